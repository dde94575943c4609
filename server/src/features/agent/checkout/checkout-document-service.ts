import { transaction } from '../../../db/transaction.ts'
import { sentenceOf } from '../../../refusal/refusal-sentences.ts'
import type { AgentCall, AgentMessage } from '../operation.ts'
import {
  findPurchasedLines,
  findPurchasedOrders,
  type PurchasedOrder,
  type PurchaseKey,
} from '../order/purchase-sql.ts'
import { boughtItem, linesOf as boughtLinesOf, permalinkOf, sumsOf } from '../order/purchase-view.ts'
import { shownTo } from './agent-cart-service.ts'
import type { AgentCheckout } from './agent-checkout-sql.ts'
import {
  CURRENCY,
  discountsOf,
  fulfillmentOf,
  goodsMessages,
  isDeliverable,
  lineItems,
  lineTotals,
  linksIn,
  NO_SUMS,
  type Shown,
  totalsOf,
  wordIn,
} from './agent-checkout-view.ts'
import { type AgentGoods, priceForAgent } from './agent-goods-service.ts'
import { buyerOfCall, type Obstacle, planOf } from './linked-shopper-service.ts'

/** A checkout as the protocol shows it. `more` are messages about the request. */
export async function checkoutDocument(call: AgentCall, checkout: AgentCheckout, more: readonly AgentMessage[] = []) {
  const { user_id, checkout_id } = checkout
  if (user_id && checkout_id) return purchasedDocument(call, checkout, { key: { user_id, checkout_id }, more })
  const link = checkout.link_id === null ? undefined : await buyerOfCall(call)
  const goods = await priceForAgent(call.db, { ...checkout, user_id: link?.user_id ?? null })
  const { obstacle } = await transaction(call.db, (tx) => planOf(tx, { link, checkout, goods }))
  return openDocument(call, checkout, { goods, more: [...more, ...linkMessages(call, checkout)], obstacle })
}

/** Tells platforms that can link shoppers what a link would allow. */
function linkMessages(call: AgentCall, { link_id, opened_at }: AgentCheckout): AgentMessage[] {
  const isLinkable = link_id === null && opened_at === null && call.bearer === undefined
  if (!isLinkable || !call.capabilities.has('dev.ucp.common.identity_linking')) return []
  return [{ type: 'info', code: 'identity_optional', content: wordIn('identity_optional', shownTo(call)) }]
}

type Content = {
  goods: AgentGoods
  more: readonly AgentMessage[]
  /** The reason why the shopper has to complete the checkout. */
  obstacle: Obstacle | undefined
}

/** A checkout without an order: open or canceled. */
function openDocument(call: AgentCall, checkout: AgentCheckout, { goods, more, obstacle }: Content) {
  const presentation = shownTo(call)
  const { country, destination, buyer, promo_codes } = checkout
  const isOpen = !checkout.canceled_at && !checkout.is_expired
  const freight_is_known = country !== null && isDeliverable(goods) && goods.priced !== undefined
  const faults = [
    ...goodsMessages(goods, presentation),
    ...more,
    ...(isOpen ? addressMessages(call, checkout, goods) : []),
  ]
  const approval = isOpen && goods.priced && obstacle ? [approvalMessage(call, checkout, { goods, obstacle })] : []
  const messages = [...faults, ...approval]
  return {
    id: checkout.agent_checkout_id,
    status: isOpen ? openStatus(approval.length > 0, faults, goods) : 'canceled',
    line_items: lineItems(goods, presentation),
    ...(buyer && { buyer }),
    ...(country && { context: { address_country: country } }),
    currency: CURRENCY,
    totals: totalsOf(goods.priced ?? NO_SUMS, presentation, { freight_is_known }),
    ...(call.capabilities.has('dev.ucp.shopping.discount') && { discounts: discountsOf(goods, promo_codes) }),
    ...(call.capabilities.has('dev.ucp.shopping.fulfillment') && {
      fulfillment: fulfillmentOf(goods, { country, destination }, presentation),
    }),
    ...(messages.length > 0 && { messages }),
    links: linksIn(presentation),
    ...(isOpen && { continue_url: continueUrl(call, checkout) }),
    expires_at: checkout.expires_at,
  }
}

/** The shopper completes the checkout, or the agent if it has an allowance and no faults are left. */
function openStatus(escalates: boolean, faults: readonly AgentMessage[], { priced }: AgentGoods) {
  if (escalates) return 'requires_escalation'
  return priced && faults.every(({ type }) => type !== 'error') ? 'ready_for_complete' : 'incomplete'
}

