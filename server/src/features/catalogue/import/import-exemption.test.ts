import { expect, test } from 'vitest'
import { anImportDesk } from '../../../../testing/import-world.ts'
import { aBuyer, buy } from '../../../../testing/order-world.ts'
import { aProduct, aShop } from '../../../../testing/world.ts'

const { desk, aRow, checked, applied, faultsOf, read } = await anImportDesk()

test('a file sets, exports and deletes the exemption from withdrawal, and another word is a fault', async () => {
  const row = aRow({ withdrawal_exemption: 'Perishable' })
  const { product_id = '' } = row
  await applied([row])
  expect((await read(product_id)).withdrawal_exemption).toBe('perishable')
  const query = { product_ids: product_id, whole: 'true' } as const
  const { data } = await desk.call('GET /api/admin/product/export', { query })
  expect(data.text.split('\r\n')[0]?.split(',')).toContain('withdrawal_exemption')
  expect(await checked(data.text)).toMatchObject({ faulty: 0, unchanged_products: 1 })
  await applied([{ ...row, stock: '', withdrawal_exemption: 'none' }])
  expect((await read(product_id)).withdrawal_exemption).toBeNull()
  const { import_id } = await checked([{ ...row, stock: '', withdrawal_exemption: 'used' }])
  expect(await faultsOf(import_id)).toMatchObject([
    { column: 'withdrawal_exemption', fault: 'not_an_exemption', cell: 'used' },
  ])
})

test('the product names its exemption, and an order keeps the exemption of its time', async () => {
  const shop = await aShop()
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 1000 })
  const buyer = await aBuyer(shop)
  const exempt = (withdrawal_exemption: 'hygiene' | null) =>
    shop.db.updateTable('product').set({ withdrawal_exemption }).where('product_id', '=', product_id).execute()
  await exempt('hygiene')
  const { data } = await buyer.call('GET /api/product/detail', { query: { product_id } })
  expect(data.withdrawal_exemption).toBe('hygiene')
  const { order_ids } = (await buy(buyer, { sku_id, total_cents: 1000 })).data
  await exempt(null)
  const query = { order_id: order_ids[0] ?? '' }
  const order = (await buyer.call('GET /api/order/detail', { query })).data
  expect(order.items).toMatchObject([{ withdrawal_exemption: 'hygiene' }])
})
