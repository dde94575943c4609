import type { Reason } from '@sampan/contract'
import { arrivalOf } from '@sampan/contract/delivery'
import { lawPath } from '@sampan/contract/law-path'
import type { Language } from '@sampan/contract/rules'
import { clock } from '../../../clock.ts'
import type { AgentDestination } from '../../../db/json-columns.ts'
import { type NameIn, sentence } from '../../../language/sentence.ts'
import { textIn } from '../../../language/text-in.ts'
import { sentenceOf } from '../../../refusal/refusal-sentences.ts'
import type { PricedCheckout } from '../../checkout/checkout-service.ts'
import type { CodeFault, GoodsFault } from '../../checkout/handover/chosen-goods-rules.ts'
import { countryOf } from '../country-code.ts'
import type { AgentMessage } from '../operation.ts'
import type { AgentGoods } from './agent-goods-service.ts'

export const CURRENCY = 'USD'

/** The language of the reply, and the public origin of the shop. */
export type Shown = { language: Language; public_url: string }
export type PricedLine = PricedCheckout['orders'][number]['lines'][number]
export type Total = { type: string; display_text: string; amount: number }

/** Labels of sums and methods, and sentences that only agents get. Other sentences are those of refusals. */
export const wordIn = (word: NameIn<'agent'>, { language }: Shown): string => sentence(`agent.${word}`)[language]

const linesOf = ({ priced }: AgentGoods): PricedLine[] => priced?.orders.flatMap((order) => order.lines) ?? []

/** The id of a line is its SKU, because a cart, checkout or purchase has one line for each SKU. */
export const lineItems = (goods: AgentGoods, presentation: Shown) =>
  linesOf(goods).map((line) => ({
    id: line.sku_id,
    item: {
      id: line.sku_id,
      title: titleOf(line, presentation),
      price: line.price_cents,
      image_url: pictureUrl(line.image, presentation),
    },
    quantity: line.quantity,
    totals: lineTotals(line.price_cents * line.quantity, presentation),
  }))

type Titled = Pick<PricedLine, 'title' | 'axis_values'>

/** The title of a product with the chosen options. */
export function titleOf({ title, axis_values }: Titled, { language }: Shown): string {
  const values = axis_values.map(({ value }) => textIn(value, language))
  return values.length === 0 ? textIn(title, language) : `${textIn(title, language)} (${values.join(' · ')})`
}

export const pictureUrl = (image: string, { public_url }: Shown): string =>
  new URL(image.startsWith('/') ? image : `/pictures/${image}`, public_url).href

export const lineTotals = (amount: number, presentation: Shown): Total[] => [
  { type: 'subtotal', display_text: wordIn('subtotal', presentation), amount },
  { type: 'total', display_text: wordIn('total', presentation), amount },
]

type Sums = Pick<PricedCheckout, 'goods_cents' | 'freight_cents' | 'discount_cents' | 'tax_cents' | 'total_cents'>

/** The sums. All entries before the total add up to it. `freight_is_known` is false while no country is given. */
export function totalsOf(
  sums: Sums,
  presentation: Shown,
  { freight_is_known }: { freight_is_known: boolean },
): Total[] {
  const { goods_cents, freight_cents, discount_cents, tax_cents, total_cents } = sums
  return [
    { type: 'subtotal', display_text: wordIn('subtotal', presentation), amount: goods_cents },
    ...(discount_cents > 0
      ? [{ type: 'discount', display_text: wordIn('discount', presentation), amount: -discount_cents }]
      : []),
    ...(freight_is_known
      ? [{ type: 'fulfillment', display_text: wordIn('freight', presentation), amount: freight_cents }]
      : []),
    ...(tax_cents > 0 ? [{ type: 'tax', display_text: wordIn('taxes', presentation), amount: tax_cents }] : []),
    { type: 'total', display_text: wordIn(freight_is_known ? 'total' : 'estimate', presentation), amount: total_cents },
  ]
}

export const NO_SUMS = { goods_cents: 0, freight_cents: 0, discount_cents: 0, tax_cents: 0, total_cents: 0 } as Sums // nothing can be bought

/** The promo codes of the agent, and the code that has an effect. */
export function discountsOf({ priced }: AgentGoods, codes: readonly string[]) {
  const { promo, discount_cents = 0 } = priced ?? {}
  const applied = promo && !promo.fault && discount_cents > 0
  return {
    codes,
    applied: applied ? [{ code: promo.code, title: promo.code, amount: discount_cents, method: 'across' }] : [],
  }
}

/** Whether every shop of the goods ships to the country. True while no country is given. */
export const isDeliverable = ({ priced }: AgentGoods): boolean =>
  priced?.orders.every((order) => order.deliverable) ?? true

type Delivery = { country: string | null; destination: AgentDestination | null }

/** Each shop sends its parcel to the same address, by one of its services. Without a country their prices are unknown. */
export function fulfillmentOf(goods: AgentGoods, { country, destination }: Delivery, presentation: Shown) {
  const is_priced = country !== null && isDeliverable(goods)
  return {
    methods: [
      {
        id: 'shipping',
        type: 'shipping',
        line_item_ids: linesOf(goods).map((line) => line.sku_id),
        destinations: destination ? [{ ...destination, type: 'shipping_address' }] : [],
        selected_destination_id: destination?.id ?? null,
        groups: (goods.priced?.orders ?? []).map((order) => ({
          id: order.shop_id,
          line_item_ids: order.lines.map((line) => line.sku_id),
          options: is_priced ? order.deliveries.map((delivery) => optionOf(delivery, presentation)) : [],
          selected_option_id: is_priced ? order.service : null,
        })),
      },
    ],
  }
}

