import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ListedPromo, Quote } from '@sampan/contract'
import { dayText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { languageTag } from '@sampan/front/language'

/** The reason why a code can't be used: with the missing amount or a date if known, otherwise the server's sentence. */
export function promoFault(promo: Quote['promo'], i18n: I18n): string {
  if (!promo) return t(i18n)`You can’t use this code here`
  const { reason, msg, missing_cents, starts_at, ends_at, used_by_shopper } = promo
  const dayOf = (moment: string) => dayText(moment, languageTag(i18n))
  if (reason === 'promo_minimum' && missing_cents !== null) {
    const missing = moneyText(missing_cents)
    return t(i18n)`Spend ${missing} more to use it`
  }
  if (reason === 'promo_expired' && starts_at !== null && Date.parse(starts_at) > Date.now()) {
    const day = dayOf(starts_at)
    return t(i18n)`Valid from ${day}`
  }
  if (reason === 'promo_expired' && ends_at !== null) {
    const day = dayOf(ends_at)
    return t(i18n)`Expired on ${day}`
  }
  if (reason === 'promo_used_up' && used_by_shopper) return t(i18n)`You’ve already used this code`
  return msg ?? t(i18n)`You can’t use this code here`
}

/** The discount of a listed code: "10% off". */
export function promoEffect({ kind, value }: ListedPromo, i18n: I18n): string {
  const amount = kind === 'percentage' ? `${value / 100}%` : moneyText(value)
  return t(i18n)`${amount} off`
}

/**
 * The terms of a promo code in two lines: first the saving on these goods or the missing amount, then minimum and
 * expiry.
 */
export function promoTerms({ missing_cents, saves_cents, minimum_cents, ends_at }: ListedPromo, i18n: I18n): string[] {
  const [missing, saved, minimum] = [missing_cents ?? 0, saves_cents, minimum_cents].map((sum) => moneyText(sum))
  const day = ends_at && dayText(ends_at, languageTag(i18n))
  const terms = [minimum_cents > 0 && t(i18n)`Minimum spend ${minimum}`, day && t(i18n)`Until ${day}`]
  return [
    missing_cents === null ? t(i18n)`You save ${saved} on these items` : t(i18n)`Spend ${missing} more to use it`,
    terms.filter(Boolean).join(' · '),
  ].filter((text) => text !== '')
}
