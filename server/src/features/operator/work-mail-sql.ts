import type { Language } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** The day and the time in the shop's time zone. */
export const LOCAL_TIME = sql`now() at time zone (select value from shop_choice where name = 'bank_time_zone')`
export const LOCAL_DAY: RawBuilder<string> = sql`(${LOCAL_TIME})::date`
/** Pause between two mails about new work. */
export const NEW_WORK_PAUSE = sql`interval '10 minutes'`

/**
 * Turns an operator's digest on, in a language, or off with null. The first mail is sent at the next eight o'clock of the
 * shop.
 */
export async function setDigest(tx: Tx, operator_id: string, language: Language | null): Promise<void> {
  await sql`update operator set digest_language = ${language},
    digest_day = case when (${LOCAL_TIME})::time < '08:00' then digest_day else ${LOCAL_DAY} end
    where operator_id = ${operator_id}`.execute(tx)
}

/**
 * Turns the mails about new work on, in a language, or off with null. The first one may be about work of the last ten
 * minutes.
 */
export async function setNewWorkMail(tx: Tx, operator_id: string, language: Language | null): Promise<void> {
  await sql`update operator set new_work_language = ${language},
    new_work_until = greatest(new_work_until, now() - ${NEW_WORK_PAUSE}) where operator_id = ${operator_id}`.execute(tx)
}
