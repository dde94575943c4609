import { expect, test } from 'vitest'
import { aMoveIn } from '../../../../testing/import/move-in-world.ts'
import { aProduct, callerOf } from '../../../../testing/world.ts'

const { shop, owner, checked, applied, work, read } = await aMoveIn()
const visitor = callerOf(shop)

const reviewsOf = async (product_id: string) =>
  (await visitor('GET /api/product/reviews', { query: { product_id } })).data
const starsOf = async (product_id: string) =>
  (await visitor('GET /api/product/detail', { query: { product_id } })).data.review_summary

test('reviews of Judge.me are shown as imported with their date, and count as stars, until they are undone', async () => {
  const { product_id, sku_id } = await aProduct(shop)
  const { file, lines } = await applied(
    `title,body,rating,review_date,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls,curated
Lovely,"Warm &amp; soft",5,2025-03-01 09:30:00 UTC,Ann Bee,ann@example.com,,${product_id},Thank you,,ok
,とても良い,4,2025-03-02,花子,,,${product_id.toUpperCase()},,https://pictures.example/1.jpg,ok
Rude,spam,1,2025-03-03,Bot,,,${product_id},,,spam
Nice,no stars,six,2025-03-03,Cy,,,${product_id},,,ok
Nice,no product,3,2025-03-03,Cy,,,unknown-thing,,,ok
Later,from the future,3,2190-03-03,Cy,,,${product_id},,,ok
`,
  )
  expect(file).toMatchObject({ kind: 'reviews', system: 'judgeme', state: 'done' })
  expect(lines.map(({ outcome, remarks }) => [outcome, ...remarks.map(({ remark }) => remark)])).toEqual([
    ['applied'],
    ['applied', 'pictures_left_out'],
    ['faulty', 'not_published'],
    ['faulty', 'not_stars'],
    ['faulty', 'unknown_product'],
    ['faulty', 'date_in_future'],
  ])
  const { items, has_imported } = await reviewsOf(product_id)
  expect(has_imported).toBe(true)
  expect(items).toMatchObject([
    { content: 'Lovely\nWarm & soft', product_score: 5, is_imported: true, reply: 'Thank you', language: 'en' },
    { content: 'とても良い', product_score: 4, is_imported: true, language: 'ja' },
  ])
  expect(items[0]?.created_at).toBe('2025-03-01T09:30:00.000Z')
  expect(await starsOf(product_id)).toMatchObject({ count: 2, average: 4.5 })

  const plain = `sku,stars,text,author,date\n${sku_id},5,Warm & soft,Dee,2025-03-01\n${sku_id},5,Warm & soft,Dee,2025-03-01\n`
  const second = await applied(plain)
  expect(second.file.outcomes).toEqual({ applied: 1, duplicate: 1 })
  expect((await checked(plain)).file.outcomes).toEqual({ duplicate: 2 })

  const { file_id } = file
  const [review_id = ''] = items.map((item) => item.review_id)
  expect(
    (await owner.call('POST /api/admin/review/hide', { body: { review_id, reason: 'Names a person' } })).data,
  ).toMatchObject({ is_imported: true, shopper: null })
  await owner.call('POST /api/admin/move_in/undo', { body: { file_id } })
  await work()
  expect(await read(file_id)).toMatchObject({ state: 'undone', outcomes: { undone: 2, faulty: 4 } })
  expect((await reviewsOf(product_id)).items).toHaveLength(1)
  expect(await starsOf(product_id)).toMatchObject({ count: 1, average: 5 })
})

test('products are found by title too, and one of several products is not guessed', async () => {
  const { product_id } = await aProduct(shop)
  const { title } = await shop.db
    .selectFrom('product')
    .select('title')
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow()
  const rows = [
    ['product name', 'rating', 'comment', 'date'],
    [title['zh-CN'] ?? '', '★★★', '', '01/02/2025'],
    ['Twin', '5', 'x', '2025-01-01'],
  ]
  for (const twin of [await aProduct(shop), await aProduct(shop)])
    await shop.db
      .updateTable('product')
      .set({ title: JSON.stringify({ en: 'Twin' }) })
      .where('product_id', '=', twin.product_id)
      .execute()
  const { lines } = await checked(rows, { is_day_first: true })
  expect(lines.map(({ outcome, remarks }) => [outcome, ...remarks.map(({ remark }) => remark)])).toEqual([
    ['new', 'author_missing'],
    ['faulty', 'several_products'],
  ])
  expect(lines[0]?.about).toContain('2025-02-01')
})
