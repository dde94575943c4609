import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chainNetworkOf } from '@sampan/contract/chain'
import type { OpenShop } from '../open-shop.ts'
import { aBuyer, anOrder, aShopper, type Buyer, deskSession, PAYMENT_CODE, type theDesk, upload } from '../people.ts'
import { openUnreadChain, setStock } from '../shop-state.ts'

/**
 * `full`: a shopper who has used everything; `new`: a shopper who has just registered; `visitor`; `operator`: an
 * operator.
 */
export type Reader = 'full' | 'new' | 'visitor' | 'operator'

export type World = {
  tokens: Record<'full' | 'new', string>
  desk_session: string
  /** The rows of lists that the operator opens. */
  opened: { refund_id: string; review_id: string; user_id: string }
  address_id: string
  sku_id: string
  /** Orders in the states that screens need. The balance is sufficient for `payable`, but not for `unpaid`. */
  orders: { unpaid: string; payable: string; paid: string; shipped: string; received: string }
}

const PICTURE = readFileSync(join(import.meta.dirname, '../../demo/pictures/teapot-1.webp'))
/** Texts that the shopper and the operator typed in English. Pages in other languages show them unchanged. */
export const TYPED = {
  explanation: 'The spout has a crack, and tea runs along it onto the table.',
  refund_refused: 'The picture shows another lamp than the one of this order.',
  return_address: 'Sampan Returns, 5 Quay Street, Khlong San, Bangkok 10600',
  review: 'Just as described; it came well packed.',
  recharge_refused: 'The receipt is of another day, and its sum is another one. Send the one of this transfer.',
  withdrawal_refused: 'The name of the account is not yours.',
  question: 'Does this teapot keep tea warm for an hour? And may it go into a dishwasher?',
  answer: 'It does, with its lid on. Wash it by hand: a dishwasher takes its glaze.',
  home: '88/14 Sukhumvit 31',
  office: '991/4 Rama I Road, Tower B, 23rd floor, Reed & Sons',
}

const WALLET = chainNetworkOf('demo')?.example ?? ''
const newKey = () => crypto.randomUUID()

type Desk = Awaited<ReturnType<typeof theDesk>>
type World1 = { shop: OpenShop; buyer: Buyer; desk: Desk }

/** The SKU with the most stock, because every buyer of this data set buys some pieces. */
async function skuOf({ call }: Buyer, product_id: string): Promise<string> {
  const skus = await call('GET /api/product/stock', { query: { product_id } })
  return skus.toSorted((a, b) => b.stock - a.stock)[0]?.sku_id ?? ''
}

async function aPaidOrder(buyer: Buyer, product_id: string, quantity = 1): Promise<string> {
  const { order_id } = await anOrder(buyer, await skuOf(buyer, product_id), quantity)
  await buyer.call('POST /api/order/pay', {
    body: { order_ids: [order_id], payment_code: PAYMENT_CODE },
    key: newKey(),
  })
  return order_id
}

async function aShippedOrder({ buyer, desk }: World1, product_id: string, quantity = 1): Promise<string> {
  const order_id = await aPaidOrder(buyer, product_id, quantity)
  const parcel = { carrier: 'Mekong Post', tracking_number: `MP-${product_id.length}0418` }
  await desk('POST /api/admin/order/ship', { body: { order_id, ...parcel, is_shared: true } })
  return order_id
}

async function aReceivedOrder(world: World1, product_id: string): Promise<string> {
  const order_id = await aShippedOrder(world, product_id, 2)
  await world.buyer.call('POST /api/order/receive', { body: { order_id } })
  return order_id
}

async function askBack({ shop, buyer }: World1, order_id: string, type: 'refund_only' | 'return_and_refund') {
  const { items } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const body = {
    order_id,
    type,
    product_status: 'received' as const,
    items: items.map(({ order_item_id }) => ({ order_item_id, quantity: 1 })),
    amount_cents: 1_000,
    reason: 'damaged' as const,
    explanation: TYPED.explanation,
    attachment_ids: [await upload(shop, buyer.token, 'refund', PICTURE)],
  }
  return buyer.call('POST /api/order/refund', { body, key: newKey() })
}

