import { piecesLeft, piecesWaiting } from '@sampan/contract/refund-sums'
import type { RefundReason, RefundType } from '@sampan/contract/rules'
import fc from 'fast-check'
import { runDueTimers } from '../src/features/order/order-timers.ts'
import { aBuyer, anAddress, makeDue } from './order-world.ts'
import { agreeTo } from './proposals.ts'
import { aPurchase } from './purchase-world.ts'
import { orderOf, requestRefund } from './refund-world.ts'
import type { anOperator, TestShop } from './world.ts'

type Operator = Awaited<ReturnType<typeof anOperator>>
type Checkout = Awaited<ReturnType<typeof aCheckout>>
type Order = Awaited<ReturnType<typeof orderOf>>

const which = fc.nat(1)
/** Number of pieces per line: none, one, two, or all that are left. */
const pieces = fc.array(fc.constantFrom(0, 1, 2, 99), { minLength: 2, maxLength: 2 })
const share = fc.constantFrom('most', 'a cent less', 'half', 'a cent')

/** An action of the shopper, an operator or a timer on one of the orders, whether or not it is possible. */
export const refundAction = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('ask' as const),
      which,
      pieces,
      share,
      type: fc.constantFrom<RefundType>('refund_only', 'return_and_refund'),
      reason: fc.constantFrom<RefundReason>('damaged', 'not_received', 'unwanted'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('answer' as const), which, less: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('give back' as const), which, pieces, share, back: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('ship' as const, 'receive' as const), which }) },
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constantFrom('ship a part' as const, 'not sent' as const), which, pieces }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constantFrom('lose' as const, 'lose' as const, 'find' as const, 'refund lost' as const),
      which,
      parcel: fc.nat(2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'cancel' as const,
        'refuse' as const,
        'take back' as const,
        'lapse' as const,
        'complete' as const,
      ),
      which,
    }),
  },
)
export type RefundAction = typeof refundAction extends fc.Arbitrary<infer One> ? One : never

const STOCK = 20

export const benefits = fc.record({
  promo: fc.option(
    fc.record({
      kind: fc.constant('fixed' as const),
      value: fc.constantFrom(333, 1000),
      minimum_cents: fc.constantFrom(0, 3500, 5137),
      includes_freight: fc.boolean(),
    }),
    { nil: undefined },
  ),
  free_from_cents: fc.constantFrom(null, 1200, 3803),
})
export type Benefits = typeof benefits extends fc.Arbitrary<infer One> ? One : never

/** A destination whose taxes are collected, and what its rules ask about goods. */
export type Taxed = { country: string; facts: { hs_code: string; origin_country: string } }

/** A paid checkout of two shops: 3 × $10.01, 2 × $4 and freight from the first shop, 2 × $6.67 from the second. */
export async function aCheckout(shop: TestShop, { promo, free_from_cents }: Benefits, taxed?: Taxed) {
  const stock = STOCK
  const start_cents = 100_000
  const buyer = await aBuyer(shop, start_cents)
  const purchase = await aPurchase(shop, {
    buyer: taxed ? { ...buyer, address_id: await anAddress(shop, buyer, taxed.country) } : buyer,
    ...(taxed && { facts: taxed.facts }),
    shops: [
      {
        lines: [
          { price_cents: 1001, quantity: 3, stock },
          { price_cents: 400, quantity: 2, stock },
        ],
        freight: { base_cents: 300, each_further_cents: 20, free_from_cents },
      },
      { lines: [{ price_cents: 667, quantity: 2, stock }] },
    ],
    ...(promo && { promo }),
  })
  return { ...purchase, stock, start_cents }
}

