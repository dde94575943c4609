import { type OrderStatusWord, WEBHOOK_TOPICS } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import type { NewEvent, ShopEvent } from '../../event/events.ts'
import { webhookListener } from './webhook-listener.ts'

/** The events as an address gets them. */
function webhookEvents(...events: NewEvent[]): { type: string; data: object }[] {
  const at = '2026-01-02T03:04:05Z'
  const storedEvents = events.map((event, place): ShopEvent => ({ ...event, event_id: place + 1, at }))
  return webhookListener
    .jobs(storedEvents)
    .flatMap(({ data }) => (data as { events: { type: string; data: object }[] }).events) // written by the listener
}

const moveTo = (status: OrderStatusWord) => ({
  order_number: '20260102-1',
  total_cents: 500,
  by: 'operator' as const,
  status,
  details: { reason: 'Sold out' },
  order_ids: [],
})
const order = (
  happening: 'order.refunded' | 'order.paid_back' | 'order.expired' | 'order.paid',
  status: OrderStatusWord,
) => ({ happening, ref_id: 'o1', user_id: 'u1', data: moveTo(status) }) as const

test('an order whose money is paid back completely is cancelled; a refund of a part has only the events of the refund', () => {
  const cancelled = { type: 'order.cancelled', data: { order_id: 'o1', order_number: '20260102-1', total_cents: 500 } }
  expect(
    webhookEvents(
      order('order.refunded', 'cancelled'),
      order('order.paid_back', 'cancelled'),
      order('order.expired', 'cancelled'),
    ),
  ).toMatchObject([cancelled, cancelled, cancelled])
  expect(webhookEvents(order('order.refunded', 'shipped'), order('order.paid_back', 'received'))).toEqual([])
})

test('a payout that is queued again is approved, as at first', () => {
  const data = { amount_cents: 500, net_cents: 400, by_shop: false, to_card: false, reason: 'Typing error of Mei' }
  expect(webhookEvents({ happening: 'withdrawal.requeued', ref_id: 'w1', user_id: 'u1', data })).toMatchObject([
    { type: 'withdrawal.approved', data: { extract_id: 'w1', amount_cents: 500, net_cents: 400 } },
  ])
})

test('a carrier’s report names its parcel', () => {
  const data = { is_removed: false, parcel: { parcel_id: 'p2', position: 2 } }
  expect(webhookEvents({ happening: 'order.reported', ref_id: 'o1', user_id: 'u1', data })).toMatchObject([
    { type: 'order.reported', data: { order_id: 'o1', ...data } },
  ])
})

test('events have ids and amounts, but no reasons and no names', () => {
  const data = { amount_cents: 500, net_cents: 400, by_shop: false, to_card: false, reason: 'Typing error of Mei' }
  const events = webhookEvents(order('order.paid', 'paid'), {
    happening: 'withdrawal.refused',
    ref_id: 'w1',
    user_id: 'u1',
    data,
  })
  expect(JSON.stringify(events)).not.toMatch(/Mei|Sold out|u1/)
})

test('events that are read together are queued by one job in their order', () => {
  const events = [order('order.paid', 'paid'), order('order.expired', 'cancelled')].map(
    (event, place): ShopEvent => ({ ...event, event_id: place + 1, at: '2026-01-02T03:04:05Z' }),
  )
  expect(webhookListener.jobs(events)).toMatchObject([
    { lane: 'webhooks', data: { events: [{ type: 'order.paid' }, { type: 'order.cancelled' }] } },
  ])
})

test('every happening that is sent belongs to a topic', () => {
  const nouns = new Set(webhookListener.to.map((happening) => happening.split('.')[0]))
  expect([...nouns].toSorted()).toEqual([...WEBHOOK_TOPICS].toSorted())
})
