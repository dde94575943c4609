import { CATEGORIES, type Category, type ProductSort } from '@sampan/contract/rules'
import { readKind } from '../../features/catalogue/shown-filter.ts'

/** The shown category, or a kind of it. */
export type ShownCategory = { category: Category; kind?: string }

/** Twelve tiles fill whole rows of two and of three. */
export const TILES_SHOWN = 12
/** The number of cards in a rail. */
export const RAIL_SHOWN = 8

/** The category in the URL, otherwise the first of the ten categories. */
const readCategory = (search: URLSearchParams): Category =>
  CATEGORIES.find((category) => category === search.get('category')) ?? CATEGORIES[0]

/** Whether the URL names a category that does not exist. */
export const isUnknown = (search: URLSearchParams): boolean => {
  const category_text = search.get('category')
  return category_text !== null && !CATEGORIES.some((category) => category === category_text)
}

export function readShownCategory(search: URLSearchParams): ShownCategory {
  const kind = readKind(search)
  return { category: readCategory(search), ...(kind && { kind }) }
}

// The screen and the server's prefetch share this input, so that both use the same query key.
export const HOT_SHOPS = { sort: 'hot' } as const
export const bestSellersIn = (category: ShownCategory) =>
  ({ ...category, sort: 'hot', page_size: TILES_SHOWN }) as const
export const picksBy = (sort: ProductSort) => ({ sort, page_size: RAIL_SHOWN })
