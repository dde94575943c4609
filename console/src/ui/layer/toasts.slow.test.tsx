import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderDesk } from '../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'
import { toast } from './toast.ts'

const REPLIES = {
  'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2)),
  'GET /api/admin/order/detail': anOrder(1),
  'GET /api/admin/carrier/list': { carriers: [] },
}
const MESSAGE = 'The payout of $1,250.00 could not be marked as paid: it is no longer being sent.'

/** Names of the page's buttons that the open toast overlaps. */
function coveredButtons(): string[] {
  const notification = document.querySelector('.mantine-Notification-root')
  const over = notification?.getBoundingClientRect()
  if (!over || over.height === 0) throw new Error('no toast is open')
  return (
    [...document.querySelectorAll('button, [type=submit], a.mantine-Button-root')]
      // The buttons in the top bar of a phone can be clicked through the toast: see the test below.
      .filter((button) => !notification?.contains(button) && !button.closest('header'))
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  )
}

async function showToast() {
  toast.fail(MESSAGE)
  await expect.element(page.getByText(MESSAGE)).toBeVisible()
  // Wait for the slide-in animation.
  const notification = document.querySelector('.mantine-Notification-root')
  await Promise.all(notification?.getAnimations().map(({ finished }) => finished.catch(() => undefined)) ?? [])
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  const at = async () => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 800))
  }

  test(`at ${width} px a toast covers no button of the open pane`, async () => {
    await at()
    await renderDesk(`/orders/${orderId(1)}`, { replies: REPLIES })
    await expect.element(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()
    await showToast()
    expect(coveredButtons()).toEqual([])
  })

  test(`at ${width} px a toast covers no button of a dialog`, async () => {
    await at()
    await renderDesk(`/orders/${orderId(1)}`, { replies: REPLIES })
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Ship' })).toBeVisible()
    await showToast()
    expect(coveredButtons()).toEqual([])
  })

  test(`at ${width} px a toast covers no button of a list and its bulk actions`, async () => {
    await at()
    await renderDesk('/orders', { replies: REPLIES })
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .click()
    await expect.element(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()
    await showToast()
    expect(coveredButtons()).toEqual([])
  })
}

test('elements below a toast can be clicked, and the toast has a close button', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await renderDesk('/orders', { replies: REPLIES })
  await showToast()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(page.getByText(MESSAGE)).not.toBeInTheDocument()
})

test('the search of a phone can be opened below a toast', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await renderDesk('/orders', { replies: REPLIES })
  await showToast()
  await page.getByRole('banner').getByRole('button', { name: 'Go to…' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Go to…' })).toBeVisible()
})

test('the close button of a toast has a name, and Tab reaches the button that shows a password', async () => {
  await renderDesk('/orders', { roles: null })
  await expect.element(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('tabindex', '0')
  toast.fail(MESSAGE)
  await expect.element(page.getByRole('alert').getByRole('button', { name: 'Close' })).toBeVisible()
})
