import { expect, onTestFinished, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { fakeClient } from '../../testing/fake-client.tsx'
import { session } from '../session/session.ts'
import { callOver } from './call.ts'
import { readKey } from './reads.ts'
import { useWish } from './use-wish.ts'

const ASK = { product_ids: 'lamp' }

/** The heart of a product, with a fake shop whose replies the test controls. */
async function aHeart() {
  const answers: (() => void)[] = []
  const wished: unknown[] = []
  const call = callOver(({ body }) => {
    wished.push((body as { liked: boolean }).liked)
    return new Promise((resolve) => answers.push(() => resolve(null)))
  })
  const { client, wrapper } = fakeClient(call)
  const heart = () =>
    useWish({
      read: 'GET /api/user/marks',
      ask: ASK,
      reply: (isSo) => ({ liked: isSo ? ['lamp'] : [], followed: [] }),
      write: 'POST /api/product/like',
      sent: (liked) => ({ product_ids: ['lamp'], liked }),
    })
  const { result } = await renderHook(heart, { wrapper })
  const shown = () => client.getQueryData(readKey('GET /api/user/marks', ASK))
  return { tap: (liked: boolean) => result.current(liked), answers, wished, client, shown }
}

function anotherPerson(client: { clear: () => void }) {
  session.signIn('of somebody else')
  onTestFinished(() => session.clear())
  client.clear()
}

test('a value set by one shopper is not shown to the next shopper, and not sent with the next shopper’s session', async () => {
  const { tap, answers, wished, client, shown } = await aHeart()
  const settled = tap(true)
  void tap(false)
  anotherPerson(client)
  answers[0]?.()
  expect(await settled).toBeFalsy()
  expect(wished).toEqual([true])
  expect(shown()).toBeUndefined()
})

test('the next shopper’s request does not wait for the previous shopper’s request', async () => {
  const { tap, answers, wished, client, shown } = await aHeart()
  const former = tap(false)
  anotherPerson(client)
  const settled = tap(true)
  expect(wished).toEqual([false, true])
  answers[0]?.()
  await former
  expect(shown()).toMatchObject({ liked: ['lamp'] })
  answers[1]?.()
  expect(await settled).toBe(true)
  expect(shown()).toMatchObject({ liked: ['lamp'] })
})
