import type { Context } from './context.ts'
import { agentOrderTask } from './features/agent/order/order-event-listener.ts'
import { sendOrderEvent } from './features/agent/order/order-event-service.ts'
import { listingTask } from './features/catalogue/listing/listing-service.ts'
import { liveTask } from './features/live/live-listener.ts'
import { favouriteChangeTask } from './features/notice/favourite/favourite-watch.ts'
import { noticeMailTask } from './features/notice/mail/notice-mail-task.ts'
import { noticeTask } from './features/notice/notice-listener.ts'
import { pushTasks } from './features/notice/push/push-tasks.ts'
import { orderTimerTasks } from './features/order/order-timers.ts'
import { receiptNumberTask } from './features/order/receipt/receipt-number-work.ts'
import { trackingTasks } from './features/order/tracking/tracking-work.ts'
import { unusedUploadTask } from './features/upload/upload-service.ts'
import { providerTasks } from './features/wallet/card/card-work.ts'
import { statementCreditTask } from './features/wallet/confirmation/statement-credit-listener.ts'
import { webhookQueueTask, webhookTasks } from './features/webhook/webhook-tasks.ts'
import type { Task } from './job/task.ts'
import type { MailQueue } from './mail/mail-queue-service.ts'
import type { Mailer } from './mail/mailer.ts'

/** Tasks that only change the shop's own data and screens. Tests run them after each request. */
export const localTasks = (context: Context): readonly Task[] => [
  noticeTask(context),
  liveTask(context),
  webhookQueueTask(context),
  agentOrderTask(context),
  statementCreditTask(context),
  ...trackingTasks(context),
]

/** Tasks that repeat periodic work on single rows that failed. */
export const retryTasks = (context: Context): readonly Task[] => [
  ...orderTimerTasks(context),
  receiptNumberTask(context),
  unusedUploadTask(context),
  favouriteChangeTask(context),
  listingTask(context),
]

type Means = { mails: MailQueue; patient: Mailer }

/** Tasks that talk to other servers. */
export const sendingTasks = (context: Context, { mails, patient }: Means): readonly Task[] => [
  mails.task,
  noticeMailTask(context, patient),
  ...pushTasks(context),
  ...webhookTasks(context, sendOrderEvent),
  ...providerTasks(context),
]
