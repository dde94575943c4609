import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { NEW_WORK_PAUSE } from '../../operator/work-mail-sql.ts'
import { SETTLED } from '../today-sql.ts'
import type { Reader } from './digest-sql.ts'

const IS_DUE = sql<boolean>`new_work_language is not null and blocked_at is null and account like '%@%'
  and new_work_until <= now() - ${NEW_WORK_PAUSE}`

/** Operators who get mails about new work, and got none in the last ten minutes. */
export async function findNewWorkReaders(db: Db): Promise<{ operator_id: string }[]> {
  return db.selectFrom('operator').select('operator_id').where(IS_DUE).execute()
}

/** @returns undefined if another server is writing the operator's mail, or has written it. */
export async function lockNewWorkReader(tx: Tx, operator_id: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`select operator_id, account, roles, new_work_language as language
    from operator where operator_id = ${operator_id} and ${IS_DUE} for no key update skip locked`.execute(tx)
  return rows[0]
}

/** Notes that the work that waits at this time is mailed. */
export async function noteNewWork(tx: Tx, operator_id: string): Promise<void> {
  await sql`update operator set new_work_until = ${SETTLED} where operator_id = ${operator_id}`.execute(tx)
}
