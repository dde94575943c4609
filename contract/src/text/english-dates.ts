/** The browser's languages; absent on a server. Declared here, because this package also runs without a browser. */
declare const document: object | undefined
declare const navigator: { language?: string } | undefined

const WITH_COUNTRY = /^en-[A-Z]{2}$/

/**
 * The locale of English dates: that of the browser, if it is English of a country, so that an American reads
 * "Nov 21, 2026". Otherwise, and on the server, British English, as in the shop's spelling. A server-rendered page
 * contains no dates before hydration.
 */
export function englishDates(): string {
  const locale = typeof document === 'undefined' ? '' : (navigator?.language ?? '')
  return WITH_COUNTRY.test(locale) ? locale : 'en-GB'
}

/** Whether the month precedes the day. */
export function isMonthFirst(locale: string): boolean {
  const isMonthFirst = monthFirst.get(locale)
  if (isMonthFirst !== undefined) return isMonthFirst
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).formatToParts(0)
  const isFirst = parts.find(({ type }) => type !== 'literal')?.type === 'month'
  monthFirst.set(locale, isFirst)
  return isFirst
}
const monthFirst = new Map<string, boolean>()
