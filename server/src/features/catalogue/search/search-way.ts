import type { ProductSort } from '@sampan/contract/rules'
import type { Counted } from '../listing/facets-sql.ts'
import { ROWS_COUNTED, type Way } from '../listing/list-sql.ts'
import { TIER_SIZES } from './tier-sql.ts'

/** To look at a row of a sort's index, and whether its vector, which lies elsewhere, has the keyword. */
const WALK_US = 7
/** To read a row that the index of words names, and to sort it. */
const GATHER_US = 1.2
/** A walk goes on so many times as far as it should need to. */
const SPARE = 4
/** Each is a statement of its own. */
const WALKS = [500, 2_000, 8_000]

type Asked = {
  sort: ProductSort
  /** Rows up to the end of the page. */
  wanted: number
  counted: Counted
  /** Products in all, and in the shop, category or kind that is asked for. */
  all: number
  walked: number
}

/**
 * Which way to a sorted page of a keyword costs less, by what share of the best sellers it finds. Either finds all: a walk
 * that ends too early is followed by the other.
 */
export function wayTo({ sort, wanted, counted: { count, first, first_within }, all, walked }: Asked): Way {
  if (count <= ROWS_COUNTED || walked === 0) return { by: 'gather' }
  const found = (first * all) / Math.min(all, TIER_SIZES[0])
  const isByPrice = sort === 'price_asc' || sort === 'price_desc'
  // A walk by price begins at its limit: all that it passes is within.
  const share = ((isByPrice ? 1 : first_within / first) * found) / walked
  const rows = WALKS.find((most) => most * share >= wanted * SPARE)
  return rows !== undefined && (wanted / share) * WALK_US < found * GATHER_US ? { by: 'walk', rows } : { by: 'gather' }
}
