import { normalised } from '@sampan/contract/normalised'

/** The year before the first one of an era: year 8 of Reiwa is 2026. */
export const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  令: 2018,
  R: 2018,
  平成: 1988,
  平: 1988,
  H: 1988,
  昭和: 1925,
  昭: 1925,
  S: 1925,
  民國: 1911,
  民国: 1911,
}

/** Languages of banks that write months by name. No name means two different months in them. */
const LANGUAGES = 'en th de fr es it nl pt pl sv da nb cs tr vi id ms'.split(' ')
const FORMS = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
] as const

/** Names of months in lower case without points, with the number of the month. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ['sept', 9],
  ...LANGUAGES.flatMap((language) =>
    FORMS.flatMap((form) => {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC', calendar: 'gregory' })
      return Array.from({ length: 12 }, (_, month): [string, number] => {
        const parts = format.formatToParts(new Date(Date.UTC(2026, month, 15)))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        return [normalised(name, 'NFKC').toLowerCase().replaceAll('.', ''), month + 1]
      })
    }),
  ).filter(([name]) => /^\p{L}[\p{L}\p{M}]+$/u.test(name)),
])
