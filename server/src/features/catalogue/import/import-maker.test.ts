import { expect, test } from 'vitest'
import { anImportDesk } from '../../../../testing/import-world.ts'

const { desk, aRow, checked, applied, faultsOf, read } = await anImportDesk()

test('a file sets, exports and deletes maker and warnings, and an unknown maker is a fault', async () => {
  const facts = { name: 'River Pottery', postal_address: '1 Kiln Lane', electronic_address: 'a@river.example' }
  const body = { ...facts, maker: 'river', revision: null, country: 'TW', responsible: null, vendors: [] }
  await desk.call('POST /api/admin/maker/save', { body })
  const row = aRow({ maker: 'river', warnings_en: 'Hot', warnings_ja: '高温', guarantee_years: '10' })
  const { product_id = '' } = row
  await applied([row])
  expect(await read(product_id)).toMatchObject({
    maker: 'river',
    warnings: { en: 'Hot', ja: '高温' },
    guarantee_years: 10,
  })
  const query = { product_ids: product_id, whole: 'true' } as const
  const { data } = await desk.call('GET /api/admin/product/export', { query })
  expect(await checked(data.text)).toMatchObject({ faulty: 0, unchanged_products: 1 })
  const empty = { ...row, stock: '', maker: '', warnings_en: '', warnings_ja: '', guarantee_years: '' }
  expect(await checked([empty])).toMatchObject({ faulty: 0, unchanged_products: 1 })
  await applied([{ ...empty, maker: 'none', warnings_ja: 'none' }])
  expect(await read(product_id)).toMatchObject({ maker: null, warnings: { en: 'Hot' } })
  const { import_id } = await checked([{ ...empty, maker: 'no-such', guarantee_years: '' }])
  expect(await faultsOf(import_id)).toMatchObject([{ column: 'maker', fault: 'unknown_maker' }])
  const short = await checked([{ ...empty, guarantee_years: '2' }])
  expect(await faultsOf(short.import_id)).toMatchObject([{ column: 'guarantee_years', fault: 'not_a_guarantee' }])
})
