import { aCard, aList, someFilters } from './fake-catalogue.ts'
import { type Replies, renderScreen } from './fake-shop.tsx'

/** A list of products without results. */
export const none = aList([], {
  facets: {
    categories: [],
    main_category: null,
    subcategories: [],
    kinds: [],
    min_cents: null,
    max_cents: null,
    is_partial: false,
  },
})

/** Opens the search at an address, for a visitor. */
export const openSearch = (address: string, replies: Replies = {}) =>
  renderScreen(address, {
    signedIn: false,
    replies: {
      'GET /api/product/list': ({ query: { keyword } }) =>
        aList([aCard(1, { title: `Found for ${keyword ?? 'all'}` })]),
      'GET /api/search/suggest': [],
      'GET /api/product/filters': someFilters(),
      'GET /api/search/hot': ['teapot'],
      ...replies,
    },
  })

type View = Awaited<ReturnType<typeof openSearch>>['view']
export const field = (view: View) => view.getByRole('combobox', { name: 'Search' })

export const address = () => location.pathname + location.search
