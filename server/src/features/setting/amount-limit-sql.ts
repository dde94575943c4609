import type { Db } from '../../db/database.ts'

type AmountLimit =
  | 'recharge_minimum'
  | 'recharge_maximum'
  | 'recharge_second_operator'
  | 'card_minimum'
  | 'card_maximum'
  | 'card_day'
  | 'card_day_newcomer'
  | 'card_month'
  | 'extract_minimum'
  | 'extract_maximum'
  | 'extract_bank_fixed'
  | 'extract_chain_fixed'
  | 'extract_second_operator'
  | 'refund_second_operator'

/** The shop's limits and charges, in cents. @throws Error when one of them is not set. */
export async function amountLimits<Name extends AmountLimit>(db: Db, ...names: Name[]): Promise<Record<Name, number>> {
  const rows = await db.selectFrom('amount_limit').select(['name', 'amount_cents']).where('name', 'in', names).execute()
  const limits = Object.fromEntries(rows.map((row) => [row.name, row.amount_cents]))
  for (const name of names) if (limits[name] === undefined) throw new Error(`amount limit is not set: ${name}`)
  return limits as Record<Name, number> // every name was found
}
