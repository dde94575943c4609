import type { ProductFilter } from '@sampan/contract'
import { queryString } from '@sampan/contract/client'
import { CATEGORIES, type Category, PRODUCT_SORTS, type ProductSort } from '@sampan/contract/rules'
import { keywordIn } from '../../navigation/keyword-in.ts'

/** The filter of a product list; it is in the address. */
export type ShownFilter = Partial<
  Pick<ProductFilter, 'keyword' | 'category' | 'shop_id' | 'sort' | 'min_cents' | 'max_cents'>
> & {
  in_stock?: 'true'
}

const cents = (text: string | null) => (text && /^\d{1,12}$/.test(text) ? Number(text) : undefined)

/** The filter in an address. Invalid values are ignored. */
export function readProductFilter(search: URLSearchParams): ShownFilter {
  const keyword = keywordIn(search)
  const category = CATEGORIES.find((known): known is Category => known === search.get('category'))
  const sort = PRODUCT_SORTS.find((known): known is ProductSort => known === search.get('sort'))
  const min_cents = cents(search.get('min_cents'))
  const max_cents = cents(search.get('max_cents'))
  return {
    ...(keyword && { keyword }),
    ...(category && { category }),
    ...(sort && { sort }),
    ...(min_cents !== undefined && { min_cents }),
    ...(max_cents !== undefined && { max_cents }),
    ...(search.get('in_stock') === 'true' && { in_stock: 'true' as const }),
  }
}

/** The query string that says a filter, without a question mark. */
export const productFilterText = (filter: ShownFilter): string => queryString(filter)
