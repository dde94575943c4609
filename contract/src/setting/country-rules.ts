/** Requirements that the law of a country can make. */
export const COUNTRY_REQUIREMENTS = [
  'seller',
  'legal_pages',
  'tax_rules',
  'refund_days',
  'contract_withdrawal',
  'lowest_price',
  'unit_price',
  'product_safety',
  'guarantee_notice',
  'producer_numbers',
  'trade_notation',
  'licence',
  'seller_disclosure',
  'warranty_wording',
  'message_consent',
  'data_rights',
] as const
export type CountryRequirement = (typeof COUNTRY_REQUIREMENTS)[number]

/** Requirements that the shop cannot check: an owner confirms them. */
export const CONFIRMED_REQUIREMENTS = [
  'unit_price',
  'producer_numbers',
  'licence',
  'seller_disclosure',
  'warranty_wording',
] as const satisfies readonly CountryRequirement[]

export const isConfirmedByHand = (requirement: CountryRequirement): boolean =>
  CONFIRMED_REQUIREMENTS.some((one) => one === requirement)

/** Requirements that functions of the shop fulfil, so that there is nothing to fill in. */
export const BUILT_IN_REQUIREMENTS: readonly CountryRequirement[] = [
  'contract_withdrawal',
  'guarantee_notice',
  'message_consent',
  'data_rights',
]
