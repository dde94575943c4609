import { expect, test } from 'vitest'
import { anImportDesk } from '../../../../testing/import-world.ts'

const { desk, aRow, checked, applied } = await anImportDesk()

const HTML = '<p>Soft &amp; <b>warm</b></p>\n<ul><li>Wool</li><li>30&nbsp;°C</li></ul>'
const MARKDOWN = 'Soft & **warm**\n\n- Wool\n- 30 °C'
const atDesk = async (product_id = '') =>
  (await desk.call('GET /api/admin/product/detail', { query: { product_id } })).data

test('HTML in a product file is converted, and the preview counts its products', async () => {
  const specs = JSON.stringify([{ name: { en: 'Care &amp; use' }, values: [{ en: '<b>By hand</b>' }] }])
  const row = aRow({ description_en: HTML, description_ja: 'ウール<br>30&deg;C', title_en: 'Tea &amp; milk', specs })
  const [plain, comparison] = [aRow(), aRow({ description_en: 'Fits if a < b. I <3 it & R&D; too' })]
  expect(await checked([row, plain, comparison])).toMatchObject({ faulty: 0, html_products: 1 })
  expect(await applied([row, plain, comparison])).toMatchObject({ applied: 3, html_products: 1 })
  expect(await atDesk(row.product_id)).toMatchObject({
    title: { en: 'Tea & milk' },
    description: { en: MARKDOWN, ja: 'ウール\n30°C' },
    specs: [{ name: { en: 'Care & use' }, values: [{ en: 'By hand' }] }],
  })
  expect((await atDesk(comparison.product_id)).description.en).toBe('Fits if a < b. I <3 it & R&D; too')
})

test('a text that was converted before stays when its export is imported', async () => {
  const specs = JSON.stringify([{ name: { en: 'Sign' }, values: [{ en: '&lt;b&gt;' }] }])
  const row = aRow({ description_en: '<p>Sign &lt;b&gt; is shown</p>', specs })
  await applied([row])
  const { text } = (await desk.call('GET /api/admin/product/export', { query: { whole: 'true' } })).data
  expect(await applied(text)).toMatchObject({ changed_products: 0, html_products: 0 })
  expect((await atDesk(row.product_id)).description.en).toBe('Sign <b> is shown')
})

test('HTML in escapes of specs is counted too', async () => {
  const specs = String.raw`[{"name":{"en":"Care"},"values":[{"en":"\u003cb>By hand\u003c/b>"}]}]`
  const row = aRow({ specs })
  expect(await applied([row])).toMatchObject({ html_products: 1 })
  expect((await atDesk(row.product_id)).specs).toEqual([{ name: { en: 'Care' }, values: [{ en: 'By hand' }] }])
})

test('the form of a product converts HTML and says so; a text without words, or that becomes too long, is refused', async () => {
  const row = aRow()
  await applied([row])
  const { proposal: _, sales: __, created_at: ___, skus, ...product } = await atDesk(row.product_id)
  const draft = { ...product, skus: skus.map(({ stock: _, ...sku }) => ({ ...sku, stock_change: 0 })) }
  const save = (body: object) => desk.call('POST /api/admin/product/save', { body: { ...draft, ...body } })
  const empty = await save({ description: { en: '<img src="a.webp">' } })
  expect(empty).toMatchObject({ reason: 'catalogue_fault', field: 'description' })
  const long = await save({ description: { en: `<ol start="1000000000">${'<li>a'.repeat(1_500)}</ol>` } })
  expect(long).toMatchObject({ reason: 'catalogue_fault', field: 'description' })
  const saved = await save({ description: { en: HTML } })
  expect(saved.data).toMatchObject({ had_html: true, description: { en: MARKDOWN } })
  expect((await save({ revision: saved.data.revision, description: { en: MARKDOWN } })).data.had_html).toBe(false)
})
