import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { anAgent as aLinkedAgent, link } from '../../../../testing/agent/agent-link-world.ts'
import { anAgent, itemsOf } from '../../../../testing/agent/shopping-agent-world.ts'
import { aBuyer } from '../../../../testing/order-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { clock } from '../../../clock.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop()
const owner = await anOperator(shop)
const csv = await readFile(new URL('../../../../testing/tax/example-rules.csv', import.meta.url), 'utf8')
await owner.call('POST /api/admin/tax/import', { body: { csv } })

/** A checkout of a linked agent for a keyboard at $40, for a shopper with an address in this country and area. */
async function aCheckout(country: string, area: string[] = []) {
  const client = await aLinkedAgent(shop)
  const agent = await anAgent(shop, client.host)
  const buyer = await aBuyer(shop)
  await shop.db.updateTable('address').set({ country, area }).where('user_id', '=', buyer.user_id).execute()
  const scopes = ['dev.ucp.shopping.checkout:manage', 'dev.ucp.shopping.checkout:pay']
  const { access_token: bearer } = await link(shop, client, buyer, { allowance_cents: 20_000, scopes })
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 4_000 })
  const facts = { hs_code: country === 'US' ? '420292' : '847160', origin_country: 'CN' }
  await shop.db.updateTable('product').set(facts).where('product_id', '=', product_id).execute()
  const { data: checkout } = await agent.act('create_checkout', itemsOf([sku_id, 1]), { bearer })
  const complete = async () => (await agent.act('complete_checkout', {}, { id: checkout.id, bearer })).data
  return { buyer, checkout, complete }
}

test('an agent sees the collected taxes, and pays them from the allowance', async () => {
  const { buyer, checkout, complete } = await aCheckout('DE')
  // EUR 3 for the item, and 19 % of both.
  const [tax, total] = [348 + 826, 4_000 + 348 + 826]
  const sums = checkout.totals.map(({ type, amount }: { type: string; amount: number }) => [type, amount])
  expect(sums).toContainEqual(['tax', tax])
  expect(sums).toContainEqual(['total', total])
  expect((await complete()).status).toBe('completed')
  const [order] = (await buyer.call('GET /api/user/order_list', { query: {} })).data.items
  expect(order).toMatchObject({ status: 1, tax_cents: tax, total_cents: total })
})

test('if the address has other taxes than its country, the shopper completes the purchase', async () => {
  const { buyer, checkout, complete } = await aCheckout('US', ['US-CA'])
  // The agent is shown the country only: no sales tax.
  expect(checkout.totals).toContainEqual(expect.objectContaining({ type: 'tax', amount: 2_204 }))
  expect((await complete()).status).toBe('requires_escalation')
  expect((await buyer.call('GET /api/user/order_list', { query: {} })).data.items).toEqual([])
})
