import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { countInZone, findBankZone, isKnownZone } from './bank-zone-sql.ts'

export const readBankZone = findBankZone

/**
 * Changes the time zone of the bank's days. Closed days, and all days before them, keep their zone. The caller has
 * locked the setting.
 * @throws Refusal setting_out_of_bounds for a zone that PostgreSQL does not know.
 */
export async function changeZoneOfDays(tx: Tx, time_zone: string): Promise<void> {
  if (!(await isKnownZone(tx, time_zone))) throw new Refusal('setting_out_of_bounds', { field: 'time_zone' })
  await countInZone(tx, time_zone)
}
