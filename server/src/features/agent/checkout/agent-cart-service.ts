import { randomBytes } from 'node:crypto'
import type { Language } from '@sampan/contract/rules'
import { transaction } from '../../../db/transaction.ts'
import { findPromo } from '../../checkout/checkout-sql.ts'
import { countryOf } from '../country-code.ts'
import { type AgentCall, type AgentMessage, AgentRefusal } from '../operation.ts'
import type { CartInput } from './agent-checkout-input.ts'
import { type AgentCart, type CartContent, deleteCart, findCart, insertCart, updateCart } from './agent-checkout-sql.ts'
import {
  CURRENCY,
  codeMessage,
  contextMessages,
  discountsOf,
  goodsMessages,
  lineItems,
  NO_SUMS,
  type Shown,
  totalsOf,
  wordIn,
} from './agent-checkout-view.ts'
import { type AskedGoods, admitCodes, linesToStore, priceForAgent } from './agent-goods-service.ts'

const ID_BYTES = 24

/** An id that cannot be guessed: 192 random bits. */
export const newAgentId = (prefix: 'cart' | 'chk' | 'handover'): string =>
  `${prefix}_${randomBytes(ID_BYTES).toString('base64url')}`

export const shownTo = ({ language, context }: AgentCall): Shown => ({
  language,
  public_url: context.config.public_url,
})

/** The call in the language of its cart or checkout, unless the call names another. */
export const inLanguageOf = <Call extends AgentCall>(
  call: Call,
  { language }: { language: Language | null },
): Call => ({
  ...call,
  language: call.named_language ?? language ?? call.language,
})

/** @throws AgentRefusal not_found. */
export function refuseMissing(call: AgentCall): never {
  const content = wordIn('not_found', shownTo(call))
  throw new AgentRefusal([{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }])
}

type Wanted = { line_items: { item: { id: string }; quantity: number }[] }

export const wantedOf = ({ line_items }: Wanted) =>
  line_items.map(({ item, quantity }) => ({ sku_id: item.id, quantity, price_cents: 0 }))

/** The promo codes of a request that may be looked up, and a message for each of the others. */
export async function admittedCodes(call: AgentCall, codes: readonly string[]) {
  const isKnown = async (code: string) => (await findPromo(call.db, NOBODY, code)) !== undefined
  const { admitted, refused } = await admitCodes(call, isKnown, codes)
  const presentation = shownTo(call)
  const messages = refused.map((code) =>
    codeMessage({ code, at: codes.indexOf(code), fault: 'too_many_codes' }, presentation),
  )
  return { promo_codes: admitted, messages }
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Prices goods that an agent sends.
 * @throws AgentRefusal with the faults if nothing can be bought.
 */
export async function pricedOrRefused(call: AgentCall, request: AskedGoods) {
  const goods = await priceForAgent(call.db, request)
  if (!goods.priced) {
    const messages = goodsMessages(goods, shownTo(call))
    throw new AgentRefusal(messages.map((one) => (one.type === 'error' ? { ...one, severity: 'unrecoverable' } : one)))
  }
  return goods
}

async function contentOf(call: AgentCall, input: CartInput) {
  const { promo_codes, messages } = await admittedCodes(call, input.discounts?.codes ?? [])
  const country = countryOf(input.context?.address_country)
  const lines = wantedOf(input)
  const goods = await pricedOrRefused(call, { lines, promo_codes, country, user_id: null })
  const content: CartContent = {
    lines: linesToStore(lines, goods),
    promo_codes,
    country,
    buyer: input.buyer ?? null,
    language: call.language,
  }
  return { content, messages: [...messages, ...contextMessages(input.context, shownTo(call))] }
}

export const createCart = (call: AgentCall, input: CartInput) =>
  transaction(call.db, async (db) => {
    const { content, messages } = await contentOf({ ...call, db }, input)
    const cart = await insertCart(db, { ...keyOf(call), cart_id: newAgentId('cart') }, content)
    return { body: await cartDocument({ ...call, db }, cart, messages) }
  })

export async function readCart(call: AgentCall) {
  const cart = (await findCart(call.db, keyOf(call))) ?? refuseMissing(call)
  return { body: await cartDocument(inLanguageOf(call, cart), cart) }
}

/** Replaces the content of a cart. */
export const replaceCart = (call: AgentCall, input: CartInput) =>
  transaction(call.db, async (db) => {
    const stored = (await findCart(db, keyOf(call))) ?? refuseMissing(call)
    const cart_call = inLanguageOf({ ...call, db }, stored)
    const { content, messages } = await contentOf(cart_call, input)
    const cart = await updateCart(db, keyOf(call), content)
    return { body: await cartDocument(cart_call, cart ?? refuseMissing(call), messages) }
  })

/** Deletes a cart. @returns its last state. */
export const cancelCart = (call: AgentCall) =>
  transaction(call.db, async (db) => {
    const cart = (await deleteCart(db, keyOf(call))) ?? refuseMissing(call)
    return { body: await cartDocument(inLanguageOf({ ...call, db }, cart), cart) }
  })

const keyOf = ({ platform: { platform_id }, id }: AgentCall) => ({ platform_id, cart_id: id })

async function cartDocument(call: AgentCall, cart: AgentCart, more: readonly AgentMessage[] = []) {
  const presentation = shownTo(call)
  const goods = await priceForAgent(call.db, { ...cart, user_id: null })
  const freight_is_known = cart.country !== null && goods.priced !== undefined
  const messages = [...goodsMessages(goods, presentation), ...more]
  return {
    id: cart.cart_id,
    line_items: lineItems(goods, presentation),
    ...(cart.buyer && { buyer: cart.buyer }),
    ...(cart.country && { context: { address_country: cart.country } }),
    currency: CURRENCY,
    totals: totalsOf(goods.priced ?? NO_SUMS, presentation, { freight_is_known }),
    ...(call.capabilities.has('dev.ucp.shopping.discount') && { discounts: discountsOf(goods, cart.promo_codes) }),
    ...(messages.length > 0 && { messages }),
    expires_at: cart.expires_at,
  }
}
