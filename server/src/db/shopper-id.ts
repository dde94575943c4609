import { sql } from 'kysely'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A shopper by the id, or by the whole e-mail address; null, which no row has, when there is none. */
export const shopperId = (shopper: string) =>
  UUID.test(shopper) ? sql`${shopper}::uuid` : sql`(select user_id from user_account where account = ${shopper})`
