import type { Replies } from './fake-desk.tsx'
import { MAKERS } from './fake-makers.ts'

const PICTURE = '/pictures/lamp.0123456789.webp'
const NO_TEXTS = {}
const NO_FACTS = { article_number: null, net_content: null, low_stock_at: null, revision: 'revision-facts' }

export const aProduct = (title = 'Desk lamp') => ({
  product_id: 'desk-lamp',
  revision: 'revision-1',
  shop_id: 'harbour',
  category: 'toys' as const,
  kind: null,
  title: { en: title, ja: 'デスクランプ' },
  description: { en: 'It gives light.' },
  specs: [{ name: { en: 'Material' }, values: [{ en: 'Oak' }] }],
  images: [PICTURE, '/pictures/shade.0123456789.webp'],
  was_cents: null,
  is_recommended_price: false,
  on_sale: true,
  ...{ vendor: 'Lamplight', tags: ['desk'], hs_code: '940520', origin_country: 'TH' },
  ...{ tax_class: null, withdrawal_exemption: null, maker: null, warnings: {}, guarantee_years: null },
  sales: 3,
  created_at: '2026-11-20T08:00:00Z',
  skus: [
    {
      sku_id: 'desk-lamp-1',
      axis_values: [{ axis: 'colour', value_key: 'red' }],
      price_cents: 1250,
      stock: 7,
      image: PICTURE,
      on_sale: true,
      article_number: 'LMP 17/red',
      gtin: '4006381333931',
      ...{ weight_grams: 420, net_content: null },
      cost_cents: 510,
    },
  ],
})

const aRow = (number: number) => ({
  product_id: `lamp-${number}`,
  shop_id: 'harbour',
  category: 'toys' as const,
  title: { en: `Lamp ${number}` },
  image: PICTURE,
  price_cents: 1250,
  on_sale: number === 1,
  sales: 0,
  stock: 7,
  skus: 1,
  missing: ['ja' as const],
  created_at: '2026-11-20T08:00:00Z',
})

const aBanner = (title: string) => ({
  image: PICTURE,
  eyebrow: { en: 'New' },
  title: { en: title },
  action: { en: 'Look' },
  link: { en: '/explore' },
})

const aGridRow = (product_id: string, value_key: string, price_cents: number) => ({
  sku_id: `${product_id}-${value_key}`,
  product_id,
  title: { en: product_id },
  axis_values: value_key === 'one' ? [] : [{ axis: 'colour', value_key }],
  price: { price_cents, revision: `revision-${price_cents}` },
  earlier: { was_cents: null, revision: 'revision-null' },
  is_recommended_price: false,
  ...{ stock: 7, on_sale: true },
  facts: { ...NO_FACTS, weight_grams: 250 },
  tags: { tags: ['desk', 'oak'], revision: 'revision-tags' },
  goods: { tax_class: null, revision: 'revision-class' },
})

export const anImport = (overrides: object = {}) => ({
  import_id: '0198a6f2-1111-7000-8000-000000000001',
  operator: 'mei@example.com',
  file_name: 'autumn.csv',
  system: 'own' as const,
  notes: [],
  state: 'checked' as const,
  lines: 3,
  products: 2,
  faulty: 1,
  checked: 2,
  applied: 0,
  new_products: 1 as number | null,
  changed_products: 1 as number | null,
  unchanged_products: 3 as number | null,
  html_products: 0,
  up_to: null,
  price_jumps: 0,
  asked_number: null as string | null,
  decimal_sign: null,
  repeats: false,
  created_at: '2026-11-20T08:00:00Z',
  ended_at: null,
  ...overrides,
})

const page = { page: 1, page_size: 20, next_cursor: null }

const aPromo = {
  code: 'WELCOME5',
  revision: 'revision-p',
  kind: 'fixed' as const,
  value: 500,
  minimum_cents: 2000,
  includes_freight: false,
  listed: true,
  starts_at: '2026-01-01T10:20:30.400Z',
  ends_at: null,
  uses_limit: null,
  uses_per_shopper: 1,
  product_ids: ['desk-lamp'],
  categories: ['family' as const],
  uses: 41,
}

export const aSavedPromo = { ...aPromo, proposal: null, outcome: 'saved' as const }

export const FREIGHT_RULE = {
  ...{ country: '*', service: 'standard' as const },
  base_cents: 500,
  each_further_cents: 100,
  free_from_cents: null,
  bands: null,
  ...{ handling_days: 2, transit_days_min: 5, transit_days_max: 9 },
}

