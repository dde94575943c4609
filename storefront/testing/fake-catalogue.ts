import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import { pageOf } from './fake-goods.ts'

type Wire<K extends keyof Endpoints> = z.input<Endpoints[K]['reply']>
export type FakeHome = Wire<'GET /api/home'>
export type FakeCard = FakeHome['hot_products'][number]

export const aCard = (number: number, overrides: Partial<FakeCard> = {}): FakeCard => ({
  product_id: `thing-${number}`,
  shop_id: 'aoyama',
  title: `Thing ${number}`,
  image: '',
  price_cents: 1_000 + number,
  was_cents: null,
  is_recommended_price: false,
  sales: 100 - number,
  rating: 4.5,
  sold_out: false,
  ...overrides,
})

export const someCards = (count: number): FakeCard[] => Array.from({ length: count }, (_, place) => aCard(place + 1))

/** A home page with one item of each kind. */
export const aHome = (overrides: Partial<FakeHome> = {}): FakeHome => ({
  banners: [
    {
      image: '',
      alt: '',
      eyebrow: 'The slow kitchen',
      title: 'Boil, pour, breathe',
      action: 'See the kettles',
      link: '/search?category=family',
    },
  ],
  categories: [{ category: 'toys', name: 'Toys', image: '' }],
  hot_products: someCards(3),
  hot_shops: [
    {
      shop_id: 'aoyama',
      name: 'Aoyama Homeware',
      logo: '',
      fans: 12_400,
      favorable_rate: 98.2,
      total_sales: 300,
      images: ['/pictures/a.webp'],
    },
  ],
  ...overrides,
})

/** A list of shops with a single page. */
export const aShopList = (...shops: FakeHome['hot_shops']) => ({ ...pageOf(...shops), total_is_least: false })

export const aList = (cards: FakeCard[], overrides: Partial<Wire<'GET /api/product/list'>> = {}) => ({
  items: cards,
  total: cards.length,
  page: 1,
  page_size: 20,
  total_is_least: false,
  next_cursor: null,
  meant: null,
  filter_words: null,
  facets: {
    is_partial: false,
    categories: [
      { category: 'food', name: 'Food', count: 2 },
      { category: 'toys', name: 'Toys', count: 1 },
    ],
    main_category: null,
    subcategories: [],
    kinds: [],
    min_cents: 500,
    max_cents: 9_000,
  },
  ...overrides,
})

/** Filters of a list with two colours. */
export const someFilters = (
  overrides: Partial<Wire<'GET /api/product/filters'>> = {},
): Wire<'GET /api/product/filters'> => ({
  total: 6,
  total_is_least: false,
  is_partial: false,
  options: [
    {
      axis: 'colour',
      name: 'Colour',
      values: [
        { value_key: 'clay', value: 'Clay', count: 4 },
        { value_key: 'sage', value: 'Sage', count: 0 },
      ],
    },
  ],
  ratings: [
    { min_rating: '4.5', count: 3 },
    { min_rating: '4', count: 5 },
  ],
  free_delivery: 2,
  ...overrides,
})
