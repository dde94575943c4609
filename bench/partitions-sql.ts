// npm run bench:partitions [-- --lines 10000000]: the real ledger with so many transfers, and the same cut into months: what
// PostgreSQL refuses, what both weigh, and what a payment, a page of bills and an audit take. In a scratch database.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { openDatabase } from '../server/src/db/database.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { transaction } from '../server/src/db/transaction.ts'
import { post } from '../server/src/ledger/ledger.ts'
import { paymentOf } from '../server/src/ledger/order-flows.ts'
import { Clusters } from '../server/testing/clusters.ts'
import { closings, measureAndClose } from './closings.ts'
import { fillLedger, MONTHS, ORDER_CENTS, WALLETS } from './fill-ledger-sql.ts'

const PAYMENTS = 500
/** Both are asked in turn; what the last round took is told. */
const ROUNDS = 3
const BUILDING = {
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
}

const { values } = parseArgs({ options: { lines: { type: 'string', default: '10000000' } } })
const lines = Number(values.lines)
if (!(lines >= 2 * WALLETS)) throw new Error(`--lines is how many transfers there are, ${2 * WALLETS} at least`)

const clusters = new Clusters(BUILDING)
closings.push(() => clusters.close())
const rows: Record<string, Record<string, string>> = {}
const note = (what: string, where: 'one table' | 'by month', value: string) => {
  rows[what] = { ...rows[what], [where]: value }
  console.log(`  ${where}: ${what}: ${value}`)
}
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The median of many, in ms. */
async function median(times: number, work: (time: number) => Promise<unknown>): Promise<string> {
  const took: number[] = []
  for (let time = 0; time < times; time++) took.push(await timed(() => work(time)))
  return `${took.toSorted((one, other) => one - other)[Math.floor(times / 2)]?.toFixed(2)} ms`
}

/** The same table by month, filled from the first, with every key that PostgreSQL allows; the others in a table beside. */
async function cut(client: pg.Client): Promise<void> {
  const of =
    'sequence, transfer_id, code, phase, debit_account_id, credit_account_id, amount_cents, pending_id, ref_type, ref_id, actor, created_at'
  await client.query(
    `create table by_month (like ledger_transfer including defaults including constraints) partition by range (created_at)`,
  )
  for (const key of ['primary key (sequence)', 'unique (transfer_id)', 'unique (ref_type, ref_id, code, phase)'])
    await client.query(`alter table by_month add ${key}`).then(
      () => console.log(`  allowed: ${key}`),
      (error: Error) => console.log(`  refused: ${key}: ${error.message}`),
    )
  for (let month = MONTHS; month >= -1; month--)
    await client.query(`do $$ begin execute format('create table by_month_${month + 1} partition of by_month for values from (%L) to (%L)',
      date_trunc('month', now()) - interval '${month} months', date_trunc('month', now()) - interval '${month - 1} months'); end $$`)
  note(
    'copied',
    'by month',
    seconds(await timed(() => client.query(`insert into by_month (${of}) select ${of} from ledger_transfer`))),
  )
  const took_ms = await timed(async () => {
    await client.query('alter table by_month add primary key (sequence, created_at)')
    await client.query('create index on by_month (debit_account_id, sequence)')
    await client.query('create index on by_month (credit_account_id, sequence)')
    await client.query(
      'create table by_month_key as select transfer_id, pending_id, ref_type, ref_id, code, phase from ledger_transfer',
    )
    await client.query(
      'alter table by_month_key add primary key (transfer_id), add unique (ref_type, ref_id, code, phase)',
    )
    await client.query('create unique index on by_month_key (pending_id) where pending_id is not null')
  })
  note('indexes and keys made', 'by month', seconds(took_ms))
  await client.query('vacuum analyze')
}

const sizeOf = async (client: pg.Client, condition: string) => {
  const { rows } = await client.query<{ size: string }>(
    `select pg_size_pretty(sum(pg_table_size(oid))) || ' and ' || pg_size_pretty(sum(pg_indexes_size(oid))) || ' of indexes' as size
      from pg_class where relkind = 'r' and ${condition}`,
  )
  return rows[0]?.size ?? ''
}

