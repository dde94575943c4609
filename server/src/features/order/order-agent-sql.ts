import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type PurchaseKey = { user_id: string; checkout_id: string }

/** The host of the agent that prepared a purchase, null without an agent; and whether the agent paid for it. */
export async function findAgentOf(db: Db, { user_id, checkout_id }: PurchaseKey) {
  const row = await db
    .selectFrom('agent_checkout')
    .innerJoin('agent_platform', 'agent_platform.platform_id', 'agent_checkout.platform_id')
    .select('host')
    .select(
      sql<boolean>`exists (select from agent_spending where agent_spending.user_id = agent_checkout.user_id
        and agent_spending.checkout_id = agent_checkout.checkout_id)`.as('is_paid_by_agent'),
    )
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .executeTakeFirst()
  return { agent: row?.host ?? null, is_paid_by_agent: row?.is_paid_by_agent ?? false }
}
