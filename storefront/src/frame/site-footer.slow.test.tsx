import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HELP, LAW } from '../../testing/fake-articles.ts'
import { aList, someFilters } from '../../testing/fake-catalogue.ts'
import { type Replies, renderScreen } from '../../testing/fake-shop.tsx'

const REPLIES: Replies = {
  'GET /api/user/law': LAW,
  'GET /api/user/help_support': HELP,
  'GET /api/product/list': aList([]),
  'GET /api/product/filters': someFilters(),
  'GET /api/user/marks': { liked: [], followed: [] },
  'GET /api/user/set_language': { language_name: '日本語', chinese_name: '日语', file_name: 'ri' },
}

async function openWide(address: string, { signedIn }: { signedIn: boolean }) {
  await page.viewport(1_280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const shop = await renderScreen(address, { signedIn, replies: REPLIES })
  return { ...shop, footer: shop.view.getByRole('contentinfo') }
}

test('the footer of every page links to texts that visitors may open', async () => {
  const { view, visits, footer } = await openWide('/search', { signedIn: false })
  for (const [name, text] of [
    ['Terms of use', 'terms'],
    ['Privacy', 'privacy'],
    ['Refunds', 'refund'],
    ['Delivery', 'shipping'],
    ['About Sampan', 'platform'],
  ])
    await expect.element(footer.getByRole('link', { name })).toHaveAttribute('href', `/register/${text}`)
  await userEvent.click(footer.getByRole('link', { name: 'About Sampan' }))
  await expect.element(view.getByText('Sampan runs the shop.')).toBeVisible()
  expect(visits.place().path).toBe('/register/platform')
  await expect.element(footer.getByRole('link', { name: 'Popular' })).toHaveAttribute('href', '/search?sort=hot')
})

test.each([
  ['contentinfo', 'Help', 'Help'],
  ['main', 'Need help?', 'Help'],
  ['banner', /Language/, 'Language'],
] as const)('on the wide login, the sheet that %s opens with “%s” has its title', async (part, button, title) => {
  const { view } = await openWide('/login', { signedIn: false })
  await userEvent.click(view.getByRole(part).getByRole('button', { name: button }))
  await expect.element(view.getByRole('dialog').getByRole('heading', { name: title, level: 2 })).toBeVisible()
})

test('for a shopper the footer links to the screens of these texts', async () => {
  const { footer } = await openWide('/search', { signedIn: true })
  await expect.element(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/helpAndSupport')
  await expect.element(footer.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/register/terms')
  await expect.element(footer.getByRole('link', { name: 'About Sampan' })).toHaveAttribute('href', '/platform')
  await expect.element(footer.getByRole('link', { name: 'Popular' })).toHaveAttribute('href', '/popular')
})

test('the footer has the languages, and stores the choice with the account', async () => {
  const { footer, requests } = await openWide('/search', { signedIn: true })
  await expect.element(footer.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(footer.getByRole('button', { name: '日本語' }))
  await expect.element(footer.getByRole('button', { name: '日本語' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(footer.getByText('価格はすべて米ドル建てです。')).toBeVisible()
  await expect.poll(() => requests('GET /api/user/set_language').map(({ query }) => query.file_name)).toEqual(['ri'])
})

test('the footer starts below the window, so that loading content does not move it', async () => {
  const { footer } = await openWide('/search', { signedIn: false })
  await expect.element(footer).toBeInTheDocument()
  expect(footer.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(900)
  expect(document.documentElement.scrollWidth).toBe(1_280)
})

test('the footer of the login is one line inside the window', async () => {
  const { footer } = await openWide('/login', { signedIn: false })
  await expect.element(footer.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await expect.element(footer.getByRole('link', { name: 'Refunds' })).not.toBeInTheDocument()
  const { bottom, height } = footer.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(900)
  expect(height).toBeLessThan(80)
})

test('on the login screen, sheets keep their titles', async () => {
  const { view, footer } = await openWide('/login', { signedIn: false })
  await userEvent.click(footer.getByRole('button', { name: 'Help' }))
  const sheet = view.getByRole('dialog')
  await expect.element(sheet.getByRole('heading', { level: 2 }).first()).toBeVisible()
})
