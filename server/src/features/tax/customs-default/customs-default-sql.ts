import type { CustomsDefault } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

type Subject = Pick<CustomsDefault, 'category' | 'kind'>
export type CustomsDefaultRow = CustomsDefault & { subject: string }

const COLUMNS = ['subject', 'category', 'kind', 'hs_code', 'origin_country', 'tax_class'] as const

/** The key of a row, as the database generates it. */
export const subjectOf = ({ category, kind }: Subject): string => {
  if (kind !== null) return `kind ${kind}`
  return category === null ? 'shop' : `category ${category}`
}

export const findDefaults = (db: Db): Promise<CustomsDefaultRow[]> =>
  db.selectFrom('customs_default').select(COLUMNS).orderBy('subject').$castTo<CustomsDefaultRow>().execute()

export const lockDefault = (tx: Tx, subject: string): Promise<CustomsDefaultRow | undefined> =>
  tx
    .selectFrom('customs_default')
    .select(COLUMNS)
    .where('subject', '=', subject)
    .forUpdate()
    .$castTo<CustomsDefaultRow>()
    .executeTakeFirst()

export async function deleteDefault(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('customs_default').where('subject', '=', subject).execute()
}

/** Stores a row, and replaces one that another operator has stored since it was read. */
export async function putDefault(tx: Tx, row: CustomsDefault): Promise<void> {
  const { hs_code, origin_country, tax_class } = row
  await tx
    .insertInto('customs_default')
    .values(row)
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ hs_code, origin_country, tax_class }))
    .execute()
}

/** Whether the category or kind exists. It is locked, so that it cannot be removed meanwhile. */
export async function lockSubject(tx: Tx, { category, kind }: Subject): Promise<boolean> {
  if (kind !== null)
    return (await tx.selectFrom('kind').select('kind').where('kind', '=', kind).forShare().execute()).length > 0
  if (category === null) return true
  const rows = tx.selectFrom('category').select('category').where('category', '=', category).forShare()
  return (await rows.execute()).length > 0
}
