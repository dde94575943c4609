import type { Context } from '../../../context.ts'
import { isOfDeletedAccount } from '../../../db/deleted-account.ts'
import { listener } from '../../../event/listener.ts'
import type { Task } from '../../../job/task.ts'
import { insertReceiptMail, type ReceiptMail } from './notice-mail-sql.ts'

const TASK = 'receipt_mail'

/** Queues the mail that confirms a payment. One mail names every order that was paid together. */
export const receiptListener = listener(['order.paid'], (events) =>
  events.flatMap(({ event_id, user_id, ref_id, data: { order_ids } }) =>
    ref_id === order_ids[0] ? [{ task: TASK, user_id, data: { event_id, user_id, order_ids } }] : [],
  ),
)

export const receiptTask = ({ db }: Pick<Context, 'db'>): Task => ({
  name: TASK,
  concurrency: 2,
  run: async ({ data }) => {
    await insertReceiptMail(db, data as ReceiptMail).catch((error: unknown) => {
      // written above
      if (!isOfDeletedAccount(error)) throw error
    })
    return undefined
  },
})