/** The page on which the shopper reviews the checkout, in the shopper's language. */
function continueUrl({ language, context }: AgentCall, { handover_id }: AgentCheckout): string {
  return `${context.config.public_url}/checkout?${new URLSearchParams({ handover: handover_id, lang: language })}`
}

const ADDRESS = '$.fulfillment.methods[0].destinations[0]'

function addressMessages(call: AgentCall, { country, destination }: AgentCheckout, goods: AgentGoods): AgentMessage[] {
  const presentation = shownTo(call)
  if (destination?.address_country !== undefined && country === null) {
    const content = wordIn('country', presentation)
    return [error('address_undeliverable', content, { path: `${ADDRESS}.address_country` })]
  }
  if (isDeliverable(goods)) return []
  const content = sentenceOf('not_deliverable', call.language)
  return [error('address_undeliverable', content, destination ? { path: ADDRESS } : {})]
}

const error = (code: string, content: string, where: { path?: string }): AgentMessage => ({
  type: 'error',
  code,
  content,
  severity: 'recoverable',
  ...where,
})

type Asked = { goods: AgentGoods; obstacle: Obstacle }

/** Without an address the checkout lacks something that the shopper enters; with an address it is complete. */
function approvalMessage(call: AgentCall, { destination }: AgentCheckout, { goods, obstacle }: Asked): AgentMessage {
  const presentation = shownTo(call)
  if (obstacle === 'allowance')
    return {
      type: 'error',
      code: 'allowance',
      content: wordIn('allowance', presentation),
      severity: 'requires_buyer_review',
    }
  if (obstacle === 'address')
    return {
      type: 'error',
      code: 'buyer_address',
      content: wordIn('unconfirmed', presentation),
      severity: 'requires_buyer_review',
    }
  const isComplete = destination?.street_address !== undefined && isDeliverable(goods)
  return isComplete
    ? {
        type: 'error',
        code: 'buyer_approval',
        content: wordIn('review', presentation),
        severity: 'requires_buyer_review',
      }
    : { type: 'error', code: 'buyer_address', content: wordIn('input', presentation), severity: 'requires_buyer_input' }
}

type Purchased = { key: PurchaseKey; more: readonly AgentMessage[] }

/** A checkout with orders: waiting for the payment, paid, or canceled unpaid. */
async function purchasedDocument(call: AgentCall, checkout: AgentCheckout, { key, more }: Purchased) {
  const presentation = shownTo(call)
  const [orders, lines] = await Promise.all([findPurchasedOrders(call.db, key), findPurchasedLines(call.db, key)])
  const status = statusOf(orders)
  const sums = sumsOf(orders)
  const code = orders[0]?.promo_code
  const unpaid = orders.filter((order) => order.status === 'unpaid').map((order) => order.order_id)
  const messages = [...(status === 'requires_escalation' ? [pendingMessage(presentation)] : []), ...more]
  return {
    id: checkout.agent_checkout_id,
    status,
    line_items: orders
      .flatMap((order) => boughtLinesOf(order, lines))
      .map((line) => ({
        id: line.sku_id,
        item: boughtItem(line, presentation),
        quantity: line.quantity,
        totals: lineTotals(line.price_cents * line.quantity, presentation),
      })),
    currency: CURRENCY,
    totals: totalsOf(sums, presentation, { freight_is_known: true }),
    ...(call.capabilities.has('dev.ucp.shopping.discount') && {
      discounts: {
        codes: code ? [code] : [],
        applied: code && sums.discount_cents > 0 ? [{ code, title: code, amount: sums.discount_cents }] : [],
      },
    }),
    ...(messages.length > 0 && { messages }),
    ...(status === 'requires_escalation' && {
      continue_url: `${presentation.public_url}/payment?${new URLSearchParams({ orders: unpaid.join(), lang: call.language })}`,
    }),
    ...(status === 'completed' && {
      order: {
        id: key.checkout_id,
        label: orders.map((order) => order.order_number).join(', '),
        permalink_url: permalinkOf(orders, presentation.public_url),
      },
    }),
    links: linksIn(presentation),
    expires_at: checkout.expires_at,
  }
}

const pendingMessage = (presentation: Shown): AgentMessage => ({
  type: 'error',
  code: 'payment_pending',
  content: wordIn('unpaid', presentation),
  severity: 'requires_buyer_review',
})

/** Completed once every order is paid or cancelled, and at least one is paid. */
function statusOf(orders: readonly Pick<PurchasedOrder, 'status' | 'paid_at'>[]) {
  if (orders.some((order) => order.status === 'unpaid')) return 'requires_escalation'
  return orders.some((order) => order.paid_at) ? 'completed' : 'canceled'
}
