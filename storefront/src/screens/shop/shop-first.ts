import { queryString } from '@sampan/contract/client'
import { firstPage, firstRead } from '../../api/read-first.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { shopFilter, shopFilterText } from './shop-filter.ts'
import { readShopSort } from './shop-sorts.ts'

export default function shopFirst({ params: { id }, search }: ScreenProps): FirstView {
  if (!id) {
    const sort = readShopSort(search)
    return { query: queryString({ sort }), reads: [firstPage('GET /api/shop/list', { sort })] }
  }
  const filter = shopFilter(id, search)
  return {
    query: shopFilterText(filter),
    reads: [firstRead('GET /api/shop/detail', { shop_id: id }), firstPage('GET /api/product/list', filter)],
  }
}
