import type { Context } from '../../src/context.ts'
import { runDueJobs } from '../../src/event/finish-work.ts'
import { noticeMailTask } from '../../src/features/notice/mail/notice-mail-task.ts'
import type { Task } from '../../src/job/task.ts'
import type { MailQueue } from '../../src/mail/mail-queue-service.ts'
import type { Mailer } from '../../src/mail/mailer.ts'

type Source = Pick<Context, 'db' | 'config' | 'keys' | 'metrics'>

/** Sends the mails about notices and payments that are due. @throws the first failure of a mail, after the others were sent. */
export const sendDueNoticeMails = (source: Source, send: Mailer): Promise<void> =>
  runUntilDone(source.db, noticeMailTask(source, send))

/** Sends the stored mails that are due. @throws as `sendDueNoticeMails`. */
export const sendDueMails = ({ db }: Pick<Context, 'db'>, { task }: MailQueue): Promise<void> => runUntilDone(db, task)

async function runUntilDone(db: Context['db'], task: Task): Promise<void> {
  let failure: unknown
  for (let is_more = true; is_more; )
    try {
      is_more = await runDueJobs(db, [task])
    } catch (error) {
      failure ??= error instanceof Error ? (error.cause ?? error) : error
    }
  if (failure !== undefined) throw failure
}
