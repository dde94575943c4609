import { CATEGORIES, type Category } from '@sampan/contract/rules'

/** Whole rows of three, and of two. */
export const TILES_SHOWN = 12
/** Cards in a rail. */
export const RAIL_SHOWN = 8

/** The category in an address; the first of the ten when it names none. */
export const readCategory = (search: URLSearchParams): Category =>
  CATEGORIES.find((known) => known === search.get('category')) ?? CATEGORIES[0]
