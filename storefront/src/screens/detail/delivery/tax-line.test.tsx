import { expect, test } from 'vitest'
import { aFreightRule, anAddress, aProduct } from '../../../../testing/fake-goods.ts'
import { openProduct, textOf } from '../../../../testing/open-product.ts'

const ABOUT = { outcome: 'about' as const, arrival_cents: 420, added_cents: 0, included_cents: 0 }
const brand = { name: 'Sampan', names: {}, logo: null, has_tax_rules: true as const }
const freight = [aFreightRule('TH', 700)]
const replies = { 'GET /api/user/address_list': [anAddress(1)], 'GET /api/product/taxes': ABOUT }

test('a shop with rules says at the product what is due on arrival in the shopper’s country', async () => {
  const { view, requests } = await openProduct(aProduct(1, { freight }), { signedIn: true, replies, brand })
  const row = view.getByRole('button', { name: /^Delivery to/ })
  await expect.poll(textOf(row)).toMatch(/^Delivery to Thailand.*About \$4\.20 in taxes and duties on arrival$/)
  expect(requests('GET /api/product/taxes').map(({ query }) => query)).toEqual([
    { sku_id: aProduct(1).skus[0]?.sku_id, country: 'TH' },
  ])
})

test('a shop without rules does not ask for taxes', async () => {
  const { view, requests } = await openProduct(aProduct(1, { freight }), { signedIn: true, replies })
  const row = view.getByRole('button', { name: /^Delivery to/ })
  await expect.poll(textOf(row)).toMatch(/Arrives/)
  expect(requests('GET /api/product/taxes')).toEqual([])
})
