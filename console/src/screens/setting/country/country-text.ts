import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type CountryRequirement, EU_MEMBERS } from '@sampan/contract/rules'

export const REQUIREMENT_TEXT: Record<CountryRequirement, MessageDescriptor> = {
  seller: msg`Name and address of each seller`,
  legal_pages: msg`Own terms and privacy pages`,
  tax_rules: msg`Rules of taxes and duties`,
  refund_days: msg`Days to give goods back`,
  contract_withdrawal: msg`Withdrawal from the contract`,
  lowest_price: msg`Lowest price of 30 days at reductions`,
  unit_price: msg`Unit price of goods sold by measure`,
  product_safety: msg`Maker, responsible person and warnings`,
  guarantee_notice: msg`Notice about the legal guarantee`,
  producer_numbers: msg`Numbers of producers’ registers`,
  trade_notation: msg`Notation of a mail-order business`,
  licence: msg`Link to the business licence`,
  seller_disclosure: msg`Data of sellers disclosed`,
  warranty_wording: msg`Wording of warranties`,
  message_consent: msg`Cookies and push messages only with consent`,
  data_rights: msg`Download and deletion of own data`,
}

const REQUIREMENT_SCREEN: Partial<Record<CountryRequirement, string>> = {
  seller: '/settings?part=sellers',
  legal_pages: '/pages',
  tax_rules: '/taxes',
  refund_days: '/settings?part=destinations',
  lowest_price: '/settings?part=destinations',
  contract_withdrawal: '/contract-withdrawals',
  message_consent: '/pages',
  data_rights: '/shoppers',
}

/** The screen of the desk on which a requirement of a country is filled in. */
export function requirementScreen(requirement: CountryRequirement, country: string): string | undefined {
  if (requirement !== 'product_safety') return REQUIREMENT_SCREEN[requirement]
  return `/products?show=${EU_MEMBERS.includes(country) ? 'lacks_responsible' : 'lacks_maker'}`
}
