import { expect, test } from 'vitest'
import { aProfile, aProfileServer } from '../../../../testing/agent/agent-world.ts'
import { aProduct, aShop, listed } from '../../../../testing/world.ts'

const shop = await aShop()
shop.context.config.agent_loopback = true
const product = await aProduct(shop, { price_cents: 2_500 })
await listed(shop)
const agent = await aProfileServer(aProfile())
const meta = { 'ucp-agent': { profile: agent.url } }

async function ask(method: string, params: object = {}) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/mcp',
    payload: { jsonrpc: '2.0', id: 1, method, params },
  })
  return { status: response.statusCode, body: response.json() }
}
const callTool = (name: string, input: object) => ask('tools/call', { name, arguments: { meta, ...input } })

test('wrong arguments are results that name the field, its form and an example', async () => {
  const wrong = async (name: string, input: object) => {
    const { status, body } = await callTool(name, input)
    expect([name, status, body.result?.isError]).toEqual([name, 200, true])
    const { content, structuredContent } = body.result
    expect(structuredContent).toMatchObject({ ucp: { status: 'error' }, content: content[0].text })
    return [structuredContent.code, content[0].text]
  }
  const items = (quantity: unknown) => ({ line_items: [{ item: { id: 'x' }, quantity }] })
  type Case = [name: string, given: object, sentence: RegExp]
  const cases: Case[] = [
    ['search_catalog', {}, /^catalog is missing/],
    ['search_catalog', { catalog: { query: 5 } }, /\$\.query: .*expected string.* such as "red lamp"/],
    ['search_catalog', { catalog: {} }, /a query, a category or a price is needed/],
    [
      'search_catalog',
      { catalog: { filters: { price: { min: 2.5 } } } },
      /price\.min: .* in cents .* 2500 for \$25\.00/,
    ],
    ['search_catalog', { catalog: { query: 'x', context: { language: 'fr' } } }, /language fr.*en, zh-CN, ja, ko, th/],
    ['create_cart', { cart: items('2') }, /\$\.line_items\.0\.quantity: .*expected number.* Number of pieces/],
    ...['x'.repeat(60), 'en;q=0,ja', 'english'].map(
      (language): Case => [
        'create_cart',
        { cart: { ...items(1), context: { language } } },
        /no texts in the language \S{5,35}\. Use one of en/,
      ],
    ),
    ['get_cart', {}, /^id is missing\. Id of the cart/],
    ['get_cart', { id: 5 }, /^id: .*expected string/],
    ['complete_checkout', { id: 'chk_x', checkout: {} }, /^meta\["idempotency-key"\] is missing/],
    ['create_cart', { meta: { ...meta, 'idempotency-key': 'short' }, cart: items(1) }, /16 to 255 characters/],
  ]
  for (const [name, input, sentence] of cases)
    expect(await wrong(name, input)).toEqual(['invalid_request', expect.stringMatching(sentence)])
  const ids = Array.from({ length: 51 }, (_, n) => `${n}`)
  expect((await wrong('lookup_catalog', { catalog: { ids } }))[0]).toBe('request_too_large')
})

type Schema = { description?: string; properties?: Record<string, Schema>; items?: Schema }

/** The paths of fields without a description. */
const undescribed = ({ properties = {}, items }: Schema, path: string): string[] => [
  ...Object.entries(properties).flatMap(([name, field]) => [
    ...(field.description ? [] : [`${path}.${name}`]),
    ...undescribed(field, `${path}.${name}`),
  ]),
  ...(items ? undescribed(items, `${path}[]`) : []),
]

