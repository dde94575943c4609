import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { CATALOGUE_LIMITS, isGtin } from '@sampan/contract/rules'
import { parseMoney, parseWhole } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { amountFault, moneyInputValue, wholeIn } from '../../../forms/input-values.ts'

/** Numbers of a SKU in other systems and for customs, as they are typed. */
export type SkuNumbers = { article_number: string; gtin: string; weight: string; cost: string }
export const NO_NUMBERS: SkuNumbers = { article_number: '', gtin: '', weight: '', cost: '' }

type Stored = ReplyTo<'GET /api/admin/product/detail'>['skus'][number]

export const numbersOf = ({ article_number, gtin, weight_grams, cost_cents }: Stored): SkuNumbers => ({
  article_number: article_number ?? '',
  gtin: gtin ?? '',
  weight: weight_grams === null ? '' : String(weight_grams),
  cost: moneyInputValue(cost_cents),
})

export const sentNumbers = ({ article_number, gtin, weight, cost }: SkuNumbers) => ({
  article_number: article_number.trim() || null,
  gtin: gtin.replace(/[\s-]/g, '') || null,
  weight_grams: parseWhole(weight),
  cost_cents: parseMoney(cost),
})

/** The first number of a SKU that cannot be saved. */
export function numbersFault({ skus }: { skus: readonly SkuNumbers[] }, i18n: I18n): string | undefined {
  for (const [at, { gtin, weight, cost }] of skus.entries()) {
    const [number, error] = [at + 1, amountFault(cost, i18n)]
    if (gtin.trim() !== '' && !isGtin(gtin.replace(/[\s-]/g, '')))
      return t(i18n)`Barcode of SKU ${number}: enter 8, 12, 13 or 14 digits. The last digit must fit the others.`
    if (weight.trim() !== '' && wholeIn(weight, 1, CATALOGUE_LIMITS.weight_grams) === null)
      return t(i18n)`Weight of SKU ${number}: enter whole grams`
    if (error) return t(i18n)`Cost of SKU ${number}: ${error}`
  }
  return undefined
}
