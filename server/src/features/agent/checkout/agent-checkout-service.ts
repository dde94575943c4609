import type { ShopService } from '@sampan/contract/delivery'
import { FREIGHT_SERVICES } from '@sampan/contract/rules'
import type { AgentDestination } from '../../../db/json-columns.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { countryOf } from '../country-code.ts'
import { AgentFault, IdentityFault } from '../fault.ts'
import type { AgentLink } from '../link/link-service.ts'
import { type AgentCall, type AgentMessage, AgentRefusal } from '../operation.ts'
import { webhookUrlOf } from '../order/order-event-service.ts'
import {
  admittedCodes,
  inLanguageOf,
  newAgentId,
  pricedOrRefused,
  refuseMissing,
  shownTo,
  wantedOf,
} from './agent-cart-service.ts'
import type { CheckoutInput, Completion, NewCheckoutInput } from './agent-checkout-input.ts'
import {
  type AgentCheckout,
  type CheckoutContent,
  cancelAgentCheckout,
  findAgentCheckout,
  insertAgentCheckout,
  lockAgentCheckout,
  lockCart,
  lockCheckoutOfCart,
  updateAgentCheckout,
} from './agent-checkout-sql.ts'
import { contextMessages, serviceMessages, wordIn } from './agent-checkout-view.ts'
import { linesAsShown, linesToStore, priceForAgent } from './agent-goods-service.ts'
import { checkoutDocument } from './checkout-document-service.ts'
import { buyerOfCall, defaultDestination, payFromAllowance, planOf } from './linked-shopper-service.ts'

/** A call whose database is a transaction. */
type TxCall = AgentCall & { db: Tx }

const keyOf = ({ platform: { platform_id }, id }: AgentCall) => ({ platform_id, agent_checkout_id: id })

/**
 * Begins a checkout with the given goods, or with those of a cart. A cart has one open checkout at most. A call
 * whose link is not that of the checkout cancels it, unless a shopper opened it, and begins another.
 */
export const createCheckout = (call: AgentCall, input: NewCheckoutInput) =>
  transaction(call.db, (db) =>
    input.cart_id === undefined
      ? insertChecked({ ...call, db }, input, null)
      : convertCart({ ...call, db }, input, input.cart_id),
  )

async function convertCart(call: TxCall, input: NewCheckoutInput, cart_id: string) {
  const key = { platform_id: call.platform.platform_id, cart_id }
  const cart = (await lockCart(call.db, key)) ?? refuseMissing(call)
  const link_id = (await buyerOfCall(call))?.link_id ?? null
  const open = await lockCheckoutOfCart(call.db, key)
  const cart_call = inLanguageOf(call, cart)
  if (open && !open.is_expired && (open.opened_at !== null || open.link_id === link_id)) {
    await requireOwner(call, open)
    return { body: await checkoutDocument(inLanguageOf(call, open), open), status: 200 as const }
  }
  if (open) await cancelAgentCheckout(call.db, open.agent_checkout_id)
  const line_items = cart.lines.map(({ sku_id, quantity }) => ({ item: { id: sku_id }, quantity }))
  const of_cart = {
    line_items,
    discounts: { codes: cart.promo_codes },
    buyer: cart.buyer ?? undefined,
    context: { address_country: cart.country ?? undefined, eligibility: input.context?.eligibility },
    fulfillment: input.fulfillment,
  }
  return insertChecked(cart_call, of_cart, cart_id)
}

async function insertChecked(call: TxCall, input: CheckoutInput, cart_id: string | null) {
  const link = await buyerOfCall(call)
  const { content, messages } = await contentOf(call, input, link)
  const ids = { platform_id: call.platform.platform_id, agent_checkout_id: newAgentId('chk'), cart_id }
  const owner = { user_id: link?.user_id ?? null, link_id: link?.link_id ?? null }
  const handover = { handover_id: newAgentId('handover'), webhook_url: webhookUrlOf(call) }
  await insertAgentCheckout(call.db, { ...ids, ...handover, ...owner }, content)
  const checkout = await findAgentCheckout(call.db, ids)
  return { body: await checkoutDocument(call, checkout ?? refuseMissing(call), messages) }
}

