import { sql } from 'kysely'
import { isUuid } from './uuid.ts'

/**
 * Resolves a shopper by id or by the complete e-mail address. Returns SQL null, which matches no row, for an unknown
 * address.
 */
export const shopperId = (shopper: string) =>
  isUuid(shopper) ? sql`${shopper}::uuid` : sql`(select user_id from user_account where account = ${shopper})`
