import type { ReplyTo } from '@sampan/front/calls'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { refuse, renderDesk } from '../../../../testing/fake-desk.tsx'

test('a shop’s freight is edited and sent completely', async () => {
  const savedShop = CATALOGUE['GET /api/admin/shop/detail'] as never // the same shop
  const { requests } = await renderDesk('/shops/harbour', {
    replies: { ...CATALOGUE, 'POST /api/admin/shop/save': savedShop },
  })
  await expect.element(page.getByRole('region', { name: 'Harbour', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'First item' }).fill('3.50')
  await page.getByRole('textbox', { name: 'Free over' }).fill('90')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => requests('POST /api/admin/shop/save').length).toBe(1)
  expect(requests('POST /api/admin/shop/save')[0]?.body).toMatchObject({
    shop_id: 'harbour',
    revision: 'revision-s',
    freight: [{ country: '*', base_cents: 350, free_from_cents: 9000, handling_days: 2 }],
  })
})

test('freight by weight has limits with prices, and a step above the last one', async () => {
  const savedShop = CATALOGUE['GET /api/admin/shop/detail'] as never // the same shop
  const { requests } = await renderDesk('/shops/harbour', {
    replies: { ...CATALOGUE, 'POST /api/admin/shop/save': savedShop },
  })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const save = () => page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('combobox', { name: 'Service' }).click()
  await page.getByRole('option', { name: 'Express' }).click()
  await page.getByRole('combobox', { name: 'Costs depend on' }).click()
  await page.getByRole('option', { name: 'Weight' }).click()
  await save()
  await expect.element(page.getByText('Fill in amounts and days for every shipping rate')).toBeVisible()
  await field('Up to, in grams').fill('500')
  await field('Costs').fill('4.50')
  await page.getByRole('button', { name: 'Add a limit' }).click()
  await field('Up to, in grams').last().fill('2000')
  await field('Costs').last().fill('9')
  await field('Step above that, in grams').fill('1000')
  await field('Each step costs').fill('2')
  await field('Weight of an item without a weight, in grams').fill('350')
  await save()
  await expect.poll(() => requests('POST /api/admin/shop/save').length).toBe(1)
  const limits = [
    { up_to: 500, cents: 450 },
    { up_to: 2_000, cents: 900 },
  ]
  expect(requests('POST /api/admin/shop/save')[0]?.body).toMatchObject({
    piece_grams: 350,
    freight: [
      { service: 'express', base_cents: 500, each_further_cents: 200, bands: { basis: 'weight', limits, step: 1_000 } },
    ],
  })
})

test('a new rate starts with a country that has none', async () => {
  await renderDesk('/shops/harbour', { replies: CATALOGUE })
  const countries = page.getByRole('combobox', { name: 'Country' })
  await expect.element(countries).toHaveValue('Everywhere else')
  for (const count of [2, 3]) {
    await page.getByRole('button', { name: 'Add a rate' }).click()
    await expect.poll(() => countries.elements().length).toBe(count)
  }
  const names = countries.elements().map((field) => (field as HTMLInputElement).value) // a combobox is an input
  expect(names[1]).toBe('Japan')
  expect(new Set(names).size).toBe(3)
})

test('a second save of an outdated shop is refused too, and keeps the input', async () => {
  let revision = 'revision-s'
  const harbour = CATALOGUE['GET /api/admin/shop/detail'] as ReplyTo<'GET /api/admin/shop/detail'> // a constant reply
  const { requests } = await renderDesk('/shops/harbour', {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/shop/detail': () => ({ ...harbour, revision }),
      'POST /api/admin/shop/save': () => {
        revision = 'revision-later'
        return refuse('changed_meanwhile', 'Somebody changed it')
      },
    },
  })
  await page.getByRole('textbox', { name: 'Free over' }).fill('90')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/Someone else has just changed this/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => requests('POST /api/admin/shop/save').length).toBe(2)
  expect(requests('POST /api/admin/shop/save').map(({ body }) => body.revision)).toEqual(['revision-s', 'revision-s'])
  await expect.element(page.getByRole('textbox', { name: 'Free over' })).toHaveValue('90')
})

test('a kind of a category is renamed', async () => {
  const categories = CATALOGUE['GET /api/admin/category/list'] as never // the same categories
  const { requests } = await renderDesk('/categories', {
    replies: { ...CATALOGUE, 'POST /api/admin/kind/save': categories },
  })
  await page.getByRole('button', { name: 'Lamps' }).click()
  await page.getByRole('group', { name: 'Display name' }).getByRole('textbox', { name: 'English' }).fill('Table lamps')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => requests('POST /api/admin/kind/save').length).toBe(1)
  expect(requests('POST /api/admin/kind/save')[0]?.body).toMatchObject({
    kind: 'lamps',
    revision: 'revision-k',
    name: { en: 'Table lamps' },
  })
})
