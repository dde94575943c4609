import type { BankCurrency } from '@sampan/contract/bank-currency'
import type { AmountSetting, Language, TimeSetting } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/transaction.ts'

const changedNow = (changed_by: string) => ({ changed_by, changed_at: sql<string>`now()` })

/** Amounts with their scheduled raises. */
export const findAmounts = (db: Db) =>
  db
    .selectFrom('amount_limit')
    .leftJoin('operator', 'operator.operator_id', 'amount_limit.changed_by')
    .select(['amount_limit.name', 'amount_cents', 'later_cents', 'counts_from', 'changed_at'])
    .select('operator.account as changed_by')
    .execute()

export const findTimes = (db: Db) =>
  db
    .selectFrom('time_limit')
    .leftJoin('operator', 'operator.operator_id', 'time_limit.changed_by')
    .select(['time_limit.name', 'changed_at', 'operator.account as changed_by'])
    .select(sql<number>`extract(epoch from duration)::int`.as('seconds'))
    .execute()

export const findNetworks = (db: Db) =>
  db
    .selectFrom('chain_network')
    .leftJoin('operator', 'operator.operator_id', 'chain_network.changed_by')
    .select(['network', 'is_open', 'chain_network.is_demo', 'changed_at', 'operator.account as changed_by'])
    // The token in which a network that the server reads pays withdrawals: the first open token that can express cents.
    .select(({ selectFrom }) =>
      selectFrom('chain_token')
        .select('token')
        .whereRef('chain_token.network', '=', 'chain_network.network')
        .where('chain_key_id', 'is not', null)
        .orderBy(sql`chain_token.is_open and chain_token.decimals >= 2`, 'desc')
        .orderBy('chain_token.position')
        .limit(1)
        .as('token'),
    )
    .orderBy('position')
    .orderBy('network')
    .execute()

export const findBankAccounts = (db: Db) =>
  db
    .selectFrom('bank_account')
    .leftJoin('operator', 'operator.operator_id', 'bank_account.changed_by')
    .select(['bank_account_id', 'bank_name', 'account_name', 'account_number', 'swift', 'country', 'currency'])
    .select(['note', 'position'])
    .select(['is_open', 'bank_account.is_demo', 'changed_at', 'operator.account as changed_by'])
    .orderBy('is_open', 'desc')
    .orderBy('position')
    .orderBy('bank_account_id')
    .execute()

/** Locks all amounts, because they limit each other. */
export const lockAmounts = (tx: Tx) =>
  tx
    .selectFrom('amount_limit')
    .select(['name', 'amount_cents', 'later_cents'])
    .orderBy('name')
    .forNoKeyUpdate()
    .execute()

/** Sets an amount now and cancels a scheduled raise. */
export async function lowerAmount(tx: Tx, name: AmountSetting, amount_cents: number, changed_by: string) {
  await tx
    .updateTable('amount_limit')
    .set({ amount_cents, later_cents: null, counts_from: null, ...changedNow(changed_by) })
    .where('name', '=', name)
    .execute()
}

/** Schedules a raise. @returns the time at which it applies. */
export async function raiseAmount(tx: Tx, name: AmountSetting, later_cents: number, changed_by: string) {
  const { counts_from } = await tx
    .updateTable('amount_limit')
    .set({ later_cents, counts_from: sql<string>`now() + time_limit('raised_amount')`, ...changedNow(changed_by) })
    .where('name', '=', name)
    .returning('counts_from')
    .executeTakeFirstOrThrow()
  return counts_from
}

