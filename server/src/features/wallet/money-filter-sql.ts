import { type RawBuilder, sql } from 'kysely'
import { shopperId } from '../../db/shopper-id.ts'

/** What narrows the desk's lists of recharges and withdrawals; see the contract. */
export type MoneyFilter = {
  status?: 'all' | '0' | '1' | '2' | undefined
  shopper?: string | undefined
  amount_cents?: number | undefined
  reference?: string | undefined
  network?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

type MoneyTable = 'recharge' | 'withdrawal'

/**
 * The conditions of a filter. Each alone has an index that gives the rows in the order of time, or few of them.
 * `references` are the columns that a reference is looked for in.
 */
export function conditionsOf(table: MoneyTable, references: readonly string[], filter: MoneyFilter) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const { status = 'all', shopper, amount_cents, reference, network, from, to } = filter
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (status !== 'all') conditions.push(sql`${column('status')} = ${sql.lit(Number(status))}`)
  if (shopper) conditions.push(sql`${column('user_id')} = ${shopperId(shopper)}`)
  if (amount_cents !== undefined) conditions.push(sql`${column('amount_cents')} = ${amount_cents}`)
  if (reference) conditions.push(hasReference(references.map(column), column('transaction_hash'), reference))
  if (network) conditions.push(sql`${column('network')} = ${network}`)
  if (from) conditions.push(sql`${column('created_at')} >= ${from}`)
  if (to) conditions.push(sql`${column('created_at')} < ${to}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

function hasReference(columns: RawBuilder<unknown>[], transaction_hash: RawBuilder<unknown>, reference: string) {
  const bare = sql`(select bare_reference(${reference}))`
  const found = columns.map((column) => sql`bare_reference(${column}) = ${bare}`)
  const hash = reference.toLowerCase().replace(/^0x/, '')
  return sql`(${sql.join([...found, sql`${transaction_hash} = ${hash}`], sql` or `)})`
}
