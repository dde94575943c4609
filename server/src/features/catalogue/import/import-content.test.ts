import { expect, test } from 'vitest'
import { anImportDesk } from '../../../../testing/import-world.ts'

const { desk, aRow, checked, applied, faultsOf, read } = await anImportDesk()

test('a file sets, exports and deletes the content of a SKU, and another text is a fault', async () => {
  const row = aRow({ net_content: '0,25 L' })
  const { product_id = '' } = row
  await applied([row])
  expect((await read(product_id)).skus[0]?.net_content).toBe('0.25 l')
  const query = { product_ids: product_id, whole: 'true' } as const
  const { data } = await desk.call('GET /api/admin/product/export', { query })
  expect(await checked(data.text)).toMatchObject({ faulty: 0, unchanged_products: 1 })
  expect(await checked([{ ...row, stock: '', net_content: '' }])).toMatchObject({ faulty: 0, unchanged_products: 1 })
  await applied([{ ...row, stock: '', net_content: 'none' }])
  expect((await read(product_id)).skus[0]?.net_content).toBeNull()
  const { import_id } = await checked([{ ...row, stock: '', net_content: 'a lot' }])
  expect(await faultsOf(import_id)).toMatchObject([{ column: 'net_content', fault: 'not_a_content', cell: 'a lot' }])
})
