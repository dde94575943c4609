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
  const values: unknown[] = []
  const call = makeCall(({ body }) => {
    values.push((body as { liked: boolean }).liked)
    return new Promise((resolve) => answers.push(() => resolve(null)))
  })
  const { client, wrapper } = fakeClient(call)
  const heart = () =>
    useOptimisticToggle({
      readName: 'GET /api/user/marks',
      input: INPUT,
      reply: (isSo) => ({ liked: isSo ? ['lamp'] : [], followed: [] }),
      write: 'POST /api/product/like',
      inputOf: (liked) => ({ product_ids: ['lamp'], liked }),
      onSignedOut: () => {},
    })
  const { result } = await renderHook(heart, { wrapper })
  const cachedMarks = () => client.getQueryData(readKey('GET /api/user/marks', INPUT))
  return { tap: (liked: boolean) => result.current(liked), answers, sent: values, client, shown: cachedMarks }
}

function anotherPerson(client: { clear: () => void }) {
  session.signIn('of somebody else')
  onTestFinished(() => session.clear())
  client.clear()
}

test('a value set by one shopper is not shown to the next shopper, and not sent with the next shopper’s session', async () => {
  const { tap, answers, sent: values, client, shown: cachedMarks } = await aFavourite()
  const toggle = tap(true)
  void tap(false)
  anotherPerson(client)
  answers[0]?.()
  expect(await toggle).toBeFalsy()
  expect(values).toEqual([true])
  expect(cachedMarks()).toBeUndefined()
})

test('the next shopper’s request does not wait for the previous shopper’s request', async () => {
  const { tap, answers, sent: values, client, shown: cachedMarks } = await aFavourite()
  const former = tap(false)
  anotherPerson(client)
  const toggle = tap(true)
  expect(values).toEqual([false, true])
  answers[0]?.()
  await former
  expect(cachedMarks()).toMatchObject({ liked: ['lamp'] })
  answers[1]?.()
  expect(await toggle).toBe(true)
  expect(cachedMarks()).toMatchObject({ liked: ['lamp'] })
})
