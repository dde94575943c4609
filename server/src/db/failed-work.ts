import { type Expression, sql } from 'kysely'
import { isUnavailable } from './busy.ts'
import type { Db } from './database.ts'

/** An item is set aside after this number of failures in a row, which takes about half an hour. */
const TRIES_MOST = 10
const REASON_LENGTH = 300

/** Whether an item failed and its next retry is not due yet. Queries for due items exclude it. */
export const waitsForNextTry = (worker: string, item: Expression<unknown>) => sql<boolean>`exists (
  select from failed_work where worker = ${sql.lit(worker)} and item = ${item}::text and next_try_at > now())`

/** The error's code and message. PostgreSQL's `detail` is left out: it holds values of the row. */
const reasonOf = (error: unknown) => {
  const { code = '' }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  return `${code} ${error instanceof Error ? error.message : error}`.trim().slice(0, REASON_LENGTH)
}

/** Another reason begins a new period. */
const SAME_REASON = sql`reason = excluded.reason,
  reason_since = case when failed_work.reason = excluded.reason then failed_work.reason_since else now() end`

/**
 * Records a failure of an item. The first retry is after 2 s; the delay doubles with each failure. An item that is set
 * aside is retried once a day.
 * @returns the number of failures in a row, and whether the item is set aside.
 */
export async function countFailure(
  db: Db,
  { worker, item, error }: { worker: string; item: string; error: unknown },
): Promise<{ tries: number; is_set_aside: boolean }> {
  const { rows } = await sql<{ tries: number; is_set_aside: boolean }>`
    insert into failed_work (worker, item, next_try_at, reason)
    values (${worker}, ${item}, now() + interval '2 seconds', ${reasonOf(error)})
    on conflict (worker, item) do update set tries = failed_work.tries + 1, ${SAME_REASON}, last_failed_at = now(),
      is_set_aside = failed_work.tries + 1 >= ${sql.lit(TRIES_MOST)},
      next_try_at = now() + case when failed_work.tries + 1 >= ${sql.lit(TRIES_MOST)} then interval '1 day'
        else interval '2 seconds' * 2 ^ failed_work.tries end
    returning tries, is_set_aside`.execute(db)
  const [{ tries, is_set_aside } = { tries: 1, is_set_aside: false }] = rows
  return { tries, is_set_aside }
}

/**
 * Delays the next retry of an item whose failure has a cause that will pass. The first delay is 2 s; it doubles up to a
 * minute. The failure does not count, so the item is never set aside for it.
 * @returns whether it is the item's first failure in a row.
 */
async function delayRetry(db: Db, { worker, item, error }: Failure): Promise<boolean> {
  const { rows } = await sql<{ is_first: boolean }>`
    insert into failed_work (worker, item, tries, next_try_at, reason)
    values (${worker}, ${item}, 0, now() + interval '2 seconds', ${reasonOf(error)})
    on conflict (worker, item) do update set ${SAME_REASON}, last_failed_at = now(), is_set_aside = false,
      next_try_at = now() + least(interval '1 minute',
        greatest(interval '2 seconds', (failed_work.next_try_at - failed_work.last_failed_at) * 2))
    returning first_failed_at = now() as is_first`.execute(db)
  return rows[0]?.is_first ?? false
}

type FailedFor = { worker: string; item: string; error: Error }

/** Whether an item has failed with the same error for at least some minutes. */
export async function hasFailedFor(db: Db, { worker, item, error }: FailedFor, minutes: number): Promise<boolean> {
  const { rows } = await sql`select from failed_work where worker = ${worker} and item = ${item}
    and reason = ${reasonOf(error)} and reason_since <= now() - make_interval(mins => ${minutes}::int)`.execute(db)
  return rows.length > 0
}

/** Deletes the recorded failures of items that succeeded. */
export async function clearFailures(db: Db, worker: string, items: readonly string[]): Promise<void> {
  if (items.length === 0) return
  await sql`delete from failed_work where worker = ${worker} and item = any (${items}::text[])`.execute(db)
}

async function findFailed(db: Db, worker: string, items: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ item: string }>`
    select item from failed_work where worker = ${worker} and item = any (${items}::text[])`.execute(db)
  return new Set(rows.map(({ item }) => item))
}

type Failure = { worker: string; item: string; error: unknown }

async function counted(db: Db, failure: Failure): Promise<string> {
  const { tries, is_set_aside } = await countFailure(db, failure)
  const state = is_set_aside ? 'is set aside' : 'will be tried again'
  return `${failure.worker} ${failure.item} failed ${tries} times in a row and ${state}`
}

/** Only the first failure is reported, because there may be one every minute. */
const delayed = async (db: Db, failure: Failure): Promise<string | undefined> =>
  (await delayRetry(db, failure)) ? `${failure.worker} ${failure.item} failed and will be tried again` : undefined

type Items<Item> = {
  worker: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** @returns true if the item needed any work, otherwise false. */
  work: (item: Item) => Promise<boolean>
  fault: (error: unknown) => void
  /** Whether the cause of a failure will pass, such as a server without a reply. See `delayRetry`. */
  willPass?: (error: unknown) => boolean
  /** Whether the remaining items would fail too. They are left for the next round. */
  endsRound?: (error: unknown) => boolean
  /** Ends the work. A failure after that is not recorded, because ending may have caused it. */
  signal?: AbortSignal | undefined
}

/**
 * Processes items one after the other. A failure of an item is recorded, reported and retried later; the remaining
 * items are still processed.
 * @returns the number of items for which `work` returned true.
 * @throws when the database is unavailable; this is not recorded as a failure of an item.
 */
export async function processEach<Item>(
  db: Db,
  { worker, items, idOf, work, fault, willPass = () => false, endsRound = () => false, signal }: Items<Item>,
): Promise<number> {
  if (items.length === 0) return 0
  const failed_before = await findFailed(db, worker, items.map(idOf))
  let count = 0
  for (const one of items) {
    if (signal?.aborted) break
    const item = idOf(one)
    try {
      if (await work(one)) count += 1
      if (failed_before.has(item)) await clearFailures(db, worker, [item])
    } catch (error) {
      if (isUnavailable(error)) throw error
      if (signal?.aborted) break
      const failure = { worker, item, error }
      const report = willPass(error) ? await delayed(db, failure) : await counted(db, failure)
      if (report) fault(new Error(report, { cause: error }))
      if (endsRound(error)) break
    }
  }
  return count
}
