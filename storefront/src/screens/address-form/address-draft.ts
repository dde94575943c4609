import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Address, Area, SuggestedAddress } from '@sampan/contract'
import { postcodeExample, postcodeOf } from '@sampan/contract/postcode'
import { type AddressTag, SHIPPED_COUNTRIES } from '@sampan/contract/rules'
import type { Faults } from '@sampan/front/use-form'
import { e164Of, type MobileNumber, type MobileRules, mobileNumberOf } from '../../features/address/mobile-number.ts'

/** An address while its form is filled in. */
export type AddressDraft = {
  addressee: string
  mobile: MobileNumber
  country: string
  /** Area codes, from the province down to the lowest level. */
  area: string[]
  /** The city as typed, for countries whose area list ends above the city. */
  city: string
  detailed_address: string
  postcode: string
  tag: AddressTag | ''
  is_default: boolean
}

type Known = { addressee: string; mobile: string | null; country: string }

/** Fills a new address with the shopper's name, mobile number and most likely country. */
export function newDraft({ addressee, mobile: e164, country }: Known, rules: MobileRules): AddressDraft {
  const mobile = e164 ? mobileNumberOf(e164, country, rules) : { country, national: '' }
  return {
    addressee,
    mobile,
    country: SHIPPED_COUNTRIES.includes(mobile.country) ? mobile.country : country,
    area: [],
    city: '',
    detailed_address: '',
    postcode: '',
    tag: '',
    is_default: false,
  }
}

/** Fills a new address with the address that an agent sent. The area is left out, because agents send no codes of areas. */
export function suggestedDraft(suggestion: SuggestedAddress, ownDraft: AddressDraft, rules: MobileRules): AddressDraft {
  const country = SHIPPED_COUNTRIES.includes(suggestion.country) ? suggestion.country : ownDraft.country
  const { mobile } = suggestion
  return {
    ...ownDraft,
    country,
    addressee: suggestion.addressee || ownDraft.addressee,
    mobile: mobile.startsWith('+') ? mobileNumberOf(mobile, country, rules) : mobileOf(mobile, country, ownDraft),
    city: suggestion.city,
    detailed_address: suggestion.detailed_address,
    postcode: suggestion.postcode,
  }
}

const mobileOf = (national: string, country: string, ownDraft: AddressDraft): MobileNumber => {
  if (national) return { country, national }
  return ownDraft.mobile.national ? ownDraft.mobile : { country, national: '' }
}

export function draftOf(address: Address, rules: MobileRules): AddressDraft {
  const { addressee, country, area, detailed_address, tag, is_default } = address
  const mobile = mobileNumberOf(address.mobile, country, rules)
  const place = { city: address.city ?? '', detailed_address, postcode: address.postcode ?? '' }
  return { addressee, mobile, country, area, ...place, tag, is_default }
}

/** Fields that belong together: a new street is never stored in the city that another tab chose. */
const PARTS = [
  ['addressee'],
  ['mobile'],
  ['country', 'area', 'city', 'detailed_address', 'postcode'],
  ['tag'],
  ['is_default'],
] as const satisfies (keyof AddressDraft)[][]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The draft, with the stored values in the parts that the shopper has not changed since `start`: another tab or device
 * may have changed them.
 */
export function mergedDraft(draft: AddressDraft, start: AddressDraft, storedDraft: AddressDraft): AddressDraft {
  const unchanged = PARTS.filter((part) => part.every((name) => isSame(draft[name], start[name])))
  return { ...draft, ...Object.fromEntries(unchanged.flat().map((name) => [name, storedDraft[name]])) }
}

/**
 * Changing the country clears area, city and postcode. An empty mobile number gets the calling code of the new country,
 * unless the shopper has chosen another code.
 */
export function movedTo(country: string, { mobile, country: former_country }: AddressDraft): Partial<AddressDraft> {
  const follows = mobile.national.trim() === '' && mobile.country === former_country
  return { country, area: [], city: '', postcode: '', ...(follows && { mobile: { country, national: '' } }) }
}

/**
 * Validates a draft. `areas` are the areas of its country: empty for countries without areas, undefined if they could
 * not be read. `needs_city` is true if the country's area list ends above the city.
 */
export async function addressFaults(
  draft: AddressDraft,
  { areas, needs_city }: { areas: readonly Area[] | undefined; needs_city: boolean },
  i18n: I18n,
): Promise<Faults<keyof AddressDraft>> {
  const faults: Faults<keyof AddressDraft> = {}
  if (!draft.addressee.trim()) faults.addressee = t(i18n)`Enter the addressee’s name`
  if (!(await e164Of(draft.mobile))) faults.mobile = t(i18n)`Please enter a correct mobile phone number`
  if (areas?.length !== 0 && draft.area.length === 0) faults.area = t(i18n)`Choose your area`
  if (needs_city && !draft.city.trim()) faults.city = t(i18n)`Enter your city`
  if (!draft.detailed_address.trim()) faults.detailed_address = t(i18n)`Enter your detailed address`
  const postcode = postcodeFault(draft, i18n)
  if (postcode) faults.postcode = postcode
  if (!draft.tag) faults.tag = t(i18n)`Choose a tag`
  return faults
}

function postcodeFault({ country, postcode }: AddressDraft, i18n: I18n): string | undefined {
  if (postcodeOf(country, postcode) !== undefined) return undefined
  if (!postcode.trim()) return t(i18n)`Enter your postcode`
  const example = postcodeExample(country)
  return t(i18n)`Enter a valid postcode, such as ${example}`
}

/** The request body that adds an address, or changes the address with `id`. */
export async function addressBody(id: string | undefined, draft: AddressDraft) {
  const { country, area, postcode, tag, is_default } = draft
  return {
    ...(id && { id }),
    addressee: draft.addressee.trim(),
    mobile: (await e164Of(draft.mobile)) ?? draft.mobile.national,
    country,
    area,
    city: draft.city.trim() || null,
    detailed_address: draft.detailed_address.trim(),
    postcode: postcodeOf(country, postcode) ?? null,
    tag: tag || 'other', // the rules reject a draft without a tag
    is_default,
  } as const
}
