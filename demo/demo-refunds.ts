import { join } from 'node:path'
import type { FreightService } from '@sampan/contract/rules'
import { DEMO_SHOPPER } from './demo-accounts.ts'
import type { Client, DemoPeople } from './demo-people.ts'

const PROOF = join(import.meta.dirname, 'pictures/teapot-1.webp')
const RETURN_ADDRESS = 'Sampan Returns, 5 Quay Street, Khlong San, Bangkok 10600'
const SENT = { carrier: 'Mekong Post', tracking_number: 'MP-7741' }
const SENT_BACK = { carrier: 'Thailand Post', tracking_number: 'EF582568151TH' }

const newKey = () => crypto.randomUUID()

type Wish = { quantity?: number; service?: FreightService; payment_code?: string }

/** Places an order of the first SKU in stock, for one piece by default, without paying. @returns its id and total. */
export async function placeOrder(call: Client, product_id: string, { quantity = 1, service }: Wish = {}) {
  const [[address], skus, { shop }] = await Promise.all([
    call('GET /api/user/address_list'),
    call('GET /api/product/stock', { query: { product_id } }),
    call('GET /api/product/detail', { query: { product_id } }),
  ])
  const purchase = {
    sku_id: skus.find(({ stock }) => stock >= quantity)?.sku_id ?? '',
    quantity,
    address_id: address?.id ?? '',
    ...(service && { shop_services: [{ shop_id: shop.shop_id, service }] }),
  }
  const { total_cents } = await call('POST /api/checkout/quote', { body: purchase })
  const { order_ids } = await call('POST /api/order/create', { body: { ...purchase, total_cents }, key: newKey() })
  return { order_id: order_ids[0] ?? '', total_cents }
}

export async function buy(call: Client, product_id: string, wish: Wish = {}) {
  const { payment_code = DEMO_SHOPPER.payment_code } = wish
  const { order_id, total_cents } = await placeOrder(call, product_id, wish)
  await call('POST /api/order/pay', { body: { order_ids: [order_id], payment_code }, key: newKey() })
  const { items } = await call('GET /api/order/detail', { query: { order_id } })
  const whole = items.map(({ order_item_id, quantity }) => ({ order_item_id, quantity }))
  return { order_id, items: whole, amount_cents: total_cents }
}

/** Creates an order that is refunded before shipment. */
async function refundUnsent(call: Client, desk: Client): Promise<void> {
  const order = await buy(call, 'lamp')
  const { refund_id } = await call('POST /api/order/refund', {
    body: {
      ...order,
      type: 'refund_only',
      product_status: 'not_received',
      reason: 'unwanted',
      explanation: 'I no longer need this order.',
      attachment_ids: [],
    },
    key: newKey(),
  })
  await desk('POST /api/admin/refund/agree', { body: { refund_id } })
}

/** Creates an order that arrived damaged, was returned and refunded. A picture shows the damage. */
async function refundReturned(call: Client, desk: Client, attachment_id: string): Promise<void> {
  const order = await buy(call, 'teapot')
  await desk('POST /api/admin/order/ship', { body: { order_id: order.order_id, ...SENT } })
  const { refund_id } = await call('POST /api/order/refund', {
    body: {
      ...order,
      type: 'return_and_refund',
      product_status: 'received',
      reason: 'damaged',
      explanation: 'The spout has a crack.',
      attachment_ids: [attachment_id],
    },
    key: newKey(),
  })
  await desk('POST /api/admin/refund/agree', { body: { refund_id, return_address: RETURN_ADDRESS } })
  await call('POST /api/order/refund_return', { body: { refund_id, ...SENT_BACK } })
  await desk('POST /api/admin/refund/execute', { body: { refund_id } })
}

/**
 * Two refunds of the demo's shopper, created through the API. All of the money is refunded, so the balance is
 * unchanged.
 */
export async function makeDemoRefunds({ shopper, desk, sendPicture }: DemoPeople): Promise<void> {
  await refundUnsent(shopper, desk)
  await refundReturned(shopper, desk, await sendPicture('refund', PROOF))
}
