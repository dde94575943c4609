import { expect, test } from 'vitest'
import { anImportDesk } from '../../../../testing/import-world.ts'

const { desk, aRow, checked, applied, faultsOf, read } = await anImportDesk()

test('a file sets, exports and deletes the class of goods, and another word is a fault', async () => {
  const row = aRow({ tax_class: 'Books' })
  const { product_id = '' } = row
  await applied([row])
  expect((await read(product_id)).tax_class).toBe('books')
  const query = { product_ids: product_id, whole: 'true' } as const
  const { data } = await desk.call('GET /api/admin/product/export', { query })
  expect(data.text.split('\r\n')[0]?.split(',')).toContain('tax_class')
  expect(await checked(data.text)).toMatchObject({ faulty: 0, unchanged_products: 1 })
  expect(await checked([{ ...row, stock: '', tax_class: '' }])).toMatchObject({ faulty: 0, unchanged_products: 1 })
  await applied([{ ...row, stock: '', tax_class: 'none' }])
  expect((await read(product_id)).tax_class).toBeNull()
  const { import_id } = await checked([{ ...row, stock: '', tax_class: 'novels' }])
  expect(await faultsOf(import_id)).toMatchObject([{ column: 'tax_class', fault: 'not_a_tax_class', cell: 'novels' }])
})
