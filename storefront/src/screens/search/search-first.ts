import { cachedPage, type FirstRead, firstPage, firstRead } from '../../api/read-first.ts'
import { readProductFilter, type ShownFilter } from '../../features/catalogue/shown-filter.ts'
import { productListData } from '../../features/structured-data/list-data.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { FEW } from './few-results.ts'

/**
 * Reads the products, and what the screen adds to few or no results: popular products and popular searches. Without
 * them, the rendered page would shift when the browser has read them.
 */
const readResults =
  (filter: ShownFilter): FirstRead =>
  async (client) => {
    await firstPage('GET /api/product/list', filter)(client)
    const results = cachedPage(client, 'GET /api/product/list', filter)
    if (results.length > FEW) return
    await Promise.all([
      firstRead('GET /api/product/list', { sort: 'hot' })(client),
      results.length === 0 && firstRead('GET /api/search/hot')(client),
    ])
  }

/** Search pages are not cached, because the number of keywords is unlimited. */
export default function searchFirst({ search }: ScreenProps): FirstView {
  const filter = readProductFilter(search)
  return {
    reads: [readResults(filter)],
    about: (client, urlOf) => ({ data: [productListData(urlOf, cachedPage(client, 'GET /api/product/list', filter))] }),
  }
}
