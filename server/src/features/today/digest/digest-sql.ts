import type { DeskRole, Language } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { LOCAL_DAY, LOCAL_TIME } from '../../operator/work-mail-sql.ts'

/** A digest that could not be written in the morning is left out. */
const IS_MORNING: RawBuilder<boolean> = sql`(${LOCAL_TIME})::time between '08:00' and '11:59:59'`

const IS_DUE = sql<boolean>`digest_language is not null and blocked_at is null and account like '%@%'
  and digest_day < ${LOCAL_DAY} and ${IS_MORNING}`

export type Reader = { operator_id: string; account: string; roles: DeskRole[]; language: Language }

/** Operators whose digest is to be written now. */
export async function findReaders(db: Db): Promise<{ operator_id: string }[]> {
  return db.selectFrom('operator').select('operator_id').where(IS_DUE).execute()
}

/** Notes that an operator's digest of this day is written. @returns undefined if another server has written it. */
export async function claimDigest(tx: Tx, operator_id: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`update operator set digest_day = ${LOCAL_DAY}
    where operator_id = ${operator_id} and ${IS_DUE}
    returning operator_id, account, roles, digest_language as language`.execute(tx)
  return rows[0]
}
