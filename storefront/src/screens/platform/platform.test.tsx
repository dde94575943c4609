import { expect, test } from 'vitest'
import { LAW } from '../../../testing/fake-articles.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

test('the platform page describes the shop, and links to help and legal texts', async () => {
  const { view } = await renderScreen('/platform', { replies: { 'GET /api/user/law': LAW } })
  await expect.element(view.getByRole('heading', { name: 'About the platform' })).toBeVisible()
  await expect.element(view.getByText('Sampan runs the shop.')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Help and support' })).toHaveAttribute('href', '/helpAndSupport')
  await expect.element(view.getByRole('link', { name: 'Legal' })).toHaveAttribute('href', '/law')
})
