import { join } from 'node:path'
import type { Db } from '../server/src/db/database.ts'
import { completeOrder } from '../server/src/features/order/order-service.ts'
import { DEMO_SHOPPER } from './demo-accounts.ts'
import type { DemoPeople } from './demo-people.ts'
import { buy, placeOrder } from './demo-refunds.ts'

// Creates orders, wallet entries and saved products of the demo's shopper through the API, so that no list is empty at
// a first visit.

const RECEIPT = join(import.meta.dirname, 'receipts/transfer.webp')
const PROOF = join(import.meta.dirname, 'pictures/phonecase-2.webp')
const CARRIER = 'Mekong Post'
const FAVOURITES = ['tent', 'headphones', 'matcha', 'stool', 'bear', 'watch']
const FOLLOWED_SHOPS = ['uji-tea', 'north-pier', 'little-harbour']
const VIEWED = ['vase', 'speaker', 'sneakers', 'tote', 'stool', 'matcha', 'headphones', 'tent']
const IN_CART = ['teapot', 'bowls', 'chocolate']
const COLLECTED = ['Shenzhen', 'Accepted at the post office'] as const
const SORTED = ['Shenzhen', 'Handed to the airline'] as const
const WITHDRAWN_CENTS = 6_000
const CLAIMED_CENTS = 15_000

const newKey = () => crypto.randomUUID()

async function shipTo({ desk }: DemoPeople, order_id: string, tracking_number: string): Promise<void> {
  await desk('POST /api/admin/order/ship', { body: { order_id, carrier: CARRIER, tracking_number } })
}

/** Creates an order that is received, reviewed and completed, and the shop's reply to the review. */
async function makeReviewedOrder(db: Db, people: DemoPeople): Promise<void> {
  const { shopper, desk } = people
  const { order_id, items } = await buy(shopper, 'coffee')
  await shipTo(people, order_id, 'MP-20391')
  await shopper('POST /api/order/receive', { body: { order_id } })
  const content = 'Fresh, nutty and not bitter at all. The bag closes well, so the last cup was as good as the first.'
  const lines = items.map(({ order_item_id }) => ({ order_item_id, product_score: 5, content, picture_ids: [] }))
  await shopper('POST /api/order/review', { body: { order_id, items: lines, service_score: 5, postage_score: 4 } })
  // Refunds of the order can no longer be requested.
  await completeOrder(db, { by: 'system' }, { order_id })
  const { items: reviews } = await desk('GET /api/admin/review/list', { query: { product_id: 'coffee', page_size: 1 } })
  const [review] = reviews
  if (review?.content !== content) throw new Error('the review of the coffee is not listed')
  const reply = 'Thank you, Nina! We roast every Tuesday, so the next bag will be just as fresh.'
  await desk('POST /api/admin/review/reply', {
    body: { review_id: review.review_id, reply, revision: review.revision },
  })
}

/** Creates an order that is sent. @returns its id. */
async function makeSentOrder(people: DemoPeople, product_id: string, tracking_number: string) {
  const order = await buy(people.shopper, product_id)
  await shipTo(people, order.order_id, tracking_number)
  return order
}

/** Requests a refund of a sent order, which waits for an operator. */
const requestRefund = async ({ shopper, sendPicture }: DemoPeople, order: Awaited<ReturnType<typeof buy>>) =>
  shopper('POST /api/order/refund', {
    body: {
      ...order,
      type: 'return_and_refund',
      product_status: 'received',
      reason: 'wrong',
      explanation: 'I ordered a case for the small model, and this is for the large one.',
      attachment_ids: [await sendPicture('refund', PROOF)],
    },
    key: newKey(),
  })

type DeskReport = readonly [place: string, text: string]

/** Adds what the carrier reports about the first parcel of an order. */
async function reportParcel({ desk }: DemoPeople, order_id: string, [place, text]: DeskReport): Promise<void> {
  const event = { event_id: newKey(), happened_at: new Date().toISOString(), place, text }
  await desk('POST /api/admin/order/event', { body: { order_id, ...event } })
}

