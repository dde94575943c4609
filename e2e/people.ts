import { requestOf } from '@sampan/contract/client'
import { deskSessionIn, sessionHeaders } from '@sampan/contract/rules'
import { DEMO_OPERATOR } from '../demo/demo-accounts.ts'
import type { OpenShop } from './open-shop.ts'

export const PASSWORD = 'tide-and-oar-7'
export const PAYMENT_CODE = '739154'

/** One white pixel as a PNG. Used in place of a receipt. */
export const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

let people = 0

const ROBIN = { family_name: 'Reed', given_name: 'Robin' }

export async function aShopper(shop: OpenShop, name = ROBIN) {
  people += 1
  const account = `shopper-${people}-${process.pid}@sampan.example`
  const body = { account, password: PASSWORD, confirm_password: PASSWORD, ...name }
  const { userinfo } = await shop.call()('POST /api/user/register', { body })
  // Marks the e-mail address as verified, so that withdrawals and promo codes do not ask for a mailed code.
  await shop
    .database()
    .updateTable('user_account')
    .set({ email_verified_at: new Date().toISOString() })
    .where('account', '=', account)
    .execute()
  return { account, token: userinfo.token, call: shop.call(userinfo.token) }
}
export type Shopper = Awaited<ReturnType<typeof aShopper>>
export type Buyer = Shopper & { address_id: string }

/** A shopper who can buy immediately: with an address, a payment code and money from a recharge. */
export async function aBuyer(shop: OpenShop, amount_cents = 50_000): Promise<Buyer> {
  const shopper = await aShopper(shop)
  const codes = { payment_code: PAYMENT_CODE, confirm_payment_code: PAYMENT_CODE, password: PASSWORD }
  await shopper.call('POST /api/user/resetPay', { body: codes })
  const address = await shopper.call('POST /api/user/address_add', {
    body: {
      addressee: 'Robin Reed',
      mobile: '+66812345678',
      country: 'TH',
      area: ['TH-10', '1039'],
      detailed_address: '88/14 Sukhumvit 31',
      postcode: '10110',
      tag: 'home',
    },
  })
  await recharge(shop, shopper, amount_cents)
  return { ...shopper, address_id: address.id }
}

type Purpose = 'chat' | 'evidence' | 'refund'

/**
 * Uploads a picture, by default a receipt.
 * @returns the file id of the picture.
 */
export async function upload(
  shop: OpenShop,
  token: string,
  purpose: Purpose,
  picture: Uint8Array<ArrayBuffer> = RECEIPT,
): Promise<string> {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new Blob([picture], { type: picture === RECEIPT ? 'image/png' : 'image/webp' }), 'picture')
  const reply = await fetch(`${shop.url}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { data } = (await reply.json()) as { data: { file_id: string } } // the contract's File
  return data.file_id
}

async function recharge(shop: OpenShop, { token, call }: Shopper, amount_cents: number): Promise<void> {
  const { bank_accounts } = await call('GET /api/user/recharge')
  const body = {
    method: 'manual' as const,
    amount_cents,
    evidence_ids: [await upload(shop, token, 'evidence')],
    bank_account_id: bank_accounts[0]?.bank_account_id ?? '',
  }
  const { recharge_id } = await call('POST /api/user/recharge', { body, key: crypto.randomUUID() })
  await (await theDesk(shop))('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1 } })
}

/**
 * Signs in the demo's operator.
 * @returns the session token.
 */
export async function deskSession(shop: OpenShop): Promise<string> {
  const { account, password } = DEMO_OPERATOR
  const { method, url, body } = requestOf('POST /api/admin/login', { body: { account, password } })
  const reply = await fetch(shop.url + url, {
    method,
    headers: { ...sessionHeaders(url, undefined), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return deskSessionIn(reply.headers.getSetCookie()) ?? ''
}

export const theDesk = async (shop: OpenShop) => shop.call(await deskSession(shop))

/** Places an unpaid order of one product, in the same way as the shopper's phone. */
export async function anOrder(
  { call, address_id }: Buyer,
  sku_id: string,
  quantity = 1,
): Promise<{ order_id: string; total_cents: number }> {
  const purchase = { sku_id, quantity, address_id }
  const { total_cents } = await call('POST /api/checkout/quote', { body: purchase })
  const { order_ids } = await call('POST /api/order/create', {
    body: { ...purchase, total_cents },
    key: crypto.randomUUID(),
  })
  return { order_id: order_ids[0] ?? '', total_cents }
}

export async function aPaidOrder(buyer: Buyer): Promise<{ order_id: string; order_number: string }> {
  const skus = await buyer.call('GET /api/product/stock', { query: { product_id: 'soap' } })
  const { order_id } = await anOrder(buyer, skus.find(({ stock }) => stock > 0)?.sku_id ?? '')
  const body = { order_ids: [order_id], payment_code: PAYMENT_CODE }
  await buyer.call('POST /api/order/pay', { body, key: crypto.randomUUID() })
  const { order_number } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  return { order_id, order_number }
}
