import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { costOf } from '../../testing/plans/plans-sql.ts'
import { asServerRole } from '../../testing/server-role.ts'
import { anOperator, aShop } from '../../testing/world.ts'
import { type Tx, transaction } from '../db/transaction.ts'
import { listeners } from '../listeners.ts'
import { deleteOldEvents, readEvents, recordEvents } from './event-sql.ts'
import type { NewEvent, ShopEvent } from './events.ts'
import { addJobsOf, fanOut } from './fan-out.ts'
import { finishWork } from './finish-work.ts'
import { listener } from './listener.ts'

const event = (ref_id: string, amount_cents = 0): NewEvent => ({
  happening: 'recharge.credited',
  ref_id,
  user_id: null,
  data: { amount_cents, method: 'manual', reason: null },
})

/** Reads with several readers at the same time, until everything recorded so far is read. */
async function readAll(db: Awaited<ReturnType<typeof testDatabase>>, isOver: () => boolean): Promise<ShopEvent[]> {
  const events: ShopEvent[] = []
  class Crash extends Error {}
  const read = () =>
    transaction(db, async (tx) => {
      const rows = await readEvents(tx, 'listeners', 50)
      if (Math.random() < 0.2) throw new Crash()
      return rows
    }).catch((error: unknown) => {
      if (error instanceof Crash) return []
      throw error
    })
  const isRead = async () => {
    const { rows } = await sql<{ is_read: boolean }>`select not has_unread_events('listeners') as is_read`.execute(db)
    return rows[0]?.is_read === true
  }
  const reader = async () => {
    while (!(isOver() && (await isRead()))) {
      const rows = await read()
      events.push(...rows)
      if (rows.length === 0) await wait(1)
    }
  }
  await Promise.all([reader(), reader()])
  return events
}

test('no event of concurrent, slow and rolled back transactions is missed, read twice, or read before an earlier one of its order', async () => {
  const db = await testDatabase({ max: 30 })
  await sql`create table moved (order_id int primary key, moves int not null default 0)`.execute(db)
  await sql`insert into moved select n from generate_series(1, 8) as n`.execute(db)
  let committed = 0
  const write = async (seed: number) => {
    for (let n = 0; n < 40; n++) {
      const order_id = ((seed + n) % 8) + 1
      await transaction(db, async (tx) => {
        // The transaction id may be much older than the lock of the order.
        if (n % 3 === 0) await sql`select pg_current_xact_id(), pg_sleep(0.01)`.execute(tx)
        const { rows } = await sql<{ moves: number }>`
          update moved set moves = moves + 1 where order_id = ${order_id} returning moves`.execute(tx)
        await recordEvents(tx, [event(String(order_id), rows[0]?.moves)])
        if (n % 7 === 0) await wait(15)
        if (n % 5 === 4) throw new Error('rolled back')
        return rows
      }).then(
        () => (committed += 1),
        (error: Error) => {
          if (error.message !== 'rolled back') throw error
        },
      )
    }
  }
  let is_over = false
  const writing = Promise.all(Array.from({ length: 16 }, (_, seed) => write(seed))).then(() => {
    is_over = true
  })
  const [events] = await Promise.all([readAll(db, () => is_over), writing])
  expect(committed).toBe(16 * 32)
  expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(events.length)
  expect(events).toHaveLength(committed)
  const moves = new Map<string, number[]>()
  for (const { ref_id, data } of events as Extract<ShopEvent, { happening: 'recharge.credited' }>[])
    moves.set(ref_id, [...(moves.get(ref_id) ?? []), data.amount_cents])
  for (const of_order of moves.values()) expect(of_order).toEqual(of_order.map((_, index) => index + 1))
})

test('an open transaction that has recorded an event holds the reader back until it ends', async () => {
  const db = await testDatabase()
  let end = () => {}
  const opened = Promise.withResolvers<void>()
  const first = transaction(db, async (tx) => {
    await recordEvents(tx, [event('first')])
    opened.resolve()
    await new Promise<void>((resolve) => {
      end = resolve
    })
  })
  await opened.promise
  await transaction(db, (tx) => recordEvents(tx, [event('second')]))
  const read = () => transaction(db, (tx) => readEvents(tx, 'listeners', 10))
  for (let look = 0; look < 5; look++) expect(await read()).toEqual([])
  end()
  await first
  const events: ShopEvent[] = []
  await expect.poll(async () => events.push(...(await read()))).toBe(2)
  expect(events.map(({ ref_id }) => ref_id)).toEqual(['first', 'second'])
})

test('a database that was restored into another cluster, with lower transaction ids, is read on', async () => {
  const db = await testDatabase()
  await transaction(db, (tx) => recordEvents(tx, [event('before'), event('between')]))
  await sql`update event_cursor set noted_id = 1, noted_xid = '9000000000000000'`.execute(db)
  const events: ShopEvent[] = []
  await expect
    .poll(async () => events.push(...(await transaction(db, (tx) => readEvents(tx, 'listeners', 10)))))
    .toBe(2)
})

