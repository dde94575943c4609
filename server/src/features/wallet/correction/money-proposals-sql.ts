import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** The ids that open proposals about a shopper's money refer to: the shopper, recharges or withdrawals. */
export async function findConcernsOf(db: Db, user_id: string): Promise<string[]> {
  // Reads all open proposals, which are always few, and looks up the subject of each proposal by primary key.
  const { rows } = await sql<{ ref_id: string }>`select ref_id from desk_proposal where state = 'open' and case kind
      when 'debt_write_off' then ref_id = ${user_id}::text
      when 'shopper_payout' then ref_id = ${user_id}::text
      when 'recharge_pass' then exists (select from recharge
        where recharge_id = ref_id::uuid and user_id = ${user_id})
      when 'wallet_correction' then exists (select from recharge
        where recharge_id = ref_id::uuid and user_id = ${user_id})
      when 'withdrawal_pass' then exists (select from withdrawal
        where extract_id = ref_id::uuid and user_id = ${user_id})
      when 'payout_failed' then exists (select from withdrawal
        where extract_id = ref_id::uuid and user_id = ${user_id})
      when 'payout_requeue' then exists (select from withdrawal
        where extract_id = ref_id::uuid and user_id = ${user_id})
      else false end`.execute(db)
  return rows.map(({ ref_id }) => ref_id)
}
