import type { Db } from '../db/database.ts'

/**
 * Finds demo data that is still active: accounts with public passwords, and bank accounts, a chain or a payment provider
 * that receive no real money. `npm run drop-demo` removes the passwords, and closes the others.
 */
export async function refuseDemo(db: Db): Promise<void> {
  const live = (table: 'user_account' | 'operator') =>
    db.selectFrom(table).select('is_demo').where('is_demo', '=', true).where('password_hash', '<>', '').limit(1)
  const open = (table: 'chain_network' | 'bank_account' | 'payment_provider') =>
    db.selectFrom(table).select('is_demo').where('is_demo', '=', true).where('is_open', '=', true).limit(1)
  const demo_rows = await Promise.all(
    [live('user_account'), live('operator'), open('chain_network'), open('bank_account'), open('payment_provider')].map(
      (rows) => rows.executeTakeFirst(),
    ),
  )
  if (demo_rows.every((row) => row === undefined)) return
  throw new Error(
    'this database holds the demo shop, whose passwords are public: take its accounts out with `npm run drop-demo` ' +
      '(docs/operations.md, From a demo to a shop), or use a database of its own',
  )
}
