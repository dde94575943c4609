import type { Db } from '../../db/database.ts'

/** Whether a bank statement was imported. */
export async function hasStatements(db: Db): Promise<boolean> {
  const statement = await db.selectFrom('bank_statement').select('statement_id').limit(1).executeTakeFirst()
  return statement !== undefined
}
