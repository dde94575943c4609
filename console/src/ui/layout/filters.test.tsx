import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { CATALOGUE } from '../../../testing/fake-catalogue.ts'
import { type Replies, renderDesk } from '../../../testing/fake-desk.tsx'
import { aRecharge, BANK, deskPage } from '../../../testing/fake-money.ts'
import { LOG } from '../../../testing/fake-operators.ts'

const RECHARGES: Replies = { ...BANK, 'GET /api/admin/recharge/list': deskPage(aRecharge(1)) }

test.each<[string, string, Replies]>([
  ['/log', 'Order number or ID', LOG],
  ['/recharges', 'Email, amount or reference', RECHARGES],
  ['/products', 'Title, ID or SKU', CATALOGUE],
])('on a phone the filters of %s begin and end at the same edges', async (address, search, replies) => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await renderDesk(address, { replies })
  const box = page.getByRole('searchbox', { name: search })
  await expect.element(box).toBeVisible()
  const fields = [...(box.element().closest('main')?.querySelectorAll<HTMLElement>('input:not([type=hidden])') ?? [])]
    .filter((field) => field.checkVisibility() && field.getAttribute('type') !== 'checkbox')
    .map((field) => field.getBoundingClientRect())
  const { left, right } = box.element().getBoundingClientRect()
  const lines = Map.groupBy(fields, ({ top }) => Math.round(top))
  expect(lines.size).toBeGreaterThan(1)
  for (const line of lines.values()) {
    expect(Math.abs(Math.min(...line.map((field) => field.left)) - left)).toBeLessThan(2)
    expect(Math.abs(Math.max(...line.map((field) => field.right)) - right)).toBeLessThan(2)
  }
  expect(right - left).toBeGreaterThan(300)
})
