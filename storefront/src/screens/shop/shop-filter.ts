import { productFilterText, readProductFilter, type ShownFilter } from '../../features/catalogue/shown-filter.ts'

export function shopFilter(shop_id: string, search: URLSearchParams): ShownFilter {
  const { category, kind, sort, in_stock } = readProductFilter(search)
  return {
    shop_id,
    ...(category && { category }),
    ...(kind && { kind }),
    sort: sort ?? 'hot',
    ...(in_stock && { in_stock }),
  }
}

/** The filter as a query of the shop's page, without the shop, which is in the path. */
export function shopFilterText({ category, kind, sort, in_stock }: ShownFilter): string {
  return productFilterText({
    ...(category && { category }),
    ...(kind && { kind }),
    ...(sort && sort !== 'hot' && { sort }),
    ...(in_stock && { in_stock }),
  })
}
