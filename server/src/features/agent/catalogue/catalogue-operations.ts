import type { ProductList } from '@sampan/contract'
import { clock } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { findMainCategories, isCategory } from '../../catalogue/category/category-sql.ts'
import { listInWords } from '../../catalogue/listing/list-in-words-service.ts'
import { countryOf } from '../country-code.ts'
import { AgentFault } from '../fault.ts'
import { type AgentCall, type AgentMessage, AgentRefusal, type Operation, operation } from '../operation.ts'
import { type AgentProduct, type AgentSku, findAgentProducts, findProductsOfSkus, isKind } from './agent-product-sql.ts'
import { type Filters, isId, LookupInput, ProductInput, SearchInput } from './catalogue-input.ts'
import { CURRENCY, featuredOf, productReply } from './product-reply.ts'
import { choose, signalledOptions } from './selection.ts'

const SEARCH = 'dev.ucp.shopping.catalog.search'
const LOOKUP = 'dev.ucp.shopping.catalog.lookup'

type Buyer = { currency?: string | undefined; address_country?: string | undefined } | undefined

const placeOf = ({ config }: Context, buyer: Buyer) => ({
  origin: config.public_url,
  country: countryOf(buyer?.address_country) ?? undefined,
  now: clock.now_ms(),
})

/** Prices of a filter are in the currency of the context. The shop has one currency. */
function pricesIn(filters: Filters | undefined, buyer: Buyer): { min?: number; max?: number; ignored: AgentMessage[] } {
  const { min, max } = filters?.price ?? {}
  const ignored = unknownCountry(buyer)
  if (min === undefined && max === undefined) return { ignored }
  if (buyer?.currency !== undefined && buyer.currency.toUpperCase() !== CURRENCY)
    return {
      ignored: [...ignored, { type: 'info', code: 'price_filter_ignored', content: `Prices are in ${CURRENCY}.` }],
    }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }), ignored }
}

function unknownCountry(buyer: Buyer): AgentMessage[] {
  if (!buyer?.address_country || countryOf(buyer.address_country) !== null) return []
  const content = 'Give the country as a two-letter code, such as JP.'
  return [{ type: 'warning', code: 'country_unknown', content, path: '$.context.address_country' }]
}

/** The category or kind that the list is limited to. */
async function categoryIn(
  db: Db,
  categories: readonly string[] = [],
): Promise<{ category?: string; kind?: string } | 'none'> {
  if (categories.length > 1) throw new AgentFault('invalid_request', 'Only one category can be searched at a time.')
  const [value] = categories
  if (value === undefined) return {}
  if (!isId(value)) return 'none'
  return (await isCategory(db, value)) ? { category: value } : { kind: value }
}

/** A message for each category that the shop does not have, so that an empty list is not taken for a lack of goods. */
async function unknownCategories(db: Db, categories: readonly string[] = []): Promise<AgentMessage[]> {
  const values = [...new Set(categories)]
  const are_known = await Promise.all(
    values.map(async (value) => isId(value) && ((await isCategory(db, value)) || (await isKind(db, value)))),
  )
  if (are_known.every(Boolean)) return []
  const offered = await findMainCategories(db)
  return values
    .filter((_, at) => !are_known[at])
    .map((value) => ({
      type: 'warning',
      code: 'category_unknown',
      content: `The shop has no category ${value}. Use one of ${offered.join(', ')}, or a value of "categories" of a product.`,
      path: '$.filters.categories',
    }))
}

const NOTHING = { products: [], pagination: { has_next_page: false, total_count: 0 } }

/**
 * Whether search has dropped all words of a keyword except a word of one or two letters. A shopper sees which word was
 * searched; an agent needs results that mean something.
 */
const isLost = (keyword: string, interpretation: ProductList['meant']) =>
  interpretation !== null && /^[a-z0-9]{1,2}$/i.test(interpretation.keyword) && /[^a-z0-9]/i.test(keyword)

async function search({ context, db, language }: AgentCall, input: SearchInput) {
  const { keyword, filters, context: buyer, cursor, page_size } = input
  const { min, max, ignored } = pricesIn(filters, buyer)
  const within = await categoryIn(db, filters?.categories)
  const unknown = await unknownCategories(db, filters?.categories)
  if (within === 'none' || unknown.length > 0) return { body: { ...NOTHING, messages: unknown } }
  const query = {
    page: 1,
    page_size,
    cursor,
    ...within,
    ...(keyword !== '' && { keyword }),
    min_cents: min,
    max_cents: max,
  }
  const reader = { language, dictionary: context.words?.dictionary, keys: context.keys }
  const list = await listInWords(db, query as Parameters<typeof listInWords>[1], reader)
  if (isLost(keyword, list.meant)) return { body: NOTHING }
  const ids = list.items.map(({ product_id }) => product_id)
  const products = await findAgentProducts(db, ids, language)
  const place = placeOf(context, buyer)
  return {
    body: {
      products: ids.flatMap((id) => {
        const product = products.get(id)
        const featured = product && featuredOf(product.skus)
        return featured ? [productReply(product, [featured], place)] : []
      }),
      pagination: {
        has_next_page: list.next_cursor !== null,
        ...(list.next_cursor !== null && { cursor: list.next_cursor }),
        ...(!list.total_is_least && { total_count: list.total }),
      },
      ...(ignored.length > 0 && { messages: ignored }),
    },
  }
}

