import { CATEGORIES, type Category, type ProductSort } from '@sampan/contract/rules'

/** Whole rows of three, and of two. */
export const TILES_SHOWN = 12
/** Cards in a rail. */
export const RAIL_SHOWN = 8

/** The category in an address; the first of the ten when it names none. */
export const readCategory = (search: URLSearchParams): Category =>
  CATEGORIES.find((known) => known === search.get('category')) ?? CATEGORIES[0]

// What the screen asks for, and the server before it.
export const HOT_SHOPS = { sort: 'hot' } as const
export const bestSellersIn = (category: Category) => ({ category, sort: 'hot', page_size: TILES_SHOWN }) as const
export const picksBy = (sort: ProductSort) => ({ sort, page_size: RAIL_SHOWN })
