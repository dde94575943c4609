import { isUuid } from '../../../db/uuid.ts'
import { refuseMissing, shownTo } from '../checkout/agent-cart-service.ts'
import { AgentFault } from '../fault.ts'
import type { AgentCall } from '../operation.ts'
import { readPurchase } from './purchase-service.ts'
import { findPurchaseOfPlatform } from './purchase-sql.ts'
import { type Purchase, purchaseDocument } from './purchase-view.ts'

/**
 * An order of the protocol: the purchase of a checkout. An agent reads only the orders of checkouts that it made. If its
 * profile has keys, it has to sign the call, because anybody can name the profile of another agent.
 * @throws AgentFault unauthorized; AgentRefusal not_found, also for other agents' orders.
 */
export async function readAgentOrder(call: AgentCall) {
  const { db, platform, id } = call
  if (platform.profile.keys.length > 0 && !platform.is_signed)
    throw new AgentFault('unauthorized', 'Orders are only shown to signed calls.')
  const found = isUuid(id) ? await findPurchaseOfPlatform(db, platform.platform_id, id) : undefined
  if (!found?.user_id) return refuseMissing(call)
  const purchase = await readPurchase(db, { user_id: found.user_id, checkout_id: id })
  if (!isPaid(purchase)) return refuseMissing(call)
  return { body: purchaseDocument({ id, checkout_id: found.agent_checkout_id }, purchase, shownTo(call)) }
}

const isPaid = ({ orders }: Purchase) => orders.some((order) => order.paid_at !== null)
