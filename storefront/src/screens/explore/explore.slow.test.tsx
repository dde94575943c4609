import type { MainShelf } from '@sampan/contract'
import { USUAL_CATEGORIES } from '@sampan/contract/rules'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCard, aHome, aList, aShopList, someCards } from '../../../testing/fake-catalogue.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'
import { linesOf } from '../../ui/testing/lines-of.ts'

const tea = { kind: 'tea', name: 'Tea', image: '' }
const rice = { kind: 'rice', name: 'Rice', image: '' }
const aShelf = (category: string, name: string, overrides: Partial<MainShelf> = {}): MainShelf => ({
  category,
  name,
  image: '',
  is_hidden: false,
  kinds: [],
  subcategories: [],
  ...overrides,
})
const replies: Replies = {
  'GET /api/category/list': [aShelf('computer', 'Computer'), aShelf('food', 'Food', { kinds: [tea, rice] })],
  'GET /api/product/list': ({ query }) => {
    if (query.kind === 'rice') return aList([aCard(2, { title: 'Brown rice' })])
    return query.category === 'food' ? aList([aCard(1, { title: 'Green tea' })]) : aList(someCards(3))
  },
  'GET /api/shop/list': aShopList(...aHome().hot_shops),
}
const visitor = { replies, signedIn: false }

test('the first category is shown and marked as current', async () => {
  const { view } = await renderScreen('/explore', visitor)
  await expect
    .element(view.getByRole('link', { name: 'Computer', exact: true }))
    .toHaveAttribute('aria-current', 'true')
  await expect
    .element(view.getByRole('region', { name: 'Computer' }).getByRole('link', { name: 'Thing 2' }))
    .toBeVisible()
})

test('popular products have prices', async () => {
  const { view } = await renderScreen('/explore', visitor)
  const best = view.getByRole('region', { name: 'Computer' }).getByRole('listitem').filter({ hasText: 'Thing 2' })
  await expect.element(best).toMatchTextContent(/Thing 2\$10\.02/)
})

test('choosing another category shows its products, and the URL contains the category', async () => {
  const { view, visits } = await renderScreen('/explore', visitor)
  await userEvent.click(view.getByRole('link', { name: 'Food', exact: true }))
  const section = view.getByRole('region', { name: 'Food' })
  await expect.element(section.getByRole('link', { name: 'Green tea' })).toHaveAttribute('href', '/detail/thing-1')
  await expect
    .element(section.getByRole('link', { name: 'All of Food' }))
    .toHaveAttribute('href', '/search?category=food')
  await expect.poll(() => visits.place().search).toBe('category=food')
})

