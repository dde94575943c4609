import type { ReplyTo } from '@sampan/front/calls'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { refuse, renderDesk } from '../../../../testing/fake-desk.tsx'

type Category = ReplyTo<'GET /api/admin/category/list'>[number]
type Replies = Parameters<typeof renderDesk>[1]

const LIST = 'GET /api/admin/category/list'
const five = (text: string) => ({ en: text, 'zh-CN': text, ja: text, ko: text, th: text })
const aCategory = (category: string, fields: Partial<Category> = {}): Category => ({
  category,
  revision: `revision-${category}`,
  parent: null,
  position: 0,
  name: five(category),
  image: '/pictures/a.webp',
  is_hidden: false,
  has_products: false,
  kinds: [],
  ...fields,
})
const SHELVES = [
  aCategory('Kitchen', { category: 'kitchen' }),
  aCategory('pans', { parent: 'kitchen', name: { en: 'Pans', ja: '鍋' }, has_products: true }),
  aCategory('knives', { parent: 'kitchen', name: five('Knives'), is_hidden: true }),
  aCategory('toys', { name: five('Toys') }),
]
const openCategories = (categories: Category[], replies: NonNullable<Replies>['replies'] = {}) =>
  renderDesk('/categories', { replies: { ...CATALOGUE, [LIST]: categories, ...replies }, roles: ['catalogue'] })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('categories are listed with their subcategories, missing languages and hidden categories', async () => {
  await openCategories(SHELVES)
  await expect.element(page.getByRole('heading', { name: 'Pans' })).toBeVisible()
  const below = page.getByRole('list', { name: 'Kitchen' })
  await expect.element(below.getByRole('heading', { name: 'Knives' })).toBeVisible()
  await expect.element(below.getByText('Missing: zh-CN ko th')).toBeVisible()
  await expect.element(below.getByText('Hidden')).toBeVisible()
  await expect.element(button('Delete Kitchen')).toBeDisabled()
})

test('a subcategory is added with an id made from its English name', async () => {
  const { requests } = await openCategories(SHELVES, { 'POST /api/admin/category/save': SHELVES })
  await button('Add a subcategory to Kitchen').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'English' }).fill('Café & tea pots')
  await expect.element(dialog.getByRole('textbox', { name: 'ID' })).toHaveValue('cafe-tea-pots')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Add a picture')).toBeVisible()
  expect(requests('POST /api/admin/category/save')).toHaveLength(0)
})

test('a category is renamed, hidden, and sent with its level and revision', async () => {
  const { requests } = await openCategories(SHELVES, { 'POST /api/admin/category/save': SHELVES })
  await button('Edit Pans').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '한국어' }).fill('냄비')
  await dialog.getByRole('checkbox', { name: 'Hide in the shop' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => requests('POST /api/admin/category/save').length).toBe(1)
  expect(requests('POST /api/admin/category/save')[0]?.body).toMatchObject({
    ...{ category: 'pans', revision: 'revision-pans', parent: 'kitchen', is_hidden: true },
    name: { en: 'Pans', ja: '鍋', ko: '냄비' },
  })
})

test('a category with subcategories cannot become a subcategory', async () => {
  await openCategories(SHELVES)
  await button('Edit Kitchen').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('This category has subcategories, so it can’t be one itself.')).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: 'Main category' })).toBeDisabled()
})

test('a category is moved by the keyboard within its level, and its button keeps the focus', async () => {
  let categories = [...SHELVES, aCategory('books', { name: five('Books') })]
  const { requests } = await openCategories(categories, {
    [LIST]: () => categories,
    'POST /api/admin/category/order': () => {
      const [kitchen, pans, knives, toys, books] = categories
      categories = [toys, kitchen, pans, knives, books].flatMap((one) => one ?? [])
      return categories
    },
  })
  const up = button('Move Toys up')
  await expect.element(up).toBeEnabled()
  ;(up.element() as HTMLElement).focus() // a button
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requests('POST /api/admin/category/order').length).toBe(1)
  expect(requests('POST /api/admin/category/order')[0]?.body).toEqual({
    parent: null,
    items: [
      { category: 'toys', revision: 'revision-toys' },
      { category: 'kitchen', revision: 'revision-Kitchen' },
      { category: 'books', revision: 'revision-books' },
    ],
  })
  await expect.element(button('Move Toys up')).toBeDisabled()
  await expect.element(button('Move Toys down')).toHaveFocus()
  await expect.element(button('Move Pans up')).toBeDisabled()
  await expect.element(button('Move Knives down')).toBeDisabled()
})

test('an order that another operator changed is refused, and the page says so', async () => {
  const { requests } = await openCategories(SHELVES, {
    'POST /api/admin/category/order': () => refuse('changed_meanwhile', 'Someone else changed it'),
  })
  await button('Move Toys up').click()
  await expect.element(page.getByText('Someone else changed it')).toBeVisible()
  expect(requests('POST /api/admin/category/order')).toHaveLength(1)
})

test('a category with products is deleted once another category is chosen for them', async () => {
  const { requests } = await openCategories(SHELVES, { 'POST /api/admin/category/remove': SHELVES.toSpliced(1, 1) })
  await button('Delete Pans').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog.getByText('Choose a category')).toBeVisible()
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Kitchen › Knives' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => requests('POST /api/admin/category/remove').length).toBe(1)
  expect(requests('POST /api/admin/category/remove')[0]?.body).toEqual({
    ...{ category: 'pans', revision: 'revision-pans', move_to: 'knives' },
  })
})

test('an empty category is deleted after a confirmation', async () => {
  const { requests } = await openCategories(SHELVES, { 'POST /api/admin/category/remove': SHELVES.toSpliced(3, 1) })
  await button('Delete Toys').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => requests('POST /api/admin/category/remove')[0]?.body.move_to).toBeNull()
})

test('a shop without categories starts with the usual categories', async () => {
  let categories: Category[] = []
  const { requests } = await openCategories([], {
    [LIST]: () => categories,
    'POST /api/admin/category/usual': () => {
      categories = SHELVES
      return SHELVES
    },
  })
  await button('Add the ten usual categories').click()
  await expect.element(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible()
  expect(requests('POST /api/admin/category/usual')).toHaveLength(1)
})
