import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, aUser, pageOf } from '../../../testing/fake-goods.ts'
import { expectMessage, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { aPaidNetwork, EVM_ADDRESS, extractOptions, WALLET_ADDRESS } from '../../../testing/fake-wallet.ts'

const DONE = { extract_id: anId(901), status: 0 as const, service_charge_cents: 300, net_cents: 9700, parts: [] }

const openForm = (replies: Replies = {}) =>
  renderScreen('/withDraw', {
    replies: {
      'GET /api/user/extract': extractOptions(),
      'GET /api/user/extract_log': pageOf(),
      'POST /api/user/extract': DONE,
      ...replies,
    },
  })
type View = Awaited<ReturnType<typeof openForm>>['view']

const submit = (view: View) => userEvent.click(view.getByRole('button', { name: 'Withdraw', exact: true }))
const fill = (view: View, label: string, text: string) => userEvent.fill(view.getByLabelText(label), text)
async function fillCard(view: View) {
  await fill(view, 'Bank name', 'River Bank')
  await fill(view, 'Bank card number', '6222 0212 3456 7890 123')
  await fill(view, 'Account holder', 'Nina Berg')
}
const typeCode = (code: string) => userEvent.keyboard(`${code}{Enter}`)

test('the net amount is shown while typing, and the button “Withdraw all” enters the maximum', async () => {
  const { view } = await openForm()
  await fill(view, 'Amount', '100')
  await expect.element(view.getByText('$97.00')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Withdraw all' }))
  await expect.element(view.getByText('$297.00')).toBeVisible()
})

test.each([
  ['', 'Draw amount cannot be less than or equal to 0 or empty'],
  ['0', 'Draw amount cannot be less than or equal to 0 or empty'],
  ['-5', 'Draw amount cannot be less than or equal to 0 or empty'],
  ['500.01', 'Draw amount cannot be larger than balance'],
  ['9.99', 'You can withdraw $10.00 or more'],
  ['300.01', 'You can withdraw up to $300.00 at a time'],
])('the amount %j is rejected', async (amount, message) => {
  const { view, requests } = await openForm()
  if (amount) await fill(view, 'Amount', amount)
  await submit(view)
  await expect.element(view.getByText(message)).toBeVisible()
  await expect.element(view.getByText('Enter a valid bank card number')).toBeVisible()
  expect(requests('POST /api/user/extract')).toEqual([])
})

test('with the payment code the withdrawal is requested, and the next screen says what happens with it', async () => {
  const { view, requests, visits } = await openForm()
  await fill(view, 'Amount', '100')
  await fillCard(view)
  await fill(view, 'Bank card number', '６２２２ ０２１２－３４５６ 7890 ๑๒๓')
  await submit(view)
  await expect.element(view.getByText('$400.00 left in your balance after this withdrawal')).toBeVisible()
  await expectMessage('Draw Success', () => typeCode('246810'))
  await expect.poll(() => visits.place().path).toBe('/depositRecord')
  expect(visits.place().search).toBe(`sent=${anId(901)}`)
  expect(requests('POST /api/user/extract')[0]?.body).toEqual({
    draw_type: 'bank',
    amount_cents: 10_000,
    payment_code: '246810',
    bank_name: 'River Bank',
    bank_card_number: '6222021234567890123',
    account_name: 'Nina Berg',
  })
})

test('a wrong code is reported above the keypad, and the input stays', async () => {
  const { view } = await openForm({
    'POST /api/user/extract': () => refuse('payment_code_wrong', 'The payment code is wrong.'),
  })
  await fill(view, 'Amount', '100')
  await fillCard(view)
  await submit(view)
  await typeCode('135790')
  await expect.element(view.getByText('The payment code is wrong.')).toBeVisible()
  await expect.element(view.getByLabelText('Bank card number')).toHaveValue('6222 0212 3456 7890 123')
})

test('any other refusal closes the keypad and is reported', async () => {
  const { view } = await openForm({
    'POST /api/user/extract': () => refuse('extract_over_balance', 'Draw amount cannot be larger than balance'),
  })
  await fill(view, 'Amount', '100')
  await fillCard(view)
  await submit(view)
  await expectMessage('Draw amount cannot be larger than balance', () => typeCode('246810'))
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
})

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

test.each([
  [{ waits_until: tomorrow() }, /For your safety, you can withdraw again from/],
  [{ receivable_cents: 1500 }, /You owe the shop \$15\.00/],
  [{ is_disputed: true }, /A card payment of yours is disputed/],
  [{ locked_until: tomorrow() }, /Too many wrong payment codes/],
])('with %o no withdrawal is possible, and the screen shows the reason', async (options, message) => {
  const { view } = await openForm({ 'GET /api/user/extract': extractOptions(options) })
  await expect.element(view.getByText(message)).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled()
})

test('without a payment code the screen links to the form that sets the code', async () => {
  const { view } = await openForm({ 'GET /api/user/extract': extractOptions({ has_payment_code: false }) })
  const link = view.getByRole('link', { name: 'Set a payment code' })
  await expect.element(link).toHaveAttribute('href', '/changePayPwd?next=%2FwithDraw')
})

test('while no network is open, on-chain withdrawal is unavailable', async () => {
  const { view } = await openForm()
  await userEvent.click(view.getByRole('radio', { name: 'On-chain' }))
  await expect.element(view.getByText('Not available right now')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled()
})

const onChain = { 'GET /api/user/extract': extractOptions({ networks: [aPaidNetwork()] }) }
const openOnChain = async (replies: Replies = {}) => {
  const screen = await openForm({ ...onChain, ...replies })
  await userEvent.click(screen.view.getByRole('radio', { name: 'On-chain' }))
  return screen
}

test('on-chain withdrawals have a different charge, and changing the type keeps the amount', async () => {
  const { view } = await openForm(onChain)
  await fill(view, 'Amount', '100')
  await expect.element(view.getByText('$97.00')).toBeVisible()
  await userEvent.click(view.getByRole('radio', { name: 'On-chain' }))
  await expect.element(view.getByText('$99.00')).toBeVisible()
  await expect.element(view.getByLabelText('Bank card number')).not.toBeInTheDocument()
})

test.each(['', 'nowhere', '0x52908400098527886E0F7030069857D2E4169EE7', `${WALLET_ADDRESS}q`])(
  'nothing is withdrawn to the address %j',
  async (address) => {
    const { view, requests } = await openOnChain()
    await fill(view, 'Amount', '100')
    if (address) await fill(view, 'Your wallet address', address)
    await submit(view)
    await expect.element(view.getByText('Enter a valid address you own on this network')).toBeVisible()
    expect(requests('POST /api/user/extract')).toEqual([])
  },
)

test('if there are several networks, the shopper has to choose one', async () => {
  const { view } = await openOnChain({
    'GET /api/user/extract': extractOptions({ networks: [aPaidNetwork(), aPaidNetwork('second')] }),
  })
  await fill(view, 'Amount', '100')
  await fill(view, 'Your wallet address', WALLET_ADDRESS)
  await submit(view)
  await expect.element(view.getByText('Choose a network')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Demo chain' }))
  await submit(view)
  await expect.element(view.getByRole('dialog', { name: 'Payment code' })).toBeVisible()
})

test('an on-chain withdrawal sends network and address, but no card', async () => {
  const { view, requests } = await openOnChain()
  await fill(view, 'Amount', '100')
  // The groups of the address, as the shop shows them.
  await fill(view, 'Your wallet address', ` ${WALLET_ADDRESS.slice(0, 6)} ${WALLET_ADDRESS.slice(6)}`)
  await submit(view)
  await typeCode('246810')
  await expect.element(view.getByRole('heading', { name: 'Withdrawal record' })).toBeVisible()
  expect(requests('POST /api/user/extract')[0]?.body).toEqual({
    draw_type: 'chain',
    amount_cents: 10_000,
    payment_code: '246810',
    network: 'demo',
    token: 'usdt',
    address: WALLET_ADDRESS,
  })
})

test('the message about a refused chain address is the message for withdrawals', async () => {
  const { view } = await openOnChain({
    'POST /api/user/extract': () => refuse('chain_address_invalid', 'Please fill recharge address'),
  })
  await fill(view, 'Amount', '100')
  await fill(view, 'Your wallet address', WALLET_ADDRESS)
  await submit(view)
  let wasAboutRecharges = false
  const observer = new MutationObserver(() => {
    wasAboutRecharges ||= document.body.textContent.includes('Please fill recharge address')
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await expectMessage('Enter a valid address you own on this network', () => typeCode('246810'))
  expect(wasAboutRecharges).toBe(false)
  const field = view.getByLabelText('Your wallet address')
  await expect.element(field).toHaveAccessibleDescription('Enter a valid address you own on this network')
  await userEvent.fill(field, `${WALLET_ADDRESS}2`)
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test.each([EVM_ADDRESS.slice(0, -1), `${EVM_ADDRESS}0`, WALLET_ADDRESS])(
  'on an added network, the payment code is not asked for the address %j',
  async (address) => {
    const networks = [aPaidNetwork('ethereum')]
    const { view } = await openOnChain({ 'GET /api/user/extract': extractOptions({ networks }) })
    await fill(view, 'Amount', '100')
    await fill(view, 'Your wallet address', address)
    await submit(view)
    await expect.element(view.getByText('Enter a valid address you own on this network')).toBeVisible()
    await expect.element(view.getByRole('dialog', { name: 'Payment code' })).not.toBeInTheDocument()
  },
)

test('on an added network, the typed address is shown in groups, also next to the payment code', async () => {
  const { view } = await openOnChain({
    'GET /api/user/extract': extractOptions({ networks: [aPaidNetwork('ethereum'), aPaidNetwork()] }),
  })
  await userEvent.click(view.getByRole('button', { name: 'Ethereum', exact: true }))
  await expect.element(view.getByText('You get USDT on Ethereum')).toBeVisible()
  await fill(view, 'Amount', '100')
  await fill(view, 'Your wallet address', EVM_ADDRESS.slice(0, 20))
  await expect.element(view.getByText(/Compare every group/)).not.toBeInTheDocument()
  await fill(view, 'Your wallet address', ` ${EVM_ADDRESS} `)
  await expect.element(view.getByText(/Compare every group/)).toBeVisible()
  await expect.element(view.getByText(EVM_ADDRESS)).toHaveAttribute('translate', 'no')
  await submit(view)
  const sheet = view.getByRole('dialog', { name: 'Payment code' })
  await expect.element(sheet.getByText(/Withdraw to this address/)).toBeVisible()
  await expect.element(sheet.getByText('You get USDT on Ethereum')).toBeVisible()
  await expect.element(sheet.getByText(EVM_ADDRESS)).toBeVisible()
})

test('an address that looks like an earlier one is reported, and the earlier one is not', async () => {
  const similar = `${EVM_ADDRESS.slice(0, 8)}${'0'.repeat(28)}${EVM_ADDRESS.slice(-6)}`
  const { view } = await openOnChain({
    'GET /api/user/extract': extractOptions({
      networks: [aPaidNetwork('ethereum')],
      earlier_addresses: [EVM_ADDRESS],
    }),
  })
  await fill(view, 'Your wallet address', EVM_ADDRESS)
  await expect.element(view.getByText(/Compare every group/)).toBeVisible()
  await expect.element(view.getByText(/looks like one you’ve used before/)).not.toBeInTheDocument()
  await fill(view, 'Your wallet address', `${similar.slice(0, 6)} ${similar.slice(6)}`)
  await expect.element(view.getByText(/looks like one you’ve used before/)).toBeVisible()
  await expect.element(view.getByText(EVM_ADDRESS)).toBeVisible()
})

test('if the mailbox is unverified, the mailed code is required once, before the payment code', async () => {
  const { view, requests } = await openForm({
    'GET /api/user/extract': extractOptions({ email_verified: false }),
    'GET /api/user/getUserInfo': aUser(),
    'POST /api/user/send_code': { request_token: 'a-request' },
    'POST /api/user/verify_email': ({ body }) =>
      body.code === '12345678' ? null : refuse('one_time_code_wrong', 'That code is not right.', { field: 'code' }),
  })
  await fill(view, 'Amount', '100')
  await fillCard(view)
  await submit(view)
  const sheet = view.getByRole('dialog', { name: 'Confirm your email' })
  await expect.element(sheet).toBeVisible()
  expect(requests('POST /api/user/extract')).toEqual([])
  await userEvent.click(sheet.getByRole('button', { name: 'Send code' }))
  const code = sheet.getByLabelText('Code from your email')
  await userEvent.fill(code, '87654321')
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }))
  await expect.element(code).toHaveAccessibleDescription(/That code is not right/)
  await userEvent.fill(code, '12345678')
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }))
  await expect.element(view.getByText('$400.00 left in your balance after this withdrawal')).toBeVisible()
  expect(requests('POST /api/user/send_code')[0]?.body).toMatchObject({ account: aUser().account, purpose: 'verify' })
  await expectMessage('Draw Success', () => typeCode('246810'))
  expect(requests('POST /api/user/extract')).toHaveLength(1)
})

test('the sheet waits until the email is loaded, and a failed read can be retried', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { view, client, fakeReplies } = await openForm({
    'GET /api/user/extract': extractOptions({ email_verified: false }),
  })
  fakeReplies['GET /api/user/getUserInfo'] = async () => {
    await promise
    return refuse('state_changed', 'Down.')
  }
  // Simulates a returning shopper: the app starts with the user info stored on the device, before the user is loaded.
  void client.resetQueries({ queryKey: ['GET /api/user/getUserInfo'] })
  await fill(view, 'Amount', '100')
  await fillCard(view)
  await submit(view)
  const sheet = view.getByRole('dialog', { name: 'Confirm your email' })
  await expect.element(sheet.getByText('Loading')).toBeInTheDocument()
  resolve()
  await expect.element(sheet.getByText('We couldn’t load this')).toBeVisible()
  fakeReplies['GET /api/user/getUserInfo'] = aUser()
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }))
  await expect.element(sheet.getByRole('button', { name: 'Send code' })).toBeVisible()
})

test('a refusal that requires the mailed code opens the same sheet', async () => {
  const { view } = await openForm({
    'GET /api/user/getUserInfo': aUser(),
    'POST /api/user/extract': () => refuse('code_needed', 'Please confirm'),
  })
  await fill(view, 'Amount', '100')
  await fillCard(view)
  await submit(view)
  await typeCode('246810')
  await expect.element(view.getByRole('dialog', { name: 'Confirm your email' })).toBeVisible()
})
