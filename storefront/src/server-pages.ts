import type { QueryClient } from '@tanstack/react-query'
import type { Call } from './call.ts'
import {
  categoriesQuery,
  homeQuery,
  productQuery,
  productsQuery,
  readProductFilter,
} from './features/catalogue/catalogue-queries.ts'
import { picksQuery } from './features/catalogue/picks-query.ts'
import { shopFilter } from './features/catalogue/shop-filter.ts'
import { RAIL_SHOWN, readCategory, TILES_SHOWN } from './features/explore/explored.ts'
import { firstReviewsQuery } from './features/product/product-queries.ts'
import { readShopSort, shopQuery, shopsQuery } from './features/shop/shop-queries.ts'
import type { ScreenProps } from './navigation/screen-props.ts'

/** What a screen's data are asked with before it is rendered. */
type PageRequest = {
  client: QueryClient
  call: Call
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
  ['/home', { cached: true, data: ({ client, call }) => client.fetchQuery(homeQuery(call)) }],
  [
    '/explore',
    {
      cached: true,
      data: ({ client, call, search }) =>
        Promise.all([
          client.fetchQuery(categoriesQuery(call)),
          client.fetchQuery(picksQuery(call, { category: readCategory(search), sort: 'hot' }, TILES_SHOWN)),
          client.fetchInfiniteQuery(shopsQuery(call, 'hot')),
          client.fetchQuery(picksQuery(call, { sort: 'new' }, RAIL_SHOWN)),
          client.fetchQuery(picksQuery(call, { sort: 'rating' }, RAIL_SHOWN)),
        ]),
    },
  ],
  ['/forgotPassword', {}],
  ['/changePassword', {}],
  [
    '/search',
    { data: ({ client, call, search }) => client.fetchInfiniteQuery(productsQuery(call, readProductFilter(search))) },
  ],
  [
    '/detail/:product?/:mer?',
    {
      cached: true,
      data: async ({ client, call, params: { product } }) => {
        if (!product) return
        await Promise.all([
          client.fetchQuery(productQuery(call, product)),
          client.fetchQuery(firstReviewsQuery(call, product)),
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
      data: async ({ client, call, params: { id }, search }) => {
        if (!id) return client.fetchInfiniteQuery(shopsQuery(call, readShopSort(search)))
        return Promise.all([
          client.fetchQuery(shopQuery(call, id)),
          client.fetchInfiniteQuery(productsQuery(call, shopFilter(id, search))),
        ])
      },
    },
  ],
])
