/** Thai calendars count Buddhist years by themselves; the shop's dates are Gregorian everywhere. */
const gregorian = (language: string) => `${language}-u-ca-gregory`

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** "21 Nov 2026", in the reader's language and time zone. For private screens: the server does not know the zone. */
export const dayText = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(gregorian(language), { dateStyle: 'medium', timeZone: timeZone() }).format(new Date(iso))

/** "21 Nov 2026, 14:05". */
export const momentText = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(gregorian(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone(),
  }).format(new Date(iso))
