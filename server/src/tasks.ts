import type { Context } from './context.ts'
import { liveTask } from './features/live/live-listener.ts'
import { receiptTask } from './features/notice/mail/receipt-listener.ts'
import { noticeTask } from './features/notice/notice-listener.ts'
import type { Task } from './job/task.ts'

/** The tasks of the jobs that listeners add. */
export const tasksOf = (context: Context): readonly Task[] => [
  noticeTask(context),
  receiptTask(context),
  liveTask(context),
]
