/** The orders of the list of shops; the first is the usual one. */
export const SHOP_SORTS = ['hot', 'new', 'rating'] as const
export type ShopSort = (typeof SHOP_SORTS)[number]

/** The order in an address. */
export const readShopSort = (search: URLSearchParams): ShopSort =>
  SHOP_SORTS.find((known) => known === search.get('sort')) ?? 'hot'
