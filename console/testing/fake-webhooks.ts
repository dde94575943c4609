import type { Replies, Wire } from './fake-desk.tsx'
import { orderId } from './fake-orders.ts'

type Webhook = Wire<'GET /api/admin/webhook/list'>['webhooks'][number]
type Delivery = Wire<'GET /api/admin/webhook/deliveries'>['items'][number]

export const aWebhook = (more: Partial<Webhook> = {}): Webhook => ({
  webhook_id: orderId(80),
  url: 'https://stock.example.com/events/sampan',
  topics: ['order', 'stock'],
  is_on: true,
  off_because: null,
  failing_since: null,
  unreadable_since: null,
  made_by: 'olive@sampan.example',
  agent: null,
  made_at: '2026-11-20T08:00:00.000Z',
  waiting: 0,
  failed: 0,
  delivered_at: '2026-11-23T02:00:00.000Z',
  ...more,
})

const aDelivery = (more: Partial<Delivery> = {}): Delivery => ({
  delivery_id: orderId(90),
  type: 'order.paid',
  state: 'delivered',
  tries: 1,
  created_at: '2026-11-23T02:00:00.000Z',
  tried_at: '2026-11-23T02:00:01.000Z',
  next_try_at: null,
  last_status: 204,
  last_fault: null,
  data: '{"order_id": "01a2199a-5828-7d45-979c-78d9353f1d19", "total_cents": 4250}',
  ...more,
})

export const WEBHOOKS = {
  'GET /api/admin/webhook/list': {
    webhooks: [
      aWebhook(),
      aWebhook({ webhook_id: orderId(81), url: 'https://old.example.com/hook', is_on: false, off_because: 'gone' }),
    ],
  },
  'GET /api/admin/webhook/deliveries': {
    items: [
      aDelivery(),
      aDelivery({
        delivery_id: orderId(91),
        type: 'stock.low',
        state: 'failed',
        last_status: null,
        last_fault: 'TIMEOUT',
      }),
    ],
    next_cursor: null,
  },
} satisfies Replies
