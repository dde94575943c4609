import { SHIPPED_COUNTRIES } from '@sampan/contract/rules'
import { useSyncExternalStore } from 'react'
import { storedList } from '../../device/stored-list.ts'

const isCountry = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2}$/.test(value)
/** The country chosen on this device, stored as a list with one item. */
const chosenCountry = storedList('sampan.delivery-country', isCountry, 1)

/** Countries by time zone. The time zone is checked before the languages, because languages often have no region. */
const BY_TIME_ZONE: Readonly<Record<string, string>> = {
  'Asia/Bangkok': 'TH',
  'Asia/Seoul': 'KR',
  'Asia/Shanghai': 'CN',
  'Asia/Tokyo': 'JP',
  'Asia/Singapore': 'SG',
  'Asia/Kuala_Lumpur': 'MY',
  'Asia/Hong_Kong': 'HK',
  'Asia/Taipei': 'TW',
  'Asia/Macau': 'MO',
  'Asia/Ho_Chi_Minh': 'VN',
  'Asia/Saigon': 'VN',
  'Asia/Manila': 'PH',
  'Asia/Jakarta': 'ID',
  'Australia/Sydney': 'AU',
  'Australia/Melbourne': 'AU',
  'Pacific/Auckland': 'NZ',
  'Europe/London': 'GB',
  'Europe/Berlin': 'DE',
  'Europe/Paris': 'FR',
  'Europe/Rome': 'IT',
  'Europe/Madrid': 'ES',
  'Europe/Amsterdam': 'NL',
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
}
const ELSEWHERE = 'US'

/**
 * The region of a language, for a language without a region the most likely one (`ja` → JP); undefined for an invalid
 * tag. Some browsers derive language names from system settings ("en-US@posix"), which are not valid language tags.
 */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}

/** The country of the device's time zone, otherwise of its language's region. */
function guessCountry(): string {
  const byClock = BY_TIME_ZONE[Intl.DateTimeFormat().resolvedOptions().timeZone]
  return byClock ?? navigator.languages.map(regionOf).find(isCountry) ?? ELSEWHERE
}

/**
 * The country for which freight is shown: the choice on this device, otherwise the country of the shopper's address,
 * otherwise a guess. Undefined during hydration, because the server knows none of these.
 */
export const useDeliveryCountry = (address_country: string | undefined) =>
  useDeviceCountry(() => chosenCountry.get()[0] ?? address_country ?? guessCountry())

/**
 * The country to which a cart is sent: the country of the shopper's address, as in checkout, otherwise the choice on
 * this device.
 */
export const useCartCountry = (address_country: string | undefined) =>
  useDeviceCountry(() => address_country ?? chosenCountry.get()[0] ?? guessCountry())

const useDeviceCountry = (country: () => string): string | undefined =>
  useSyncExternalStore(chosenCountry.subscribe, country, () => undefined)

/** The initial country of a first address: the country for which freight was shown so far, if shops ship to it. */
export function firstAddressCountry(): string {
  const candidates = [chosenCountry.get()[0], guessCountry(), ...navigator.languages.map(regionOf)]
  return candidates.find((country) => country !== undefined && SHIPPED_COUNTRIES.includes(country)) ?? ELSEWHERE
}

export const chooseDeliveryCountry = (country: string) => chosenCountry.set([country])
