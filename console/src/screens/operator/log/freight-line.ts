import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { type Freight, freightChanges, freightChangeText } from '../../../features/catalogue/freight-change.ts'

/** Maximum number of listed changes of a shop's freight per entry. */
const CHANGES_SHOWN = 8

const isFreight = (rules: unknown): rules is Freight[] =>
  Array.isArray(rules) &&
  rules.every((rule: unknown) => typeof rule === 'object' && rule !== null && 'country' in rule && 'base_cents' in rule)

/**
 * The changes of a shop's freight as text, with the values before and after. Undefined for entries without the previous
 * freight.
 */
export function freightLines(details: Record<string, unknown>, i18n: I18n): string[] | undefined {
  const { freight_before: before, freight: after } = details
  if (!isFreight(before) || !isFreight(after)) return undefined
  const texts = freightChanges(before, after).map((change) => freightChangeText(change, i18n))
  const others = texts.length - CHANGES_SHOWN
  return others > 0 ? [...texts.slice(0, CHANGES_SHOWN), t(i18n)`and ${others} more`] : texts
}
