import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/fake-shop.tsx'

async function openWide(address: string, { signedIn }: { signedIn: boolean }) {
  await page.viewport(1_280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await renderScreen(address, { signedIn })
  return { view, menu: view.getByRole('navigation', { name: 'Account' }) }
}

test('a screen that is open to visitors too has the account menu for signed-in shoppers', async () => {
  const { menu } = await openWide('/changePassword', { signedIn: true })
  await expect.element(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
})

test('visitors have no account menu', async () => {
  const { view, menu } = await openWide('/changePassword', { signedIn: false })
  await expect.element(view.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})
