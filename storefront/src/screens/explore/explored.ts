import { CATEGORIES, type Category, type ProductSort } from '@sampan/contract/rules'
import { readKind } from '../../features/catalogue/shown-filter.ts'

/** What is looked at: a category, or a kind of it. */
export type Shelf = { category: Category; kind?: string }

/** Whole rows of three, and of two. */
export const TILES_SHOWN = 12
/** Cards in a rail. */
export const RAIL_SHOWN = 8

/** The category in an address; the first of the ten when it names none. */
const readCategory = (search: URLSearchParams): Category =>
  CATEGORIES.find((known) => known === search.get('category')) ?? CATEGORIES[0]

/** Whether the address names a category that the shop does not have. */
export const isUnknown = (search: URLSearchParams): boolean => {
  const named = search.get('category')
  return named !== null && !CATEGORIES.some((known) => known === named)
}

export function readShelf(search: URLSearchParams): Shelf {
  const kind = readKind(search)
  return { category: readCategory(search), ...(kind && { kind }) }
}

// What the screen asks for, and the server before it.
export const HOT_SHOPS = { sort: 'hot' } as const
export const bestSellersIn = (shelf: Shelf) => ({ ...shelf, sort: 'hot', page_size: TILES_SHOWN }) as const
export const picksBy = (sort: ProductSort) => ({ sort, page_size: RAIL_SHOWN })
