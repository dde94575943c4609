import type { ProductSort } from '@sampan/contract/rules'
import type { CountedFacets } from '../listing/facets-sql.ts'
import { ROWS_COUNTED, type SearchStrategy } from '../listing/list-sql.ts'
import { TIER_SIZES } from './tier-sql.ts'

/** Time to read a row of a sort's index and to check its vector, which is stored elsewhere. */
const WALK_US = 7
/** Time to read a row that the word index finds, and to sort it. */
const GATHER_US = 1.2
/** Safety factor: a walk may read this many times the expected number of rows. */
const SPARE = 4
/** Row limits of walks. Each makes a separate prepared statement. */
const WALKS = [500, 2_000, 8_000]

type SearchCosts = {
  sort: ProductSort
  /** The number of rows up to the end of the page. */
  needed_rows: number
  counted: CountedFacets
  /** `all`: the number of all products. `walked`: of those in the given shop, category or kind. */
  all: number
  walked: number
}

/**
 * Chooses the cheaper way to a sorted page of a keyword, by the share of best sellers that match it. Both ways are
 * complete: a walk that ends too early is followed by gathering.
 */
export function chooseStrategy({
  sort,
  needed_rows,
  counted: { count, first, first_within },
  all,
  walked,
}: SearchCosts): SearchStrategy {
  if (count <= ROWS_COUNTED || walked === 0) return { by: 'gather' }
  const matching = (first * all) / Math.min(all, TIER_SIZES[0])
  const isByPrice = sort === 'price_asc' || sort === 'price_desc'
  // A walk by price starts at the price limit, so all its rows are within the limits.
  const share = ((isByPrice ? 1 : first_within / first) * matching) / walked
  const rows = WALKS.find((most) => most * share >= needed_rows * SPARE)
  return rows !== undefined && (needed_rows / share) * WALK_US < matching * GATHER_US
    ? { by: 'walk', rows }
    : { by: 'gather' }
}
