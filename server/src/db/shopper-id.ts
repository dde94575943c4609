import { sql } from 'kysely'
import { isUuid } from './uuid.ts'

/** A shopper by the id, or by the whole e-mail address; null, which no row has, when there is none. */
export const shopperId = (shopper: string) =>
  isUuid(shopper) ? sql`${shopper}::uuid` : sql`(select user_id from user_account where account = ${shopper})`
