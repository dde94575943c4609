import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { moneyText } from '@sampan/contract/money-text'
import { AMOUNT_SETTINGS, TIME_SETTINGS } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { countryText } from '../../ui/text/country-text.ts'
import { languageName } from '../../ui/text/language-name.ts'
import { textFor } from '../../ui/text/texts.ts'
import { durationText, UNITS } from './duration.ts'
import { amountText, timeText } from './setting-text.ts'

type Change = { setting: string; before: string | null; after: string | null }

/** Name of a changed setting, and its values as text. */
export function settingChange({ setting, before, after }: Change, i18n: I18n) {
  const [kind, name = ''] = setting.split(':')
  const amount = AMOUNT_SETTINGS.find((amountName) => amountName === name)
  const time = TIME_SETTINGS.find((timeName) => timeName === name)
  const both = (format: (value: string) => string) => ({
    before: before === null ? '' : format(before),
    after: after === null ? '' : format(after),
  })
  if (kind === 'amount' && amount)
    return { name: amountText(amount, i18n), ...both((cents) => moneyText(Number(cents))) }
  if (kind === 'time' && time)
    return { name: timeText(time, i18n), ...both((seconds) => durationText(Number(seconds), i18n)) }
  if (kind === 'choice' && name === 'bank_time_zone')
    return { name: t(i18n)`Bank’s time zone`, ...both((zone) => zone) }
  if (kind === 'choice' && name === 'default_language')
    return { name: t(i18n)`Default language`, ...both(languageName) }
  if (kind === 'choice' && name === 'recharge_evidence')
    return { name: t(i18n)`Receipt for bank transfers`, ...both((value) => evidenceText(value === 'required', i18n)) }
  if (kind === 'choice' && name === 'low_stock') return { name: t(i18n)`Low stock from`, ...both((pieces) => pieces) }
  if (kind === 'destination') return { name: countryText(name, i18n), ...both((terms) => storedTermsText(terms, i18n)) }
  if (kind === 'network') return { name, ...both((state) => openText(state, i18n)) }
  return { name: '', ...both((text) => accountText(text, i18n)) }
}

/** Whether a bank transfer is reported with a picture of its receipt. */
export const evidenceText = (isNeeded: boolean, i18n: I18n): string =>
  isNeeded ? t(i18n)({ message: 'Required', context: 'receipt' }) : t(i18n)({ message: 'Optional', context: 'receipt' })

type Terms = { refund_days: number; has_lowest_price: boolean }

/** A country's terms, for example "14 days · lowest price of 30 days". */
export function termsText({ refund_days, has_lowest_price }: Terms, i18n: I18n): string {
  const days = durationText(refund_days * UNITS.day, i18n)
  return has_lowest_price ? `${days} · ${t(i18n)`lowest price of 30 days`}` : days
}

/** Terms as the log stores them, for example "14, lowest". */
function storedTermsText(text: string, i18n: I18n): string {
  const [days, lowest] = text.split(', ')
  return termsText({ refund_days: Number(days), has_lowest_price: lowest !== undefined }, i18n)
}

const openText = (state: string, i18n: I18n): string => {
  if (state === 'open') return t(i18n)`In use`
  return state === 'closed' ? t(i18n)({ message: 'Closed', context: 'network' }) : state
}

const ACCOUNT = /^(.*?), (open|closed)(?:, (\d+), (\{.*\}|null))?$/s

/** Text of a bank account from the log: name, whether it is open, its position, and the note for shoppers as JSON. */
function accountText(text: string, i18n: I18n): string {
  const [, name = text, state = '', position, note] = ACCOUNT.exec(text) ?? []
  const texts: unknown = note === undefined ? null : JSON.parse(note)
  const place = position === undefined ? '' : `${t(i18n)`Position`} ${position}`
  const own_note = isTexts(texts) ? textFor(texts, languageTag(i18n)) : ''
  return [name, openText(state, i18n), place, own_note].filter((part) => part !== '').join(', ')
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
