import type { Listener } from './event/listener.ts'
import { agentOrderListener } from './features/agent/order/order-event-listener.ts'
import { liveListener } from './features/live/live-listener.ts'
import { receiptListener } from './features/notice/mail/receipt-listener.ts'
import { noticeListener } from './features/notice/notice-listener.ts'
import { trackingListener } from './features/order/tracking/tracking-work.ts'
import { statementCreditListener } from './features/wallet/confirmation/statement-credit-listener.ts'
import { webhookListener } from './features/webhook/webhook-listener.ts'

/** All listeners of events. A new listener is a file of its noun, and a line here. */
export const listeners: readonly Listener[] = [
  noticeListener,
  receiptListener,
  liveListener,
  webhookListener,
  agentOrderListener,
  statementCreditListener,
  trackingListener,
]
