import { SHOP_SORTS, type ShopSort } from '@sampan/contract/rules'

/** Reads the sort order from an address. */
export const readShopSort = (search: URLSearchParams): ShopSort =>
  SHOP_SORTS.find((known) => known === search.get('sort')) ?? 'hot'
