import type { Db } from './db/database.ts'

/** Finds the demo's accounts: production must not open a shop whose passwords are public. */
export async function refuseDemo(db: Db): Promise<void> {
  const findDemo = (table: 'user_account' | 'operator') =>
    db.selectFrom(table).select('is_demo').where('is_demo', '=', true).limit(1).executeTakeFirst()
  const found = await Promise.all([findDemo('user_account'), findDemo('operator')])
  if (found.every((row) => row === undefined)) return
  throw new Error('this database holds the demo shop, whose passwords are public: production needs one of its own')
}
