import { expect, test } from 'vitest'
import { suiteConfig } from './suite-config.ts'

const product = (id: string, available: boolean, options: unknown[] = []) => ({
  id,
  options,
  variants: [{ id: `${id}-a`, price: { amount: 2_500 }, availability: { available } }],
})
const platform = {
  urlOf: (name: string) => `http://localhost:1/${name}`,
  request_private_jwk: {},
  unsupported_alg_kid: 'other',
  client: { client_id: 'client', redirect_uris: ['one', 'other'], profile: 'profile' },
}
const buyer = { buy: async () => 'purchase' }

/** A shop with 12 lamps, of which the first is sold out and the third has options. */
async function askLamps(_path: string, body: object): Promise<unknown> {
  const { query, pagination } = body as { query: string; pagination: { cursor?: string } } // the form that suiteConfig sends
  if (query !== 'lamp') return { products: [] }
  const lamps = Array.from({ length: 12 }, (_, at) =>
    product(`lamp-${at}`, at > 0, at === 2 ? [{ name: 'Colour' }] : []),
  )
  if (pagination.cursor) return { products: lamps.slice(10), pagination: { has_next_page: false } }
  return { products: lamps.slice(0, 10), pagination: { has_next_page: true, cursor: 'next' } }
}

test('the configuration of the suite names what the shop sells', async () => {
  expect(await suiteConfig(askLamps, platform, buyer)).toMatchObject({
    product_id: 'lamp-1-a',
    out_of_stock_id: 'lamp-0-a',
    cart: { second_product_id: 'lamp-2-a' },
    catalog: {
      variant_id: 'lamp-1-a',
      configurable_product_id: 'lamp-2',
      paginated_query: 'lamp',
      paginated_total: 12,
    },
    identity: { gated: { path: '/ucp/orders/purchase' }, redirect_uri: 'one', loopback_redirect: 'other' },
    negotiation: { malformed_profile_url: 'http://localhost:1/malformed' },
  })
})

test('a product that several queries find is not configured as two', async () => {
  const lamps = [product('lamp-0', true), product('lamp-1', true)]
  const ask = async (_path: string, { query }: { query?: string }) => ({
    products: query === 'lamp' || query === 'shirt' ? lamps.slice(0, query === 'lamp' ? 1 : 2) : [],
  })
  const config = await suiteConfig(ask, platform, buyer)
  expect([config.product_id, config.cart.second_product_id]).toEqual(['lamp-0-a', 'lamp-1-a'])
})

test('a shop that sells nothing cannot be checked', async () => {
  await expect(suiteConfig(async () => ({ products: [] }), platform, buyer)).rejects.toThrow('sells nothing')
})
