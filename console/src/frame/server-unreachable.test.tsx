import { CallError } from '@sampan/contract/call-error'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AN_OPERATOR, endSession, loseReply, renderDesk, unavailable } from '../../testing/fake-desk.tsx'
import { Providers } from '../app.tsx'
import { openDesk, restoreSession } from '../open-desk.ts'
import { session } from '../session/session.ts'
import { ServerUnreachable } from './server-unreachable.tsx'

test('reloading the page while the server is unavailable does not sign the operator out', async () => {
  const answers = [() => loseReply(), () => unavailable('The shop cannot be reached'), () => AN_OPERATOR]
  await renderDesk('/', { roles: null, replies: { 'GET /api/admin/me': () => (answers.shift() ?? endSession)() } })
  const desk = await openDesk('en')
  const reasons: string[] = []
  await restoreSession(desk.call, async (error) => void reasons.push(error.message))
  expect(reasons).toEqual(['Can’t reach the server', 'The shop cannot be reached'])
  expect(session.get().operator).toMatchObject({ account: AN_OPERATOR.account })
})

test('a session ended by the server opens the sign-in immediately', async () => {
  await renderDesk('/', { roles: null, replies: { 'GET /api/admin/me': () => endSession() } })
  const desk = await openDesk('en')
  await restoreSession(desk.call, () => Promise.reject(new Error('it waited')))
  expect(session.get().operator).toBeUndefined()
})

test('the desk shows that the server is unavailable, the reason, and a button that retries', async () => {
  const desk = await openDesk('en')
  const onRetry = vi.fn()
  await render(
    <Providers {...desk} nonce="">
      <ServerUnreachable reason={new CallError('unreachable', 'Can’t reach the server').message} onRetry={onRetry} />
    </Providers>,
  )
  await expect.element(page.getByRole('heading', { name: 'The server isn’t responding' })).toBeVisible()
  await expect.element(page.getByText('Can’t reach the server')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('an open screen shows that the server is unavailable and keeps the session', async () => {
  await renderDesk('/orders', {
    replies: { 'GET /api/admin/order/list': () => unavailable('The shop cannot be reached') },
  })
  await expect.element(page.getByRole('alert').getByText('The shop cannot be reached')).toBeVisible()
  expect(session.get()).toMatchObject({ operator: { account: AN_OPERATOR.account }, is_expired: false })
})
