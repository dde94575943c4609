import { queryString } from '@sampan/contract/client'
import { cachedPage, cachedReply, firstPage, firstRead } from '../../api/read-first.ts'
import { crumbData } from '../../features/structured-data/crumb-data.ts'
import { productListData, shopListData } from '../../features/structured-data/list-data.ts'
import { shopData, shopPath } from '../../features/structured-data/shop-data.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { shopFilter, shopFilterText } from './shop-filter.ts'
import { readShopSort } from './shop-sorts.ts'

/** Filters with few values. Pages with other filters are not cached, because their number has no limit. */
const FEW_VALUES = ['shop_id', 'category', 'kind', 'sort', 'in_stock']

export default function shopFirst({ params: { id }, search }: ScreenProps): FirstView {
  if (!id) {
    const sort = readShopSort(search)
    return {
      query: queryString({ sort }),
      reads: [firstPage('GET /api/shop/list', { sort })],
      about: (client, urlOf) => ({ data: [shopListData(urlOf, cachedPage(client, 'GET /api/shop/list', { sort }))] }),
    }
  }
  const filter = shopFilter(id, search)
  const isCached = Object.keys(filter).every((name) => FEW_VALUES.includes(name))
  return {
    ...(isCached && { query: shopFilterText(filter) }),
    reads: [firstRead('GET /api/shop/detail', { shop_id: id }), firstPage('GET /api/product/list', filter)],
    about: (client, urlOf, shop_name) => {
      const shop = cachedReply(client, 'GET /api/shop/detail', { shop_id: id })
      if (!shop) return {}
      const crumb = { name: shop.name, href: shopPath(id) }
      return {
        image: urlOf(shop.logo),
        image_alt: shop.name,
        data: [
          shopData(urlOf, shop),
          crumbData(urlOf, shop_name, [crumb]),
          productListData(urlOf, cachedPage(client, 'GET /api/product/list', filter)),
        ],
      }
    },
  }
}
