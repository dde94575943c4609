import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { HELP, LAW } from '../../../testing/fake-articles.ts'
import { aHome } from '../../../testing/fake-catalogue.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const TEXTS: Replies = {
  'GET /api/user/law': LAW,
  'GET /api/user/help_support': HELP,
  'GET /api/area': [],
  'GET /api/home': aHome(),
  'GET /api/user/marks': { liked: [], followed: [] },
}
const visit = (address: string) => renderScreen(address, { signedIn: false, replies: TEXTS })

test.each(['/login', '/register'])(
  'at %s a visitor can read the accepted terms without leaving the form',
  async (address) => {
    const { view, visits } = await visit(address)
    await userEvent.click(view.getByRole('link', { name: 'terms of use' }))
    const sheet = view.getByRole('dialog')
    await expect.element(sheet.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
    await expect.element(sheet.getByText('One person keeps one account.')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(view.getByRole('link', { name: 'privacy notice' }))
    await expect.element(sheet.getByText('We sell no data.')).toBeVisible()
    expect(visits.place().path).toBe(address)
  },
)

test('a visitor can search the help before logging in', async () => {
  const { view } = await visit('/login')
  await userEvent.click(view.getByRole('button', { name: 'Need help?' }))
  const sheet = view.getByRole('dialog')
  await userEvent.fill(sheet.getByRole('searchbox', { name: 'Search help' }), 'refund')
  await expect.element(sheet.getByText('How do I top up?')).not.toBeInTheDocument()
  await userEvent.click(sheet.getByText('How do refunds work?'))
  await expect.element(sheet.getByText(/Money goes back/)).toBeVisible()
})

test('the footer of the home page links to help, terms and privacy', async () => {
  const { view } = await visit('/home')
  await userEvent.click(view.getByRole('link', { name: 'Privacy' }))
  await expect.element(view.getByText('We sell no data.')).toBeVisible()
})