async function makeRefunds(world: World1): Promise<void> {
  const { desk } = world
  await askBack(world, await aShippedOrder(world, 'vase'), 'refund_only')
  const refusedRefund = await askBack(world, await aShippedOrder(world, 'lamp'), 'refund_only')
  await desk('POST /api/admin/refund/refuse', {
    body: { refund_id: refusedRefund.refund_id, reason: TYPED.refund_refused },
  })
  const returning = await askBack(world, await aShippedOrder(world, 'teapot', 2), 'return_and_refund')
  const { return_address } = TYPED
  await desk('POST /api/admin/refund/agree', { body: { refund_id: returning.refund_id, return_address } })
  const agreedRefund = await askBack(world, await aShippedOrder(world, 'soap', 2), 'refund_only')
  await desk('POST /api/admin/refund/agree', { body: { refund_id: agreedRefund.refund_id } })
}

async function makeReview({ buyer }: World1, order_id: string): Promise<void> {
  const { items } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const content = TYPED.review
  const reviews = items.map(({ order_item_id }) => ({ order_item_id, product_score: 5, content, picture_ids: [] }))
  await buyer.call('POST /api/order/review', { body: { order_id, items: reviews, service_score: 5, postage_score: 4 } })
}

async function makeOrders(world: World1): Promise<World['orders']> {
  const { buyer } = world
  const cancelled = await anOrder(buyer, await skuOf(buyer, 'bowls'))
  await buyer.call('POST /api/order/cancel', { body: { order_id: cancelled.order_id } })
  const paid = await aPaidOrder(buyer, 'keyboard')
  await makeReview(world, await aReceivedOrder(world, 'honey'))
  await makeRefunds(world)
  return {
    paid,
    shipped: await aShippedOrder(world, 'teapot', 2),
    received: await aReceivedOrder(world, 'lamp'),
    unpaid: (await anOrder(buyer, await skuOf(buyer, 'soap'), 3)).order_id,
    payable: (await anOrder(buyer, await skuOf(buyer, 'soap'))).order_id,
  }
}

async function makeRecharges({ shop, buyer, desk }: World1): Promise<void> {
  const { bank_accounts } = await buyer.call('GET /api/user/recharge')
  const claim = async (amount_cents: number) => {
    const evidence_ids = [await upload(shop, buyer.token, 'evidence', PICTURE)]
    const bank_account_id = bank_accounts[0]?.bank_account_id ?? ''
    const body = { method: 'manual' as const, amount_cents, evidence_ids, bank_account_id }
    return buyer.call('POST /api/user/recharge', { body, key: newKey() })
  }
  const { recharge_id } = await claim(12_345)
  const reason = TYPED.recharge_refused
  await desk('POST /api/admin/recharge/audit', { body: { recharge_id, status: 2, reason } })
  const evidence_ids = [await upload(shop, buyer.token, 'evidence', PICTURE)]
  await openUnreadChain(shop)
  const chain = { method: 'chain' as const, network: 'demo', address: WALLET, amount_cents: 20_000, evidence_ids }
  await buyer.call('POST /api/user/recharge', { body: chain, key: newKey() })
  await claim(98_765)
}

