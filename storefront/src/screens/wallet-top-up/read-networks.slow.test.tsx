import type { Endpoints } from '@sampan/contract'
import { generate } from 'lean-qr'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { z } from 'zod'
import { anId } from '../../../testing/fake-goods.ts'
import { loseReply, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import {
  aChainDeposit,
  aDepositToken,
  aNetwork,
  aReadNetwork,
  aRechargeOffer,
  EVM_ADDRESS,
} from '../../../testing/fake-wallet.ts'
import { hurry } from '../../../testing/hurry.ts'

/** Without live events, a screen whose shopper waits reads again after this time. */
const POLL_MS = 5_000

const HASH = 'ab'.repeat(32)
const TRON = aReadNetwork({
  network: 'tron',
  name: 'TRON',
  kind: 'tron',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  tokens: [{ ...aDepositToken('usdt'), uri: null }],
  warning: 'Send only USDT on TRON to this address.',
})

const openTopUp = (replies: Replies = {}, address = '/walletTopUp') =>
  renderScreen(address, {
    replies: {
      'GET /api/user/recharge': aRechargeOffer({ methods: ['manual', 'chain'] }),
      'GET /api/user/getBlockchain': [aReadNetwork()],
      'GET /api/user/chain_deposits': { items: [] },
      ...replies,
    },
  })
type View = Awaited<ReturnType<typeof openTopUp>>['view']

const withDeposits = (...items: ReturnType<typeof aChainDeposit>[]) => ({ 'GET /api/user/chain_deposits': { items } })
const code = (view: View) => view.getByRole('img', { name: 'QR code of your address' })
const codeHtml = (view: View) => code(view).element().innerHTML
/** The drawing of a text as a QR code. */
function pathOf(text: string): string {
  const qr = generate(text)
  const places = Array.from({ length: qr.size }, (_, at) => at)
  return places.flatMap((y) => places.filter((x) => qr.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join('')
}

test('a network that the server reads shows the address, the limits and one warning, but no form', async () => {
  const { view } = await openTopUp()
  await expect.element(code(view)).toBeVisible()
  await expect.element(view.getByText('Your USDT address on Ethereum')).toBeVisible()
  await expect.element(view.getByText('Send only USDT on Ethereum to this address.')).toBeVisible()
  await expect.element(view.getByText(/Send any amount, any time/)).toBeVisible()
  await expect.element(view.getByText('64 confirmations')).toBeVisible()
  await expect.element(view.getByText(/^\$1\.00/)).toBeVisible()
  await expect.element(view.getByText(/No deposits yet/)).toBeVisible()
  for (const name of ['I’ve sent the money', /test tokens/])
    await expect.element(view.getByRole('button', { name })).not.toBeInTheDocument()
})

test('the demo sends test tokens at a tap', async () => {
  const { view, requests } = await openTopUp({
    'GET /api/user/getBlockchain': [aReadNetwork({ network: 'testnet', has_test_tokens: true })],
    'POST /api/user/send_test_tokens': { transaction_hash: HASH },
  })
  await view.getByRole('button', { name: 'Send $25.00 in test tokens' }).click()
  await expect.element(view.getByText(/Test tokens sent/)).toBeVisible()
  expect(requests('POST /api/user/send_test_tokens')).toMatchObject([
    { body: { network: 'testnet', amount_cents: 2_500 } },
  ])
})

test('the address is shown in groups, and selected and copied without gaps', async () => {
  const { view } = await openTopUp()
  const address = view.getByText(EVM_ADDRESS)
  await expect.element(address).toHaveAttribute('translate', 'no')
  expect([...address.element().children].map(({ textContent }) => textContent)).toEqual([
    ...['0x', '5aAe', 'b605', '3F3E', '94C9', 'b9A0', '9f33', '6694', '35E7', 'Ef1B', 'eAed'],
  ])
  getSelection()?.selectAllChildren(address.element())
  expect(getSelection()?.toString()).toBe(EVM_ADDRESS)
})

test('if there are several networks, the address is shown once a network is chosen', async () => {
  const { view } = await openTopUp({ 'GET /api/user/getBlockchain': [aReadNetwork(), TRON] })
  await expect.element(view.getByText(/to see your address/)).toBeVisible()
  await expect.element(view.getByText(EVM_ADDRESS)).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'TRON' }))
  await expect.element(view.getByText(TRON.address)).toBeVisible()
  await expect.element(view.getByText(TRON.warning)).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Ethereum' }))
  await expect.element(view.getByText(EVM_ADDRESS)).toBeVisible()
  await expect.element(view.getByText(TRON.address)).not.toBeInTheDocument()
})

