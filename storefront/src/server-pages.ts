import type { QueryClient } from '@tanstack/react-query'
import { readFirst, readFirstPage } from './api/read-first.ts'
import { shopFilter } from './features/catalogue/shop-filter.ts'
import { readProductFilter } from './features/catalogue/shown-filter.ts'
import { RAIL_SHOWN, readCategory, TILES_SHOWN } from './features/explore/explored.ts'
import { FIRST_REVIEWS } from './features/product/shown-reviews.ts'
import { readShopSort } from './features/shop/shop-sorts.ts'
import type { ScreenProps } from './navigation/screen-props.ts'

/** What a screen's data are asked with before it is rendered. */
type PageRequest = {
  client: QueryClient
  params: ScreenProps['params']
  search: URLSearchParams
}

type ServerPage = {
  /** Whether the rendered page is kept by the server. */
  cached?: true
  /** Fills the query client before the page is rendered; throws when the page is not there. */
  data?: (request: PageRequest) => Promise<unknown>
}

/**
 * The public screens, which the server renders, by their path in `routes.ts`. They stand apart from it because browsers
 * need none of this: there the screens ask for themselves.
 */
export const SERVER_PAGES: ReadonlyMap<string, ServerPage> = new Map<string, ServerPage>([
  ['/home', { cached: true, data: ({ client }) => readFirst(client, 'GET /api/home') }],
  [
    '/explore',
    {
      cached: true,
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
      cached: true,
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
      cached: true,
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
