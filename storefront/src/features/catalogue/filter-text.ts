import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { moneyText } from '@sampan/contract/money-text'
import { PRODUCT_SORTS, type ProductSort } from '@sampan/contract/rules'
import type { ShownFilter } from './shown-filter.ts'

export type SortOption = ProductSort | 'match'

/** The default sort: best match for a search, best sellers for a list without a keyword. */
export const defaultSort = (filter: ShownFilter): SortOption => (filter.keyword ? 'match' : 'hot')

export const sortsFor = (filter: ShownFilter): readonly SortOption[] =>
  filter.keyword ? ['match', ...PRODUCT_SORTS] : PRODUCT_SORTS

export function sortText(sort: SortOption, i18n: I18n): string {
  switch (sort) {
    case 'match':
      return t(i18n)`Best match`
    case 'hot':
      return t(i18n)`Best selling`
    case 'new':
      return t(i18n)`Newest`
    case 'price_asc':
      return t(i18n)`Price: low to high`
    case 'price_desc':
      return t(i18n)`Price: high to low`
    case 'rating':
      return t(i18n)({ message: 'Top rated', context: 'sort' })
  }
}

/** A minimum rating as text. */
export const ratingText = (least: NonNullable<ShownFilter['min_rating']>, i18n: I18n): string => {
  const stars = Number(least).toFixed(1)
  return t(i18n)`${stars} and up`
}

/** The price range as text; undefined without bounds. */
export function priceText({ min_cents, max_cents }: ShownFilter, i18n: I18n): string | undefined {
  if (min_cents !== undefined && max_cents !== undefined) return `${moneyText(min_cents)} – ${moneyText(max_cents)}`
  if (max_cents !== undefined) {
    const most = moneyText(max_cents)
    return t(i18n)`Up to ${most}`
  }
  if (min_cents === undefined) return undefined
  const least = moneyText(min_cents)
  return t(i18n)`From ${least}`
}
