import type { Endpoints, InputOf } from '@sampan/contract'
import { aPng, upload } from './wallet-world.ts'
import { anOperator, aProduct, aShop } from './world.ts'

/**
 * A new shop with a catalogue operator, an uploaded picture, the colours red and blue, and a product, by default
 * without a kind.
 */
export async function aCatalogueDesk(options: { kind?: string } = {}) {
  const shop = await aShop()
  const desk = await anOperator(shop, { roles: ['catalogue'] })
  const { sku_id } = await aProduct(shop, options)
  const aPicture = async (width = 40): Promise<string> => {
    const url = '/api/admin/picture/upload'
    return (await upload(shop, desk.token, { bytes: await aPng(width), purpose: 'product', url })).data.address
  }
  const picture = await aPicture()
  await shop.db.insertInto('axis').values({ axis: 'colour', name: '{"en":"Colour"}' }).execute()
  const values = ['red', 'blue'].map((value_key) => ({ axis: 'colour', value_key, value: `{"en":"${value_key}"}` }))
  await shop.db.insertInto('axis_value').values(values).execute()
  const read = async (product_id: string) =>
    (await desk.call('GET /api/admin/product/detail', { query: { product_id } })).data
  return { shop, desk, picture, aPicture, sku_id, read }
}

export type Draft = InputOf<Endpoints['POST /api/admin/product/save']>['body']

/** A SKU without an article number and other numbers of the trade. */
export const NO_NUMBERS = { article_number: null, gtin: null, weight_grams: null, net_content: null, cost_cents: null }

export const inColour = (value_key: string) => [{ axis: 'colour', value_key }]

/** The body that the editor sends for a new product. Its fields have values that differ from those of an empty product. */
export function aDraftWith(picture: string, fields: Partial<Draft> & { product_id: string }): Draft {
  const { product_id } = fields
  const sku = { price_cents: 1250, image: picture, on_sale: true, stock_change: 5, ...NO_NUMBERS }
  return {
    revision: null,
    shop_id: 'harbour',
    category: 'toys',
    kind: null,
    title: { en: `Desk ${product_id.replace('-', ' ')}`, ja: 'デスクランプ', th: '' },
    description: { en: 'It gives light.' },
    specs: [{ name: { en: 'Material' }, values: [{ en: 'Oak', ja: 'オーク' }] }],
    images: [picture],
    was_cents: 2000,
    is_recommended_price: true,
    on_sale: true,
    vendor: 'Lamplight',
    tags: ['desk', 'oak'],
    hs_code: '940520',
    origin_country: 'TH',
    tax_class: 'books',
    withdrawal_exemption: 'hygiene',
    maker: null,
    guarantee_years: 5,
    warnings: { en: 'Hot surface', ja: '高温注意' },
    skus: [
      { ...sku, sku_id: `${product_id}-red`, axis_values: inColour('red') },
      { ...sku, sku_id: `${product_id}-blue`, axis_values: inColour('blue'), price_cents: 1500 },
    ],
    ...fields,
  }
}

/** A new shop with a catalogue operator (aCatalogueDesk), and helpers that create and change products. */
export async function aProductDesk() {
  const world = await aCatalogueDesk()
  const { desk, picture, read } = world
  let count = 0
  const aDraft = (fields: Partial<Draft> = {}) => aDraftWith(picture, { product_id: `lamp-${++count}`, ...fields })
  const save = (body: Draft, by = desk) => by.call('POST /api/admin/product/save', { body })
  /** The body that the editor sends after reading a product, with a change. */
  const redraft = async (product_id: string, change: Partial<Draft> = {}): Promise<Draft> => {
    const { sales: _, created_at: __, proposal: ___, skus, ...facts } = await read(product_id)
    return { ...facts, skus: skus.map(({ stock: _, ...sku }) => ({ ...sku, stock_change: 0 })), ...change }
  }
  return { ...world, aDraft, save, redraft }
}