test('every tool and field is described, and hints say what a tool changes', async () => {
  const { tools } = (await ask('tools/list')).body.result
  for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
    expect([name, undescribed(inputSchema, name), undescribed(outputSchema, name)]).toEqual([name, [], []])
    expect([name, title, description, outputSchema.type]).toEqual([
      name,
      expect.any(String),
      expect.any(String),
      'object',
    ])
    expect(inputSchema.properties.meta.properties.language.description).toContain('en, zh-CN, ja, ko, th')
    const { readOnlyHint, destructiveHint, idempotentHint } = annotations
    const is_read = /^(get|search|lookup)_/.test(name)
    expect([name, readOnlyHint, destructiveHint, idempotentHint]).toEqual([
      name,
      is_read,
      /^(update|cancel|complete)_/.test(name),
      is_read || /^(update|complete)_/.test(name),
    ])
    const needsKey = inputSchema.properties.meta.required.includes('idempotency-key')
    expect([name, needsKey]).toEqual([name, name === 'complete_checkout'])
  }
  const search = tools.find(({ name }: { name: string }) => name === 'search_catalog').inputSchema.properties.catalog
  expect(search.properties.pagination.properties.limit).toMatchObject({ minimum: 1, maximum: 50, default: 10 })
  expect(search.properties.filters.properties.categories.description).toContain('a value of "categories"')
})

test('an unknown category says so', async () => {
  for (const category of ['gadgets', 'No such']) {
    const { body } = await callTool('search_catalog', { catalog: { filters: { categories: [category] } } })
    expect(body.result.structuredContent).toMatchObject({ products: [], messages: [{ code: 'category_unknown' }] })
  }
})

test('a country or language in another form is understood, or the reply says what was expected', async () => {
  const line_items = [{ item: { id: product.sku_id }, quantity: 1 }]
  const context = (one: object) => ({ line_items, context: { language: 'en', ...one } })
  const replyOf = async (name: string, args: object) => {
    const { messages = [], totals } = (await callTool(name, args)).body.result.structuredContent
    return { codes: messages.map(({ code }: { code: string }) => code), totals }
  }
  for (const [name, argument] of [
    ['create_cart', 'cart'],
    ['create_checkout', 'checkout'],
  ] as const) {
    expect((await replyOf(name, { [argument]: context({ address_country: 'Japan' }) })).codes).toContain(
      'country_unknown',
    )
    expect((await replyOf(name, { [argument]: context({ address_country: 'jp' }) })).codes).not.toContain(
      'country_unknown',
    )
  }
  for (const [name, input] of [
    ['search_catalog', { query: 'product' }],
    ['lookup_catalog', { ids: [product.product_id] }],
    ['get_product', { id: product.product_id }],
  ] as const)
    expect((await replyOf(name, { catalog: { ...input, context: { address_country: 'Japan' } } })).codes).toEqual([
      'country_unknown',
    ])
  const { totals } = await replyOf('create_cart', { cart: context({ language: 'ja_JP' }) })
  expect(totals[0].display_text).toBe('商品の小計')
})

test('a cart and its checkout stay in the language of the first call, unless a call names another', async () => {
  const act = async (name: string, input: object, language?: string) =>
    (await callTool(name, { ...input, meta: { ...meta, ...(language && { language }) } })).body.result.structuredContent
  const line_items = [{ item: { id: product.sku_id }, quantity: 1 }]
  const cart = await act('create_cart', { cart: { line_items, context: { language: 'en' } } })
  expect(cart.totals[0].display_text).toBe('Items')
  expect((await act('get_cart', { id: cart.id })).totals[0].display_text).toBe('Items')
  const checkout = await act('create_checkout', { checkout: { cart_id: cart.id, line_items: [] } })
  expect(checkout.continue_url).toContain('lang=en')
  const current = await act('get_checkout', { id: checkout.id })
  expect([current.totals[0].display_text, current.continue_url]).toEqual(['Items', checkout.continue_url])
  expect((await act('get_checkout', { id: checkout.id }, 'ja')).continue_url).toContain('lang=ja')
  const updated = await act('update_checkout', { id: checkout.id, checkout: { line_items } }, 'ja')
  expect(updated.continue_url).toContain('lang=ja')
  expect((await act('get_checkout', { id: checkout.id })).continue_url).toContain('lang=ja')
})

test('errors have the version of the platform', async () => {
  const { url } = await aProfileServer(aProfile({ version: '2026-04-08' }))
  const older = { 'ucp-agent': { profile: url } }
  const { body } = await callTool('search_catalog', { meta: older, catalog: { query: 5 } })
  expect(body.result.structuredContent.ucp.version).toBe('2026-04-08')
  const order = await callTool('get_order', { meta: older, id: 'x' })
  expect(order.status).toBe(401)
  expect(order.body.error.data).toMatchObject({ code: 'identity_required', ucp: { version: '2026-04-08' } })
})
