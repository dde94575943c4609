import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, renderDesk } from '../../../testing/fake-desk.tsx'
import { aShopper, PEOPLE, USER } from '../../../testing/fake-people.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a shopper is searched, opened, and seen with orders and log-ins', async () => {
  const { asked } = await renderDesk('/shoppers', { replies: PEOPLE })
  await page.getByRole('searchbox', { name: 'E-mail, phone or ID' }).fill('mei')
  await expect.poll(() => asked('GET /api/admin/shopper/list').at(-1)?.query.q).toBe('mei')
  await page.getByRole('link', { name: 'mei.lin@example.com' }).click()
  expect(addressNow()).toBe(`/shoppers/${USER}?q=mei`)
  await expect.element(page.getByText('Locked after wrong tries')).toBeVisible()
  await button('Orders').click()
  await expect.element(page.getByRole('link', { name: 'SP-20261123-0001' })).toBeVisible()
  await button('Log-ins').click()
  await expect.element(page.getByText('Mozilla/5.0 (iPhone)')).toBeVisible()
})

test('a shopper is blocked with a reason', async () => {
  const blocked_at = '2026-11-23T09:00:00.000Z'
  let shopper = aShopper()
  const { asked } = await renderDesk(`/shoppers/${USER}`, {
    replies: {
      ...PEOPLE,
      'GET /api/admin/shopper/detail': () => shopper,
      'POST /api/admin/shopper/block': () => {
        shopper = aShopper({ blocked_at, sessions: [] })
        return shopper
      },
    },
  })
  await button('Block').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Stolen cards')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect.element(button('Unblock')).toBeVisible()
  expect(asked('POST /api/admin/shopper/block').map(({ body }) => body)).toEqual([
    { user_id: USER, reason: 'Stolen cards' },
  ])
})

test('finance reads along, and has no buttons', async () => {
  await renderDesk(`/shoppers/${USER}`, { roles: ['finance'], replies: PEOPLE })
  await expect.element(page.getByText('Locked after wrong tries')).toBeVisible()
  await expect.element(button('Block')).not.toBeInTheDocument()
})
