// A new shopper and the demo's operator, by the public calls of the shop: they do what the suite expects of a shopper who
// trusts the agent, and of a shop that answers refunds.
import { clientOver, requestOf } from '@sampan/contract/client'
import { deskSessionIn, sessionHeaders } from '@sampan/contract/rules'
import { DEMO_OPERATOR } from '../../demo/demo-accounts.ts'

/** One white pixel as a PNG, as the receipt of a transfer and the proof of a refund. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const PASSWORD = 'tide-and-oar-7'
const PAYMENT_CODE = '739154'
const ADDRESS = {
  addressee: 'Robin Reed',
  mobile: '+66812345678',
  country: 'TH',
  area: ['TH-10', '1039'],
  detailed_address: '88/14 Sukhumvit 31',
  postcode: '10110',
  tag: 'home' as const,
}
/** The highest amount that a single operator may credit to a shopper. */
const BALANCE_CENTS = 100_000

type Request = Parameters<Parameters<typeof clientOver>[0]>[0]

const callsOf = (shop: string, token?: string) =>
  clientOver(async ({ method, url, body, key }: Request) => {
    const reply = await fetch(shop + url, {
      method,
      headers: {
        'accept-language': 'en',
        ...sessionHeaders(url, token),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const envelope = (await reply.json()) as { code: number; msg: string; data: unknown } // the API's envelope
    if (envelope.code !== 1) throw new Error(`${url}: ${envelope.msg}`)
    return envelope.data
  })
type Calls = ReturnType<typeof callsOf>

async function deskOf(shop: string): Promise<Calls> {
  const { account, password } = DEMO_OPERATOR
  const { method, url, body } = requestOf('POST /api/admin/login', { body: { account, password } })
  const reply = await fetch(shop + url, {
    method,
    headers: { ...sessionHeaders(url, undefined), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const token = deskSessionIn(reply.headers.getSetCookie())
  if (!token) throw new Error('the demo’s operator cannot log in')
  return callsOf(shop, token)
}

async function upload(shop: string, token: string, purpose: 'evidence' | 'refund'): Promise<string> {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new Blob([PICTURE], { type: 'image/png' }), 'picture.png')
  const reply = await fetch(`${shop}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { data } = (await reply.json()) as { data: { file_id: string } } // the contract's File
  return data.file_id
}

/** @returns the calls of a new shopper with an address, a payment code and the money of a recharge. */
async function aRichShopper(shop: string, desk: Calls) {
  const account = `agent-suite-${Date.now()}@sampan.example`
  const body = { account, password: PASSWORD, confirm_password: PASSWORD, family_name: 'Reed', given_name: 'Robin' }
  const { userinfo } = await callsOf(shop)('POST /api/user/register', { body })
  const call = callsOf(shop, userinfo.token)
  const codes = { payment_code: PAYMENT_CODE, confirm_payment_code: PAYMENT_CODE, password: PASSWORD }
  await call('POST /api/user/resetPay', { body: codes })
  const address = await call('POST /api/user/address_add', { body: ADDRESS })
  const { bank_accounts } = await call('GET /api/user/recharge')
  const recharge = {
    method: 'manual' as const,
    amount_cents: BALANCE_CENTS,
    evidence_ids: [await upload(shop, userinfo.token, 'evidence')],
    bank_account_id: bank_accounts[0]?.bank_account_id ?? '',
  }
  const { recharge_id } = await call('POST /api/user/recharge', { body: recharge, key: crypto.randomUUID() })
  await desk('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1 } })
  return { call, token: userinfo.token, address_id: address.id }
}

/** @param shop the address of a demo on this machine. */
export async function aTestShopper(shop: string) {
  const desk = await deskOf(shop)
  const { call, token, address_id } = await aRichShopper(shop, desk)

  /** The orders of each purchase. */
  const purchases = new Map<string, string[]>()

  /** @returns the orders that wait for their payment. */
  async function order(handover_id: string): Promise<string[]> {
    const handover = await call('POST /api/checkout/handover', { body: { handover_id } })
    if (handover.order_ids.length > 0) return handover.is_payable ? handover.order_ids : []
    const { promo_code } = handover
    const checkout = { handover_id, address_id, ...(promo_code && { promo_code }) }
    const { total_cents } = await call('POST /api/checkout/quote', { body: checkout })
    const key = crypto.randomUUID()
    const { checkout_id, order_ids } = await call('POST /api/order/create', { body: { ...checkout, total_cents }, key })
    purchases.set(checkout_id, order_ids)
    return order_ids
  }

  return {
    /** Opens the checkout of a `continue_url`, places the orders and pays for them with the payment code. */
    pay: async (continue_url: string): Promise<void> => {
      const order_ids = await order(new URL(continue_url).searchParams.get('handover') ?? '')
      if (order_ids.length === 0) return
      await call('POST /api/order/pay', { body: { order_ids, payment_code: PAYMENT_CODE }, key: crypto.randomUUID() })
    },
    /** Buys a piece without an agent. @returns the id of the purchase. */
    buy: async (sku_id: string): Promise<string> => {
      const checkout = { sku_id, quantity: 1, address_id }
      const { total_cents } = await call('POST /api/checkout/quote', { body: checkout })
      const body = { ...checkout, total_cents }
      const { checkout_id, order_ids } = await call('POST /api/order/create', { body, key: crypto.randomUUID() })
      const payment = { order_ids, payment_code: PAYMENT_CODE }
      await call('POST /api/order/pay', { body: payment, key: crypto.randomUUID() })
      return checkout_id
    },
    /** Consents to a request of a client. @returns the address to which the browser returns. */
    allow: async (request: URLSearchParams): Promise<string> => {
      const parameter = (name: string) => request.get(name) ?? ''
      const [client_id, redirect_uri] = [parameter('client_id'), parameter('redirect_uri')]
      const [scope, state, code_challenge] = [parameter('scope'), parameter('state'), parameter('code_challenge')]
      const query = { client_id, redirect_uri, scope, state, code_challenge }
      const { ticket } = await call('GET /api/user/agent/request', { query })
      const body = { ticket, allowance_cents: 0 }
      return (await call('POST /api/user/agent/allow', { body })).redirect_to
    },
    /** Asks for a refund of all pieces of a SKU, which the shop approves. */
    refund: async (checkout_id: string, sku_id: string): Promise<void> => {
      for (const order_id of purchases.get(checkout_id) ?? []) {
        const { items, refundable } = await call('GET /api/order/detail', { query: { order_id } })
        const orderItem = items.find((item) => item.sku_id === sku_id)
        const refundableItem = refundable.items.find(({ order_item_id }) => order_item_id === orderItem?.order_item_id)
        if (!refundableItem) continue
        const isAll = refundable.items.length === 1
        const body = {
          order_id,
          type: 'refund_only' as const,
          product_status: 'not_received' as const,
          items: [{ order_item_id: refundableItem.order_item_id, quantity: refundableItem.quantity }],
          amount_cents: refundableItem.cents + (isAll ? refundable.freight_cents : 0),
          reason: 'unwanted' as const,
          explanation: 'A refund of the test suite',
          attachment_ids: [await upload(shop, token, 'refund')],
        }
        const { refund_id } = await call('POST /api/order/refund', { body, key: crypto.randomUUID() })
        await desk('POST /api/admin/refund/agree', { body: { refund_id } })
      }
    },
    /** Ships the parcels of a purchase. */
    ship: async (checkout_id: string): Promise<void> => {
      for (const order_id of purchases.get(checkout_id) ?? [])
        await desk('POST /api/admin/order/ship', {
          body: { order_id, carrier: 'Mekong Post', tracking_number: `MP-${order_id.slice(-6)}`, is_shared: true },
        })
    },
  }
}
export type TestShopper = Awaited<ReturnType<typeof aTestShopper>>
