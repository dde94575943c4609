import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder, makeDue, pay } from '../../../testing/order-world.ts'
import { requestRefund } from '../../../testing/refund-world.ts'
import { aPicture } from '../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop, callerOf } from '../../../testing/world.ts'
import { audit } from '../../ledger/audit.ts'
import { completeOrder, shipOrder } from '../order/order-service.ts'
import { runDueTimers } from '../order/order-timers.ts'

const shop = await aShop({ max: 40 })
const { operator_id } = await anOperator(shop)
const visitor = callerOf(shop)
type Buyer = Awaited<ReturnType<typeof aBuyer>>

/** A received order with one piece of each product, all of one shop. */
async function aReceivedOrder(buyer: Buyer, products: { sku_id: string }[]): Promise<string> {
  const items = products.map(({ sku_id }) => ({ sku_id, quantity: 1 }))
  const { data } = await buyer.call('POST /api/cart/merge', { body: { items } })
  const cart_item_ids = data.groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
  const body = { cart_item_ids, address_id: buyer.address_id, total_cents: 1000 * products.length }
  const [order_id = ''] = (await buyer.call('POST /api/order/create', { body })).data.order_ids
  await pay(buyer, [order_id])
  return receive(buyer, order_id)
}

async function receive(buyer: Buyer, order_id: string): Promise<string> {
  await shipOrder(shop.db, operator_id, order_id, { carrier: 'Yamato', tracking_number: '1' })
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  return order_id
}

const orderOf = async ({ call }: Buyer, order_id: string) =>
  (await call('GET /api/order/detail', { query: { order_id } }, { language: 'en' })).data

type Item = { order_item_id: string; product_score: number; content: string; picture_ids: string[] }
const reviewItem = (order_item_id: string, input: Partial<Item> = {}): Item => ({
  order_item_id,
  product_score: 4,
  content: 'As pictured, well packed.',
  picture_ids: [],
  ...input,
})
type ReviewInput = { items?: Item[]; service_score?: number; postage_score?: number }

/** Reviews every line with four stars, unless `input` says otherwise. */
async function review(buyer: Buyer, order_id: string, input: ReviewInput = {}) {
  const items =
    input.items ?? (await orderOf(buyer, order_id)).items.map(({ order_item_id }) => reviewItem(order_item_id))
  return buyer.call('POST /api/order/review', {
    body: { order_id, service_score: 5, postage_score: 3, ...input, items },
  })
}
/** The line of a received order of one piece. */
async function aLine(buyer: Buyer) {
  const order_id = await receive(buyer, await aPaidOrder(shop, buyer))
  const [item] = (await orderOf(buyer, order_id)).items
  return { order_id, order_item_id: item?.order_item_id ?? '', product_id: item?.product_id ?? '' }
}
const reviewsOf = async (product_id: string) =>
  (await visitor('GET /api/product/reviews', { query: { product_id } })).data
const detailOf = async (product_id: string) =>
  (await visitor('GET /api/product/detail', { query: { product_id } })).data

test('a review of every line changes no right, and appears on the products and in the shop’s figures', async () => {
  const buyer = await aBuyer(shop)
  const shop_id = 'reviewed'
  const products = [await aProduct(shop, { shop_id, skus: 2 }), await aProduct(shop, { shop_id })]
  const [one, other] = products
  const order_id = await aReceivedOrder(buyer, products)
  expect((await orderOf(buyer, order_id)).can).toMatchObject({ review: true })
  const pictures = [await aPicture(shop, buyer, 'review'), await aPicture(shop, buyer, 'review')]
  const items = (await orderOf(buyer, order_id)).items.map(({ order_item_id, product_id }) =>
    product_id === one?.product_id
      ? reviewItem(order_item_id, { product_score: 5, picture_ids: pictures.map(({ file_id }) => file_id) })
      : reviewItem(order_item_id, { product_score: 2, content: '  Too <b>small</b>\nfor me 😀 ' }),
  )
  const { data } = await review(buyer, order_id, { items })
  expect(data).toMatchObject({
    status: 3,
    can: { review: false, refund: true },
    items: [{ reviewed: true }, { reviewed: true }],
  })
  expect(data.history.at(-1)).toMatchObject({ event: 'review', by: 'shopper' })
  const { rows } = await sql`select from ledger_transfer where code = 'completion' and ref_id = ${order_id}`.execute(
    shop.db,
  )
  expect(rows).toEqual([])
  expect(await audit(shop.db)).toEqual([])

  const [pictured] = (await reviewsOf(one?.product_id ?? '')).items
  expect(pictured).toMatchObject({
    author: 'M***n',
    product_score: 5,
    pictures: pictures.map(({ url }) => url),
    language: 'en',
  })
  const opened = await shop.app.inject({ url: pictured?.pictures[0] ?? '' })
  expect(opened.statusCode).toBe(200)
  expect(await reviewsOf(other?.product_id ?? '')).toMatchObject({
    total: 1,
    items: [{ content: 'Too <b>small</b>\nfor me 😀' }],
  })
  expect(await detailOf(one?.product_id ?? '')).toMatchObject({
    rating: 5,
    shop: { favorable_rate: 50 },
    review_summary: { count: 1, average: 5, by_score: { '5': 1 }, with_pictures: 1 },
  })
  const scores = shop.db.selectFrom('shop_order').select(['service_score', 'postage_score'])
  expect(await scores.where('order_id', '=', order_id).execute()).toEqual([{ service_score: 5, postage_score: 3 }])
})

