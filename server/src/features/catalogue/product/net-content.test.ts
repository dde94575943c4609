import { expect, test } from 'vitest'
import { aProductDesk } from '../../../../testing/catalogue-world.ts'
import { callerOf } from '../../../../testing/world.ts'

const { shop, desk, aDraft, save, read } = await aProductDesk()
const visitor = callerOf(shop)

async function goods(contents: [string | null, string | null]) {
  const draft = aDraft()
  const skus = draft.skus.map((sku, at) => ({ ...sku, net_content: contents[at] ?? null }))
  const reply = await save({ ...draft, skus })
  return { reply, product_id: draft.product_id, sku_ids: skus.map(({ sku_id }) => sku_id) }
}
const detail = async (product_id: string) => (await visitor('GET /api/product/detail', { query: { product_id } })).data

test('a card has the content of the SKU at its price, and the product those of all SKUs', async () => {
  const { product_id } = await goods(['250 ml', '0.5 l'])
  const product = await detail(product_id)
  expect(product.skus.map(({ net_content }) => net_content)).toEqual(['250 ml', '0.5 l'])
  expect(product).toMatchObject({ price_cents: 1250, net_content: '250 ml' })
  const dearer = await goods([null, '0.5 l'])
  expect((await detail(dearer.product_id)).net_content).toBeNull()
})

test('a content without a known unit or in another form is refused', async () => {
  for (const net_content of ['250', '250ml', '0 ml', '1.50 l', '12 stone'])
    expect((await goods([net_content, null])).reply.status).toBe(400)
})

test('the grid changes the content of a SKU that no other operator changed, and the cart shows it', async () => {
  const { product_id, sku_ids } = await goods([null, null])
  const [sku_id = ''] = sku_ids
  const query = { product_ids: product_id }
  const row = async () =>
    (await desk.call('GET /api/admin/sku/list', { query })).data.find((one) => one.sku_id === sku_id)
  const revision = (await row())?.facts.revision ?? ''
  const edit = { sku_id, facts: { revision, net_content: '30 ml' } }
  expect((await desk.call('POST /api/admin/sku/edit', { body: { edits: [edit] } })).code).toBe(1)
  expect((await row())?.facts.net_content).toBe('30 ml')
  expect(await desk.call('POST /api/admin/sku/edit', { body: { edits: [edit] } })).toMatchObject({
    reason: 'changed_meanwhile',
  })
  expect((await read(product_id)).skus[0]?.net_content).toBe('30 ml')
  const cart = await visitor('POST /api/cart/preview', { body: { items: [{ sku_id, quantity: 1 }] } })
  expect(cart.data.groups[0]?.items[0]?.net_content).toBe('30 ml')
})