/** Creates an order of three pieces, of which two are on their way and one waits to be sent. @returns its id. */
async function makePartlySentOrder(people: DemoPeople): Promise<string> {
  const { order_id, items } = await buy(people.shopper, 'cable-braided', { quantity: 3, service: 'standard' })
  const pieces = items.map(({ order_item_id }) => ({ order_item_id, quantity: 2 }))
  const parcel = { carrier: CARRIER, tracking_number: 'MP-20428', items: pieces, weight_grams: 180 }
  await people.desk('POST /api/admin/order/ship', { body: { order_id, ...parcel } })
  await reportParcel(people, order_id, COLLECTED)
  return order_id
}

/** Creates a withdrawal that was paid out to a bank. */
async function withdraw({ shopper, desk }: DemoPeople): Promise<void> {
  const bank = { bank_name: 'Chao Phraya Bank', bank_card_number: '0314 5820 7719', account_name: 'Nina Srisai' }
  const { payment_code } = DEMO_SHOPPER
  const body = { draw_type: 'bank' as const, amount_cents: WITHDRAWN_CENTS, payment_code, ...bank }
  const { extract_id } = await shopper('POST /api/user/extract', { body, key: newKey() })
  await desk('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  await desk('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'sent' } })
  await desk('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'done', reference: 'CPB-771204' } })
}

/** Creates a bank transfer that waits for approval. */
async function topUp({ shopper, sendPicture }: DemoPeople): Promise<void> {
  const { bank_accounts } = await shopper('GET /api/user/recharge')
  const bank_account_id = bank_accounts[0]?.bank_account_id ?? ''
  const evidence_ids = [await sendPicture('evidence', RECEIPT)]
  const body = { method: 'manual' as const, amount_cents: CLAIMED_CENTS, evidence_ids, bank_account_id }
  await shopper('POST /api/user/recharge', { body, key: newKey() })
}

/** Fills the cart, the favourites, the followed shops and the viewed products. */
async function fillLists({ shopper }: DemoPeople): Promise<void> {
  await shopper('POST /api/product/like', { body: { product_ids: FAVOURITES, liked: true } })
  await shopper('POST /api/shop/follow', { body: { shop_ids: FOLLOWED_SHOPS, followed: true } })
  for (const product_id of VIEWED) await shopper('POST /api/user/history', { body: { product_id } })
  for (const product_id of IN_CART) {
    const skus = await shopper('GET /api/product/stock', { query: { product_id } })
    const sku_id = skus.find(({ stock }) => stock > 0)?.sku_id ?? ''
    await shopper('POST /api/cart/add', { body: { sku_id, quantity: 1 }, key: newKey() })
  }
}

/** Creates a reviewed and completed order, and a withdrawal to a bank. */
export async function makeEarlyShopping(db: Db, people: DemoPeople): Promise<void> {
  await makeReviewedOrder(db, people)
  await withdraw(people)
}

/** Creates orders that were sent lately. @returns functions that continue them some days later. */
export async function makeLateOrders(people: DemoPeople) {
  const mug = await makeSentOrder(people, 'campmug', 'MP-20402')
  const wrong = await makeSentOrder(people, 'phonecase', 'MP-20407')
  const partly = await makePartlySentOrder(people)
  return {
    /** The first parcel of the order in parts is on its way to the shopper. */
    sortParcel: () => reportParcel(people, partly, SORTED),
    /** The knit is sent later, so that it is still expected. */
    sendKnit: () => makeSentOrder(people, 'knit', 'MP-20431'),
    /** The mug arrives. It is not reviewed. */
    receive: () => people.shopper('POST /api/order/receive', { body: { order_id: mug.order_id } }),
    /** The refund of the case waits for an operator. */
    complain: () => requestRefund(people, wrong),
  }
}

/** An order to ship, an unpaid order, a waiting top-up, favourites, followed shops, viewed products and a cart. */
export async function makeShoppingOfToday(people: DemoPeople): Promise<void> {
  await buy(people.shopper, 'rainbow')
  await placeOrder(people.shopper, 'lantern')
  await topUp(people)
  await fillLists(people)
}