test('a reviewed order can be refunded until its refund window ends, then it is completed and released to the shop', async () => {
  const buyer = await aBuyer(shop)
  const { order_id, order_item_id } = await aLine(buyer)
  const due = async () =>
    (
      await shop.db
        .selectFrom('shop_order')
        .select('auto_complete_at')
        .where('order_id', '=', order_id)
        .executeTakeFirstOrThrow()
    ).auto_complete_at
  const before = await due()
  await review(buyer, order_id, { items: [reviewItem(order_item_id)] })
  expect(await due()).toBe(before)
  const { data: refund } = await requestRefund(shop, buyer, order_id)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -4 })
  await buyer.call('POST /api/order/refund_withdraw', { body: { refund_id: refund.refund_id } })
  await makeDue(shop, 'auto_complete_at', order_id)
  await runDueTimers(shop.db, (error) => {
    throw error
  })
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 4, can: { refund: false, review: false } })
  expect(await audit(shop.db)).toEqual([])
})

test('if one order is reviewed several times concurrently, one review takes effect', async () => {
  for (let round = 0; round < 5; round++) {
    const buyer = await aBuyer(shop)
    const { order_id, order_item_id, product_id } = await aLine(buyer)
    const { file_id } = await aPicture(shop, buyer, 'review')
    const items = [reviewItem(order_item_id, { picture_ids: [file_id] })]
    const answers = await Promise.all([1, 2, 3].map(() => review(buyer, order_id, { items })))
    expect(answers.map(({ reason }) => reason ?? 'done').toSorted()).toEqual(['done', 'state_changed', 'state_changed'])
    expect(await review(buyer, order_id, { items: [reviewItem(order_item_id)] })).toMatchObject({
      reason: 'state_changed',
    })
    expect(await reviewsOf(product_id)).toMatchObject({ total: 1 })
    expect(await detailOf(product_id)).toMatchObject({ review_summary: { count: 1, with_pictures: 1 } })
  }
  expect(await audit(shop.db)).toEqual([])
})

test('concurrent reviews of the same products are all counted', async () => {
  const shop_id = 'busy'
  const products = [await aProduct(shop, { shop_id, stock: 50 }), await aProduct(shop, { shop_id, stock: 50 })]
  const buyers = await Promise.all(Array.from({ length: 10 }, () => aBuyer(shop)))
  const orders = await Promise.all(
    buyers.map((buyer, at) => aReceivedOrder(buyer, at % 2 === 0 ? products : products.toReversed())),
  )
  const answers = await Promise.all(buyers.map((buyer, at) => review(buyer, orders[at] ?? '')))
  expect(answers.map(({ code }) => code)).toEqual(buyers.map(() => 1))
  for (const { product_id } of products)
    expect(await detailOf(product_id)).toMatchObject({
      rating: 4,
      shop: { favorable_rate: 100 },
      review_summary: { count: 10, average: 4 },
    })
})

test('only received orders can be reviewed, and for 30 days after their automatic completion', async () => {
  const buyer = await aBuyer(shop)
  const unpaid = await anUnpaidOrder(shop, buyer)
  const paid = await aPaidOrder(shop, buyer)
  for (const order_id of [unpaid, paid]) {
    expect((await orderOf(buyer, order_id)).can.review).toBe(false)
    expect(await review(buyer, order_id)).toMatchObject({ reason: 'state_changed', order_ids: [order_id] })
  }
  const { order_id, product_id } = await aLine(buyer)
  await makeDue(shop, 'auto_complete_at', order_id)
  await completeOrder(shop.db, { by: 'system' }, { order_id })
  const set = (change: object) =>
    shop.db.updateTable('shop_order').set(change).where('order_id', '=', order_id).execute()
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
  await set({ completed_at: days(31) })
  expect((await orderOf(buyer, order_id)).can.review).toBe(false)
  expect(await review(buyer, order_id)).toMatchObject({ reason: 'state_changed' })
  await set({ completed_at: days(29) })
  const { data } = await review(buyer, order_id)
  expect(data).toMatchObject({ status: 4, can: { review: false } })
  expect(data.history.map(({ event }) => event).slice(-2)).toEqual(['complete', 'review_late'])
  expect(await detailOf(product_id)).toMatchObject({ sales: 1, review_summary: { count: 1 } })
  expect(await review(buyer, order_id)).toMatchObject({ reason: 'state_changed' })
  expect(await audit(shop.db)).toEqual([])
})

