import { useSyncExternalStore } from 'react'
import { storedList } from './stored-list.ts'

const isCountry = (found: unknown): found is string => typeof found === 'string' && /^[A-Z]{2}$/.test(found)
/** The country chosen on this device; a list of one. */
const chosen = storedList('sampan.delivery-country', isCountry, 1)

/** The country where most readers of a language without a region live, and its time zones. */
const BY_TIME_ZONE: Readonly<Record<string, string>> = {
  'Asia/Bangkok': 'TH',
  'Asia/Seoul': 'KR',
  'Asia/Shanghai': 'CN',
  'Asia/Tokyo': 'JP',
  'Asia/Singapore': 'SG',
  'Asia/Kuala_Lumpur': 'MY',
  'Asia/Hong_Kong': 'HK',
  'Asia/Taipei': 'TW',
  'Europe/London': 'GB',
}
const ELSEWHERE = 'US'

/** Some browsers derive language names from system settings ("en-US@posix"), which are no language tags. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/** The country of the device's time zone, else of its language's region. */
function guessed(): string {
  const byClock = BY_TIME_ZONE[Intl.DateTimeFormat().resolvedOptions().timeZone]
  return byClock ?? navigator.languages.map(regionOf).find(isCountry) ?? ELSEWHERE
}

/**
 * The country that freight is shown for: the one chosen on this device, else that of the shopper's address, else a guess.
 * Undefined while hydrating, because the server knows none of these.
 */
export const useDeliveryCountry = (address_country: string | undefined) =>
  useDeviceCountry(() => chosen.get()[0] ?? address_country ?? guessed())

/** The country that a cart is sent to: that of the shopper's address, as in the checkout, else the one chosen on this device. */
export const useCartCountry = (address_country: string | undefined) =>
  useDeviceCountry(() => address_country ?? chosen.get()[0] ?? guessed())

const useDeviceCountry = (country: () => string): string | undefined =>
  useSyncExternalStore(chosen.subscribe, country, () => undefined)

/** The country that a first address starts with: the one freight was shown for so far. */
export const firstAddressCountry = (): string => chosen.get()[0] ?? guessed()

export const chooseDeliveryCountry = (country: string) => chosen.set([country])
