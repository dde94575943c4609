import { afterEach, expect, test, vi } from 'vitest'
import { firstAddressCountry } from './delivery-country.ts'

afterEach(() => void vi.unstubAllGlobals())

const onDevice = (languages: string[], timeZone: string) => {
  vi.stubGlobal('navigator', { languages })
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions)
}

test.each([
  [['en'], 'Asia/Ho_Chi_Minh', 'VN'],
  [['de-DE'], 'Asia/Tokyo', 'JP'],
  [['fr-CA'], 'America/Winnipeg', 'CA'],
  [['ja'], 'Pacific/Honolulu', 'JP'],
  [['th', 'en'], 'UTC', 'TH'],
  [['de-CH', 'it'], 'Europe/Zurich', 'IT'],
  [['pt-BR'], 'America/Sao_Paulo', 'US'],
  [['en-US@posix'], 'UTC', 'US'],
])('the first country of a shopper with %j in %s is %s', (languages, timeZone, country) => {
  onDevice(languages, timeZone)
  expect(firstAddressCountry()).toBe(country)
})
