import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aWebhook, WEBHOOKS } from '../../../../testing/fake-webhooks.ts'
import { requireCode, typeSecondFactorCode } from '../../../../testing/second-factor-code.ts'

const SECRET = `whsec_${'a1B2'.repeat(10)}xyz=`
const { webhook_id } = aWebhook()

test('an owner adds a webhook with a second-factor code, and sees its secret once', async () => {
  const { check, once } = requireCode()
  const { requests } = await renderDesk('/webhooks', {
    replies: {
      ...WEBHOOKS,
      ...check,
      'POST /api/admin/webhook/add': () => once(() => ({ webhook: aWebhook(), secret: SECRET })),
    },
  })
  await button('Add webhook').click()
  await dialog().getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(dialog().getByText('Enter an address that begins with https://')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'URL' }).fill('https://stock.example.com/hook')
  await dialog().getByRole('checkbox', { name: 'Messages from shoppers' }).click()
  await dialog().getByRole('button', { name: 'Add webhook' }).click()
  await typeSecondFactorCode()
  await expect.element(dialog().getByText(SECRET)).toBeVisible()
  expect(requests('POST /api/admin/webhook/add').at(-1)?.body).toEqual({
    url: 'https://stock.example.com/hook',
    topics: ['order', 'refund', 'recharge', 'withdrawal', 'stock'],
  })
  await button('Done').click()
  await expect.element(page.getByText(SECRET)).not.toBeInTheDocument()
})

test('the refusal of an internal address is shown at its field, which gets the focus', async () => {
  await renderDesk('/webhooks', {
    replies: {
      ...WEBHOOKS,
      'POST /api/admin/webhook/add': () => refuse('webhook_target', 'Not on the Internet', { field: 'url' }),
    },
  })
  await button('Add webhook').click()
  await dialog().getByRole('textbox', { name: 'URL' }).fill('https://10.0.0.1/hook')
  await dialog().getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(dialog().getByRole('textbox', { name: 'URL' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog().getByRole('textbox', { name: 'URL' })).toHaveFocus()
})

test('the events of a webhook are listed with their results, and sent again', async () => {
  const { requests } = await renderDesk('/webhooks', {
    replies: { ...WEBHOOKS, 'POST /api/admin/webhook/replay': null },
  })
  await button('Show events').first().click()
  await expect.element(page.getByText('Reply 204')).toBeVisible()
  await expect.element(page.getByText('No reply within 15 seconds')).toBeVisible()
  await button('Send again: stock.low').click()
  await expect.element(page.getByText('The event will be sent again')).toBeVisible()
  expect(requests('POST /api/admin/webhook/replay')).toHaveLength(1)
})

test('a webhook is tested, turned off and removed', async () => {
  const { requests } = await renderDesk('/webhooks', {
    replies: {
      ...WEBHOOKS,
      'POST /api/admin/webhook/test': null,
      'POST /api/admin/webhook/change': aWebhook({ is_on: false }),
      'POST /api/admin/webhook/remove': null,
    },
  })
  await button('Send a test event').click()
  await expect.element(page.getByText('Test event sent')).toBeVisible()
  await button('Edit').first().click()
  await dialog().getByRole('switch', { name: 'Send events' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Webhook saved')).toBeVisible()
  expect(requests('POST /api/admin/webhook/change')[0]?.body).toEqual({ webhook_id, is_on: false })
  await button('Remove').first().click()
  await dialog().getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('Webhook removed')).toBeVisible()
  expect(requests('POST /api/admin/webhook/remove')[0]?.body).toEqual({ webhook_id })
})

test('a change of the events does not turn on a webhook that was turned off in the meantime', async () => {
  const { requests } = await renderDesk('/webhooks', {
    replies: { ...WEBHOOKS, 'POST /api/admin/webhook/change': aWebhook({ is_on: false }) },
  })
  await button('Edit').first().click()
  await dialog().getByRole('checkbox', { name: 'Messages from shoppers' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Webhook saved')).toBeVisible()
  const [request] = requests('POST /api/admin/webhook/change')
  expect(request?.body).toEqual({ webhook_id, topics: expect.arrayContaining(['order', 'stock', 'chat']) })
})

test('the address of an agent’s platform is turned off without a choice of events', async () => {
  const agent = 'assistant.example'
  const { requests } = await renderDesk('/webhooks', {
    replies: {
      ...WEBHOOKS,
      'GET /api/admin/webhook/list': { webhooks: [aWebhook({ agent, made_by: null, topics: [] })] },
      'POST /api/admin/webhook/change': aWebhook({ agent, is_on: false }),
    },
  })
  await expect.element(page.getByText('Orders from agents of assistant.example')).toBeVisible()
  await expect.element(button('Send a test event')).not.toBeInTheDocument()
  await button('Edit').click()
  await expect.element(dialog().getByRole('checkbox').first()).not.toBeInTheDocument()
  await dialog().getByRole('switch', { name: 'Send events' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => requests('POST /api/admin/webhook/change')[0]?.body).toEqual({ webhook_id, is_on: false })
})

const TROUBLES: [Partial<ReturnType<typeof aWebhook>>, string, RegExp][] = [
  [{ is_on: false, off_because: 'gone' }, 'Turned off automatically', /replied 410/],
  [
    { is_on: false, off_because: 'dead' },
    'Turned off automatically',
    /accepted nothing for three days.*since it was turned off are lost. Turn the webhook on/,
  ],
  [{ is_on: false, off_because: 'full' }, 'Turned off automatically', /100,000 events/],
  [
    { is_on: false, off_because: 'secret' },
    'Turned off automatically',
    /couldn’t read its signing secret.*key back and turn the webhook on, or .*deletes its waiting events/,
  ],
  [
    { unreadable_since: '2026-11-23T01:00:00.000Z' },
    'Getting no events',
    /Its events are waiting.*deletes its waiting events/,
  ],
  [{ failing_since: '2026-11-23T01:00:00.000Z', waiting: 1_000 }, 'Getting no events', /accepted nothing since/],
]
test.each(TROUBLES)('a webhook that gets no events says why: %o', async (trouble, badge, text) => {
  const webhooks = [aWebhook(trouble)]
  await renderDesk('/webhooks', { replies: { ...WEBHOOKS, 'GET /api/admin/webhook/list': { webhooks } } })
  await expect.element(page.getByText(badge)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  if (trouble.waiting) await expect.element(page.getByText(/1,000\+ waiting/)).toBeVisible()
})

test('only owners can open webhooks', async () => {
  await renderDesk('/webhooks', { roles: ['finance'] })
  await expect.element(page.getByText('Ask an owner for the role you need.')).toBeVisible()
})
