import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { countInZone, findBankZone, isKnownZone } from './bank-zone-sql.ts'

/** From which day on the present zone counts, and another one would. */
export const readBankZone = findBankZone

/**
 * Counts the days of the bank in a time zone. Closed days, and those before them, stay as they are. The caller has locked
 * the setting. @throws Refusal setting_out_of_bounds for a zone that PostgreSQL does not know.
 */
export async function changeZoneOfDays(tx: Tx, time_zone: string): Promise<void> {
  if (!(await isKnownZone(tx, time_zone))) throw new Refusal('setting_out_of_bounds', { field: 'time_zone' })
  await countInZone(tx, time_zone)
}
