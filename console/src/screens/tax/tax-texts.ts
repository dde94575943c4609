import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TaxColumn, TaxGap, TaxRuleKind, TaxTerm } from '@sampan/contract/rules'

export const KIND_TEXT: Record<TaxRuleKind, MessageDescriptor> = {
  scheme: msg`Who collects`,
  tax: msg`Tax rate`,
  duty: msg`Customs duty`,
  charge: msg`Charge`,
  exception: msg`Exception`,
  exchange_rate: msg`Exchange rate`,
}

export const COLLECTS_TEXT = {
  checkout: msg`At checkout`,
  none: msg`Nothing is due`,
  arrival: msg`On arrival`,
}

export const BUYER_TEXT = { consumer: msg`Consumers`, business: msg`Businesses` }
export const COMBINES_TEXT = { add: msg`Added to the regular duty`, at_least: msg`Together at least this rate` }
export const CERTAINTY_TEXT = {
  seen: msg`Seen in the source`,
  known: msg`From knowledge, please verify`,
  assumed: msg`Assumed`,
}
export const UNIT_TEXT = {
  consignment: msg`Per consignment`,
  good: msg`Per piece`,
  item: msg`Per HS code of six digits`,
  parcel: msg`Per parcel`,
  '100kg': msg`Per 100 kg`,
}

export const TERM_TEXT: Record<TaxTerm, MessageDescriptor> = {
  limit_freight: msg`Freight counts for the limit`,
  same_day: msg`The shopper’s earlier orders of the day count for the limit`,
  duty: msg`Customs duty is due`,
  duty_freight: msg`The customs value contains freight (CIF)`,
  tax_freight: msg`Freight is taxed`,
  tax_duty: msg`Duty and charges are taxed`,
  prices: msg`Shop prices contain the tax`,
  registration: msg`Only with a registration number`,
  reverse_charge: msg`The company that buys owes the tax`,
}

export const COLUMN_TEXT: Record<TaxColumn, MessageDescriptor> = {
  rule_id: msg`ID`,
  kind: msg`Type`,
  name: msg`Name`,
  country: msg`Country (two letters, or EU)`,
  region: msg`State or province`,
  tax_class: msg`Class of goods`,
  hs_prefix: msg`HS code begins with`,
  origin: msg`Country of origin`,
  layer: msg`Layer (empty for the regular duty)`,
  combines: msg`How the layer counts`,
  buyer: msg`Only for`,
  collects: msg`Collected`,
  rate_1000: msg`Rate in %`,
  amount: msg`Amount`,
  currency: msg`Currency`,
  per: msg`Unit`,
  terms: msg`Terms`,
  value_factor: msg`Part of the price that counts, in %`,
  tax_factor: msg`Part of the tax that is due, in %`,
  base_step: msg`Round the base down to multiples of`,
  amount_step: msg`Round amounts down to multiples of`,
  national_share: msg`Part of the state, in %`,
  waived_tax: msg`Taxes waived up to`,
  valid_from: msg`First day`,
  valid_until: msg`Last day`,
  registration: msg`Registration number (never shown in public)`,
  source: msg`Source`,
  certainty: msg`How sure`,
}

export const GAP_TEXT: Record<TaxGap, MessageDescriptor> = {
  country: msg`The shop has no rules for this country.`,
  rule: msg`A rule for these goods is missing.`,
  hs_code: msg`The HS code is missing.`,
  origin: msg`The country of origin is missing.`,
  weight: msg`The weight is missing.`,
  exchange_rate: msg`An exchange rate of the authority is missing.`,
}
