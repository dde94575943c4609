import { type FreightRule, freightOf } from '@sampan/contract/delivery'
import { SHIPPED_COUNTRIES } from '@sampan/contract/rules'
import type { OfferShippingDetails, QuantitativeValue } from 'schema-dts'
import { amountText } from '../../features/structured-data/offer-data.ts'

/** `d` means working days: https://schema.org/ShippingDeliveryTime. */
const days = (minValue: number, maxValue: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'd',
})

type Piece = { price_cents: number; weight_grams?: number | undefined }

function countriesOf(country: string, rules: readonly FreightRule[]): readonly string[] {
  if (country !== '*') return SHIPPED_COUNTRIES.includes(country) ? [country] : []
  return SHIPPED_COUNTRIES.filter((one) => !rules.some((rule) => rule.country === one))
}

/** The countries that a shop ships to. */
export const shippedCountries = (rules: readonly FreightRule[]) =>
  SHIPPED_COUNTRIES.filter((country) => rules.some((rule) => countriesOf(rule.country, rules).includes(country)))

/**
 * The freight of one piece in schema.org's terms, a node for each rule and freight. Offers name the nodes by their ids
 * within the page, because the freight of an SKU depends on its price and weight.
 */
export function freightData(rules: readonly FreightRule[]) {
  const nodes = new Map<string, OfferShippingDetails>()
  function addNode(rule: FreightRule, { price_cents, weight_grams = 0 }: Piece) {
    const freight_cents = freightOf(rule, { pieces: 1, goods_cents: price_cents, grams: weight_grams })
    const countries = countriesOf(rule.country, rules)
    if (freight_cents === undefined || countries.length === 0) return []
    const amount = rule.bands ? `-${freight_cents}` : ''
    const service = rule.service === 'standard' ? '' : `-${rule.service}`
    const id = `#freight-${rule.country === '*' ? 'others' : rule.country}${service}${freight_cents === 0 ? '-free' : amount}`
    nodes.set(id, {
      '@type': 'OfferShippingDetails',
      '@id': id,
      shippingRate: { '@type': 'MonetaryAmount', value: amountText(freight_cents), currency: 'USD' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, rule.handling_days),
        transitTime: days(rule.transit_days_min, rule.transit_days_max),
      },
    })
    return [{ '@id': id }]
  }
  const idsFor = (piece: Piece) => rules.flatMap((rule) => addNode(rule, piece))
  return { nodes, idsFor }
}