async function makeWithdrawals({ shop, buyer, desk }: World1): Promise<void> {
  // Moves security events into the past, because withdrawals are blocked for a day after the payment code is set.
  await shop.database().updateTable('security_event').set({ created_at: '2026-01-01T00:00:00Z' }).execute()
  const bank = { bank_name: 'River Bank', bank_card_number: '6222 0212 3456 7890 123', account_name: 'Robin Reed' }
  const toBank = (amount_cents: number) =>
    buyer.call('POST /api/user/extract', {
      body: { draw_type: 'bank', amount_cents, payment_code: PAYMENT_CODE, ...bank },
      key: newKey(),
    })
  const refusedWithdrawal = await toBank(12_000)
  const reason = TYPED.withdrawal_refused
  await desk('POST /api/admin/extract/audit', { body: { extract_id: refusedWithdrawal.extract_id, status: 2, reason } })
  const chainWithdrawal = await buyer.call('POST /api/user/extract', {
    body: {
      draw_type: 'chain',
      amount_cents: 14_000,
      payment_code: PAYMENT_CODE,
      network: 'demo',
      token: 'usdt',
      address: WALLET,
    },
    key: newKey(),
  })
  const { extract_id } = chainWithdrawal
  await desk('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  const reference = 'a1'.repeat(32)
  await desk('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'done', reference } })
  await toBank(13_000)
}

async function makeChat({ shop, buyer, desk }: World1, order_id: string): Promise<void> {
  const say = (message: { text?: string; file_id?: string; order_id?: string; product_id?: string }) =>
    buyer.call('POST /api/service/messages', { body: { client_id: newKey(), ...message } })
  await say({ text: TYPED.question })
  await say({ product_id: 'teapot' })
  await say({ file_id: await upload(shop, buyer.token, 'chat', PICTURE) })
  await say({ order_id })
  const { user_id } = await buyer.call('GET /api/user/getUserInfo')
  const text = TYPED.answer
  await desk('POST /api/admin/service/messages', { body: { client_id: newKey(), user_id, text } })
}

async function fillCart({ shop, buyer }: World1): Promise<void> {
  for (const product_id of ['keyboard', 'soap', 'honey', 'lamp']) {
    const sku_id = await skuOf(buyer, product_id)
    await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 2 }, key: newKey() })
    if (product_id === 'honey') await setStock(shop, sku_id, 0)
  }
}

async function saveFavourites({ buyer }: World1): Promise<void> {
  const { items } = await buyer.call('GET /api/product/list', { query: { sort: 'hot' } })
  const product_ids = items.slice(0, 12).map(({ product_id }) => product_id)
  await buyer.call('POST /api/product/like', { body: { product_ids, liked: true } })
  const shops = await buyer.call('GET /api/shop/list', { query: {} })
  const shop_ids = shops.items.slice(0, 4).map(({ shop_id }) => shop_id)
  await buyer.call('POST /api/shop/follow', { body: { shop_ids, followed: true } })
  for (const product_id of product_ids.slice(0, 7)) await buyer.call('POST /api/user/history', { body: { product_id } })
}

const OFFICE = {
  addressee: 'Robin Reed',
  mobile: '+66898765432',
  country: 'TH',
  area: ['TH-10', '1039'],
  detailed_address: TYPED.office,
  postcode: '10110',
  tag: 'company' as const,
}

async function openedAtDesk({ buyer, desk }: World1): Promise<World['opened']> {
  const { user_id } = await buyer.call('GET /api/user/getUserInfo')
  const [refund] = (await desk('GET /api/admin/refund/list', { query: { state: 'open' } })).items
  const [review] = (await desk('GET /api/admin/review/list', { query: { unanswered: 'true' } })).items
  return { refund_id: refund?.refund_id ?? '', review_id: review?.review_id ?? '', user_id }
}

/** Two shoppers: one with data on every screen, in every state, and one without data. */
export async function makeWorld(shop: OpenShop): Promise<World> {
  const buyer = await aBuyer(shop, 100_000)
  const desk_session = await deskSession(shop)
  const world = { shop, buyer, desk: shop.call(desk_session) }
  await buyer.call('POST /api/user/address_add', { body: OFFICE })
  await saveFavourites(world)
  const orders = await makeOrders(world)
  await makeRecharges(world)
  await makeWithdrawals(world)
  await makeChat(world, orders.shipped)
  await fillCart(world)
  const { token } = await aShopper(shop)
  return {
    tokens: { full: buyer.token, new: token },
    desk_session,
    opened: await openedAtDesk(world),
    address_id: buyer.address_id,
    sku_id: await skuOf(buyer, 'keyboard'),
    orders,
  }
}
