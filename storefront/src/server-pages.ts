import { queryString } from '@sampan/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import { readFirst, readFirstPage } from './api/read-first.ts'
import { readProductFilter } from './features/catalogue/shown-filter.ts'
import type { ScreenProps } from './navigation/screen-props.ts'
import { FIRST_REVIEWS } from './screens/detail/reviews/shown-reviews.ts'
import { RAIL_SHOWN, readCategory, TILES_SHOWN } from './screens/explore/explored.ts'
import { shopFilter, shopFilterText } from './screens/shop/shop-filter.ts'
import { readShopSort } from './screens/shop/shop-sorts.ts'

/** What a screen's data are asked with before it is rendered. */
type PageRequest = ScreenProps & { client: QueryClient }

type ServerPage = {
  /**
   * Given for a page that the server may keep: its query as the screen understands it, the same for each address that
   * means the same. Any other query leads to the same page, so that nobody can fill the server's cache with copies.
   */
  canonicalQuery?: (address: ScreenProps) => string
  /** Fills the query client before the page is rendered; throws when the page is not there. */
  data?: (request: PageRequest) => Promise<unknown>
}

const none = () => ''

/**
 * The public screens, which the server renders, by their path in `routes.ts`. They stand apart from it because browsers
 * need none of this: there the screens ask for themselves.
 */
export const SERVER_PAGES: ReadonlyMap<string, ServerPage> = new Map<string, ServerPage>([
  ['/home', { canonicalQuery: none, data: ({ client }) => readFirst(client, 'GET /api/home') }],
  [
    '/explore',
    {
      canonicalQuery: ({ search }) => queryString({ category: readCategory(search) }),
      data: ({ client, search }) =>
        Promise.all([
          readFirst(client, 'GET /api/category/list'),
          readFirst(client, 'GET /api/product/list', {
            category: readCategory(search),
            sort: 'hot',
            page_size: TILES_SHOWN,
          }),
          readFirstPage(client, 'GET /api/shop/list', { sort: 'hot' }),
          readFirst(client, 'GET /api/product/list', { sort: 'new', page_size: RAIL_SHOWN }),
          readFirst(client, 'GET /api/product/list', { sort: 'rating', page_size: RAIL_SHOWN }),
        ]),
    },
  ],
  ['/forgotPassword', {}],
  ['/changePassword', {}],
  [
    '/search',
    { data: ({ client, search }) => readFirstPage(client, 'GET /api/product/list', readProductFilter(search)) },
  ],
  [
    '/detail/:product?/:mer?',
    {
      canonicalQuery: none,
      data: async ({ client, params: { product } }) => {
        if (!product) return
        await Promise.all([
          readFirst(client, 'GET /api/product/detail', { product_id: product }),
          readFirst(client, 'GET /api/product/reviews', { product_id: product, page_size: FIRST_REVIEWS }),
        ])
      },
    },
  ],
  ['/login', {}],
  ['/register', {}],
  [
    '/shop/:id?',
    {
      canonicalQuery: ({ params: { id }, search }) =>
        id ? shopFilterText(shopFilter(id, search)) : queryString({ sort: readShopSort(search) }),
      data: async ({ client, params: { id }, search }) => {
        if (!id) return readFirstPage(client, 'GET /api/shop/list', { sort: readShopSort(search) })
        return Promise.all([
          readFirst(client, 'GET /api/shop/detail', { shop_id: id }),
          readFirstPage(client, 'GET /api/product/list', shopFilter(id, search)),
        ])
      },
    },
  ],
])
