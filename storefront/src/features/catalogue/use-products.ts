import { usePages } from '@sampan/front/use-pages'
import { productCount } from './product-count.ts'
import type { ShownFilter } from './shown-filter.ts'

/**
 * The products of a filter, page by page. While another filter loads, the previous list stays on the screen, with
 * `isOld`.
 */
export function useProducts(filter: ShownFilter) {
  const list = usePages('GET /api/product/list', filter, { keepLast: true })
  const first = list.pages?.[0]
  return {
    ...list,
    total: first && productCount(first),
    facets: first?.facets,
    meant: first?.meant ?? undefined,
    filter_words: first?.filter_words ?? undefined,
  }
}
export type Products = ReturnType<typeof useProducts>
