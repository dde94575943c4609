// The configuration of the suite, with products of a running demo.
import { MANAGE_SCOPE, READ_SCOPE } from '@sampan/contract/rules'
import { PAID, paymentWith } from './suite-payment.ts'

type Product = {
  id: string
  options?: unknown[]
  variants: { id: string; price: { amount: number }; availability: { available: boolean } }[]
}
type Found = { products: Product[]; pagination?: { has_next_page: boolean; cursor?: string } }

/** Makes a call of an agent. @returns the reply's body. */
type Ask = (path: string, body: object) => Promise<unknown>

/** A query with more than one page of results, and not more than two. */
const QUERIES = ['lamp', 'shirt', 'bag', 'cup', 'tea', 'shoes', 'soap', 'watch', 'case', 'ring', 'bottle', 'tent']
const PAGE = 10

/** The products that a query finds, up to three pages. */
async function productsOf(ask: Ask, query: string): Promise<Product[]> {
  const products: Product[] = []
  let cursor: string | undefined
  do {
    const page = (await ask('/catalog/search', { query, pagination: { limit: PAGE, cursor } })) as Found // the suite checks the form
    products.push(...page.products)
    cursor = page.pagination?.has_next_page ? page.pagination.cursor : undefined
  } while (cursor && products.length <= 2 * PAGE)
  return products
}

/** A promo code of the demo, and the goods in cents from which on it applies. */
const PROMO = { code: 'WELCOME10', minimum_cents: 2_000 }

/** The suite waits this long for an order event and its second try: the shop looks every three seconds. */
const EVENT_WAIT_S = 20

type Platform = {
  urlOf: (name: string) => string
  request_private_jwk: object
  unsupported_alg_kid: string
  client: { client_id: string; redirect_uris: string[]; profile: string }
}

/** A shopper who buys a piece without an agent. */
type Buyer = { buy: (sku_id: string) => Promise<string> }

const isSold = ({ variants }: Product) => variants.some(({ availability }) => availability.available)

/** @param platform `request_private_jwk` signs the requests that name the profile `signed`. */
export async function suiteConfig(ask: Ask, platform: Platform, buyer: Buyer) {
  const { urlOf, request_private_jwk, unsupported_alg_kid, client } = platform
  const productsByQuery = new Map<string, Product[]>()
  for (const query of QUERIES) productsByQuery.set(query, await productsOf(ask, query))
  const [paginated_query, queryProducts] =
    [...productsByQuery].find(([, { length }]) => length > PAGE && length < 2 * PAGE) ?? []
  // A product that several queries find counts once, so that the second product is another one.
  const products = [...new Map([...productsByQuery.values()].flat().map((product) => [product.id, product])).values()]
  const soldProduct = products.find((product) => isSold(product) && product.variants.length > 0)
  const variants = products.filter(isSold).flatMap((product) => product.variants)
  // The cheapest, because the suite buys often.
  const [first, second] = variants
    .filter(({ price, availability }) => availability.available && price.amount >= PROMO.minimum_cents)
    .toSorted((one, other) => one.price.amount - other.price.amount)
  const out = products.flatMap((product) => product.variants).find(({ availability }) => !availability.available)
  if (!first || !second || !soldProduct) throw new Error('the shop sells nothing')
  const gated = { method: 'GET', path: `/ucp/orders/${await buyer.buy(first.id)}`, scopes: [READ_SCOPE] }
  return {
    product_id: first.id,
    currency: 'USD',
    ...(out && { out_of_stock_id: out.id }),
    fulfillment_option_id: 'standard',
    complete_payment: paymentWith(PAID),
    payment: { escalation_payment: paymentWith('needs the shopper') },
    cart: { second_product_id: second.id },
    order: { simulate_adjustment: true, second_product_id: second.id, require_auth: true },
    webhooks: { simulate: true, signed: true, retries: true, wait_seconds: EVENT_WAIT_S },
    discovery: { supported_versions: true },
    unavailable: { business_outcome: true },
    catalog: {
      variant_id: first.id,
      configurable_product_id: products.find((product) => isSold(product) && (product.options?.length ?? 0) > 0)?.id,
      max_batch: 50,
      ...(paginated_query && { paginated_query, paginated_total: queryProducts?.length }),
    },
    discount: {
      valid_code: PROMO.code,
      invalid_code: 'NO-SUCH-CODE',
      case_insensitive: true,
      rejected_messages: true,
    },
    eligibility: { unrecognized: 'com.example.unknown' },
    signature: { request_private_jwk, platform_profile_url: urlOf('signed'), unsupported_alg_kid, responses: true },
    identity: {
      client_id: client.client_id,
      redirect_uri: client.redirect_uris[0],
      loopback_redirect: client.redirect_uris[1],
      scopes: [READ_SCOPE],
      public_none: true,
      token_mint: true,
      serves_public_clients: true,
      gated,
      gated_multi: { ...gated, have_scopes: [MANAGE_SCOPE] },
      continue_url: true,
      resource_metadata: true,
      profile_binding: { registered: client.profile, mismatched: urlOf('linked') },
    },
    negotiation: {
      harness: true,
      validates_profile_url: true,
      unsupported_version_profile_url: urlOf('unsupported'),
      incompatible_caps_profile_url: urlOf('incompatible'),
      unreachable_profile_url: urlOf('missing'),
      malformed_profile_url: urlOf('malformed'),
    },
  }
}