type Input = { id: string; match: 'exact' | 'featured' }

/** The ids that resolved to each SKU of a product. */
function variantsFor(product: AgentProduct, ids: readonly string[], fits: (sku: AgentSku) => boolean) {
  const inputs = new Map<AgentSku, Input[]>()
  const add = (sku: AgentSku, input: Input) => inputs.set(sku, [...(inputs.get(sku) ?? []), input])
  for (const id of ids) {
    const sku = product.skus.find(({ sku_id }) => sku_id === id)
    if (sku && fits(sku)) add(sku, { id, match: 'exact' })
    const featured = id === product.product_id ? featuredOf(product.skus.filter(fits)) : undefined
    if (featured) add(featured, { id, match: 'featured' })
  }
  return inputs
}

const fitsPrice =
  ({ min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number }) =>
  ({ price_cents }: AgentSku) =>
    price_cents >= min && price_cents <= max

async function findByIds({ db, language }: AgentCall, ids: readonly string[]) {
  const possible = ids.filter(isId)
  if (possible.length === 0) return new Map<string, AgentProduct>()
  const of_skus = await findProductsOfSkus(db, possible)
  return findAgentProducts(db, [...new Set([...possible, ...of_skus.map(({ product_id }) => product_id)])], language)
}

const isOf = ({ category, parent_category, kind }: AgentProduct, categories: readonly string[] = []) =>
  categories.length === 0 ||
  categories.some((value) => value === category || value === parent_category || value === kind)

const operations: Operation[] = [
  operation({
    tool: 'search_catalog',
    title: 'Search the catalogue',
    description:
      'Search the products of the shop by words, category and price; give at least one of them. Each product of the reply has variants, such as its colours and sizes: the id of a variant, not that of the product, is the item of a cart or checkout. get_product has all variants of a product. Prices are in cents: 2500 is $25.00.',
    capability: SEARCH,
    method: 'POST',
    path: '/catalog/search',
    status: 200,
    argument: 'catalog',
    input: SearchInput,
    from_replica: true,
    run: search,
  }),
  operation({
    tool: 'lookup_catalog',
    title: 'Look up products',
    description:
      'Look up products and variants by their ids, up to 50, for their current prices and stock. Ids that the shop does not have are named in messages.',
    capability: LOOKUP,
    method: 'POST',
    path: '/catalog/lookup',
    status: 200,
    argument: 'catalog',
    input: LookupInput,
    from_replica: true,
    run: async (call, { ids: input_ids, filters, context: buyer }) => {
      const ids = [...new Set(input_ids)]
      const { ignored, ...prices } = pricesIn(filters, buyer)
      const products_by_id = await findByIds(call, ids)
      const place = placeOf(call.context, buyer)
      const resolved = new Set<string>()
      const products = [...products_by_id.values()].flatMap((product) => {
        const inputs = variantsFor(product, ids, fitsPrice(prices))
        for (const input of [...inputs.values()].flat()) resolved.add(input.id)
        if (inputs.size === 0 || !isOf(product, filters?.categories)) return []
        const reply = productReply(product, [...inputs.keys()], place)
        const of_variants = [...inputs.values()]
        return [{ ...reply, variants: reply.variants.map((one, at) => ({ ...one, inputs: of_variants[at] ?? [] })) }]
      })
      const missing = ids.filter((id) => !resolved.has(id))
      const unknown = await unknownCategories(call.db, filters?.categories)
      const messages = [
        ...ignored,
        ...unknown,
        ...missing.map((id) => ({ type: 'info', code: 'not_found', content: id }) as const),
      ]
      return { body: { products, ...(messages.length > 0 && { messages }) } }
    },
  }),
  operation({
    tool: 'get_product',
    title: 'Get a product',
    description:
      'Get one product in full, with its options and the variants that fit the selected ones. Buy a variant whose availability.available is true.',
    capability: LOOKUP,
    method: 'POST',
    path: '/catalog/product',
    status: 200,
    argument: 'catalog',
    input: ProductInput,
    from_replica: true,
    run: async (call, { id, selected = [], preferences = [], filters, context: buyer }) => {
      const { ignored, ...prices } = pricesIn(filters, buyer)
      const products_by_id = await findByIds(call, [id])
      const product = products_by_id.get(id) ?? [...products_by_id.values()][0]
      const skus = product?.skus.filter(fitsPrice(prices)) ?? []
      const choice = choose(skus, { selected, preferences, sku_id: id })
      if (!product || !choice) throw new AgentRefusal([NOT_FOUND])
      const reply = productReply(product, choice.variants, placeOf(call.context, buyer))
      const options = signalledOptions(product.skus, choice.selected)
      const document = { ...reply, ...(options.length > 0 && { options, selected: choice.selected }) }
      return { body: { product: document, ...(ignored.length > 0 && { messages: ignored }) } }
    },
  }),
]

const NOT_FOUND = {
  type: 'error',
  code: 'not_found',
  content: 'The shop has no product with this id.',
  severity: 'unrecoverable',
} as const

export const CATALOGUE_OPERATIONS: readonly Operation[] = operations
