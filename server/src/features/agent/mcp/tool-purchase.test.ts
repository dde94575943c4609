// A client that knows nothing of the shop but its list of tools: it fills each argument from the schemas, and reads from the
// descriptions and replies what to do next. No call may fail.
import { expect, test } from 'vitest'
import { anAgentHost, link } from '../../../../testing/agent/agent-link-world.ts'
import { aBuyer } from '../../../../testing/order-world.ts'
import { aProduct, aShop, listed } from '../../../../testing/world.ts'

const shop = await aShop()
shop.context.config.agent_loopback = true
await aProduct(shop, { price_cents: 2_500 })
await listed(shop)

type Schema = {
  type?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  minItems?: number
}
type Tool = { name: string; description: string; inputSchema: Schema; outputSchema: Schema }
// biome-ignore lint/suspicious/noExplicitAny: replies of the protocol are read like JSON of another program
type Reply = any

/** Calls of a host whose user is a shopper with an allowance, or none. */
async function aClient(allowance_cents?: number) {
  const host = await anAgentHost()
  const buyer = await aBuyer(shop)
  const scopes = ['dev.ucp.shopping.order:read', 'dev.ucp.shopping.checkout:manage', 'dev.ucp.shopping.checkout:pay']
  const bearer = allowance_cents && (await link(shop, host, buyer, { allowance_cents, scopes })).access_token
  const profile = `${host.origin}/profile.json`
  async function post(method: string, params: object = {}) {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      payload: { jsonrpc: '2.0', id: 1, method, params },
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const tools: Tool[] = (await post('tools/list')).body.result.tools

  /** The required fields of a schema, with the values that the client knows by the field's name. */
  function filled(
    { properties = {}, required = [] }: Schema,
    values: Record<string, unknown>,
  ): Record<string, unknown> {
    const names = Object.keys(properties).filter((name) => required.includes(name) || name in values)
    return Object.fromEntries(names.map((name) => [name, valueFor(name, properties[name] ?? {}, values)]))
  }
  function valueFor(name: string, schema: Schema, values: Record<string, unknown>): unknown {
    if (name in values && schema.type !== 'array') return values[name]
    if (schema.type === 'object') return filled(schema, values)
    if (schema.type === 'array')
      return (schema.minItems ?? 0) === 0 && !(name in values) ? [] : [filled(schema.items ?? {}, values)]
    if (name === 'profile') return profile
    if (name === 'idempotency-key') return crypto.randomUUID()
    throw new Error(`the client does not know ${name}: ${schema.description}`)
  }

  /** @param known the id of the tool's resource, and by name the fields of its input. */
  async function use(name: string, { id, ...values }: Record<string, unknown> = {}): Promise<Reply> {
    const tool = tools.find((one) => one.name === name)
    if (!tool) throw new Error(`no tool ${name}`)
    const { properties = {}, required = [] } = tool.inputSchema
    const input = Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => required.includes(key))
        .map(([key, schema]) => [key, key === 'id' ? id : valueFor(key, schema, values)]),
    )
    const { status, body } = await post('tools/call', { name, arguments: input })
    const reply = body.result?.structuredContent
    expect([name, status, body.error, body.result?.isError, reply?.ucp.status]).toEqual([
      name,
      200,
      undefined,
      undefined,
      'success',
    ])
    for (const member of tool.outputSchema.required ?? []) expect(reply).toHaveProperty(member)
    return reply
  }
  return { use, tools, buyer }
}

/** Finds a variant that is available, by the members that the output schemas name. */
async function chooseVariant({ use }: Awaited<ReturnType<typeof aClient>>, query: string): Promise<string> {
  const { products } = await use('search_catalog', { query })
  const { product } = await use('get_product', { catalog: { id: products[0].id } })
  return product.variants.find(({ availability }: Reply) => availability.available).id
}

const itemOf = (id: string) => ({ line_items: true, item: { id }, quantity: 1 })

test('a client that knows only the list of tools buys within an allowance, and no call fails', async () => {
  const client = await aClient(5_000)
  const { use } = client
  const item = itemOf(await chooseVariant(client, 'product'))
  const cart = await use('create_cart', item)
  await use('update_cart', { id: cart.id, ...item, quantity: 2 })
  expect((await use('get_cart', { id: cart.id })).line_items[0].quantity).toBe(2)
  const checkout = await use('create_checkout', { cart_id: cart.id })
  expect(checkout.status).toBe('ready_for_complete')
  const updated = await use('update_checkout', { id: checkout.id, ...item })
  expect(updated.totals.at(-1)).toMatchObject({ type: 'total', amount: 2_500 })
  const completed = await use('complete_checkout', { id: checkout.id })
  expect(completed.status).toBe('completed')
  expect((await use('get_checkout', { id: checkout.id })).order.id).toBe(completed.order.id)
  const order = await use('get_order', { id: completed.order.id })
  expect(order.totals.at(-1)).toMatchObject({ type: 'total', amount: 2_500 })
})

test('without a shopper’s consent the same client gets the address where the shopper pays', async () => {
  const client = await aClient()
  const { use } = client
  const checkout = await use('create_checkout', itemOf(await chooseVariant(client, 'product')))
  expect([checkout.status, checkout.continue_url]).toEqual([
    'requires_escalation',
    expect.stringContaining('/checkout?'),
  ])
  expect((await use('complete_checkout', { id: checkout.id })).status).toBe('requires_escalation')
  expect((await use('cancel_checkout', { id: checkout.id })).status).toBe('canceled')
})

test('the descriptions name each next step, and where each id comes from', async () => {
  const { tools } = await aClient()
  const textOf = (name: string) => JSON.stringify(tools.find((tool) => tool.name === name))
  const needed: [tool: string, ...words: RegExp[]][] = [
    ['search_catalog', /id of a variant, not that of the product/, /2500 is \$25\.00/, /at least one of them/],
    ['get_product', /availability\.available/],
    ['create_checkout', /continue_url/, /complete_checkout/, /update_checkout/, /\[\] with a cart_id/],
    ['complete_checkout', /spends money/, /agreed to the total/, /May be left out/, /with a new key/],
    ['get_checkout', /\\"id\\" of the reply of create_checkout/, /order\.id/],
    ['get_order', /order\.id/, /signature/],
    ['update_cart', /items that stay/],
  ]
  for (const [name, ...words] of needed)
    for (const word of words) expect([name, textOf(name)]).toEqual([name, expect.stringMatching(word)])
  for (const { name, inputSchema } of tools) {
    const { meta } = inputSchema.properties ?? {}
    const is_read = /^(get|search|lookup)_/.test(name)
    expect([name, 'idempotency-key' in (meta?.properties ?? {})]).toEqual([name, !is_read])
    expect([name, JSON.stringify(inputSchema)]).not.toEqual([name, expect.stringContaining('of the call"')])
  }
})