/** Fake replies for the catalogue screens of a small shop. */
export const CATALOGUE: Replies = {
  ...MAKERS,
  'GET /api/admin/setting/low_stock': { pieces: 10, revision: 'revision-low', changed_at: null, changed_by: null },
  'GET /api/admin/product/list': { items: [aRow(1), aRow(2)], ...page },
  'GET /api/admin/product/detail': { ...aProduct(), proposal: null },
  'GET /api/admin/sku/list': [
    aGridRow('lamp-1', 'red', 1250),
    aGridRow('lamp-1', 'blue', 1300),
    aGridRow('lamp-2', 'one', 900),
  ],
  'GET /api/admin/option/list': [
    {
      axis: 'colour',
      revision: 'revision-o',
      name: { en: 'Colour', ja: '色' },
      must_choose: true,
      values: [
        { value_key: 'red', value: { en: 'Red', ja: '赤' }, other_names: { en: 'crimson' } },
        { value_key: 'blue', value: { en: 'Blue' }, other_names: NO_TEXTS },
      ],
    },
    {
      axis: 'size',
      revision: 'revision-z',
      name: { en: 'Size' },
      must_choose: true,
      values: [
        { value_key: 's', value: { en: 'S' }, other_names: NO_TEXTS },
        { value_key: 'm', value: { en: 'M' }, other_names: NO_TEXTS },
      ],
    },
  ],
  'GET /api/admin/synonym/list': [
    {
      language: 'en',
      word: 'torch',
      meaning: 'flashlight',
      is_both: false,
      changed_by: 'ann@sampan.example',
      changed_at: '2026-11-20T08:00:00.000Z',
    },
  ],
  'GET /api/admin/search/missed': [
    { keyword: 'pendrive', searches: 12, has_synonym: false },
    { keyword: 'torch', searches: 3, has_synonym: true },
  ],
  'GET /api/admin/promo/detail': ({ query: { code } }) => ({ ...aPromo, code, proposal: null }),
  'GET /api/admin/promo/list': {
    items: [aPromo],
    ...page,
    proposals: [],
  },
  'GET /api/admin/home': {
    banners: { revision: 'revision-b', items: [aBanner('Lamps'), aBanner('Cups')] },
    popular_searches: { revision: 'revision-h', items: { en: ['lamp', 'cup'], ja: ['ランプ'] } },
  },
  'GET /api/admin/article/list': ({ query: { collection } }) =>
    (['en', 'zh-CN', 'ja', 'ko', 'th'] as const).map((language) => ({
      collection,
      slug: collection === 'help' ? 'pay' : 'terms',
      language,
      revision: `revision-${language}`,
      title: collection === 'help' ? 'How to pay' : 'Terms',
      body_markdown: 'Pay **in time**.\n\n- by card\n- by balance',
      is_own: language === 'en',
      times: { order_expiry: language === 'ja' ? '30分' : '30 minutes' },
    })),
  'GET /api/admin/category/list': [
    {
      category: 'toys',
      revision: 'revision-c',
      parent: null,
      position: 0,
      name: { en: 'Toys' },
      image: PICTURE,
      is_hidden: false,
      has_products: true,
      kinds: [
        {
          kind: 'lamps',
          category: 'toys',
          position: 0,
          revision: 'revision-k',
          name: { en: 'Lamps' },
          other_names: NO_TEXTS,
        },
      ],
    },
  ],
  'GET /api/admin/shop/list': {
    items: [
      { shop_id: 'harbour', name: { en: 'Harbour' }, logo: PICTURE, products: 2, founded_at: '2026-01-01T00:00:00Z' },
    ],
    ...page,
  },
  'GET /api/admin/shop/detail': {
    shop_id: 'harbour',
    revision: 'revision-s',
    name: { en: 'Harbour' },
    description: { en: 'From the sea' },
    logo: PICTURE,
    piece_grams: 500,
    freight: [FREIGHT_RULE],
  },
  'GET /api/admin/import/list': { items: [anImport()], ...page },
  'GET /api/admin/import/detail': anImport(),
  'GET /api/admin/import/price-jumps': { items: [] },
  'GET /api/admin/import/pictures': { items: [] },
  'GET /api/admin/import/categories': { items: [], fallback: null },
  'GET /api/admin/import/preview': { items: [], after: null },
  'GET /api/admin/import/preview-picture': { picture: null },
  'GET /api/admin/import/faults': {
    items: [{ line: 3, column: 'price', cell: 'free', fault: 'not_a_price', message: 'Write a price in dollars.' }],
    after: null,
  },
}