/** Applies scheduled raises that are due. @returns their number. */
export async function applyDueRaises(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('amount_limit')
    .set({ amount_cents: sql<number>`later_cents`, later_cents: null, counts_from: null })
    .where('counts_from', '<=', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function lockTime(tx: Tx, name: TimeSetting) {
  return tx
    .selectFrom('time_limit')
    .select(sql<number>`extract(epoch from duration)::int`.as('seconds'))
    .where('name', '=', name)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function setTime(tx: Tx, name: TimeSetting, seconds: number, changed_by: string): Promise<void> {
  await tx
    .updateTable('time_limit')
    .set({ duration: sql<string>`make_interval(secs => ${seconds})`, ...changedNow(changed_by) })
    .where('name', '=', name)
    .execute()
}

type ChoiceSetting = 'bank_time_zone' | 'default_language' | 'agents' | 'recharge_evidence' | 'low_stock'

/** Settings with one chosen value, such as the default language. */
export const findChoice = (db: Db, name: ChoiceSetting) =>
  db
    .selectFrom('shop_choice')
    .leftJoin('operator', 'operator.operator_id', 'shop_choice.changed_by')
    .select(['value', 'changed_at', 'operator.account as changed_by'])
    .where('shop_choice.name', '=', name)
    .executeTakeFirstOrThrow()

export const lockChoice = (tx: Tx, name: ChoiceSetting) =>
  tx.selectFrom('shop_choice').select('value').where('name', '=', name).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Finds SKUs with low stock again, after a change of the setting. */
export const recountLowStock = async (tx: Tx): Promise<void> => {
  await sql`select recount_low_stock()`.execute(tx)
}

export async function setChoice(tx: Tx, name: ChoiceSetting, value: string, changed_by: string): Promise<void> {
  await tx
    .updateTable('shop_choice')
    .set({ value, ...changedNow(changed_by) })
    .where('name', '=', name)
    .execute()
}

export const lockNetwork = (tx: Tx, network: string) =>
  tx
    .selectFrom('chain_network')
    .select(['is_open', 'changed_at'])
    .select(
      sql<boolean>`kind is not null and not exists (select from chain_scan
        where chain_scan.network = chain_network.network and confirmed_height is not null and stopped_at is null)`.as(
        'is_unread',
      ),
    )
    .where('network', '=', network)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function setNetworkOpen(tx: Tx, network: string, is_open: boolean, changed_by: string): Promise<void> {
  await tx
    .updateTable('chain_network')
    .set({ is_open, ...changedNow(changed_by) })
    .where('network', '=', network)
    .execute()
}

export type Note = Partial<Record<Language, string>>
export type NewAccount = {
  bank_name: string
  account_name: string
  account_number: string
  swift: string
  country: string
  currency: BankCurrency
  note: Note
}

/** Appends a bank account to the list. @returns its id. */
export async function insertBankAccount(tx: Tx, { note, ...account }: NewAccount, changed_by: string): Promise<string> {
  const { bank_account_id } = await tx
    .insertInto('bank_account')
    .values({
      ...account,
      note: JSON.stringify(note),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from bank_account)`,
      changed_by,
      changed_at: sql<string>`now()`,
    })
    .returning('bank_account_id')
    .executeTakeFirstOrThrow()
  return bank_account_id
}

export const lockBankAccount = (tx: Tx, bank_account_id: string) =>
  tx
    .selectFrom('bank_account')
    .select(['bank_name', 'account_number', 'is_open', 'position', 'note'])
    .where('bank_account_id', '=', bank_account_id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function setBankAccount(
  tx: Tx,
  bank_account_id: string,
  { note, ...change }: { is_open: boolean; position: number; note: Note },
  changed_by: string,
): Promise<void> {
  await tx
    .updateTable('bank_account')
    .set({ ...change, note: JSON.stringify(note), ...changedNow(changed_by) })
    .where('bank_account_id', '=', bank_account_id)
    .execute()
}

export const findChanges = (db: Db, start: PageStart) =>
  newestFirst(
    db
      .selectFrom('desk_log')
      .innerJoin('operator', 'operator.operator_id', 'desk_log.operator_id')
      .select(['log_id', 'ref_id as setting', 'operator.account as operator', 'desk_log.created_at'])
      .select([
        sql<string | null>`details ->> 'before'`.as('before'),
        sql<string | null>`details ->> 'after'`.as('after'),
        sql<string | null>`details ->> 'counts_from'`.as('counts_from'),
        sql<string | null>`details ->> 'proposed_by'`.as('proposed_by'),
      ])
      .where('ref_type', '=', sql.lit('setting')),
    { at: 'desk_log.created_at', id: 'desk_log.log_id' },
    start,
  )

export const findAmount = async (db: Db, name: AmountSetting): Promise<number | undefined> =>
  (await db.selectFrom('amount_limit').select('amount_cents').where('name', '=', name).executeTakeFirst())?.amount_cents

const { first: findTime } = prepared((db, name: TimeSetting) =>
  db
    .selectFrom('time_limit')
    .select(sql<number>`extract(epoch from duration)::int`.as('seconds'))
    .where('name', '=', name),
)

export const findSeconds = async (db: Db, name: TimeSetting): Promise<number | undefined> =>
  (await findTime(db, name))?.seconds
