// Words and limits of the rules of taxes. Browsers load this file, so it imports no schema library.

/**
 * Kinds of rules: how a destination collects, rates of taxes and duties, charges by item or parcel, goods to which a
 * scheme does not apply, and exchange rates of the authority.
 */
export const TAX_RULE_KINDS = ['scheme', 'tax', 'duty', 'charge', 'exception', 'exchange_rate'] as const
export type TaxRuleKind = (typeof TAX_RULE_KINDS)[number]

/** Names of taxes and charges. Taxes of different names add up; of one name the most specific rule applies. */
export const TAX_NAMES = [
  'vat',
  'gst',
  'pst',
  'sales_tax',
  'consumption_tax',
  'postal_tax',
  'duty',
  'handling_fee',
  'parcel_fee',
] as const
export type TaxName = (typeof TAX_NAMES)[number]

/** Where a scheme collects: at checkout by the seller, on arrival by customs or the carrier, or not at all. */
export const TAX_COLLECTS = ['checkout', 'none', 'arrival'] as const

/**
 * The unit of an amount. A scheme's limit is per consignment or per good, a charge per item (HS code of six digits) or
 * parcel, a duty per 100 kg.
 */
export const TAX_UNITS = ['consignment', 'good', 'item', 'parcel', '100kg'] as const

/**
 * Terms of a rule. `limit_freight`: freight counts for the limit. `same_day`: so do the shopper's earlier orders of the day
 * from this shop. `duty`: duty is due. `duty_freight`: the customs value contains freight (CIF). `tax_freight` and
 * `tax_duty`: the base of the tax contains freight, or duty and charges. `prices`: the shop's prices contain the tax.
 * `registration`: the rule applies only with a registration number. `reverse_charge`: the tax that the scheme does not
 * collect is owed by the company that buys.
 */
export const TAX_TERMS = [
  'limit_freight',
  'same_day',
  'duty',
  'duty_freight',
  'tax_freight',
  'tax_duty',
  'prices',
  'registration',
  'reverse_charge',
] as const
export type TaxTerm = (typeof TAX_TERMS)[number]

export const TAX_BUYERS = ['consumer', 'business'] as const
/** How a layer of duty joins the regular duty: it is added, or the sum is at least its rate. */
export const TAX_COMBINES = ['add', 'at_least'] as const
/** How sure a rule is: seen in its source, from knowledge, or assumed by the shop. */
export const TAX_CERTAINTIES = ['seen', 'known', 'assumed'] as const

export const TAX_LIMITS = {
  /** Characters and rows of a file of rules. */
  file_characters: 900_000,
  file_rows: 4_000,
  /** Lines of an attempt at the desk. */
  lines: 20,
}

/** Characters of the name and the tax number of a company. */
export const COMPANY_LIMIT = 120
export const TAX_NUMBER_LIMIT = 40

/** Rates are thousandths of a percent: 19 % is 19,000. */
export const RATE_WHOLE = 100_000
/** Factors are hundredths of a percent. */
export const FACTOR_WHOLE = 10_000

const WITHOUT_DECIMALS = new Set(['JPY', 'KRW', 'VND', 'CLP', 'ISK'])
/** Decimals of a currency's smallest unit. */
export const decimalsOf = (currency: string): 0 | 2 => (WITHOUT_DECIMALS.has(currency) ? 0 : 2)

/** Member states of the EU, whose rules have the country `EU`. */
export const EU_STATES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Why taxes cannot be told. */
export const TAX_GAPS = ['country', 'rule', 'hs_code', 'origin', 'weight', 'exchange_rate'] as const
export type TaxGap = (typeof TAX_GAPS)[number]
