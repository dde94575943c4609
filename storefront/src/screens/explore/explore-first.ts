import { queryString } from '@sampan/contract/client'
import { firstPage, firstRead } from '../../api/read-first.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { bestSellersIn, HOT_SHOPS, picksBy, readCategory } from './explored.ts'

export default function exploreFirst({ search }: ScreenProps): FirstView {
  const category = readCategory(search)
  return {
    query: queryString({ category }),
    reads: [
      firstRead('GET /api/category/list'),
      firstRead('GET /api/product/list', bestSellersIn(category)),
      firstPage('GET /api/shop/list', HOT_SHOPS),
      firstRead('GET /api/product/list', picksBy('new')),
      firstRead('GET /api/product/list', picksBy('rating')),
    ],
  }
}