/** A page of bills needs the transfers of an account, newest first; keys are not what it looks for. */
const newestOf = (table: string) => `select * from (
  (select sequence, created_at, amount_cents from ${table} where debit_account_id = $1 order by sequence desc limit 20)
  union all (select sequence, created_at, amount_cents from ${table} where credit_account_id = $1 order by sequence desc limit 20)
) as newest order by sequence desc limit 20`

const INSERT = (
  table: string,
) => `insert into ${table} (sequence, transfer_id, code, phase, debit_account_id, credit_account_id, amount_cents, ref_type, ref_id, actor)
  overriding system value values (nextval(pg_get_serial_sequence('ledger_transfer', 'sequence')), $1, 'payment', 'single', $2, 2, 100, 'order', $3, 'bench')`

async function compare(client: pg.Client, where: 'one table' | 'by month'): Promise<void> {
  const table = where === 'one table' ? 'ledger_transfer' : 'by_month'
  const { rows } = await client.query<{ account_id: string }>(
    `select account_id from ledger_balance order by random() limit ${PAYMENTS}`,
  )
  const account = (time: number) => rows[time % rows.length]?.account_id
  note(
    'an insert, p50',
    where,
    await median(PAYMENTS, async (time) => {
      const [transfer_id, ref_id] = [randomUUID(), randomUUID()]
      await client.query('begin')
      if (where === 'by month')
        await client.query({
          name: 'key',
          text: `insert into by_month_key values ($1, null, 'order', $2, 'payment', 'single')`,
          values: [transfer_id, ref_id],
        })
      await client.query({ name: `insert ${table}`, text: INSERT(table), values: [transfer_id, account(time), ref_id] })
      await client.query('rollback')
    }),
  )
  note(
    "an account's newest, p50",
    where,
    await median(PAYMENTS, (time) => client.query({ name: table, text: newestOf(table), values: [account(time)] })),
  )
  note(
    'found by its id, p50',
    where,
    await median(PAYMENTS, () =>
      client.query({
        name: `id ${table}`,
        text: `select 1 from ${where === 'one table' ? table : 'by_month_key'} where transfer_id = $1`,
        values: [randomUUID()],
      }),
    ),
  )
  note(
    'sums of the last month',
    where,
    seconds(
      await timed(() =>
        client.query(
          `select code, sum(amount_cents) from ${table} where created_at >= date_trunc('month', now()) - interval '1 month' group by code`,
        ),
      ),
    ),
  )
}

async function measure(): Promise<void> {
  const cluster = await clusters.create('books')
  await cluster.start()
  const db = openDatabase({ connectionString: clusters.urlOf(cluster), max: 2, is_patient: true })
  await migrate(db)
  const client = await cluster.open()
  try {
    const pay = (time: number) => {
      const user_id = `00000000-0000-4000-8000-${(time % WALLETS).toString(16).padStart(12, '0')}`
      return transaction(db, (tx) =>
        post(tx, 'bench', [paymentOf({ user_id, order_id: randomUUID(), amount_cents: ORDER_CENTS })]),
      )
    }
    note('indexes and keys made', 'one table', seconds(await fillLedger(client, lines)))
    note('size', 'one table', await sizeOf(client, `relname = 'ledger_transfer'`))
    note('size of the entries', 'one table', await sizeOf(client, `relname = 'ledger_entry'`))
    note('a payment by ledger_post, p50', 'one table', await median(PAYMENTS, pay))
    const audited = async (how: string) => seconds(await timed(() => client.query(`select * from ${how}()`)))
    const upTo = 'select ledger_checkpoint(max(sequence)) from ledger_transfer'
    note('the first checkpoint', 'one table', seconds(await timed(() => client.query(upTo))))
    note('a quick audit', 'one table', await audited('ledger_audit_quick'))
    await cut(client)
    note('size', 'by month', await sizeOf(client, `relname like 'by_month%'`))
    for (let round = 0; round < ROUNDS; round++) {
      await compare(client, 'one table')
      await compare(client, 'by month')
    }
    note('a whole audit', 'one table', await audited('ledger_audit'))
    note(
      'the oldest month taken away',
      'by month',
      seconds(await timed(() => client.query(`alter table by_month detach partition by_month_${MONTHS}`))),
    )
    console.table(rows)
  } finally {
    await client.end()
    await db.destroy()
  }
}

await measureAndClose(measure)
