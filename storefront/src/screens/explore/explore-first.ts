import { queryString } from '@sampan/contract/client'
import { cachedReply, firstPage, firstRead } from '../../api/read-first.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { bestSellersIn, HOT_SHOPS, isUnknown, picksBy, readShownCategory } from './shown-category.ts'

export default function exploreFirst({ search }: ScreenProps): FirstView {
  const shownCategory = readShownCategory(search)
  return {
    // Pages of unknown categories are not cached: anybody could invent an unlimited number of them.
    ...(!isUnknown(search) && { query: queryString(shownCategory) }),
    reads: [
      firstRead('GET /api/category/list'),
      firstRead('GET /api/product/list', bestSellersIn(shownCategory)),
      firstPage('GET /api/shop/list', HOT_SHOPS),
      firstRead('GET /api/product/list', picksBy('new')),
      firstRead('GET /api/product/list', picksBy('rating')),
    ],
    about: (client, urlOf) => {
      const category = cachedReply(client, 'GET /api/category/list')?.find(
        (one) => one.category === shownCategory.category,
      )
      const shown = category?.kinds.find((one) => one.kind === shownCategory.kind) ?? category
      return shown ? { image: urlOf(shown.image), image_alt: shown.name } : {}
    },
  }
}
