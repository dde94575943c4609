import { cachedPage, firstPage } from '../../api/read-first.ts'
import { readProductFilter } from '../../features/catalogue/shown-filter.ts'
import { productListData } from '../../features/structured-data/list-data.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'

/** Search pages are not cached, because the number of keywords is unlimited. */
export default function searchFirst({ search }: ScreenProps): FirstView {
  const filter = readProductFilter(search)
  return {
    reads: [firstPage('GET /api/product/list', filter)],
    about: (client, urlOf) => ({ data: [productListData(urlOf, cachedPage(client, 'GET /api/product/list', filter))] }),
  }
}
