import { queryString } from '@sampan/contract/client'
import { firstPage, firstRead } from '../../api/read-first.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { bestSellersIn, HOT_SHOPS, picksBy, readShelf } from './explored.ts'

export default function exploreFirst({ search }: ScreenProps): FirstView {
  const shelf = readShelf(search)
  return {
    query: queryString(shelf),
    reads: [
      firstRead('GET /api/category/list'),
      firstRead('GET /api/product/list', bestSellersIn(shelf)),
      firstPage('GET /api/shop/list', HOT_SHOPS),
      firstRead('GET /api/product/list', picksBy('new')),
      firstRead('GET /api/product/list', picksBy('rating')),
    ],
  }
}
