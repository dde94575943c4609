import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageOf } from '../../testing/fake-goods.ts'
import { type Replies, renderScreen } from '../../testing/fake-shop.tsx'

const QUESTIONS = [
  { slug: 'top-up', title: 'How do I top up my balance?', body_markdown: 'Send money.' },
  { slug: 'password', title: 'I forgot my password.', body_markdown: 'Ask for a code.' },
]

async function openWide(address: string, { signedIn, replies = {} }: { signedIn: boolean; replies?: Replies }) {
  await page.viewport(1_280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await renderScreen(address, {
    signedIn,
    replies: { 'GET /api/user/help_support': QUESTIONS, ...replies },
  })
  return { view, menu: view.getByRole('navigation', { name: 'Account' }) }
}

test('a screen that is open to visitors too has the account menu for signed-in shoppers', async () => {
  const { menu } = await openWide('/changePassword', { signedIn: true })
  await expect.element(menu.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page')
})

test('visitors have no account menu', async () => {
  const { view, menu } = await openWide('/changePassword', { signedIn: false })
  await expect.element(view.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})

test('a page with few fields shows the questions about it next to the fields', async () => {
  const { view } = await openWide('/passwords', { signedIn: true })
  const help = view.getByRole('region', { name: 'Help and support' })
  await expect
    .element(help.getByRole('link', { name: 'I forgot my password.' }))
    .toHaveAttribute('href', '/helpAndSupport?of=password')
  await expect.element(help.getByRole('link', { name: /Customer service/ })).toHaveAttribute('href', '/service')
  await expect.element(help.getByRole('link', { name: /top up/ })).not.toBeInTheDocument()
  const [place, fields] = [help.element(), view.getByRole('main').element()].map((part) => part.getBoundingClientRect())
  expect(place?.left).toBeGreaterThanOrEqual(fields?.right ?? Number.NaN)
  expect(place?.top).toBeLessThan(300)
})

test.each([
  ['/heart?of=viewed', ['Recently viewed']],
  ['/heart', []],
])('at %s the menu marks %j', async (address, labels) => {
  const { menu } = await openWide(address, {
    signedIn: true,
    replies: { 'GET /api/user/history': pageOf(), 'GET /api/product/picks': [] },
  })
  await expect.element(menu.getByRole('link', { name: 'Overview' })).toBeVisible()
  const links = [...menu.element().querySelectorAll('[aria-current=page]')]
  expect(links.map((link) => link.textContent)).toEqual(labels)
})

test('a list has the whole width of the column', async () => {
  const { view } = await openWide('/helpAndSupport', { signedIn: true })
  const question = view.getByRole('main').getByText('How do I top up my balance?')
  await expect.element(question).toBeVisible()
  expect(view.getByRole('main').element().getBoundingClientRect().width).toBeGreaterThan(850)
  await expect.element(view.getByRole('region', { name: 'Help and support' })).not.toBeInTheDocument()
})