test('the QR code is the plain address; a payment request is a second choice with its warning', async () => {
  const { view } = await openTopUp({ 'GET /api/user/getBlockchain': [aReadNetwork(), TRON] })
  await userEvent.click(view.getByRole('button', { name: 'Ethereum' }))
  await expect.element(code(view)).toBeVisible()
  await expect.poll(() => codeHtml(view)).toContain(pathOf(EVM_ADDRESS))
  const plain = codeHtml(view)
  const line = view.getByText(/Only for wallets that read payment requests/)
  await expect.element(line).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'Payment request' }))
  const request = view.getByRole('img', { name: 'QR code of a payment request' })
  await expect.element(request).toBeVisible()
  await expect.poll(() => request.element().innerHTML).toContain(pathOf(aDepositToken('usdt').uri ?? ''))
  await expect.element(line).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Address', exact: true }))
  await expect.poll(() => codeHtml(view)).toBe(plain)
  // TRON has no payment requests.
  await userEvent.click(view.getByRole('button', { name: 'TRON' }))
  await expect.poll(() => codeHtml(view)).toContain(pathOf(TRON.address))
  await expect.element(view.getByRole('button', { name: 'Payment request' })).not.toBeInTheDocument()
})

test('the payment request contains the chosen token', async () => {
  const network = aReadNetwork({ tokens: [aDepositToken('usdt'), aDepositToken('usdc')] })
  const { view } = await openTopUp({ 'GET /api/user/getBlockchain': [network] })
  await expect.element(view.getByRole('button', { name: 'USDT' })).toHaveAttribute('aria-pressed', 'true')
  const request = async () => {
    await userEvent.click(view.getByRole('button', { name: 'Payment request' }))
    const picture = view.getByRole('img', { name: 'QR code of a payment request' })
    await expect.element(picture).toBeVisible()
    return picture.element().innerHTML
  }
  const before = await request()
  await userEvent.click(view.getByRole('button', { name: 'USDC' }))
  await expect.element(view.getByText('Your USDC address on Ethereum')).toBeVisible()
  // Each token begins with the plain address.
  await expect.element(code(view)).toBeVisible()
  expect(await request()).not.toBe(before)
})

