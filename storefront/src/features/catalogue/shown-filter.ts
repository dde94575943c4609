import type { ProductFilter } from '@sampan/contract'
import { queryString } from '@sampan/contract/client'
import { CATEGORIES, type Category, PRODUCT_SORTS, type ProductSort } from '@sampan/contract/rules'
import { keywordIn } from '../../navigation/keyword-in.ts'

/** The filter of a product list, stored in the URL. */
export type ShownFilter = Partial<
  Pick<ProductFilter, 'keyword' | 'category' | 'kind' | 'shop_id' | 'sort' | 'min_cents' | 'max_cents'>
> & {
  in_stock?: 'true'
}

const cents = (text: string | null) => (text && /^\d{1,12}$/.test(text) ? Number(text) : undefined)

/** The kind in a URL; valid only together with its category. */
export function readKind(search: URLSearchParams): string | undefined {
  const kind = search.get('kind')
  return kind && /^[a-z0-9][a-z0-9-]{0,79}$/.test(kind) ? kind : undefined
}

/** The filter in a URL. Invalid values are ignored. */
export function readProductFilter(search: URLSearchParams): ShownFilter {
  const keyword = keywordIn(search)
  const category = CATEGORIES.find((known): known is Category => known === search.get('category'))
  const kind = category && readKind(search)
  const sort = PRODUCT_SORTS.find((known): known is ProductSort => known === search.get('sort'))
  const min_cents = cents(search.get('min_cents'))
  const max_cents = cents(search.get('max_cents'))
  return {
    ...(keyword && { keyword }),
    ...(category && { category }),
    ...(kind && { kind }),
    ...(sort && { sort }),
    ...(min_cents !== undefined && { min_cents }),
    ...(max_cents !== undefined && { max_cents }),
    ...(search.get('in_stock') === 'true' && { in_stock: 'true' as const }),
  }
}

/** The filter with another category, or without one. Also removes the kind, which belongs to its category. */
export function inCategory(filter: ShownFilter, category: Category | undefined): ShownFilter {
  const { category: _, kind: __, ...others } = filter
  return { ...others, ...(category && { category }) }
}

/** The filter with another kind, or without one. */
export function ofKind(filter: ShownFilter, kind: string | undefined): ShownFilter {
  const { kind: _, ...others } = filter
  return { ...others, ...(kind && { kind }) }
}

/** The filter as a query string, without a question mark. */
export const productFilterText = (filter: ShownFilter): string => queryString(filter)
