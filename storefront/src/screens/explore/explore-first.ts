import { queryString } from '@sampan/contract/client'
import { cachedReply, type FirstRead, firstPage, firstRead } from '../../api/read-first.ts'
import { crumbData } from '../../features/structured-data/crumb-data.ts'
import { productListData } from '../../features/structured-data/list-data.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { bestSellersIn, crumbsOf, findShown, HOT_SHOPS, picksBy, readWanted } from './shown-category.ts'

/** Reads the categories, then the best sellers of the shown one: without a category in the URL it is the shop's first. */
const readCategory =
  (search: URLSearchParams): FirstRead =>
  async (client) => {
    await firstRead('GET /api/category/list')(client)
    const found = foundIn(client, search)
    if (found) await firstRead('GET /api/product/list', bestSellersIn(found.shown))(client)
  }

const foundIn = (client: Parameters<FirstRead>[0], search: URLSearchParams) =>
  findShown(cachedReply(client, 'GET /api/category/list') ?? [], search)

export default function exploreFirst({ search }: ScreenProps): FirstView {
  return {
    query: queryString(readWanted(search)),
    reads: [
      readCategory(search),
      firstPage('GET /api/shop/list', HOT_SHOPS),
      firstRead('GET /api/product/list', picksBy('new')),
      firstRead('GET /api/product/list', picksBy('rating')),
    ],
    about: (client, urlOf, shop_name) => {
      const found = foundIn(client, search)
      if (!found) return {}
      const subject = found.kind ?? found.shelf
      const cards = cachedReply(client, 'GET /api/product/list', bestSellersIn(found.shown))?.items ?? []
      return {
        image: urlOf(subject.image),
        image_alt: subject.name,
        data: [crumbData(urlOf, shop_name, crumbsOf(found)), productListData(urlOf, cards)],
      }
    },
  }
}