test('each deposit shows what happened to it and what comes next', async () => {
  const { view } = await openTopUp(
    withDeposits(
      aChainDeposit(1),
      aChainDeposit(2, { state: 'credited', credited_cents: 12_345, recharge_id: anId(702) }),
      aChainDeposit(3, { state: 'kept', amount: '0.45' }),
      aChainDeposit(4, { state: 'held', explorer_url: null }),
      aChainDeposit(5, { state: 'orphaned' }),
      aChainDeposit(6, { state: 'by_hand', credited_cents: 500, confirmations: 99 }),
    ),
  )
  const row = (place: number) => view.getByRole('article').nth(place)
  await expect.element(row(0)).toMatchTextContent(/1,234\.5 USDT.*Confirming.*Ethereum.*3 of 64 confirmations/)
  await expect.element(row(1)).toMatchTextContent(/Credited.*\$123\.45 added to your balance/)
  await expect
    .element(row(1).getByRole('link', { name: 'View the record' }))
    .toHaveAttribute('href', `/topUpRecord?sent=${anId(702)}`)
  await expect.element(row(2)).toMatchTextContent(/0\.45 USDT.*Added to next deposit.*a later deposit/)
  await expect.element(row(3)).toMatchTextContent(/Being checked/)
  await expect.element(row(3).getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/service')
  await expect.element(row(4)).toMatchTextContent(/Block replaced.*don’t send it again/)
  await expect.element(view.getByRole('article')).toHaveLength(5)
  await userEvent.click(view.getByRole('button', { name: 'Show all' }))
  await expect.element(row(5)).toMatchTextContent(/Credited.*\$5\.00 added to your balance/)
})

test('while no network is open, a shopper with deposits still sees them and can find a payment', async () => {
  const { view } = await openTopUp({ 'GET /api/user/getBlockchain': [], ...withDeposits(aChainDeposit(1)) })
  await expect.element(view.getByRole('article')).toMatchTextContent(/3 of 64 confirmations/)
  await expect.element(view.getByRole('button', { name: 'Find' })).toBeVisible()
})

test('while no network is open, a shopper without deposits sees only the notice', async () => {
  const { view } = await openTopUp({ 'GET /api/user/getBlockchain': [] })
  await expect.element(view.getByText('On-chain top-ups aren’t available right now.')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Find' })).not.toBeInTheDocument()
})

test('a transaction on a network that is being checked is not promised for soon', async () => {
  const { view } = await openTopUp({
    'GET /api/user/chain_find': {
      ...{ outcome: 'held', network: 'ethereum', name: 'Ethereum', is_other_network: false, deposits: [] },
    },
  })
  await userEvent.fill(view.getByRole('textbox', { name: 'Transaction hash' }), HASH)
  await userEvent.click(view.getByRole('button', { name: 'Find' }))
  await expect.element(view.getByText(/We’re checking Ethereum right now/)).toBeVisible()
})

test('more confirmations than needed are not shown', async () => {
  const { view } = await openTopUp(withDeposits(aChainDeposit(1, { confirmations: 70 })))
  await expect.element(view.getByText('64 of 64 confirmations')).toBeVisible()
})

test('a deposit is followed until it is credited, and then the balance is read again', async () => {
  hurry(POLL_MS)
  let deposit = aChainDeposit(1)
  const { view, requests } = await openTopUp({ 'GET /api/user/chain_deposits': () => ({ items: [deposit] }) })
  await expect.element(view.getByText('3 of 64 confirmations')).toBeVisible()
  const before = requests('GET /api/user/getUserInfo').length
  deposit = aChainDeposit(1, { state: 'credited', credited_cents: 123_450, recharge_id: anId(701) })
  await expect.poll(() => view.getByText('$1,234.50 added to your balance').query()).not.toBeNull()
  await expect.poll(() => requests('GET /api/user/getUserInfo').length).toBeGreaterThan(before)
})

test('the payment that led to the top-up can be finished once the deposit is credited', async () => {
  const next = `/payment?orders=${anId(301)}`
  const { view } = await openTopUp(
    withDeposits(aChainDeposit(1, { state: 'credited', credited_cents: 12_345, recharge_id: anId(702) })),
    `/walletTopUp?amount_cents=1240&next=${encodeURIComponent(next)}`,
  )
  await expect.element(view.getByText('You need $12.40 more for your payment.')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Finish paying' })).toHaveAttribute('href', next)
})

test('if the deposits cannot be read, the address stays usable, and a retry shows the deposits', async () => {
  const { view, fakeReplies } = await openTopUp({ 'GET /api/user/chain_deposits': loseReply })
  await expect.element(view.getByText(/We can’t load your deposits right now/)).toBeVisible()
  await expect.element(view.getByText(EVM_ADDRESS)).toBeVisible()
  fakeReplies['GET /api/user/chain_deposits'] = { items: [aChainDeposit(1)] }
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await expect.element(view.getByText('3 of 64 confirmations')).toBeVisible()
})

const find = async (view: View, hashInput: string) => {
  await userEvent.fill(view.getByLabelText('Transaction hash'), hashInput)
  await userEvent.click(view.getByRole('button', { name: 'Find' }))
}
type Finding = z.input<Endpoints['GET /api/user/chain_find']['reply']>

const aFinding = (outcome: Finding['outcome'], overrides: Partial<Finding> = {}): Finding => ({
  ...{ outcome, network: 'ethereum', name: 'Ethereum', is_other_network: false, deposits: [] },
  ...overrides,
})

test.each<[Finding['outcome'], RegExp]>([
  ['pending', /on its way on Ethereum/],
  ['unread', /on its way on Ethereum/],
  ['reverted', /failed on Ethereum\. The tokens are still in the wallet/],
  ['unsupported_token', /a token to your address that we can’t credit automatically/],
  ['another_address', /wasn’t sent to your address/],
  ['no_transfer', /on Ethereum moved no tokens/],
])('a transaction that is %s is explained', async (outcome, message) => {
  const { view, requests } = await openTopUp({ 'GET /api/user/chain_find': aFinding(outcome) })
  await find(view, `https://explorer.example/tx/0x${HASH.toUpperCase()}?tab=logs`)
  await expect.element(view.getByText(message)).toBeVisible()
  expect(requests('GET /api/user/chain_find')[0]?.query).toEqual({ transaction_hash: HASH, network: 'ethereum' })
})

test('a transaction that no network has lists the networks that were searched', async () => {
  const { view } = await openTopUp({
    'GET /api/user/getBlockchain': [aReadNetwork(), TRON, aNetwork()],
    'GET /api/user/chain_find': aFinding('unknown', { network: null, name: null }),
  })
  await find(view, HASH)
  await expect.element(view.getByText(/can’t find this transaction on Ethereum, TRON\./)).toBeVisible()
})

test('a found deposit on another network shows its network and its confirmations', async () => {
  const deposit = aChainDeposit(7, { network: 'tron', name: 'TRON' })
  const { view } = await openTopUp({
    'GET /api/user/chain_find': aFinding('waiting', {
      ...{ network: 'tron', name: 'TRON', is_other_network: true },
      deposits: [deposit],
    }),
  })
  await find(view, deposit.transaction_hash)
  await expect.element(view.getByText('This transaction is on TRON, not on Ethereum.')).toBeVisible()
  await expect.element(view.getByRole('article')).toMatchTextContent(/1,234\.5 USDT.*3 of 64 confirmations/)
})

test('a found deposit shows the confirmations that arrive later', async () => {
  hurry(POLL_MS)
  let confirmations = 3
  const now = () => aChainDeposit(7, { confirmations })
  const { view } = await openTopUp({
    'GET /api/user/chain_deposits': () => ({ items: [now()] }),
    'GET /api/user/chain_find': () => aFinding('waiting', { deposits: [now()] }),
  })
  await find(view, now().transaction_hash)
  await expect.element(view.getByText('3 of 64 confirmations')).toHaveLength(2)
  confirmations = 9
  await expect.poll(() => view.getByText('9 of 64 confirmations').elements()).toHaveLength(2)
})

test('a text that is no hash is not sent', async () => {
  const { view, requests } = await openTopUp()
  await find(view, EVM_ADDRESS)
  await expect
    .element(view.getByLabelText('Transaction hash'))
    .toHaveAccessibleDescription(/Enter the full transaction hash/)
  expect(requests('GET /api/user/chain_find')).toEqual([])
})

test('a refused search shows the reason next to the field', async () => {
  const { view } = await openTopUp({
    'GET /api/user/chain_find': () => refuse('too_many_tries', 'Too many tries. Try again later.'),
  })
  await find(view, HASH)
  await expect.element(view.getByText('Too many tries. Try again later.')).toBeVisible()
})
