import { makeCall } from '@sampan/front/call'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { AN_OPERATOR, endSession, renderDesk } from '../testing/fake-desk.tsx'
import { syncLanguage, syncTabs } from './open-desk.ts'
import { session } from './session/session.ts'

const signedOut = page.getByRole('heading', { name: 'Sampan desk' })

function otherTab(): BroadcastChannel {
  const channel = new BroadcastChannel('sampan.desk')
  onTestFinished(() => channel.close())
  return channel
}

test('a sign-out in another tab signs out this tab, which shows nothing of the desk', async () => {
  await renderDesk('/today')
  onTestFinished(syncTabs(makeCall(async () => endSession())))
  await expect.element(page.getByText(AN_OPERATOR.name).first()).toBeVisible()
  otherTab().postMessage({ has_signed_out: true })
  await expect.element(signedOut).toBeVisible()
  expect(document.body.textContent).not.toContain(AN_OPERATOR.name)
})

test('a sign-out, and the end of a session, are each reported to the other tabs once', async () => {
  await renderDesk('/today')
  onTestFinished(syncTabs(makeCall(async () => endSession())))
  const messages: unknown[] = []
  otherTab().onmessage = ({ data }) => messages.push(data)
  session.expire()
  await expect.poll(() => messages).toEqual([{ has_signed_out: false }])
  session.begin({ ...AN_OPERATOR, roles: ['owner'] })
  await expect.poll(() => messages).toHaveLength(2)
  session.end()
  await expect
    .poll(() => messages)
    .toEqual([{ has_signed_out: false }, { has_signed_out: false }, { has_signed_out: true }])
})

test('a language chosen in another tab is shown in this tab', async () => {
  await renderDesk('/today', { replies: {} })
  session.end()
  const { i18n } = await import('./open-desk.ts').then(({ openDesk }) => openDesk('en'))
  onTestFinished(syncLanguage(i18n))
  localStorage.setItem('sampan.desk.language', 'ri')
  dispatchEvent(new StorageEvent('storage', { key: 'sampan.desk.language' }))
  await expect.poll(() => i18n.locale).toBe('ri')
  localStorage.removeItem('sampan.desk.language')
})
