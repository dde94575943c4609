import { productFilterText, readProductFilter, type ShownFilter } from '../../features/catalogue/shown-filter.ts'

/** The filter of a shop's products: sort order, category, kind, in stock. */
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

/** The same in the address of the shop's page, which names the shop already. */
export function shopFilterText({ category, kind, sort, in_stock }: ShownFilter): string {
  return productFilterText({
    ...(category && { category }),
    ...(kind && { kind }),
    ...(sort && sort !== 'hot' && { sort }),
    ...(in_stock && { in_stock }),
  })
}
