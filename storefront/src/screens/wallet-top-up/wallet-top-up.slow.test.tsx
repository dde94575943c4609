import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, pageOf } from '../../../testing/fake-goods.ts'
import { type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { takePictures } from '../../../testing/fake-upload.ts'
import { aNetwork, aReadNetwork, aRechargeOffer, EVM_ADDRESS, WALLET_ADDRESS } from '../../../testing/fake-wallet.ts'

const UPLOADED = { code: 1, msg: '', data: { file_id: anId(800), url: '/files/receipt.webp', width: 8, height: 8 } }
const DONE = { recharge_id: anId(701), status: 0 as const }
const HASH = 'ab'.repeat(32)
const OTHER = aNetwork({ network: 'second', name: 'Second chain', address: 'second-address' })

const openChain = (replies: Replies = {}, address = '/walletTopUp') =>
  renderScreen(address, {
    replies: {
      'GET /api/user/recharge': aRechargeOffer({ methods: ['manual', 'chain'] }),
      'GET /api/user/getBlockchain': [aNetwork()],
      'GET /api/user/chain_deposits': { items: [] },
      'GET /api/user/recharge_log': pageOf(),
      'GET /api/user/order_list': pageOf(),
      'POST /api/user/recharge': DONE,
      ...replies,
    },
  })
type View = Awaited<ReturnType<typeof openChain>>['view']

/** Opens the form for a transfer that does not show up. */
async function openReport(replies: Replies = {}, address?: string) {
  const screen = await openChain(replies, address)
  await userEvent.click(screen.view.getByRole('button', { name: 'Report a transfer' }))
  return screen
}

const fill = (view: View, label: string, text: string) => userEvent.fill(view.getByLabelText(label), text)
const send = (view: View) => userEvent.click(view.getByRole('button', { name: 'I’ve sent the money' }))
const addReceipt = async (view: View) => {
  takePictures({ status: 200, body: UPLOADED })
  const receipt = new File(['picture'], 'receipt.png', { type: 'image/png' })
  await userEvent.upload(view.getByLabelText('Payment evidence'), receipt)
  await expect.element(view.getByText('1 of 5')).toBeVisible()
}

test('the shopper’s deposit address is shown as text and QR code, with instructions', async () => {
  const { view } = await openChain()
  await expect.element(view.getByText(aNetwork().address)).toBeVisible()
  await expect.element(view.getByText(aNetwork().address)).toHaveAttribute('translate', 'no')
  await expect.element(view.getByRole('img', { name: 'QR code of your address' })).toBeVisible()
  await expect
    .element(
      view.getByText(
        'Choose the same network as the withdrawal platform; DEX, BSC and HECO deposits are not supported.',
      ),
    )
    .toBeVisible()
  await expect.element(view.getByText('Send no real tokens.')).toBeVisible()
  await expect.element(view.getByText('We credit transfers after 1 confirmation.')).toBeVisible()
})

test('without HTTPS copying fails with a message, and the address can be selected by hand', async () => {
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never) // the value without HTTPS
  onTestFinished(() => clipboard.mockRestore())
  const { view } = await openChain()
  await userEvent.click(view.getByRole('button', { name: 'Copy your address' }))
  const sheet = view.getByRole('dialog', { name: 'Copy manually' })
  await expect.element(sheet.getByText('Copying is unsupported over non-HTTPS.')).toBeVisible()
  await expect.element(sheet.getByLabelText('Select the text and copy it')).toHaveValue(aNetwork().address)
  await expect.element(sheet.getByLabelText('Select the text and copy it')).toHaveFocus()
  expect(getSelection()?.toString()).toBe(aNetwork().address)
})

test('an incomplete form is reported in the specification’s words, and not sent', async () => {
  const { view, requests } = await openReport({ 'GET /api/user/getBlockchain': [aNetwork(), OTHER] })
  await send(view)
  for (const message of [
    'Please choose charge network',
    'Please fill recharge address',
    'Please fill correct amount',
    'Please upload payment evidence',
  ])
    await expect.element(view.getByText(message)).toBeVisible()
  expect(requests('POST /api/user/recharge')).toEqual([])
})

