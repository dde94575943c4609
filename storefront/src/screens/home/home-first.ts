import { cachedReply, firstRead } from '../../api/read-first.ts'
import { productListData } from '../../features/structured-data/list-data.ts'
import type { FirstView } from '../../navigation/route.ts'

export default function homeFirst(): FirstView {
  return {
    query: '',
    reads: [firstRead('GET /api/home')],
    about: (client, urlOf) => {
      const { banners: [banner] = [], hot_products = [] } = cachedReply(client, 'GET /api/home') ?? {}
      return {
        ...(banner && { image: urlOf(banner.image), image_alt: banner.title }),
        data: [productListData(urlOf, hot_products)],
      }
    },
  }
}
