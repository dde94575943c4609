import {
  productFilterText,
  readProductFilter,
  type ShownFilter,
  without,
} from '../../features/catalogue/shown-filter.ts'

/** The filter of a shop's products in the URL. A shop has no search, and best sellers come first by default. */
export function shopFilter(shop_id: string, search: URLSearchParams): ShownFilter {
  const filter = without(readProductFilter(search), 'keyword')
  return { ...filter, shop_id, sort: filter.sort ?? 'hot' }
}

/** The filter as a query of the shop's page, without the shop, which is in the path. */
export function shopFilterText(filter: ShownFilter): string {
  return productFilterText(without(filter, 'shop_id', 'keyword', ...(filter.sort === 'hot' ? (['sort'] as const) : [])))
}
