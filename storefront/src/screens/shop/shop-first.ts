import { queryString } from '@sampan/contract/client'
import { cachedReply, firstPage, firstRead } from '../../api/read-first.ts'
import { crumbData } from '../../features/catalogue/crumb-data.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { shopFilter, shopFilterText } from './shop-filter.ts'
import { readShopSort } from './shop-sorts.ts'

/** Filters with few values. Pages with other filters are not cached, because their number has no limit. */
const FEW_VALUES = ['shop_id', 'category', 'kind', 'sort', 'in_stock']

export default function shopFirst({ params: { id }, search }: ScreenProps): FirstView {
  if (!id) {
    const sort = readShopSort(search)
    return { query: queryString({ sort }), reads: [firstPage('GET /api/shop/list', { sort })] }
  }
  const filter = shopFilter(id, search)
  const isCached = Object.keys(filter).every((name) => FEW_VALUES.includes(name))
  return {
    ...(isCached && { query: shopFilterText(filter) }),
    reads: [firstRead('GET /api/shop/detail', { shop_id: id }), firstPage('GET /api/product/list', filter)],
    about: (client, urlOf, shop_name) => {
      const shop = cachedReply(client, 'GET /api/shop/detail', { shop_id: id })
      if (!shop) return {}
      const image = urlOf(shop.logo)
      const { name, description } = shop
      const path = `/shop/${encodeURIComponent(id)}`
      const store = { '@context': 'https://schema.org', '@type': 'Store', name, description, image, url: urlOf(path) }
      return { image, image_alt: name, data: [store, crumbData(urlOf, shop_name, [{ name, path }])] }
    },
  }
}
