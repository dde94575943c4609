import { MANAGE_SCOPE, PAY_SCOPE } from '@sampan/contract/rules'
import type { AgentDestination } from '../../../db/json-columns.ts'
import type { Tx } from '../../../db/transaction.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { addressesOf } from '../../address/address-sql.ts'
import { isTaxedOtherwise, type PricedCheckout } from '../../checkout/checkout-service.ts'
import { createOrders } from '../../order/order-create-service.ts'
import { payOrders } from '../../order/order-pay-service.ts'
import { addressesForLink } from '../link/agent-address-sql.ts'
import { spendAllowance } from '../link/allowance-service.ts'
import { linkOfCall, requireScope } from '../link/call-link-service.ts'
import type { AgentLink } from '../link/link-service.ts'
import { lockAllowanceOf } from '../link/link-sql.ts'
import type { AgentCall } from '../operation.ts'
import type { AgentCheckout } from './agent-checkout-sql.ts'
import type { AgentGoods } from './agent-goods-service.ts'

/**
 * The shopper for whom the agent buys, if the call has an access token.
 * @throws IdentityFault.
 */
export async function buyerOfCall(call: AgentCall): Promise<AgentLink | undefined> {
  const link = await linkOfCall(call)
  if (link) requireScope(link, MANAGE_SCOPE)
  return link
}

/** Why the shopper has to complete a checkout; `undefined` if the agent may pay it from the allowance. */
export type Obstacle = 'approval' | 'address' | 'allowance'

type Paying = { link: AgentLink | undefined; checkout: AgentCheckout; goods: AgentGoods }

/** The address of the shopper to which an agent may send goods, or the reason why the shopper has to complete. */
type Plan = { obstacle: Obstacle } | { obstacle: undefined; address_id: string }

/**
 * Plans the payment of a checkout. Goods that an agent pays only go to an address that the shopper stored before the consent,
 * or has confirmed with the payment code: the address that the agent sent, or else the default address. The agent is shown
 * only its country.
 */
export async function planOf(tx: Tx, { link, checkout, goods }: Paying): Promise<Plan> {
  const { user_id, link_id, opened_at, destination } = checkout
  const isOwn = link !== undefined && link.user_id === user_id && link.link_id === link_id && opened_at === null
  if (!isOwn || !link.scopes.includes(PAY_SCOPE) || !goods.priced) return { obstacle: 'approval' }
  const address = await addressFor(tx, link, destination)
  if (!address) return { obstacle: 'address' }
  // The agent was shown the sums of a country, or of an address that lacks its state.
  if (await isTaxedOtherwise(tx, user_id, address.id, goods.priced)) return { obstacle: 'approval' }
  const allowance = await lockAllowanceOf(tx, link)
  const { balance_cents } = await balanceOf(tx, link.user_id)
  // One obstacle for both, so that the agent does not learn whether the balance is below the allowance.
  if (!allowance || goods.priced.total_cents > Math.min(allowance.left_cents, balance_cents))
    return { obstacle: 'allowance' }
  return { obstacle: undefined, address_id: address.id }
}

/**
 * The stored address that equals a destination, or without a destination the default address. Undefined if the agent may not
 * send goods there: another address than the default is not used instead, because the shopper expects the default.
 */
async function addressFor(tx: Tx, link: AgentLink, destination: AgentDestination | null) {
  const addresses = await addressesForLink(tx, link)
  const address = isAddress(destination) ? destination : undefined
  if (!address) {
    const usual = addresses.find(({ country }) => country === (destination?.address_country ?? country))
    return usual?.may_receive ? usual : undefined
  }
  return addresses.find(
    (one) =>
      one.may_receive &&
      one.country === address.address_country?.toUpperCase() &&
      bare(one.postcode) === bare(address.postal_code) &&
      bare(one.detailed_address) === bare([address.street_address, address.extended_address].join('')),
  )
}

/** A destination with a city or postcode means an address, although its street is missing. */
const isAddress = (destination: AgentDestination | null): destination is AgentDestination =>
  destination !== null &&
  ADDRESS_FIELDS.some((field) => destination[field] !== undefined && destination[field].trim() !== '')
const ADDRESS_FIELDS = [
  'street_address',
  'extended_address',
  'address_locality',
  'address_region',
  'postal_code',
] as const

const bare = (text: string | null | undefined) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The country of the default address, for which prices are shown. Agents see no other part of it. */
export async function defaultDestination(tx: Tx, user_id: string): Promise<AgentDestination | null> {
  const [first] = await addressesOf(tx, user_id)
  return first ? { id: 'saved', address_country: first.country } : null
}

type Purchase = { link: AgentLink; handover_id: string; address_id: string; priced: PricedCheckout }

/**
 * Orders the goods of a checkout and pays them from the balance, within the allowance. The caller has locked the shopper and
 * planned the payment in the same transaction.
 * @throws the refusals of `createOrders` and `payOrders`.
 */
export async function payFromAllowance(
  { db, context }: AgentCall & { db: Tx },
  { link, handover_id, address_id, priced }: Purchase,
): Promise<void> {
  const { promo, total_cents } = priced
  const buyer = { user_id: link.user_id, keys: context.keys }
  const code = promo && !promo.fault ? { promo_code: promo.code } : {}
  const shop_services = priced.orders.flatMap(({ shop_id, service }) => (service ? [{ shop_id, service }] : []))
  const purchase = { handover_id, address_id, total_cents, shop_services, ...code }
  const { checkout_id, order_ids } = await createOrders(db, buyer, purchase)
  await payOrders(db, link.user_id, order_ids)
  if (!(await spendAllowance(db, link, { checkout_id, total_cents })))
    throw new Error('the allowance was locked, so that it still suffices')
}
