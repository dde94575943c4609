import { SHOP_SORTS, type ShopSort } from '@sampan/contract/rules'

export const readShopSort = (search: URLSearchParams): ShopSort =>
  SHOP_SORTS.find((sort) => sort === search.get('sort')) ?? 'hot'
