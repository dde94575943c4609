import type { Db } from './db/database.ts'

/** Finds the demo's accounts and its chain: production must not open a shop whose passwords are public, or whose tokens are none. */
export async function refuseDemo(db: Db): Promise<void> {
  const findDemo = (table: 'user_account' | 'operator' | 'chain_network') =>
    db.selectFrom(table).select('is_demo').where('is_demo', '=', true).limit(1).executeTakeFirst()
  const found = await Promise.all([findDemo('user_account'), findDemo('operator'), findDemo('chain_network')])
  if (found.every((row) => row === undefined)) return
  throw new Error('this database holds the demo shop, whose passwords are public: production needs one of its own')
}