type ShopDelivery = PricedCheckout['orders'][number]['deliveries'][number]

function optionOf({ rule, freight_cents }: ShopDelivery, presentation: Shown) {
  const { from, to } = arrivalOf(rule, clock.now_ms())
  return {
    id: rule.service,
    title: sentence(`delivery_service.${rule.service}`)[presentation.language],
    earliest_fulfillment_time: `${from}T00:00:00Z`,
    latest_fulfillment_time: `${to}T23:59:59Z`,
    totals: [
      { type: 'fulfillment', display_text: wordIn('freight', presentation), amount: freight_cents },
      { type: 'total', display_text: wordIn('total', presentation), amount: freight_cents },
    ],
  }
}

type SelectedOption = { id: string; selected_option_id?: string | null | undefined }

/** Warnings about selected options that a shop does not offer for these goods: the cheapest one is used instead. */
export const serviceMessages = ({ priced }: AgentGoods, groups: readonly SelectedOption[], presentation: Shown) =>
  groups.flatMap(({ id, selected_option_id }, at) => {
    const order = priced?.orders.find(({ shop_id }) => shop_id === id)
    // Without a country nothing is offered yet.
    const is_open = order?.service === null && order.deliverable
    if (!selected_option_id || is_open || order?.service === selected_option_id) return []
    const path = `$.fulfillment.methods[0].groups[${at}].selected_option_id`
    return [warning('fulfillment_option_unavailable', wordIn('service', presentation), path)]
  })

export const linksIn = ({ public_url, language }: Shown) =>
  (
    [
      ['terms_of_service', 'terms'],
      ['privacy_policy', 'privacy'],
      ['refund_policy', 'refund'],
      ['shipping_policy', 'shipping'],
    ] as const
  ).map(([type, slug]) => ({ type, url: `${public_url}${lawPath(slug)}?lang=${language}` }))

/** Messages about goods that are not sold as the agent wants them, and about promo codes. */
export function goodsMessages(goods: AgentGoods, presentation: Shown): AgentMessage[] {
  const places = new Map(linesOf(goods).map((line, at) => [line.sku_id, `$.line_items[${at}]`]))
  return [
    ...goods.faults.map((fault) => goodsMessage(fault, places.get(fault.sku_id), presentation)),
    ...goods.code_faults.map((fault) => codeMessage(fault, presentation)),
  ]
}

function goodsMessage(fault: GoodsFault, place: string | undefined, presentation: Shown): AgentMessage {
  const { language } = presentation
  switch (fault.fault) {
    case 'quantity_adjusted':
      return warning(fault.fault, wordIn(fault.fault, presentation), place && `${place}.quantity`)
    case 'price_changed':
      return warning(fault.fault, wordIn(fault.fault, presentation), place && `${place}.item.price`)
    case 'out_of_stock':
    case 'item_unavailable': {
      const name = fault.title ? textIn(fault.title, language) : fault.sku_id
      const sentence = sentenceOf(fault.fault === 'out_of_stock' ? 'out_of_stock' : 'sku_unavailable', language)
      return { type: 'error', code: fault.fault, content: `${name}: ${sentence}`, severity: 'recoverable' }
    }
  }
}

const warning = (code: string, content: string, path?: string): AgentMessage => ({
  type: 'warning',
  code,
  content,
  ...(path !== undefined && { path }),
})

/** The protocol's codes for promo codes. Codes that it does not list begin in the same way. */
const DISCOUNT_CODES: Partial<Record<CodeFault['fault'], string>> = {
  promo_unknown: 'discount_code_invalid',
  promo_expired: 'discount_code_expired',
  promo_used_up: 'discount_code_user_ineligible',
  promo_minimum: 'discount_code_minimum_not_met',
  promo_other_goods: 'discount_code_not_applicable',
  one_code: 'discount_code_combination_disallowed',
  too_many_codes: 'discount_code_rate_limited',
}

/** The message names the promo code, because an agent may send several. */
export function codeMessage({ code, at, fault }: CodeFault, presentation: Shown): AgentMessage {
  const reason = isWord(fault) ? wordIn(fault, presentation) : sentenceOf(fault, presentation.language)
  const content = `${code}: ${reason}`
  return warning(DISCOUNT_CODES[fault] ?? 'discount_code_invalid', content, `$.discounts.codes[${at}]`)
}

type BuyerContext = { address_country?: string | undefined; eligibility?: readonly string[] | undefined } | undefined

/** Claims of benefits and unknown countries do not block a checkout: it goes on without the benefits or the freight. */
export function contextMessages(context: BuyerContext, presentation: Shown): AgentMessage[] {
  const { address_country, eligibility = [] } = context ?? {}
  const claims = eligibility.map((claim, at) =>
    warning('eligibility_not_accepted', `${claim}: ${wordIn('claim', presentation)}`, `$.context.eligibility[${at}]`),
  )
  if (!address_country || countryOf(address_country) !== null) return claims
  return [...claims, warning('country_unknown', wordIn('country', presentation), '$.context.address_country')]
}

const isWord = (fault: CodeFault['fault']): fault is Exclude<CodeFault['fault'], Reason> =>
  fault === 'one_code' || fault === 'too_many_codes'
