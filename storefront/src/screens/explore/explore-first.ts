import { queryString } from '@sampan/contract/client'
import { cachedReply, firstPage, firstRead } from '../../api/read-first.ts'
import { crumbData } from '../../features/structured-data/crumb-data.ts'
import { productListData } from '../../features/structured-data/list-data.ts'
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
    about: (client, urlOf, shop_name) => {
      const { category: category_key, kind: named_kind } = shownCategory
      const category = cachedReply(client, 'GET /api/category/list')?.find((one) => one.category === category_key)
      const kind = category?.kinds.find((one) => one.kind === named_kind)
      const subject = kind ?? category
      const cards = cachedReply(client, 'GET /api/product/list', bestSellersIn(shownCategory))?.items ?? []
      const href = `/explore?category=${category_key}`
      const crumbs = [
        ...(category ? [{ name: category.name, href }] : []),
        ...(kind ? [{ name: kind.name, href: `${href}&kind=${kind.kind}` }] : []),
      ]
      return {
        ...(subject && { image: urlOf(subject.image), image_alt: subject.name }),
        data: [crumbData(urlOf, shop_name, crumbs), productListData(urlOf, cards)],
      }
    },
  }
}
