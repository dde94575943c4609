import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { ADDRESS_COLUMNS } from '../../address/address-sql.ts'
import type { LinkKey } from './link-sql.ts'

/**
 * Whether an agent may send goods that it pays to an address: the address has not changed since the shopper consented to the
 * agent's payments, or the shopper has confirmed it with the payment code.
 */
const may_receive = sql<boolean>`(address.confirmed_at is not null
  or coalesce(address.changed_at <= agent_link.pay_granted_at, false))`

const addressesByLink = (db: Db, user_id: string) =>
  db
    .selectFrom('address')
    .innerJoin('agent_link', 'agent_link.user_id', 'address.user_id')
    .select(ADDRESS_COLUMNS.map((name) => `address.${name}` as const))
    .select(['agent_link.link_id', 'address.changed_at'])
    .where('address.user_id', '=', user_id)
    .where('agent_link.ended_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('address.created_at', 'desc')
    .orderBy('address.id', 'desc')

/** The addresses of a shopper, the default first, each with whether the agent may send goods there. */
export const addressesForLink = (db: Db, { user_id, link_id }: LinkKey) =>
  addressesByLink(db, user_id).select(may_receive.as('may_receive')).where('agent_link.link_id', '=', link_id).execute()

/** The addresses to which agents with an allowance may not send goods, for each agent. */
export const unconfirmedAddresses = (db: Db, user_id: string) =>
  addressesByLink(db, user_id)
    .where('agent_link.allowance_cents', '>', 0)
    .where(sql<boolean>`not ${may_receive}`)
    .execute()
