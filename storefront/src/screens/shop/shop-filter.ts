import { productFilterText, readProductFilter, type ShownFilter } from '../../features/catalogue/shown-filter.ts'

/** The filter of a shop's products: sort order, category, in stock. */
export function shopFilter(shop_id: string, search: URLSearchParams): ShownFilter {
  const { category, sort, in_stock } = readProductFilter(search)
  return { shop_id, ...(category && { category }), sort: sort ?? 'hot', ...(in_stock && { in_stock }) }
}

/** The same in the address of the shop's page, which names the shop already. */
export function shopFilterText({ category, sort, in_stock }: ShownFilter): string {
  return productFilterText({
    ...(category && { category }),
    ...(sort && sort !== 'hot' && { sort }),
    ...(in_stock && { in_stock }),
  })
}