async function contentOf(call: TxCall, input: CheckoutInput, link: AgentLink | undefined) {
  const { promo_codes, messages } = await admittedCodes(call, input.discounts?.codes ?? [])
  const destination = destinationIn(input) ?? (link ? await defaultDestination(call.db, link.user_id) : null)
  const country = countryOf(destination?.address_country ?? input.context?.address_country)
  const lines = wantedOf(input)
  const shop_services = servicesIn(input)
  const goods = await pricedOrRefused(call, {
    ...{ lines, promo_codes, shop_services, country, user_id: link?.user_id ?? null },
    ...(destination?.address_region && { region: destination.address_region }),
  })
  const content = {
    lines: linesToStore(lines, goods),
    promo_codes,
    country,
    destination,
    shop_services,
    buyer: input.buyer ?? null,
    language: call.language,
  }
  const stored = { ...content, shown_cents: goods.priced?.total_cents ?? 0 }
  return {
    content: stored as CheckoutContent, // fields that are undefined are left out of the stored text
    messages: [
      ...messages,
      ...contextMessages(input.context, shownTo(call)),
      ...serviceMessages(goods, groupsIn(input), shownTo(call)),
    ],
  }
}

const groupsIn = ({ fulfillment }: CheckoutInput) =>
  fulfillment?.methods?.find(({ type = 'shipping' }) => type === 'shipping')?.groups ?? []

/** The services that the agent selected. The id of a group is that of its shop. */
const servicesIn = (input: CheckoutInput): ShopService[] =>
  groupsIn(input).flatMap(({ id, selected_option_id }) => {
    const service = FREIGHT_SERVICES.find((one) => one === selected_option_id)
    return service ? [{ shop_id: id, service }] : []
  })

/**
 * The address that the agent selected, or the first.
 * @throws AgentFault invalid_request for a selection that is none of the addresses: the goods would go to another one.
 */
function destinationIn({ fulfillment }: CheckoutInput): AgentDestination | null {
  const method = fulfillment?.methods?.find(({ type = 'shipping' }) => type === 'shipping')
  const { destinations = [], selected_destination_id } = method ?? {}
  const selected = destinations.find(({ id }) => id !== undefined && id === selected_destination_id)
  if (selected_destination_id && destinations.length > 0 && !selected)
    throw new AgentFault(
      'invalid_request',
      'selected_destination_id is the id of none of the destinations. Give the address this id.',
    )
  const destination = selected ?? destinations[0]
  return destination ? { ...(destination as AgentDestination), id: destination.id ?? 'destination' } : null // its undefined fields are not stored
}

export async function readCheckout(call: AgentCall) {
  const checkout = (await findAgentCheckout(call.db, keyOf(call))) ?? refuseMissing(call)
  await requireOwner(call, checkout)
  return { body: await checkoutDocument(inLanguageOf(call, checkout), checkout) }
}

/**
 * A checkout that was made with a token belongs to its shopper. Without this check, anybody who names the profile of the
 * platform and knows the id could change goods that the shopper's agent pays, or read the country of the address.
 * @throws IdentityFault identity_required without a token; AgentRefusal not_found with the token of another shopper.
 */
async function requireOwner(call: AgentCall, { user_id, link_id, opened_at }: AgentCheckout): Promise<void> {
  // A handover that a shopper opened without a link is read by its platform.
  const hasOwner = user_id !== null && (link_id !== null || opened_at === null)
  if (!hasOwner) return
  const link = await buyerOfCall(call)
  if (link ? link.user_id === user_id : call.platform.is_signed) return
  if (link) refuseMissing(call)
  throw new IdentityFault('identity_required', 'This checkout was made with the token of a shopper. Send that token.')
}

/** Replaces the content of a checkout. Once a shopper opened it, the goods that the shopper sees no longer change. */
export const replaceCheckout = (call: AgentCall, input: CheckoutInput) =>
  withOpen(call, async (open_call, checkout) => {
    if (checkout.opened_at) {
      const content = wordIn('opened', shownTo(open_call))
      return {
        body: await checkoutDocument(open_call, checkout, [{ type: 'warning', code: 'checkout_opened', content }]),
      }
    }
    const { content, messages } = await contentOf(open_call, input, await ownLink(open_call, checkout))
    await updateAgentCheckout(open_call.db, checkout.agent_checkout_id, content)
    return { body: await checkoutDocument(open_call, { ...checkout, ...content }, messages) }
  })

