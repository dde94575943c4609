import type { Db } from '../../../db/database.ts'

/** The company that the shopper last bought for. */
export const findCompany = (db: Db, user_id: string) =>
  db
    .selectFrom('shopper_company')
    .select(['company', 'company_tax_number'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()

export async function deleteCompany(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('shopper_company').where('user_id', '=', user_id).execute()
}
