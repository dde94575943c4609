import { sql } from 'kysely'
import type { Context } from '../src/context.ts'
import type { Db } from '../src/db/database.ts'
import { runDueJobs } from '../src/event/finish-work.ts'
import { sendOrderEvent } from '../src/features/agent/order/order-event-service.ts'
import { webhookTasks } from '../src/features/webhook/webhook-tasks.ts'
import { localTasks, retryTasks } from '../src/tasks.ts'
import { drained } from './drain.ts'
import type { TestShop } from './world.ts'

/** The tasks that queue and send webhooks, with all tasks that talk to no other server. */
export const webhookTasksOf = (context: Context) => [...localTasks(context), ...webhookTasks(context, sendOrderEvent)]

/** Reads all events, and runs the due jobs of these tasks until none is left. @throws the error of a job that failed. */
export async function runJobs({ db, context }: Pick<TestShop, 'db' | 'context'>): Promise<void> {
  await drained(context)
  while (await runDueJobs(db, webhookTasksOf(context)));
}

/** Makes all waiting jobs due, as if their pauses were over. */
export const passPauses = (db: Db) => sql`update job set run_at = now() where run_at > now()`.execute(db)

/** Runs the jobs that repeat failed work on rows, as if their pauses were over. @throws the error of a job that failed. */
export async function retryFailed({ db, context }: Pick<TestShop, 'db' | 'context'>): Promise<void> {
  const tasks = retryTasks(context)
  await sql`update job set run_at = now() where task = any (${tasks.map(({ name }) => name)}::text[]) and run_at > now()`.execute(
    db,
  )
  while (await runDueJobs(db, tasks));
}