test('lines and pictures of other shoppers cannot be used, and a refused review changes nothing', async () => {
  const [buyer, stranger] = [await aBuyer(shop), await aBuyer(shop)]
  const { order_id, order_item_id, product_id } = await aLine(buyer)
  const theirs = await aLine(stranger)
  const used = await aPicture(shop, buyer, 'review')
  await shop.db.updateTable('uploaded_file').set({ used_by: 'review:x' }).where('file_id', '=', used.file_id).execute()
  const own = await aPicture(shop, buyer, 'review')
  const pictures = [await aPicture(shop, stranger, 'review'), await aPicture(shop, buyer, 'evidence'), used]
  const missing = [...pictures.map(({ file_id }) => file_id), crypto.randomUUID()]
  for (const file_id of missing) {
    const items = [reviewItem(order_item_id, { picture_ids: [own.file_id, file_id] })]
    expect(await review(buyer, order_id, { items })).toMatchObject({ status: 404 })
  }
  for (const items of [
    [reviewItem(theirs.order_item_id)],
    [reviewItem(order_item_id), reviewItem(crypto.randomUUID())],
    [reviewItem('x')],
  ])
    expect(await review(buyer, order_id, { items })).toMatchObject({ status: 404 })
  const items = [reviewItem(order_item_id)]
  expect(await review(stranger, order_id, { items })).toMatchObject({ status: 404 })
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 3, can: { review: true } })
  expect(await reviewsOf(product_id)).toMatchObject({ total: 0 })
  const reply = await review(buyer, order_id, { items: [reviewItem(order_item_id, { picture_ids: [own.file_id] })] })
  expect(reply).toMatchObject({ code: 1 })
})

test('a review has to contain every line except refunded lines', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aReceivedOrder(buyer, [await aProduct(shop), await aProduct(shop), await aProduct(shop)])
  const [refunded, ...others] = (await orderOf(buyer, order_id)).items.map(({ order_item_id }) => order_item_id)
  const refund = (ids: string[]) =>
    shop.db.updateTable('order_item').set({ refunded_quantity: 1 }).where('order_item_id', 'in', ids).execute()
  await refund([refunded ?? ''])
  const reviewed = (ids: string[]) => review(buyer, order_id, { items: ids.map((id) => reviewItem(id)) })
  expect(await reviewed([refunded ?? '', ...others])).toMatchObject({ reason: 'state_changed' })
  expect(await reviewed(others.slice(1))).toMatchObject({ status: 400 })
  expect((await reviewed(others)).data).toMatchObject({
    status: 3,
    items: [{ reviewed: false }, {}, { reviewed: true }],
  })

  const other = await aLine(buyer)
  await refund([other.order_item_id])
  expect((await orderOf(buyer, other.order_id)).can.review).toBe(false)
})

test('malformed scores, texts, pictures and lines are refused', async () => {
  const buyer = await aBuyer(shop)
  const { order_id, order_item_id } = await aLine(buyer)
  const ids = Array.from({ length: 10 }, () => crypto.randomUUID())
  const wrong: Partial<Item>[] = [
    ...[0, 6, 4.5].map((product_score) => ({ product_score })),
    ...['', '  \n ', '\u200b\u2060', 'a'.repeat(1001), 'a\0b'].map((content) => ({ content })),
    { picture_ids: ids },
    { picture_ids: [ids[0] ?? '', ids[0] ?? ''] },
  ]
  for (const input of wrong)
    expect(
      await review(buyer, order_id, { items: [reviewItem(order_item_id, input)] }),
      JSON.stringify(input),
    ).toMatchObject({
      status: 400,
    })
  const items = [reviewItem(order_item_id)]
  for (const input of [{ service_score: 0 }, { postage_score: 6 }, { items: [] }, { items: [...items, ...items] }])
    expect(await review(buyer, order_id, { items, ...input })).toMatchObject({ status: 400 })
  const text = await review(buyer, order_id, {
    items: [reviewItem(order_item_id, { content: `${'น้ำ'.repeat(333)}!` })],
  })
  expect(text).toMatchObject({ code: 1 })
})

test('orders that wait for a review can be listed', async () => {
  const buyer = await aBuyer(shop)
  await aPaidOrder(shop, buyer)
  const [first, second, reviewed_line] = [await aLine(buyer), await aLine(buyer), await aLine(buyer)]
  await review(buyer, reviewed_line.order_id)
  await completeOrder(shop.db, { by: 'system' }, { order_id: first.order_id })
  const { data } = await buyer.call('GET /api/user/order_list', { query: { to_review: 'true' } })
  expect(data).toMatchObject({ total: 2, items: [{ can: { review: true } }, { can: { review: true } }] })
  expect(data.items.map(({ order_id }) => order_id)).toEqual([second.order_id, first.order_id])
})

test.each(['en', 'zh-CN', 'ja', 'ko', 'th'] as const)(
  'the name of a review’s author is written in the same order if the author reads in %s',
  async (language) => {
    const buyer = await aBuyer(shop)
    const { order_id, order_item_id, product_id } = await aLine(buyer)
    const body = { order_id, service_score: 5, postage_score: 5, items: [reviewItem(order_item_id)] }
    await buyer.call('POST /api/order/review', { body }, { language })
    expect((await reviewsOf(product_id)).items).toMatchObject([{ author: 'M***n' }])
  },
)
