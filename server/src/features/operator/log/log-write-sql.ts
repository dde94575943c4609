import type { DeskActionName, DeskRef } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'

export type DeskAction = {
  operator_id: string
  action: DeskActionName
  ref_type: DeskRef
  ref_id: string
  details?: Record<string, unknown>
}

/** Inserts a log entry in the transaction of the action, so that neither is stored without the other. */
export async function insertDeskLog(db: Db, { details = {}, ...action }: DeskAction): Promise<void> {
  await db
    .insertInto('desk_log')
    .values({ ...action, details: JSON.stringify(details) })
    .execute()
}

export async function hasShopper(db: Db, user_id: string): Promise<boolean> {
  const row = await db.selectFrom('user_account').select('user_id').where('user_id', '=', user_id).executeTakeFirst()
  return row !== undefined
}
