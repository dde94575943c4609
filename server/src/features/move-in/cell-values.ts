import { asciiDigits } from '@sampan/contract/ascii-digits'
import { normalised } from '@sampan/contract/normalised'

const YES = new Set(
  'yes y true 1 subscribed optin optedin accepted active 是 已订阅 はい 購読中 登録 예 네 동의 구독 ใช่ สมัครแล้ว ยินยอม'.split(
    ' ',
  ),
)

/** Whether a cell says yes, in one of the languages of the shop. */
export const isYes = (cell: string): boolean =>
  YES.has(
    cell
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s_-]/g, ''),
  )

/** A wall-clock time as it is written; `zone` is an offset such as `+09:00`, if the cell names one. */
type Written = { year: number; month: number; day: number; time: string | null; zone: string | null }

const TIME = String.raw`(?:[T ,]+(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)? ?(?<half>[ap]m)?)?`
const ZONE = String.raw` ?(?<zone>Z|UTC|GMT|[+-]\d\d:?\d\d)?(?: ?(?:UTC|GMT))?`
const YEAR_FIRST = new RegExp(
  String.raw`^(?<year>\d{4})[-/.年] ?(?<month>\d{1,2})[-/.月] ?(?<day>\d{1,2})日?${TIME}${ZONE}$`,
  'i',
)
const YEAR_LAST = new RegExp(String.raw`^(?<one>\d{1,2})[-/.](?<two>\d{1,2})[-/.](?<year>\d{4})${TIME}${ZONE}$`, 'i')
const WITH_NAME = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?(?:(?<day>\d{1,2})[- ](?<name>[a-z]{3})[a-z]*|(?<name2>[a-z]{3})[a-z]* (?<day2>\d{1,2})),?[- ](?<year>\d{4})${TIME}${ZONE}$`,
  'i',
)
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

type Groups = Record<string, string | undefined>

function timeOf({ hour, minute, second = '00', half }: Groups): string | null {
  if (hour === undefined) return null
  const shift = half?.toLowerCase() === 'pm' && Number(hour) < 12 ? 12 : 0
  const hours = half?.toLowerCase() === 'am' && hour === '12' ? 0 : Number(hour) + shift
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`
}

const zoneOf = (zone: string | undefined): string | null =>
  zone === undefined ? null : /^[+-]/.test(zone) ? zone : '+00:00'

function writtenIn(cell: string, is_day_first: boolean): Written | undefined {
  const text = asciiDigits(normalised(cell, 'NFKC')).trim()
  const first: Groups | undefined = YEAR_FIRST.exec(text)?.groups
  if (first) {
    const { year, month, day } = first
    return { year: Number(year), month: Number(month), day: Number(day), time: timeOf(first), zone: zoneOf(first.zone) }
  }
  const last: Groups | undefined = YEAR_LAST.exec(text)?.groups
  if (last) {
    const [one, two] = [Number(last.one), Number(last.two)]
    // A number above twelve is a day, whatever the operator has chosen.
    const dayIsFirst = one > 12 || (is_day_first && two <= 12)
    const [day, month] = dayIsFirst ? [one, two] : [two, one]
    return { year: Number(last.year), month, day, time: timeOf(last), zone: zoneOf(last.zone) }
  }
  const named: Groups | undefined = WITH_NAME.exec(text)?.groups
  if (!named) return undefined
  const month = MONTHS.indexOf((named.name ?? named.name2 ?? '').toLowerCase()) + 1
  const day = Number(named.day ?? named.day2)
  return { year: Number(named.year), month, day, time: timeOf(named), zone: zoneOf(named.zone) }
}

/** The time in `time_zone` minus UTC, in milliseconds, at an instant. */
function offsetAt(at_ms: number, time_zone: string): number {
  const parts = new Intl.DateTimeFormat('sv', { timeZone: time_zone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${parts.format(at_ms).replace(' ', 'T')}Z`) - Math.floor(at_ms / 1000) * 1000
}

export type MomentForm = {
  time_zone: string
  is_day_first: boolean /** Whether a day means its end. */
  isEnd?: boolean
}

/**
 * The instant of a written date, as ISO 8601: in the shop's time zone, unless the cell names an offset.
 * @returns undefined for a cell that is no date from 1970 to 2199.
 */
export function momentIn(cell: string, { time_zone, is_day_first, isEnd = false }: MomentForm): string | undefined {
  const written = writtenIn(cell, is_day_first)
  if (!written) return undefined
  const { year, month, day, time, zone } = written
  if (year < 1970 || year > 2199 || month < 1 || month > 12) return undefined
  const days = isEnd && time === null ? 1 : 0
  const date_ms = Date.UTC(year, month - 1, day)
  if (new Date(date_ms).getUTCDate() !== day) return undefined
  const two = (number: number) => String(number).padStart(2, '0')
  const wall_ms = Date.parse(`${year}-${two(month)}-${two(day)}T${time ?? '00:00:00'}Z`)
  if (Number.isNaN(wall_ms)) return undefined
  const local_ms = wall_ms + days * 86_400_000
  if (zone !== null) {
    const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
    const offset_ms = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1)
    return new Date(local_ms - offset_ms).toISOString()
  }
  // The second step corrects the offset where the first one is on the other side of a change of summer time.
  const guess_ms = local_ms - offsetAt(local_ms, time_zone)
  return new Date(local_ms - offsetAt(guess_ms, time_zone)).toISOString()
}
