import type { Db } from '../db/database.ts'
import { canRewriteLedger } from '../ledger/audit.ts'
import { refuseDemo } from './production-checks-sql.ts'

/**
 * Refuses to open an unsafe shop in production. Missing settings are refused in config.ts.
 * @throws Error with a message for the shopkeeper.
 */
export async function refuseUnsafe(db: Db): Promise<void> {
  await refuseDemo(db)
  if (!(await canRewriteLedger(db))) return
  throw new Error(
    'the role of DATABASE_URL could rewrite the books: production needs a role of its own for the server, and the ' +
      "tables' owner in MIGRATE_URL only (docs/operations.md, First day)",
  )
}