test('the screen shows hot shops, new products and top-rated products, with links to all of them', async () => {
  const { view } = await renderScreen('/explore', visitor)
  const shops = view.getByRole('region', { name: 'Top shops' })
  await expect.element(shops.getByRole('link', { name: 'Aoyama Homeware' })).toHaveAttribute('href', '/shop/aoyama')
  await expect.element(shops.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/shop')
  const fresh = view.getByRole('region', { name: 'New arrivals' })
  await expect.element(fresh.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/search?sort=new')
})

test('an empty category shows a message', async () => {
  const { view } = await renderScreen('/explore?category=food', {
    signedIn: false,
    replies: { ...replies, 'GET /api/product/list': aList([]) },
  })
  await expect.element(view.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})

test('a kind of the category shows its products and title, and Back returns to the category', async () => {
  const { view, visits } = await renderScreen('/explore?category=food', visitor)
  const kinds = view.getByRole('navigation', { name: 'Product types' })
  await userEvent.click(kinds.getByRole('link', { name: 'Tea' }))
  await expect.poll(() => visits.place().search).toBe('category=food&kind=tea')
  await expect.poll(() => document.title).toContain('Tea – Food')
  await userEvent.click(kinds.getByRole('link', { name: 'Rice' }))
  const section = view.getByRole('region', { name: 'Rice' })
  await expect.element(section.getByRole('link', { name: 'Brown rice' })).toBeVisible()
  await expect
    .element(section.getByRole('link', { name: 'All of Rice' }))
    .toHaveAttribute('href', '/search?category=food&kind=rice')
  await expect.element(kinds.getByRole('link', { name: 'Rice' })).toHaveAttribute('aria-current', 'true')
  await expect.element(kinds.getByRole('link', { name: 'Tea' })).not.toHaveAttribute('aria-current')
  visits.back()
  await expect.poll(() => visits.place().search).toBe('category=food')
  await expect.element(view.getByRole('region', { name: 'Food' })).toBeVisible()
  await expect.poll(() => document.title).not.toContain('Food')
})

test("an unknown kind shows links to the category's kinds", async () => {
  const { view } = await renderScreen('/explore?category=food&kind=robot', {
    signedIn: false,
    replies: { ...replies, 'GET /api/product/list': aList([]) },
  })
  await expect.element(view.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect
    .element(view.getByRole('navigation', { name: 'Product types' }).getByRole('link', { name: 'Tea' }))
    .toHaveAttribute('href', '/explore?category=food&kind=tea')
})

test('the chosen category is in view, also if the categories load after the screen', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(414, 896))
  const ten = USUAL_CATEGORIES.map((category) => aShelf(category, category))
  const { view } = await renderScreen('/explore?category=toys', {
    signedIn: false,
    replies: { ...replies, 'GET /api/category/list': ten },
  })
  const toysLink = view.getByRole('link', { name: 'toys', exact: true })
  await expect.element(toysLink).toBeInTheDocument()
  const nav = view.getByRole('navigation', { name: 'Categories' }).element()
  await expect
    .poll(() => toysLink.element().getBoundingClientRect().bottom - nav.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(0)
})

test('on a wide screen a kind with seven Japanese letters has one line', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(414, 896))
  const names = ['ノートパソコン', 'ペンタブレット', 'マウス', 'マイク', 'モニター', 'ハブ']
  const kinds = names.map((name, place) => ({ kind: `kind-${place}`, name, image: '' }))
  const { view } = await renderScreen('/explore', {
    signedIn: false,
    replies: { ...replies, 'GET /api/category/list': [aShelf('computer', 'パソコン', { kinds })] },
  })
  const laptops = view.getByText('ノートパソコン', { exact: true }).first()
  await expect.element(laptops).toBeVisible()
  await expect.poll(() => linesOf(laptops.element())).toEqual(['ノートパソコン'])
})

const kitchen = aShelf('kitchen', 'Kitchen', {
  kinds: [tea],
  subcategories: [
    aShelf('pans', 'Pans'),
    aShelf('knives', 'Knives', { kinds: [tea] }),
    aShelf('old', 'Old', { is_hidden: true }),
  ],
})
const shelves = [aShelf('secret', 'Secret', { is_hidden: true }), kitchen, aShelf('food', 'Food')]
const nested = { ...visitor, replies: { ...replies, 'GET /api/category/list': shelves } }

test('the subcategories of a category are chips, and choosing one shows it within its category', async () => {
  const { view, visits } = await renderScreen('/explore', nested)
  const chips = view.getByRole('navigation', { name: 'Subcategories' })
  await expect.element(chips).toMatchTextContent('AllPansKnives')
  await expect.element(chips.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')
  await userEvent.click(chips.getByRole('link', { name: 'Knives' }))
  await expect.element(view.getByRole('region', { name: 'Knives' })).toBeVisible()
  expect(visits.place().search).toBe('category=knives')
  await expect.element(chips.getByRole('link', { name: 'Knives' })).toHaveAttribute('aria-current', 'true')
  const categories = view.getByRole('navigation', { name: 'Categories' })
  await expect.element(categories.getByRole('link', { name: 'Kitchen' })).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => document.title).toContain('Knives – Kitchen')
})

test('a hidden category has no link, and its address shows it', async () => {
  const { view } = await renderScreen('/explore', nested)
  await expect.element(view.getByRole('link', { name: 'Kitchen', exact: true })).toBeVisible()
  expect(view.getByRole('link', { name: 'Secret', exact: true }).elements()).toHaveLength(0)
  const { view: direct } = await renderScreen('/explore?category=secret', nested)
  await expect.element(direct.getByRole('region', { name: 'Secret' })).toBeVisible()
})

test('an unknown category shows the first category of the shop', async () => {
  const { view } = await renderScreen('/explore?category=boats', nested)
  await expect.element(view.getByRole('region', { name: 'Kitchen' })).toBeVisible()
})

test('a shop without categories says that nothing is here yet', async () => {
  const { view } = await renderScreen('/explore', { ...visitor, replies: { ...replies, 'GET /api/category/list': [] } })
  await expect.element(view.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})
