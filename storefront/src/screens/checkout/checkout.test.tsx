import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAddress, anId, aQuote, aUser, type FakeAddress } from '../../../testing/fake-goods.ts'
import { expectMessage, loseReply, missing, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { PAYABLE } from '../../../testing/fake-wallet.ts'
import { session } from '../../session/session.ts'

const ADDRESS = `/checkout?items=${anId(101)}`
const MADE = {
  checkout_id: anId(400),
  order_ids: [anId(301), anId(302)],
  total_cents: 1_500,
  expires_at: new Date().toISOString(),
}

const TERMS = { missing_cents: null, starts_at: null, ends_at: null, used_by_shopper: false }

const openCheckout = (replies: Replies = {}, address = ADDRESS, initialStorage: Record<string, string> = {}) =>
  renderScreen(address, {
    initialStorage,
    replies: {
      'GET /api/user/address_list': [anAddress(1), anAddress(2)],
      'POST /api/checkout/quote': aQuote(),
      'POST /api/order/create': MADE,
      'GET /api/order/payable': PAYABLE,
      ...replies,
    },
  })

type View = Awaited<ReturnType<typeof openCheckout>>['view']
const noteTo = (view: View) => view.getByLabelText('Note to Aoyama Homeware')
async function writeNote(view: View) {
  await userEvent.click(view.getByRole('button', { name: /Note to the shop/ }))
  await userEvent.fill(noteTo(view), 'Ring twice')
}
const NOTED = [{ shop_id: 'aoyama', notes: 'Ring twice' }]
const placeOrder = (view: View) => userEvent.click(view.getByRole('button', { name: /^Place order/ }))

test('an order goes to the default address for the total shown, and its payment opens', async () => {
  const { view, requests } = await openCheckout()
  await expect.element(view.getByRole('link', { name: /Nina 1/ })).toHaveAttribute('href', '/address?choose=1')
  await expect.element(view.getByText('Freight').first()).toBeVisible()
  await writeNote(view)
  await expectMessage('Create Order Success', () => placeOrder(view))
  await expect.element(view.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible()
  expect(location.pathname + location.search).toBe(`/payment?orders=${anId(301)},${anId(302)}&decided=1`)
  expect(requests('POST /api/order/create')[0]?.body).toEqual({
    cart_item_ids: [anId(101)],
    address_id: anId(201),
    shop_notes: NOTED,
    total_cents: 1_500,
  })
})

test('the shopper chooses among the delivery services of a shop, and the order names the chosen one', async () => {
  const arrival = { from: '2026-11-26', to: '2026-12-01' }
  const services = [
    { service: 'standard' as const, freight_cents: 500, arrival },
    { service: 'express' as const, freight_cents: 2_500, arrival: { from: '2026-11-24', to: '2026-11-25' } },
  ]
  const fast = { service: 'express' as const, freight_cents: 2_500 }
  const { view, requests } = await openCheckout({
    'POST /api/checkout/quote': ({ body: { shop_services } }) =>
      shop_services
        ? aQuote({ freight_cents: 2_500, total_cents: 3_500 }, { ...fast, services, total_cents: 3_500 })
        : aQuote({}, { services }),
  })
  const radio = (name: RegExp) => view.getByRole('radio', { name })
  await expect.element(radio(/^Standard delivery.*\$5\.00/)).toBeChecked()
  await userEvent.click(radio(/^Express delivery.*\$25\.00/))
  await expect.element(radio(/^Express delivery/)).toBeChecked()
  await expect.element(view.getByRole('button', { name: 'Place order · $35.00' })).toBeVisible()
  const shop_services = [{ shop_id: 'aoyama', service: 'express' }]
  expect(requests('POST /api/checkout/quote').at(-1)?.body).toMatchObject({ shop_services })
  await placeOrder(view)
  await expect
    .poll(() => requests('POST /api/order/create')[0]?.body)
    .toMatchObject({ shop_services, total_cents: 3_500 })
})

test('an address chosen from the list is used for the order', async () => {
  const { view, requests } = await openCheckout()
  session.mergeBackData({ address_id: anId(202) })
  await expect.element(view.getByRole('link', { name: /Nina 2/ })).toBeVisible()
  await expect.poll(() => requests('POST /api/checkout/quote').at(-1)?.body.address_id).toBe(anId(202))
})

/** A checkout of a shopper without an address, until the form saves one. */
function openWithoutAddress() {
  let addresses: FakeAddress[] = []
  return openCheckout({
    'GET /api/user/address_list': () => addresses,
    'GET /api/area': ({ query }) =>
      query.country ? [] : [{ code: 'US', name: 'United States', dial_code: '+1', ships: true }],
    'POST /api/user/address_add': () => {
      const newAddress = anAddress(3)
      addresses = [anAddress(1), newAddress]
      return newAddress
    },
    'POST /api/checkout/quote': ({ body: { promo_code } }) =>
      promo_code
        ? aQuote({ promo: { code: 'WELCOME10', applied: true, reason: null, msg: null, ...TERMS } })
        : aQuote(),
  })
}

test('without an address no order is created, and the address form opens', async () => {
  const { view, requests } = await openWithoutAddress()
  await expect.element(view.getByText('Depends on your address')).toBeVisible()
  await expectMessage('Please choose shipping address', () => placeOrder(view))
  await expect.element(view.getByRole('heading', { name: 'Add address' })).toBeVisible()
  expect(requests('POST /api/order/create')).toEqual([])
})

test('after the first address is saved, it is chosen, and the promo code and notes of the checkout are unchanged', async () => {
  const { view, requests } = await openWithoutAddress()
  await userEvent.click(view.getByRole('button', { name: 'Promo code' }))
  await userEvent.fill(view.getByRole('textbox', { name: 'Enter a code' }), 'welcome10')
  await userEvent.click(view.getByRole('button', { name: 'Apply' }))
  await writeNote(view)
  await userEvent.click(view.getByRole('link', { name: 'Please choose shipping address' }))
  await expect.element(view.getByRole('heading', { name: 'Add address' })).toBeVisible()
  await userEvent.fill(view.getByLabelText('Mobile phone'), '(201) 555-0123')
  await userEvent.fill(view.getByLabelText('Detailed address'), '3 Sukhumvit')
  await userEvent.fill(view.getByLabelText('Postcode'), '10001')
  await userEvent.click(view.getByRole('radio', { name: 'My home' }))
  await userEvent.click(view.getByRole('button', { name: 'Save' }))
  await expect.element(view.getByRole('link', { name: /Nina 3/ })).toBeVisible()
  await expect.element(noteTo(view)).toHaveValue('Ring twice')
  await placeOrder(view)
  await expect
    .poll(() => requests('POST /api/order/create')[0]?.body)
    .toMatchObject({ address_id: anId(203), promo_code: 'WELCOME10', shop_notes: NOTED, cart_item_ids: [anId(101)] })
})

test('each shop shows its arrival days and its subtotal; the summary says once that the days count from a payment today', async () => {
  const groups = ['aoyama', 'daikanyama'].flatMap((shop_id) =>
    aQuote().groups.map((group) => ({ ...group, shop: { ...group.shop, shop_id } })),
  )
  const { view } = await openCheckout({ 'POST /api/checkout/quote': aQuote({ groups }) })
  await expect.element(view.getByText('Arrives Thu, 26 Nov – Tue, 1 Dec').nth(1)).toBeVisible()
  await expect.element(view.getByText('Subtotal, 1 item').nth(1)).toBeVisible()
  expect(view.getByText(/if you pay today/).elements()).toHaveLength(1)
})

test('the button that places the order names the total', async () => {
  const { view } = await openCheckout()
  await expect.element(view.getByRole('button', { name: 'Place order · $15.00', exact: true })).toBeVisible()
})

test('a promo code is removed next to the sums, and focus stays there', async () => {
  const promo = { code: 'WELCOME10', applied: true, reason: null, msg: null, ...TERMS }
  const { view } = await openCheckout({
    'POST /api/checkout/quote': ({ body: { promo_code } }) =>
      promo_code ? aQuote({ promo, discount_cents: 100, total_cents: 1_400 }) : aQuote(),
  })
  await userEvent.click(view.getByRole('button', { name: 'Promo code' }))
  await userEvent.fill(view.getByRole('textbox', { name: 'Enter a code' }), 'welcome10')
  await userEvent.click(view.getByRole('button', { name: 'Apply' }))
  await expect.element(view.getByRole('button', { name: 'WELCOME10 Promo code, $1.00 off' })).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Remove code' }).last())
  await expect.element(view.getByRole('button', { name: 'Promo code', exact: true })).toHaveFocus()
  await expect.element(view.getByRole('button', { name: 'Place order · $15.00' })).toBeVisible()
})

test('on a wide screen, promo code, sums and button are visible without scrolling', async () => {
  await page.viewport(1_280, 720)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await openCheckout()
  const bottom = (name: RegExp) => view.getByRole('button', { name }).element().getBoundingClientRect().bottom
  await expect.element(view.getByRole('button', { name: /Place order/ })).toBeVisible()
  await expect.poll(() => bottom(/Promo code/)).toBeLessThan(bottom(/Place order/))
  await expect.poll(() => bottom(/Place order/)).toBeLessThan(720)
})

test('a product can be bought directly from its page', async () => {
  const { requests } = await openCheckout({}, '/checkout?sku=lamp-1-clay&quantity=2')
  await expect
    .poll(() => requests('POST /api/checkout/quote').at(-1)?.body)
    .toMatchObject({ sku_id: 'lamp-1-clay', quantity: 2 })
})

test('a valid promo code is shown and sent; for an invalid promo code the reason is shown', async () => {
  const { view, requests } = await openCheckout({
    'POST /api/checkout/quote': ({ body: { promo_code } }) => {
      if (!promo_code) return aQuote()
      const isApplied = promo_code === 'WELCOME10'
      const promo = {
        code: promo_code,
        applied: isApplied,
        reason: null,
        msg: isApplied ? null : 'This promo code does not exist.',
        ...TERMS,
      }
      return aQuote(isApplied ? { promo, discount_cents: 100, total_cents: 1_400 } : { promo })
    },
  })
  await userEvent.click(view.getByRole('button', { name: 'Promo code' }))
  await userEvent.fill(view.getByRole('textbox', { name: 'Enter a code' }), 'nope')
  await userEvent.click(view.getByRole('button', { name: 'Apply' }))
  await expect.element(view.getByText('This promo code does not exist.')).toBeVisible()
  await userEvent.fill(view.getByRole('textbox', { name: 'Enter a code' }), 'welcome10')
  await userEvent.click(view.getByRole('button', { name: 'Apply' }))
  await expect.element(view.getByText('−$1.00')).toBeVisible()
  await placeOrder(view)
  await expect
    .poll(() => requests('POST /api/order/create')[0]?.body)
    .toMatchObject({ promo_code: 'WELCOME10', total_cents: 1_400 })
})

test('a reload keeps the promo code and notes; creating an order clears them', async () => {
  const quoteReplies: Replies = {
    'POST /api/checkout/quote': ({ body: { promo_code } }) => {
      const promo = { code: 'WELCOME10', applied: true, reason: null, msg: null, ...TERMS }
      return promo_code ? aQuote({ promo, discount_cents: 100, total_cents: 1_400 }) : aQuote()
    },
  }
  const first = await openCheckout(quoteReplies)
  await userEvent.click(first.view.getByRole('button', { name: 'Promo code' }))
  await userEvent.fill(first.view.getByRole('textbox', { name: 'Enter a code' }), 'welcome10')
  await userEvent.click(first.view.getByRole('button', { name: 'Apply' }))
  await expect.element(first.view.getByText('−$1.00')).toBeVisible()
  await writeNote(first.view)
  await first.view.unmount()

  const { view, requests } = await openCheckout(quoteReplies, ADDRESS, { ...sessionStorage })
  await expect.element(view.getByText('−$1.00')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Ring twice Edit' })).toBeVisible()
  await placeOrder(view)
  await expect
    .poll(() => requests('POST /api/order/create')[0]?.body)
    .toMatchObject({ promo_code: 'WELCOME10', shop_notes: NOTED })
  await expect.element(view.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible()
  await expect.poll(() => Object.keys(sessionStorage).filter((key) => /promo|notes/.test(key))).toEqual([])
})

test('a changed price is shown with a note, and the next tap accepts it', async () => {
  let price_cents = 1_500
  const { view, requests } = await openCheckout({
    'POST /api/checkout/quote': () => aQuote({ total_cents: price_cents }),
    'POST /api/order/create': ({ body }) => {
      price_cents = 1_700
      return body.total_cents === price_cents ? MADE : refuse('price_changed', 'The price has changed.')
    },
  })
  await placeOrder(view)
  await expect.element(view.getByRole('alert').getByText('The price has changed.')).toBeVisible()
  await expect.element(view.getByText('$17.00').first()).toBeVisible()
  await placeOrder(view)
  await expect.element(view.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible()
  expect(requests('POST /api/order/create').map(({ body }) => body.total_cents)).toEqual([1_500, 1_700])
})

test('the message about too little stock names the line', async () => {
  let isSoldOut = false
  const soldOut = () => refuse('out_of_stock', 'There is not enough stock.', { field: 'lamp-1-clay' })
  const { view } = await openCheckout({
    'POST /api/checkout/quote': () => (isSoldOut ? soldOut() : aQuote()),
    'POST /api/order/create': () => {
      isSoldOut = true
      return soldOut()
    },
  })
  await placeOrder(view)
  await expect.element(view.getByText('Lamp 1: There is not enough stock.')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/bag')
})

test('the message about a shop that does not ship to the address names the shop, and no order is created', async () => {
  const { view, requests } = await openCheckout({ 'POST /api/checkout/quote': aQuote({}, { deliverable: false }) })
  await expect.element(view.getByText('Doesn’t deliver here')).toBeVisible()
  await expectMessage('One shop doesn’t deliver here', () => placeOrder(view))
  expect(requests('POST /api/order/create')).toEqual([])
})

test('after a lost reply the next tap repeats the order with the same idempotency key', async () => {
  let tries = 0
  const { view, requests } = await openCheckout({
    'POST /api/order/create': () => (tries++ === 0 ? loseReply() : MADE),
  })
  await placeOrder(view)
  await expect.element(view.getByText(/The connection dropped/)).toBeVisible()
  await placeOrder(view)
  await expect.element(view.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible()
  const [first, second] = requests('POST /api/order/create')
  expect(second?.key).toBe(first?.key)
})

test('after a lost reply no other request is sent, because its failure would show a toast that covers the message', async () => {
  const { view, requests } = await openCheckout({ 'POST /api/order/create': () => loseReply() })
  await expect.element(view.getByRole('button', { name: /^Place order/ })).toBeVisible()
  const { length } = requests('GET /api/user/getUserInfo')
  await placeOrder(view)
  await expect.element(view.getByText(/The connection dropped/)).toBeVisible()
  expect(requests('GET /api/user/getUserInfo')).toHaveLength(length)
})

test('with five unpaid checkouts, the screen links to the unpaid orders', async () => {
  const { view } = await openCheckout({ 'POST /api/order/create': () => refuse('too_many_unpaid', 'Five are unpaid.') })
  await placeOrder(view)
  await expect.element(view.getByRole('link', { name: 'See unpaid orders' })).toHaveAttribute('href', '/myPurchases/0')
})

test.each([
  ['without lines', '/checkout', {}],
  ['with lines that no longer exist', ADDRESS, { 'POST /api/checkout/quote': () => missing() }],
] as const)('opened %s, the screen links to the cart', async (_how, address, replies) => {
  const { view } = await openCheckout(replies, address)
  await expect.element(view.getByRole('heading', { name: 'No items to check out' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/bag')
})

test('a balance that is too low is reported before the order is placed', async () => {
  const { view } = await openCheckout({ 'GET /api/user/getUserInfo': aUser({ balance_cents: 260 }) })
  await expect.element(view.getByText(/^You’re \$12\.40 short\. .* for up to three days\.$/)).toBeVisible()
})

test('before freight is known, the screen does not report that the balance is too low', async () => {
  const { view } = await openCheckout({
    'GET /api/user/address_list': [],
    'GET /api/user/getUserInfo': aUser({ balance_cents: 260 }),
  })
  await expect.element(view.getByText('Depends on your address')).toBeVisible()
  expect(view.getByText(/You’re .* short/).query()).toBeNull()
})

test('if the balance is sufficient, the screen shows what is left of it', async () => {
  const { view } = await openCheckout({ 'GET /api/user/getUserInfo': aUser({ balance_cents: 1_600 }) })
  await expect.element(view.getByText('Paid from your balance of $16.00. $1.00 left after payment.')).toBeVisible()
})

test('above the limit for unpaid goods, the screen links to a top-up of the excess', async () => {
  const details = { limit_cents: 50_000, over_cents: 10_000 }
  const { view } = await openCheckout({
    'POST /api/order/create': () => refuse('too_many_unpaid', 'These are $100.00 too much.', details),
  })
  await placeOrder(view)
  await expect
    .element(view.getByRole('alert').getByRole('link', { name: 'Top up' }))
    .toHaveAttribute('href', '/topUp?amount_cents=10000')
})

test('before the first use of a promo code a mailed code is required; then the order is placed', async () => {
  let isVerified = false
  const { view, requests, visits } = await openCheckout({
    'GET /api/user/getUserInfo': aUser(),
    'POST /api/order/create': () =>
      isVerified ? MADE : refuse('code_needed', 'Please confirm', { field: 'promo_code' }),
    'POST /api/user/send_code': { request_token: 'a-request' },
    'POST /api/user/verify_email': () => {
      isVerified = true
      return null
    },
  })
  await placeOrder(view)
  const sheet = view.getByRole('dialog', { name: 'Confirm your email' })
  await userEvent.click(sheet.getByRole('button', { name: 'Send code' }))
  await userEvent.fill(sheet.getByLabelText('Code from your email'), '12345678')
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }))
  await expect.poll(() => visits.place().path).toBe('/payment')
  expect(requests('POST /api/user/verify_email').map(({ body }) => body)).toEqual([
    { code: '12345678', request_token: 'a-request' },
  ])
  expect(requests('POST /api/order/create')).toHaveLength(2)
})

const NONE = { added_cents: 0, included_cents: 0 }

test.each([
  [{ outcome: 'nothing' as const, arrival_cents: 0 }, 'None on arrival', 'There’s nothing to pay on arrival.'],
  [
    { outcome: 'about' as const, arrival_cents: 420 },
    'About $4.20 on arrival',
    'Customs or the carrier collects about $4.20 in taxes and duties on arrival. The total doesn’t include them.',
  ],
  [
    { outcome: 'unknown' as const, arrival_cents: null },
    'Unknown',
    'We can’t tell the taxes and duties for this address. Customs or the carrier may collect some on arrival.',
  ],
])('the summary says what the recipient pays on arrival', async (taxes, value, sentence) => {
  const { view } = await openCheckout({ 'POST /api/checkout/quote': aQuote({ taxes: { ...NONE, ...taxes } }) })
  await expect.element(view.getByText('Taxes and duties', { exact: true })).toBeVisible()
  await expect.element(view.getByText(value, { exact: true })).toBeVisible()
  await expect.element(view.getByText(sentence)).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Place order · $15.00' })).toBeVisible()
})

test('taxes that the shop collects are in the total', async () => {
  const taxes = { outcome: 'nothing' as const, arrival_cents: 0, added_cents: 285, included_cents: 0 }
  const { view } = await openCheckout({
    'POST /api/checkout/quote': aQuote({ taxes, tax_cents: 285, total_cents: 1_785 }),
  })
  await expect.element(view.getByText('Taxes and duties', { exact: true })).toBeVisible()
  await expect.element(view.getByText('$2.85', { exact: true })).toBeVisible()
  await expect.element(view.getByText('There’s nothing to pay on arrival.')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Place order · $17.85' })).toBeVisible()
})

test('taxes that the prices contain are named without changing the total', async () => {
  const taxes = { outcome: 'nothing' as const, arrival_cents: 0, added_cents: 0, included_cents: 136 }
  const { view } = await openCheckout({ 'POST /api/checkout/quote': aQuote({ taxes }) })
  await expect.element(view.getByText('Taxes in the prices', { exact: true })).toBeVisible()
  await expect.element(view.getByText('$1.36 included', { exact: true })).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Place order · $15.00' })).toBeVisible()
})

test('a shop without rules of taxes says nothing about taxes', async () => {
  const { view } = await openCheckout()
  await expect.element(view.getByRole('button', { name: /^Place order/ })).toBeVisible()
  expect(view.getByText('Taxes and duties').elements()).toEqual([])
})

test.each([
  [false, /about \$4\.20 .* because the items are worth more than €150\./],
  [true, /about \$4\.20 .* together with those you ordered from the shop earlier today, are worth more than €150\./],
])('above the limit of a country, the summary says why something is due on arrival', async (same_day, sentence) => {
  const limit = { amount: 15_000, currency: 'EUR', same_day }
  const taxes = { ...NONE, outcome: 'about' as const, arrival_cents: 420, limit }
  const { view } = await openCheckout({ 'POST /api/checkout/quote': aQuote({ taxes }) })
  await expect.element(view.getByText(sentence)).toBeVisible()
})

test('another address shows its taxes, and the former total', async () => {
  const { view } = await openCheckout({
    'POST /api/checkout/quote': ({ body: { address_id } }) =>
      aQuote({ taxes: { ...NONE, outcome: 'about', arrival_cents: address_id === anId(202) ? 990 : 420 } }),
  })
  await expect.element(view.getByText('About $4.20 on arrival')).toBeVisible()
  session.mergeBackData({ address_id: anId(202) })
  await expect.element(view.getByText('About $9.90 on arrival')).toBeVisible()
  await expect.element(view.getByText(/The total was \$15\.00 for the previous one/)).toBeVisible()
  session.mergeBackData({ address_id: anId(201) })
  await expect.element(view.getByText('About $4.20 on arrival')).toBeVisible()
})

test('another address with the same freight and taxes says nothing about the former total', async () => {
  const taxes = { ...NONE, outcome: 'nothing' as const, arrival_cents: 0 }
  const { view } = await openCheckout({ 'POST /api/checkout/quote': () => aQuote({ taxes }) })
  await expect.element(view.getByText('There’s nothing to pay on arrival.')).toBeVisible()
  session.mergeBackData({ address_id: anId(202) })
  await expect.element(view.getByRole('link', { name: /Nina 2/ })).toBeVisible()
  await expect
    .element(view.getByRole('button', { name: 'Place order · $15.00' }))
    .not.toHaveAttribute('aria-busy', 'true')
  expect(view.getByText(/for the previous one/).elements()).toEqual([])
})

test.each([420, null])('the order is placed for the taxes that the shopper saw', async (arrival_cents) => {
  const outcome = arrival_cents === null ? ('unknown' as const) : ('about' as const)
  const { view, requests } = await openCheckout({
    'POST /api/checkout/quote': aQuote({ taxes: { ...NONE, outcome, arrival_cents } }),
  })
  await expect.element(view.getByText('Taxes and duties', { exact: true })).toBeVisible()
  await placeOrder(view)
  await expect.poll(() => requests('POST /api/order/create')[0]?.body).toMatchObject({ arrival_cents })
})
