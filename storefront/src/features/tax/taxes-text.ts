import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { QuotedTaxes, TaxSum } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { decimalsOf } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'

/** Taxes and duties as lines of sums: those that the total contains, and those on arrival, which it does not. */
export function taxesLines(taxes: TaxSum, i18n: I18n): { label: string; value: string }[] {
  const { added_cents, included_cents, outcome } = taxes
  const label = t(i18n)`Taxes and duties`
  const included = moneyText(included_cents)
  return [
    ...(added_cents > 0 ? [{ label, value: moneyText(added_cents) }] : []),
    ...(included_cents > 0 ? [{ label: t(i18n)`Taxes in the prices`, value: t(i18n)`${included} included` }] : []),
    // With taxes in the total, nothing on arrival is said below the sums only.
    ...(outcome === 'nothing' && isCollected(taxes) ? [] : [{ label, value: arrivalValue(taxes, i18n) }]),
  ]
}

const isCollected = ({ added_cents, included_cents }: TaxSum) => added_cents > 0 || included_cents > 0

function arrivalValue({ outcome, arrival_cents }: TaxSum, i18n: I18n): string {
  if (outcome === 'unknown' || arrival_cents === null) return t(i18n)`Unknown`
  const amount = moneyText(arrival_cents)
  return outcome === 'nothing' ? t(i18n)`None on arrival` : t(i18n)`About ${amount} on arrival`
}

/** A short sentence about taxes and duties, for places whose total does not contain them, such as the cart. */
export function arrivalText(taxes: TaxSum, i18n: I18n): string {
  const { outcome, arrival_cents, added_cents } = taxes
  if (outcome === 'unknown' || arrival_cents === null) return t(i18n)`We can’t tell the taxes and duties`
  const [amount, now] = [moneyText(arrival_cents), moneyText(added_cents)]
  if (outcome === 'nothing' && added_cents > 0) return t(i18n)`Plus ${now} in taxes and duties, nothing on arrival`
  if (outcome === 'nothing')
    return isCollected(taxes) ? t(i18n)`Taxes included, nothing to pay on arrival` : t(i18n)`Nothing to pay on arrival`
  return added_cents > 0
    ? t(i18n)`Plus ${now} in taxes and duties, and about ${amount} on arrival`
    : t(i18n)`About ${amount} in taxes and duties on arrival`
}

/** A limit of customs in its currency, for example "€150". */
export function limitText({ amount, currency }: NonNullable<QuotedTaxes['limit']>, i18n: I18n): string {
  const money = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat(languageTag(i18n), money).format(amount / 10 ** decimalsOf(currency))
}