test('if there are several networks, no network is preselected, and each network has its own deposit address', async () => {
  const { view } = await openChain({ 'GET /api/user/getBlockchain': [aNetwork(), OTHER] })
  await expect.element(view.getByText(/to see your address/)).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Second chain' }))
  await expect.element(view.getByText('second-address')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Demo chain' }))
  await expect.element(view.getByText(aNetwork().address)).toBeVisible()
  await expect.element(view.getByText('second-address')).not.toBeInTheDocument()
})

test.each([
  ['0x52908400098527886E0F7030069857D2E4169EE7', 'This isn’t a valid Demo chain address'],
  [`${WALLET_ADDRESS.slice(0, -1)}x`, 'This isn’t a valid Demo chain address'],
  [aNetwork().address, /That’s the address you send to/],
])('%j is rejected as the sender’s address', async (address, message) => {
  const { view, requests } = await openReport()
  await fill(view, 'Address you sent from', address)
  await send(view)
  await expect.element(view.getByText(message)).toBeVisible()
  expect(requests('POST /api/user/recharge')).toEqual([])
})

test('a sent transfer can be reported, and is then listed in the record', async () => {
  const { view, requests, visits } = await openReport()
  await fill(view, 'Address you sent from', ` ${WALLET_ADDRESS.slice(0, 6)} ${WALLET_ADDRESS.slice(6)} `)
  await fill(view, 'Amount sent', '123.45')
  await addReceipt(view)
  await fill(view, 'Transaction hash (optional)', 'abc')
  await send(view)
  await expect.element(view.getByText(/Enter the full transaction hash/)).toBeVisible()
  await fill(view, 'Transaction hash (optional)', `0x${HASH.toUpperCase()}`)
  await send(view)
  await expect.element(view.getByText('Application successful')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Recharge record' })).toBeVisible()
  expect(visits.place().path).toBe('/topUpRecord')
  expect(requests('POST /api/user/recharge')[0]?.body).toEqual({
    method: 'chain',
    network: 'demo',
    address: WALLET_ADDRESS,
    amount_cents: 12_345,
    evidence_ids: [anId(800)],
    transaction_hash: HASH,
  })
})

test('a transaction that was already reported is refused at its field', async () => {
  const msg = 'This transaction has already been used for a recharge.'
  const { view } = await openReport({
    'POST /api/user/recharge': () => refuse('transaction_used', msg, { field: 'transaction_hash' }),
  })
  await fill(view, 'Address you sent from', WALLET_ADDRESS)
  await fill(view, 'Amount sent', '50')
  await fill(view, 'Transaction hash (optional)', HASH)
  await addReceipt(view)
  await send(view)
  await expect.element(view.getByLabelText('Transaction hash (optional)')).toHaveAccessibleDescription(msg)
})

test('if a network is closed after the screen was opened, the screen says so, and the network’s deposit address disappears', async () => {
  let isOpen = true
  const { view } = await openReport({
    'GET /api/user/getBlockchain': () => (isOpen ? [aNetwork(), OTHER] : [OTHER]),
    'POST /api/user/recharge': () => refuse('network_missing', 'Please choose charge network', { field: 'network' }),
  })
  await userEvent.click(view.getByRole('button', { name: 'Demo chain' }).first())
  await fill(view, 'Address you sent from', WALLET_ADDRESS)
  await fill(view, 'Amount sent', '50')
  await addReceipt(view)
  isOpen = false
  await send(view)
  await expect.element(view.getByText(aNetwork().address)).not.toBeInTheDocument()
  await expect.element(view.getByText('Please choose charge network').first()).toBeVisible()
  await expect.element(view.getByLabelText('Amount sent')).toHaveValue('50.00')
})

test('while no network is open the screen says so and links to other ways to top up', async () => {
  const { view } = await openChain({ 'GET /api/user/getBlockchain': [] })
  await expect.element(view.getByRole('heading', { name: 'Not available right now' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Other ways to top up' })).toHaveAttribute('href', '/topUp')
})

test('the amount missing for a payment fills the form, and the record links back to the payment', async () => {
  const next = `/payment?orders=${anId(301)}`
  const { view, visits } = await openReport({}, `/walletTopUp?amount_cents=1240&next=${encodeURIComponent(next)}`)
  await expect.element(view.getByLabelText('Amount sent')).toHaveValue('12.40')
  await fill(view, 'Address you sent from', WALLET_ADDRESS)
  await addReceipt(view)
  await send(view)
  await expect.element(view.getByRole('heading', { name: 'Recharge record' })).toBeVisible()
  expect(new URLSearchParams(visits.place().search).get('next')).toBe(next)
})

const SENDER = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

test('no network asks for a screenshot first: the form for a missing transfer opens at a tap, on every network alike', async () => {
  const networks = [aReadNetwork(), aReadNetwork({ network: 'second', name: 'Second chain' })]
  const { view, requests } = await openChain({ 'GET /api/user/getBlockchain': networks })
  for (const name of ['Ethereum', 'Second chain']) {
    await userEvent.click(view.getByRole('button', { name }))
    await expect.element(view.getByText(EVM_ADDRESS)).toBeVisible()
    await expect.element(view.getByText(/DEX, BSC and HECO/)).toBeVisible()
    await expect.element(view.getByLabelText('Payment evidence')).not.toBeInTheDocument()
  }
  await userEvent.click(view.getByRole('button', { name: 'Report a transfer' }))
  await fill(view, 'Address you sent from', 'my wallet')
  await fill(view, 'Amount sent', '25')
  await addReceipt(view)
  await send(view)
  await expect.element(view.getByText('This isn’t a valid Second chain address')).toBeVisible()
  await fill(view, 'Address you sent from', SENDER)
  await send(view)
  await expect.element(view.getByText('Application successful')).toBeVisible()
  expect(requests('POST /api/user/recharge')[0]?.body).toMatchObject({ network: 'second', address: SENDER })
})

test('a form that was sent without a network keeps its fields when the network is chosen', async () => {
  const networks = [aReadNetwork(), aReadNetwork({ network: 'second', name: 'Second chain' })]
  const { view } = await openReport({ 'GET /api/user/getBlockchain': networks })
  await fill(view, 'Address you sent from', SENDER)
  await send(view)
  await expect.element(view.getByText('Please choose charge network')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Ethereum' }).first())
  await expect.element(view.getByText('Please choose charge network')).not.toBeInTheDocument()
  await expect.element(view.getByLabelText('Address you sent from')).toHaveValue(SENDER)
})