/**
 * Places the order and pays it from the allowance, if the shopper linked the agent and granted one. Otherwise the reply says
 * where the shopper pays.
 */
export const completeCheckout = (call: AgentCall, { payment }: Completion) =>
  transaction(call.db, async (db) => {
    const tx_call = { ...call, db }
    const link = await buyerOfCall(tx_call)
    // The shopper is locked before the checkout, as in a purchase in the browser.
    if (link) await lockShopper(db, link.user_id)
    return withOpen(tx_call, async (open_call, checkout) => {
      const warnings = instrumentMessages(open_call, payment)
      if (link && (await payOwn(open_call, checkout, link))) {
        const paid = await findAgentCheckout(db, keyOf(call))
        return { body: await checkoutDocument(open_call, paid ?? refuseMissing(call), warnings) }
      }
      return { body: await checkoutDocument(open_call, checkout, warnings) }
    })
  })

/** Payment instruments are ignored, because shoppers pay from their balance only. */
function instrumentMessages(call: AgentCall, payment: Completion['payment']): AgentMessage[] {
  if ((payment?.instruments ?? []).length === 0) return []
  const content = wordIn('instruments', shownTo(call))
  return [{ type: 'warning', code: 'payment_instrument_ignored', content }]
}

/** Pays a checkout from the allowance. @returns false if the shopper has to, or if the agent was shown another total. */
async function payOwn(call: TxCall, checkout: AgentCheckout, link: AgentLink): Promise<boolean> {
  const goods = await priceForAgent(call.db, { ...checkout, user_id: link.user_id })
  const plan = await planOf(call.db, { link, checkout, goods })
  if (plan.obstacle !== undefined || !goods.priced) return false
  if (goods.faults.length > 0 || goods.priced.total_cents !== checkout.shown_cents) {
    // The reply shows the new prices and quantities, so that the next completion agrees to them.
    const lines = linesAsShown(checkout.lines, goods)
    const priced = { ...checkout, lines, shown_cents: goods.priced.total_cents }
    await updateAgentCheckout(call.db, checkout.agent_checkout_id, priced)
    return false
  }
  const { handover_id } = checkout
  await payFromAllowance(call, { link, handover_id, address_id: plan.address_id, priced: goods.priced })
  return true
}

/** The link of the call, if the checkout belongs to it. */
async function ownLink(call: AgentCall, checkout: AgentCheckout): Promise<AgentLink | undefined> {
  const link = await buyerOfCall(call)
  return link && link.link_id === checkout.link_id ? link : undefined
}

/** Ends a checkout without an order. */
export const cancelCheckout = (call: AgentCall) =>
  withOpen(call, async (open_call, checkout) => {
    await cancelAgentCheckout(open_call.db, checkout.agent_checkout_id)
    const canceled = await findAgentCheckout(open_call.db, keyOf(call))
    return { body: await checkoutDocument(open_call, canceled ?? refuseMissing(call)) }
  })

/**
 * Works on a locked checkout that has not ended and has no order.
 * @throws AgentRefusal not_found; checkout_ended, with status 409.
 */
const withOpen = <Result>(call: AgentCall, work: (call: TxCall, checkout: AgentCheckout) => Promise<Result>) =>
  transaction(call.db, async (db) => {
    const checkout = (await lockAgentCheckout(db, keyOf(call))) ?? refuseMissing(call)
    await requireOwner({ ...call, db }, checkout)
    if (checkout.canceled_at || checkout.checkout_id || checkout.is_expired) {
      const content = wordIn('ended', shownTo(inLanguageOf(call, checkout)))
      throw new AgentRefusal([{ type: 'error', code: 'checkout_ended', content, severity: 'unrecoverable' }], 409)
    }
    return work(inLanguageOf({ ...call, db }, checkout), checkout)
  })
