import type { AmountSetting, TimeSetting } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { findAmount, findChoice, findSeconds } from './setting-sql.ts'

/** Reads an amount limit from the settings, in cents. @throws Error when it is not set. */
export async function readCeiling(db: Db, name: AmountSetting): Promise<number> {
  const amount_cents = await findAmount(db, name)
  if (amount_cents === undefined) throw new Error(`no amount limit: ${name}`)
  return amount_cents
}

/** Reads a time limit from the settings, in seconds. @throws Error when it is not set. */
export async function readSeconds(db: Db, name: TimeSetting): Promise<number> {
  const seconds = await findSeconds(db, name)
  if (seconds === undefined) throw new Error(`no time limit: ${name}`)
  return seconds
}

/** Whether a recharge by bank transfer needs a picture of the receipt. */
export const readNeedsEvidence = async (db: Db): Promise<boolean> =>
  (await findChoice(db, 'recharge_evidence')).value === 'required'
