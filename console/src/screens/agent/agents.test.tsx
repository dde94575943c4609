import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { AGENTS, aPlatform } from '../../../testing/fake-agents.ts'
import { button, dialog, renderDesk } from '../../../testing/fake-desk.tsx'

test('an owner blocks a platform after confirming, and unblocks another', async () => {
  const { requests } = await renderDesk('/agents', {
    replies: { ...AGENTS, 'POST /api/admin/agent/block': aPlatform() },
  })
  await expect.element(page.getByText('Blocked by olive@sampan.example')).toBeVisible()
  await button('Block agent.example').click()
  await dialog().getByRole('button', { name: 'Block' }).click()
  await expect.element(page.getByText('Platform blocked')).toBeVisible()
  await button('Unblock bot.example').click()
  await expect.element(page.getByText('Platform unblocked')).toBeVisible()
  expect(requests('POST /api/admin/agent/block').map(({ body }) => body)).toEqual([
    { platform_id: aPlatform().platform_id, is_blocked: true },
    { platform_id: AGENTS['GET /api/admin/agent/platforms'].items[1]?.platform_id, is_blocked: false },
  ])
})

test('an owner turns all agents off after confirming, and on again', async () => {
  let is_on = true
  const { requests } = await renderDesk('/agents', {
    replies: {
      ...AGENTS,
      'GET /api/admin/agent/switch': () => ({ is_on, changed_by: null, changed_at: null }),
      'POST /api/admin/agent/switch': () => {
        is_on = !is_on
        return { is_on, changed_by: 'olive@sampan.example', changed_at: '2026-11-23T02:00:00.000Z' }
      },
    },
  })
  await button('Turn agents off').click()
  await dialog().getByRole('button', { name: 'Turn off' }).click()
  await button('Turn agents on').click()
  await expect.element(button('Turn agents off')).toBeVisible()
  expect(requests('POST /api/admin/agent/switch').map(({ body }) => body)).toEqual([{ is_on: false }, { is_on: true }])
})

test('on a phone the button that blocks a platform is in view', async () => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await renderDesk('/agents', { replies: AGENTS })
  await expect.element(button('Block agent.example')).toBeInViewport({ ratio: 1 })
})