const listened = listener(['recharge.credited'], (events) =>
  events.map(({ ref_id, event_id }) => ({ task: 'test', lane: `test:${ref_id}`, data: { event_id } })),
)
const deaf = listener(['chat.written'], () => [{ task: 'never', data: {} }])

test('a failed fan-out adds no jobs, and the next one adds each job once', async () => {
  const db = await testDatabase()
  await transaction(db, (tx) => recordEvents(tx, [event('one'), event('one'), event('two')]))
  const failing = (tx: Tx) =>
    addJobsOf(tx, [listened], [{ ...event('one'), event_id: 1, at: '' } as ShopEvent]).then(() => {
      throw new Error('crash')
    })
  await expect(transaction(db, failing)).rejects.toThrow('crash')
  await expect.poll(() => fanOut(db, [listened, deaf])).toBe(3)
  const jobs = await db.selectFrom('job').select(['task', 'lane', 'run_at']).orderBy('job_id').execute()
  expect(jobs.map(({ task, lane, run_at }) => [task, lane, run_at !== null])).toEqual([
    ['test', 'test:one', true],
    ['test', 'test:one', false],
    ['test', 'test:two', true],
  ])
})

test('a listener that is not wanted adds no jobs, and is asked once for all events that are read together', async () => {
  const db = await testDatabase()
  let reads = 0
  const wantedIf = (is_wanted: boolean) =>
    listener(
      ['recharge.credited'],
      (events) => events.map(() => ({ task: 'test', data: { is_wanted } })),
      async () => {
        reads += 1
        return is_wanted
      },
    )
  await transaction(db, (tx) => recordEvents(tx, [event('one'), event('two')]))
  await expect.poll(() => fanOut(db, [wantedIf(false), wantedIf(true)])).toBe(2)
  expect(reads).toBe(2)
  const jobs = await db.selectFrom('job').select('data').execute()
  expect(jobs).toEqual([{ data: { is_wanted: true } }, { data: { is_wanted: true } }])
})

test('without webhooks a payment adds the job of its receipt only; with one, also those that queue its events', async () => {
  const shop = await aShop()
  const { db } = shop
  const order = { order_number: '1', total_cents: 100, by: 'shopper', status: 'paid', details: {} } as const
  const user_id = randomUUID()
  const pay = async () => {
    const ref_id = randomUUID()
    await transaction(db, async (tx) => {
      await recordEvents(tx, [
        { happening: 'order.created', ref_id, user_id, data: { ...order, order_ids: [] } },
        { happening: 'order.paid', ref_id, user_id, data: { ...order, order_ids: [ref_id] } },
      ])
    })
    await expect.poll(() => fanOut(db, listeners)).toBe(2)
    const jobs = await db.deleteFrom('job').returning('task').execute()
    return jobs.map(({ task }) => task).toSorted()
  }
  expect(await pay()).toEqual(['notice_mail'])
  const { operator_id } = await anOperator(shop)
  await sql`insert into webhook (url, sealed_secret, topics, made_by)
    values ('https://hooks.example.com', 'none', '{chat}', ${operator_id})`.execute(db)
  expect(await pay()).toEqual(['notice_mail', 'webhook_queue'])
  await sql`update webhook set is_on = false, off_because = null`.execute(db)
  expect(await pay()).toEqual(['notice_mail'])
})

test('deleting the events of an account reads no events of others', async () => {
  const db = await testDatabase()
  await sql`insert into event (noun, happening, ref_id, user_id)
    select 'order', 'order.paid', '', gen_random_uuid() from generate_series(1, 20000)`.execute(db)
  await sql`analyze event`.execute(db)
  const { rows, plan } = await costOf(db, { text: 'delete from event where user_id = $1', values: [randomUUID()] })
  expect(plan).toContain('event_of_shopper')
  expect(rows).toBeLessThan(10)
})

test('events are deleted after three days, and never before they are read', async () => {
  const db = await testDatabase()
  await transaction(db, (tx) => recordEvents(tx, [event('old'), event('new')]))
  await sql`update event set at = now() - interval '4 days' where ref_id = 'old'`.execute(db)
  expect(await deleteOldEvents(db, 10)).toBe(0)
  await expect.poll(() => fanOut(db, [])).toBe(2)
  await sql`update event_cursor set event_id = 2`.execute(db)
  expect(await deleteOldEvents(db, 10)).toBe(1)
  const remaining = await db.selectFrom('event').select('ref_id').execute()
  expect(remaining).toEqual([{ ref_id: 'new' }])
})

test('the server’s role, without rights to change tables, records and reads events and runs their jobs, and changes no event', async () => {
  const server = await asServerRole(await testDatabase())
  await transaction(server, (tx) => recordEvents(tx, [event('one'), event('two')]))
  const orders: unknown[] = []
  const task = {
    name: 'test',
    concurrency: 1,
    run: async ({ lane }: { lane: string | null }) => void orders.push(lane),
  }
  await finishWork(server, { listeners: [listened], tasks: [task] })
  expect(orders).toEqual(['test:one', 'test:two'])
  await expect(sql`update event set at = now()`.execute(server)).rejects.toThrow('permission denied')
})
