import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../src/context.ts'
import { onWork } from '../src/db/commits.ts'
import type { Db } from '../src/db/database.ts'
import { transaction } from '../src/db/transaction.ts'
import type { ShopEvent } from '../src/event/events.ts'
import { addJobsOf } from '../src/event/fan-out.ts'
import { runDueJobs } from '../src/event/finish-work.ts'
import { listeners } from '../src/listeners.ts'
import { localTasks } from '../src/tasks.ts'

const drains = new WeakMap<Db, Drain>()

/**
 * Runs the listeners of all events so far and their jobs. Only for tests that call a service and then look without a
 * request.
 */
export const drained = (context: Context): Promise<void> => drainOf(context).runIfDue()

/**
 * Runs the listeners of all events and their jobs before and after each injected request, as a running server does after
 * each commit: listeners have learned of an earlier call of a service, and of the request when its reply is returned.
 */
export function drainAround(app: FastifyInstance, context: Context): void {
  const drain = drainOf(context)
  const inject = app.inject.bind(app)
  app.inject = (async (...request: Parameters<typeof inject>) => {
    await drain.runIfDue()
    const reply = await inject(...request)
    await drain.runIfDue()
    return reply
  }) as typeof app.inject // without arguments Fastify returns a chain, which no test uses
}

function drainOf(context: Context): Drain {
  const drain = drains.get(context.db) ?? new Drain(context)
  drains.set(context.db, drain)
  return drain
}

class Drain {
  #is_due = true
  #running: Promise<void> | undefined
  readonly #context: Context
  #is_prepared = false

  constructor(context: Context) {
    this.#context = context
    onWork(context.db, () => {
      this.#is_due = true
    })
  }

  async runIfDue(): Promise<void> {
    while (this.#is_due || this.#running) {
      this.#running ??= this.#once().finally(() => {
        this.#running = undefined
      })
      await this.#running
    }
  }

  async #once(): Promise<void> {
    this.#is_due = false
    const { db } = this.#context
    await transaction(db, async (tx) => {
      // The server's reader waits for the transactions of all databases of the cluster, so also for those of other tests.
      if (!this.#is_prepared)
        await sql`create schema if not exists drain; create table if not exists drain.done (event_id bigint primary key)`.execute(
          tx,
        )
      const { rows } = await sql<ShopEvent>`
        with read as (insert into drain.done select event_id from event on conflict do nothing returning event_id)
        select event_id, happening, ref_id, user_id, data, to_json(at) #>> '{}' as at from event where event_id in (select event_id from read)
        order by event_id`.execute(tx)
      await addJobsOf(tx, listeners, rows)
    })
    this.#is_prepared = true
    while (await runDueJobs(db, localTasks(this.#context)));
  }
}
