import type { ImportFault } from '@sampan/contract'
import { beforeAll, expect, test } from 'vitest'
import { sendCsv, workThrough } from '../server/testing/import-world.ts'
import { anOperator, aShop } from '../server/testing/world.ts'
import { demoCatalogue } from './catalogue.ts'
import { loadDemo } from './load-demo.ts'

const shop = await aShop()
await loadDemo(shop.context)
const desk = await anOperator(shop, { roles: ['catalogue'] })

const storedCatalogue = async () => ({
  products: await shop.db.selectFrom('product').selectAll().orderBy('product_id').execute(),
  skus: await shop.db.selectFrom('sku').selectAll().orderBy('sku_id').execute(),
  options: (await desk.call('GET /api/admin/option/list', {})).data,
})
let before: Awaited<ReturnType<typeof storedCatalogue>>
beforeAll(async () => {
  before = await storedCatalogue()
})

async function savedUnchanged(product_id: string) {
  const { data } = await desk.call('GET /api/admin/product/detail', { query: { product_id } })
  const { sales: _, created_at: __, proposal: ___, skus, ...facts } = data
  const body = { ...facts, skus: skus.map(({ stock: ___, ...sku }) => ({ ...sku, stock_change: 0 })) }
  const { code, msg } = await desk.call('POST /api/admin/product/save', { body })
  return { product_id, code, msg }
}

test('a product of the demo that an operator saves without a change stays unchanged', async () => {
  const ids = demoCatalogue().products.map(({ product_id }) => product_id)
  const answers: Awaited<ReturnType<typeof savedUnchanged>>[] = []
  for (let at = 0; at < ids.length; at += 10)
    answers.push(...(await Promise.all(ids.slice(at, at + 10).map(savedUnchanged))))
  expect(answers.filter(({ code }) => code !== 1)).toEqual([])
  expect(await storedCatalogue()).toEqual(before)
})

test('an option of the demo that an operator saves without a change stays unchanged', async () => {
  for (const { axis, revision, name, must_choose, values } of before.options)
    expect(
      await desk.call('POST /api/admin/option/save', { body: { axis, revision, name, must_choose, values } }),
    ).toMatchObject({ code: 1 })
  expect((await storedCatalogue()).options).toEqual(before.options)
})

type Exported = { data: { text: string; after: string | null } }
async function exportCsv(query: { whole?: 'true' }): Promise<string> {
  let text = ''
  for (let after: string | null | undefined; after !== null; ) {
    const { data }: Exported = await desk.call('GET /api/admin/product/export', {
      query: { ...query, ...(after && { after }) },
    })
    text += data.text
    after = data.after
  }
  return text
}

test.each([
  ['whole products', { whole: 'true' } as const],
  ['stock and prices', {}],
])('an export of %s can be imported without faults and changes nothing', async (_what, query) => {
  const { data } = await sendCsv(shop, desk, await exportCsv(query))
  const { import_id } = data
  await workThrough(shop)
  const faults: { data: { items: ImportFault[] } } = await desk.call('GET /api/admin/import/faults', {
    query: { import_id, after: 0 },
  })
  expect(faults.data.items).toEqual([])
  expect(await desk.call('POST /api/admin/import/apply', { body: { import_id } })).toMatchObject({ code: 1 })
  await workThrough(shop)
  const finishedImport = (await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data
  expect(finishedImport).toMatchObject({ state: 'done', faulty: 0, applied: before.products.length })
  expect(await storedCatalogue()).toEqual(before)
})
