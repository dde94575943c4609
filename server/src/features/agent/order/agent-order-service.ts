import { type Language, READ_SCOPE } from '@sampan/contract/rules'
import { isUuid } from '../../../db/uuid.ts'
import { inLanguageOf, refuseMissing, shownTo } from '../checkout/agent-cart-service.ts'
import { AgentFault, IdentityFault } from '../fault.ts'
import { linkOfCall, requireScope } from '../link/call-link-service.ts'
import type { AgentCall } from '../operation.ts'
import { readPurchase } from './purchase-service.ts'
import { findPurchaseOfPlatform, findPurchaseOfShopper, type PurchaseKey } from './purchase-sql.ts'
import { type Purchase, purchaseDocument } from './purchase-view.ts'

/**
 * An order of the protocol: the purchase of a checkout. A platform that signs the call reads the orders of checkouts that it
 * made and, with the token of a shopper, all orders of that shopper. A platform without keys needs the token, because anybody
 * can name its profile.
 * @throws AgentFault unauthorized; IdentityFault; AgentRefusal not_found, also for orders of other shoppers.
 */
export async function readAgentOrder(call: AgentCall) {
  const { db, platform } = call
  if (platform.profile.keys.length > 0 && !platform.is_signed)
    throw new AgentFault('unauthorized', 'Orders are only shown to signed calls.')
  const link = await linkOfCall(call)
  if (!link && !platform.is_signed)
    throw new IdentityFault(
      'identity_required',
      'Orders are only shown to signed calls, or with the token of a shopper.',
    )
  const own = await findOwn(call)
  const key = own && (platform.is_signed || own.user_id === link?.user_id) ? own : await findLinked(call, link)
  if (!key) return refuseMissing(call)
  const purchase = await readPurchase(db, key)
  if (!isPaid(purchase)) return refuseMissing(call)
  const shown_call = inLanguageOf(call, { language: key.language ?? null })
  // Checkouts of the browser have no other id than their purchase.
  const { checkout_id: id, agent_checkout_id: checkout_id = id } = key
  return { body: purchaseDocument({ id, checkout_id }, purchase, shownTo(shown_call)) }
}

type PurchaseOfAgent = PurchaseKey & { agent_checkout_id?: string; language?: Language | null }

async function findOwn({ db, platform, id }: AgentCall): Promise<PurchaseOfAgent | undefined> {
  const purchase = isUuid(id) ? await findPurchaseOfPlatform(db, platform.platform_id, id) : undefined
  if (!purchase?.user_id) return undefined
  const { user_id, agent_checkout_id, language } = purchase
  return { user_id, checkout_id: id, agent_checkout_id, language }
}

/**
 * A purchase of the linked shopper, whichever program made it. Platforms that can link shoppers are asked to, for each id
 * that is not an order of theirs, so that the reply does not reveal which orders exist.
 */
async function findLinked(
  call: AgentCall,
  link: Awaited<ReturnType<typeof linkOfCall>>,
): Promise<PurchaseOfAgent | undefined> {
  if (link) {
    requireScope(link, READ_SCOPE)
    return findPurchaseOfShopper(call.db, link.user_id, call.id)
  }
  if (!call.capabilities.has('dev.ucp.common.identity_linking')) return undefined
  throw new IdentityFault(
    'identity_required',
    'Orders that did not come from this platform need the consent of the shopper.',
  )
}

const isPaid = ({ orders }: Purchase) => orders.some((order) => order.paid_at !== null)
