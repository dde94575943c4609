import { NAME_LIMIT } from '../text/text-rules.ts'

export const ADDRESS_LIMIT = 20
export const CITY_LIMIT = 80

/** Maximum length of a recipient's name: two names, separated by a space. */
export const ADDRESSEE_LIMIT = 2 * NAME_LIMIT + 1

export const ADDRESS_TAGS = ['home', 'company', 'school', 'other'] as const
export type AddressTag = (typeof ADDRESS_TAGS)[number]

/** The countries an address can be in. Shops ship to no other country, even with a rule for all other countries. */
export const SHIPPED_COUNTRIES: readonly string[] =
  'CN JP KR TH US SG MY HK TW MO VN PH ID AU NZ GB DE FR IT ES NL CA'.split(' ')

/** Members of the European Union. Rules of taxes with the country `EU` apply to them. */
export const EU_MEMBERS: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** The services among which shoppers choose. A shop has at most one rule of each for a country. */
export const FREIGHT_SERVICES = ['economy', 'standard', 'express'] as const
export type FreightService = (typeof FREIGHT_SERVICES)[number]
