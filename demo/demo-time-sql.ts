import { sql } from 'kysely'
import type { Db } from '../server/src/db/database.ts'
import { transaction } from '../server/src/db/transaction.ts'

/** Tables without a shopper that have times of the history. */
const SHARED_TABLES = [
  'ledger_account',
  'ledger_transfer',
  'ledger_checkpoint',
  'desk_log',
  'act_alone',
  'operator_term',
]
/** Tables whose times decide what still works: sessions of the people who make the history, and jobs. */
const KEPT_TABLES = ['session', 'job', 'keyed_call']

type TimedTable = { name: string; columns: string[]; has_shopper: boolean }

/** The tables of the history with their columns of times; none if this role does not own them. */
async function findTimedTables(tx: Db): Promise<TimedTable[]> {
  const { rows } = await sql<TimedTable>`
    select relname as name, array_agg(attname::text) as columns,
      exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'user_id') as has_shopper
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and atttypid = any('{timestamptz,date}'::regtype[]) and attnum > 0 and not attisdropped and attgenerated = ''
      and pg_has_role(relowner, 'usage') and relname <> all(${KEPT_TABLES})
    group by pg_class.oid, relname`.execute(tx)
  return rows.filter(({ name, has_shopper }) => has_shopper || SHARED_TABLES.includes(name))
}

async function moveTimes(tx: Db, { name, columns, has_shopper }: TimedTable, days: number): Promise<void> {
  const times = columns.map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(days => ${days}::int)`,
  )
  const isOfDemo = has_shopper ? sql`where user_id in (select user_id from user_account where is_demo)` : sql``
  await sql`update ${sql.table(name)} set ${sql.join(times)} ${isOfDemo}`.execute(tx)
}

/**
 * Lets days pass in the demo's history: all that its people did so far is that many days older. Only times change, in
 * their sequence. The triggers of append-only tables are off for this transaction, for which the role must own the
 * tables; otherwise everything stays of today.
 */
export const passDays = (db: Db, days: number): Promise<void> =>
  transaction(db, async (tx) => {
    for (const table of await findTimedTables(tx)) {
      const name = sql.table(table.name)
      await sql`alter table ${name} disable trigger user`.execute(tx)
      await moveTimes(tx, table, days)
      await sql`alter table ${name} enable trigger user`.execute(tx)
    }
  })
