import { endpoints } from '@sampan/contract'
import { LANGUAGE_TAGS, type Language, NAME_LIMIT } from '@sampan/contract/rules'
import { clock } from '../../../clock.ts'
import type { MoveInMapping } from '../../../db/json-columns.ts'
import { countryByName, mobileWithin } from '../../address/area-find-service.ts'
import { isYes, momentIn } from '../cell-values.ts'
import type { Remarks } from '../record-kind.ts'
import type { Row } from '../row.ts'

/** The country that a line names; otherwise that of the file. */
export const countryOf = (row: Row, { country }: Pick<MoveInMapping, 'country'>): string | null =>
  countryByName(row.get('country')) ?? country

/** The phone number in the form of the shop; undefined if there is none, or it is not a mobile number. */
export function readPhone(row: Row, mapping: Pick<MoveInMapping, 'country'>): string | undefined {
  const cell = row.get('phone') || row.get('address_phone')
  return cell === '' ? undefined : mobileWithin(cell, countryOf(row, mapping))
}

export type Names = { family_name: string; given_name: string }
const Name = endpoints['POST /api/user/register'].body.shape.given_name

const nameIn = (cell: string): string => {
  const parsed = Name.safeParse(cell.slice(0, NAME_LIMIT))
  return parsed.success ? parsed.data : ''
}

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** First and last name, or a full name in two parts. Without a name, the mailbox is the name. */
export function readName(row: Row, account: string, remarks: Remarks): Names {
  const given_name = nameIn(row.get('first_name'))
  const family_name = nameIn(row.get('last_name'))
  if (given_name || family_name) return { given_name, family_name }
  const full = nameIn(row.get('full_name'))
  if (full) return partsOf(full)
  remarks.add('no_name')
  return { given_name: nameIn(account.split('@')[0] ?? '') || '–', family_name: '' }
}

/** Names of East Asia begin with the family name, where a space separates it. Others end with it. */
function partsOf(full: string): Names {
  const words = full.split(/\s+/)
  if (words.length === 1) return { given_name: full, family_name: '' }
  const [first = '', ...rest] = words
  if (EAST_ASIAN.test(full)) return { family_name: first, given_name: rest.join(' ') }
  return { given_name: words.slice(0, -1).join(' '), family_name: words.at(-1) ?? '' }
}

const LANGUAGE_OF_COUNTRY: Readonly<Record<string, Language>> = {
  CN: 'zh-CN',
  TW: 'zh-CN',
  HK: 'zh-CN',
  MO: 'zh-CN',
  JP: 'ja',
  KR: 'ko',
  TH: 'th',
}

/** The language that a line names, such as `ja-JP` or `한국어`; otherwise that of its country, or of the file. */
export function readLanguage(row: Row, language: Language): Language {
  const cell = row.get('language').toLowerCase()
  const beginning = cell.slice(0, 2)
  const named = LANGUAGE_TAGS.find((tag) => beginning !== '' && tag.slice(0, 2) === beginning)
  const of_name = Object.entries(NAMED).find(([, names]) => names.includes(cell))?.[0] as Language | undefined // its keys
  const country = countryByName(row.get('country'))
  return of_name ?? named ?? LANGUAGE_OF_COUNTRY[country ?? ''] ?? language
}
const NAMED: Record<Language, readonly string[]> = {
  en: ['english', '英语', '英語', '영어', 'อังกฤษ'],
  'zh-CN': ['chinese', '中文', '简体中文', '중국어', 'จีน'],
  ja: ['japanese', '日本語', '日语', '일본어', 'ญี่ปุ่น'],
  ko: ['korean', '한국어', '韩语', '韓国語', 'เกาหลี'],
  th: ['thai', 'ไทย', '泰语', 'タイ語', '태국어'],
}

type Reading = Pick<MoveInMapping, 'columns' | 'is_day_first'> & { time_zone: string }

/** Whether the customer agreed to get news, and when. Both are null if the file has no column about consent. */
export function readConsent(row: Row, { columns, is_day_first, time_zone }: Reading) {
  if (!columns.includes('consent')) return { agreed: null, agreed_at: null }
  const agreed = isYes(row.get('consent'))
  const at = momentIn(row.get('consent_at'), { time_zone, is_day_first })
  return { agreed, agreed_at: agreed && at !== undefined && Date.parse(at) <= clock.now_ms() ? at : null }
}
