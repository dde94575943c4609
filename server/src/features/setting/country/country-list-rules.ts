import { COUNTRY_REQUIREMENTS, type CountryRequirement, EU_MEMBERS, isConfirmedByHand } from '@sampan/contract/rules'
import { revisionOf } from '../../../http/revision.ts'
import type { CountryFacts, RequirementRow } from './country-sql.ts'

const LEGAL_PAGES = 2

type Fulfilment = { is_fulfilled: boolean; lacking: number | null }

const counted = (lacking: number): Fulfilment => ({ is_fulfilled: lacking === 0, lacking })
const checked = (is_fulfilled: boolean): Fulfilment => ({ is_fulfilled, lacking: null })

/** Whether the data of the shop, or an owner's confirmation, fulfil a requirement of a country. */
function fulfilmentOf(row: RequirementRow, facts: CountryFacts): Fulfilment {
  const { country, requirement, days, confirmed_at } = row
  if (isConfirmedByHand(requirement)) return checked(confirmed_at !== null)
  switch (requirement) {
    case 'seller':
      return facts.shops === 0 ? checked(false) : counted(facts.shops_without_seller)
    case 'legal_pages':
      return counted(LEGAL_PAGES - facts.legal_pages)
    case 'tax_rules':
      return checked(facts.taxed.includes(country) || (EU_MEMBERS.includes(country) && facts.taxed.includes('EU')))
    case 'refund_days':
      return checked((facts.refund_days[country] ?? 0) >= (days ?? 0))
    case 'lowest_price':
      return checked(facts.lowest_price.includes(country))
    case 'product_safety':
      return counted(EU_MEMBERS.includes(country) ? facts.without_responsible : facts.without_maker)
    case 'message_consent':
      return counted(facts.push_without_consent)
    case 'data_rights':
      return counted(facts.undeleted)
    case 'trade_notation':
      return checked(facts.notations.includes(country))
    default:
      // The function to withdraw from a contract and the notice about the legal guarantee are parts of the shop.
      return checked(true)
  }
}

type CountryRow = {
  country: string
  is_open: boolean
  reason: string | null
  changed_by: string | null
  changed_at: string | null
}

export const revisionOfCountry = ({ is_open, reason, changed_at }: Omit<CountryRow, 'changed_by' | 'country'>) =>
  revisionOf([is_open, reason, changed_at])

const orderOf = (requirement: CountryRequirement) => COUNTRY_REQUIREMENTS.indexOf(requirement)

/** A country with its requirements, and the number of those that are missing. */
export function countryWithList(row: CountryRow, requirements: readonly RequirementRow[], facts: CountryFacts) {
  const list = requirements
    .filter(({ country }) => country === row.country)
    .sort((one, other) => orderOf(one.requirement) - orderOf(other.requirement))
    .map(({ country, ...requirement }) => ({ ...requirement, ...fulfilmentOf({ country, ...requirement }, facts) }))
  const missing = list.filter(({ is_required, is_fulfilled }) => is_required && !is_fulfilled).length
  return { ...row, requirements: list, missing, revision: revisionOfCountry(row) }
}
