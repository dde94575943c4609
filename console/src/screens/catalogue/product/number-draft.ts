import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { CATALOGUE_LIMITS, GUARANTEE_YEARS, isGtin, readContent } from '@sampan/contract/rules'
import { parseMoney, parseWhole } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { amountFault, moneyInputValue, wholeIn } from '../../../forms/input-values.ts'

/** Numbers of a SKU in other systems and for customs, as they are typed. */
export type SkuNumbers = { article_number: string; gtin: string; weight: string; content: string; cost: string }
export const NO_NUMBERS: SkuNumbers = { article_number: '', gtin: '', weight: '', content: '', cost: '' }

type Stored = ReplyTo<'GET /api/admin/product/detail'>['skus'][number]

export const numbersOf = ({ article_number, gtin, weight_grams, net_content, cost_cents }: Stored): SkuNumbers => ({
  article_number: article_number ?? '',
  gtin: gtin ?? '',
  weight: weight_grams === null ? '' : String(weight_grams),
  content: net_content ?? '',
  cost: moneyInputValue(cost_cents),
})

export const sentNumbers = ({ article_number, gtin, weight, content, cost }: SkuNumbers) => ({
  article_number: article_number.trim() || null,
  gtin: gtin.replace(/[\s-]/g, '') || null,
  weight_grams: parseWhole(weight),
  net_content: readContent(content) ?? null,
  cost_cents: parseMoney(cost),
})

/** The first number of a SKU that cannot be saved. */
export function numbersFault({ skus }: { skus: readonly SkuNumbers[] }, i18n: I18n): string | undefined {
  for (const [at, { gtin, weight, content, cost }] of skus.entries()) {
    const [number, error] = [at + 1, amountFault(cost, i18n)]
    if (gtin.trim() !== '' && !isGtin(gtin.replace(/[\s-]/g, '')))
      return t(i18n)`Barcode of SKU ${number}: enter 8, 12, 13 or 14 digits. The last digit must fit the others.`
    if (weight.trim() !== '' && wholeIn(weight, 1, CATALOGUE_LIMITS.weight_grams) === null)
      return t(i18n)`Weight of SKU ${number}: enter whole grams`
    if (content.trim() !== '' && readContent(content) === undefined)
      return t(i18n)`Content of SKU ${number}: enter an amount and a unit, such as 250 ml`
    if (error) return t(i18n)`Cost of SKU ${number}: ${error}`
  }
  return undefined
}

/** The years of the maker's guarantee; null for an empty text, undefined for another number. */
export function guaranteeIn(text: string): number | null | undefined {
  if (text.trim() === '') return null
  return wholeIn(text, GUARANTEE_YEARS.least, GUARANTEE_YEARS.most) ?? undefined
}
