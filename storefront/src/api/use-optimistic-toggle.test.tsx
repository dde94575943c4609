import { makeCall } from '@sampan/front/call'
import { readKey } from '@sampan/front/reads'
import { expect, onTestFinished, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { fakeClient } from '../../testing/fake-client.tsx'
import { session } from '../session/session.ts'
import { useOptimisticToggle } from './use-optimistic-toggle.ts'

const INPUT = { product_ids: 'lamp' }

/** The favourite of a product, with a fake shop whose replies the test controls. */
async function aFavourite() {
  const answers: (() => void)[] = []
  const sent: unknown[] = []
  const call = makeCall(({ body }) => {
    sent.push((body as { liked: boolean }).liked)
    return new Promise((resolve) => answers.push(() => resolve(null)))
  })
  const { client, wrapper } = fakeClient(call)
  const heart = () =>
    useOptimisticToggle({
      read: 'GET /api/user/marks',
      input: INPUT,
      reply: (isSo) => ({ liked: isSo ? ['lamp'] : [], followed: [] }),
      write: 'POST /api/product/like',
      sent: (liked) => ({ product_ids: ['lamp'], liked }),
      onSignedOut: () => {},
    })
  const { result } = await renderHook(heart, { wrapper })
  const shown = () => client.getQueryData(readKey('GET /api/user/marks', INPUT))
  return { tap: (liked: boolean) => result.current(liked), answers, sent, client, shown }
}

function anotherPerson(client: { clear: () => void }) {
  session.signIn('of somebody else')
  onTestFinished(() => session.clear())
  client.clear()
}

test('a value set by one shopper is not shown to the next shopper, and not sent with the next shopper’s session', async () => {
  const { tap, answers, sent, client, shown } = await aFavourite()
  const settled = tap(true)
  void tap(false)
  anotherPerson(client)
  answers[0]?.()
  expect(await settled).toBeFalsy()
  expect(sent).toEqual([true])
  expect(shown()).toBeUndefined()
})

test('the next shopper’s request does not wait for the previous shopper’s request', async () => {
  const { tap, answers, sent, client, shown } = await aFavourite()
  const former = tap(false)
  anotherPerson(client)
  const settled = tap(true)
  expect(sent).toEqual([false, true])
  answers[0]?.()
  await former
  expect(shown()).toMatchObject({ liked: ['lamp'] })
  answers[1]?.()
  expect(await settled).toBe(true)
  expect(shown()).toMatchObject({ liked: ['lamp'] })
})