export async function performAction(
  shop: TestShop,
  desk: readonly [Operator, Operator],
  { buyer, order_ids }: Checkout,
  action: RefundAction,
) {
  const order_id = order_ids[action.which] ?? ''
  const order = await orderOf(buyer, order_id)
  const [operator, second] = desk
  const refund_id = order.refunds[0]?.refund_id ?? ''
  switch (action.what) {
    case 'ask': {
      const items = chosenOf(order, action.pieces)
      if (items.length === 0) return
      const missing = action.reason === 'not_received' && order.status === 2
      const product_status = order.status === 1 || missing ? 'not_received' : 'received'
      const application = { items, type: action.type, reason: action.reason, product_status } as const
      // The refusal of an excessive amount contains the maximum amount.
      const { limit_cents = 0 } = await requestRefund(shop, buyer, order_id, {
        ...application,
        amount_cents: 1_000_000,
      })
      await requestRefund(shop, buyer, order_id, { ...application, amount_cents: shareOf(limit_cents, action.share) })
      return
    }
    case 'answer': {
      if (order.refunds[0]?.state === 'applied')
        await operator.call('POST /api/admin/refund/agree', { body: { refund_id, return_address: 'Pier 4' } })
      const less = { amount_cents: 100, reason: 'Worn.' }
      await operator.call('POST /api/admin/refund/execute', { body: { refund_id, ...(action.less && { less }) } })
      return
    }
    case 'give back': {
      const items = chosenOf(order, action.pieces)
      const most = order.paid_cents - order.refunded_cents
      const amount = action.share === 'most' ? {} : { amount_cents: shareOf(most, action.share) }
      const body = {
        order_id,
        reason: 'Sorry.',
        goods_back: action.back,
        ...(items.length > 0 && { items }),
        ...amount,
      }
      const reply = await operator.call('POST /api/admin/order/refund', { body })
      if (reply.code === 1 && reply.data.outcome === 'proposed') await agreeTo(shop, second, order_id)
      return
    }
    case 'ship':
      await operator.call('POST /api/admin/order/ship', { body: { order_id, carrier: 'Yamato', tracking_number: '1' } })
      return
    case 'ship a part': {
      const items = piecesOf(order, action.pieces, piecesWaiting)
      const body = { order_id, carrier: 'Yamato', tracking_number: '1', ...(items.length > 0 && { items }) }
      await operator.call('POST /api/admin/order/ship', { body })
      return
    }
    case 'not sent': {
      // Possibly more pieces than wait.
      const items = chosenOf(order, action.pieces)
      const body = { order_id, reason: 'Sold out.', not_sent: true, ...(items.length > 0 && { items }) }
      const reply = await operator.call('POST /api/admin/order/refund', { body })
      if (reply.code === 1 && reply.data.outcome === 'proposed') await agreeTo(shop, second, order_id)
      return
    }
    case 'lose':
    case 'find':
    case 'refund lost': {
      const parcel_id = order.parcels[action.parcel % Math.max(1, order.parcels.length)]?.parcel_id
      if (parcel_id) await decideAboutParcel(shop, desk, action.what, { order_id, parcel_id })
      return
    }
    case 'receive':
      await buyer.call('POST /api/order/receive', { body: { order_id } })
      return
    case 'cancel':
      await operator.call('POST /api/admin/order/cancel', { body: { order_id, reason: 'Sold out.' } })
      return
    case 'refuse':
      await operator.call('POST /api/admin/refund/refuse', { body: { refund_id, reason: 'No.' } })
      return
    case 'take back':
      await buyer.call('POST /api/order/refund_withdraw', { body: { refund_id } })
      return
    case 'lapse':
    case 'complete':
      await passTime(shop, action.what, { order_id, refund_id })
  }
}

async function decideAboutParcel(
  shop: TestShop,
  [operator, second]: readonly [Operator, Operator],
  what: 'lose' | 'find' | 'refund lost',
  which: { order_id: string; parcel_id: string },
) {
  const reason = 'Lost.'
  if (what === 'refund lost') {
    const reply = await operator.call('POST /api/admin/order/refund', { body: { ...which, reason } })
    if (reply.code === 1 && reply.data.outcome === 'proposed') await agreeTo(shop, second, which.order_id)
    return
  }
  const { order_id } = which
  const { revision } = (await operator.call('GET /api/admin/order/detail', { query: { order_id } })).data
  if (what === 'lose')
    await operator.call('POST /api/admin/order/parcel_lost', { body: { ...which, revision, reason } })
  else await operator.call('POST /api/admin/order/parcel_found', { body: { ...which, revision } })
}

const chosenOf = (order: Order, pieces: number[]) => piecesOf(order, pieces, piecesLeft)

const piecesOf = ({ items }: Order, pieces: number[], most: (item: Order['items'][number]) => number) =>
  items.flatMap((item, at) => {
    const quantity = Math.min(pieces[at] ?? 0, most(item))
    return quantity > 0 ? [{ order_item_id: item.order_item_id, quantity }] : []
  })

function shareOf(most_cents: number, share: string): number {
  if (share === 'most') return most_cents
  if (share === 'a cent') return 1
  return Math.max(1, share === 'half' ? Math.floor(most_cents / 2) : most_cents - 1)
}

async function passTime(
  shop: TestShop,
  what: 'lapse' | 'complete',
  { order_id, refund_id }: { order_id: string; refund_id: string },
) {
  const return_until = new Date(Date.now() - 60_000).toISOString()
  if (what === 'complete') await makeDue(shop, 'auto_complete_at', order_id)
  else if (refund_id)
    await shop.db
      .updateTable('refund')
      .set({ return_until })
      .where('refund_id', '=', refund_id)
      .where('return_until', 'is not', null)
      .execute()
  await runDueTimers(shop.db, (error) => {
    throw error
  })
}
