import type { EndpointKey } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import type { CallRequest } from '@sampan/contract/client'
import type { ShopWrite } from '@sampan/contract/shop-writes'
import { makeCall } from '@sampan/front/call'
import { readKey } from '@sampan/front/reads'
import { useRead } from '@sampan/front/use-read'
import { expect, onTestFinished, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { fakeClient } from '../../testing/fake-client.tsx'
import { session } from '../session/session.ts'
import { useSend } from './use-send.ts'

const loseConnection = () => Promise.reject(new CallError('unreachable', 'no connection'))
const refuseCode = () => Promise.reject(new CallError('refused', 'no', { reason: 'payment_code_wrong' }))

/** A component that sends a call and shows the cart, with a fake shop. `answers` has the replies by the call's name. */
async function aSender<K extends ShopWrite>(name: K, answers: { [K in EndpointKey]?: () => Promise<unknown> }) {
  const requests: CallRequest[] = []
  const call = makeCall((request) => {
    requests.push(request)
    const endpoint = `${request.method} ${request.url.split('?')[0]}` as EndpointKey // `answers` contains its name
    return (answers[endpoint] ?? loseConnection)()
  })
  const { client, wrapper } = fakeClient(call)
  const { result } = await renderHook(() => ({ ...useSend(name), cart: useRead('GET /api/cart') }), { wrapper })
  const keys = () => requests.flatMap(({ key }) => key ?? [])
  return { result, client, sent: requests, keys, send: () => result.current.send }
}

const PAYMENT = { order_ids: ['one'], payment_code: '246810' }

test('a repeated send with the same input has the same idempotency key until a reply arrives', async () => {
  const answers = { 'POST /api/order/pay': loseConnection as () => Promise<unknown> }
  const { send, keys } = await aSender('POST /api/order/pay', answers)
  await expect(send()(PAYMENT)).rejects.toThrow('no connection')
  await expect(send()(PAYMENT)).rejects.toThrow('no connection')
  answers['POST /api/order/pay'] = async () => ({ paid_cents: 1, balance_cents: 1 })
  await send()(PAYMENT)
  await send()(PAYMENT)
  const [first, second, third, fourth] = keys()
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test('another input, or a send after a refusal, gets a new idempotency key', async () => {
  const answers = { 'POST /api/order/pay': loseConnection as () => Promise<unknown> }
  const { send, keys } = await aSender('POST /api/order/pay', answers)
  await expect(send()(PAYMENT)).rejects.toThrow()
  answers['POST /api/order/pay'] = refuseCode
  const other = { ...PAYMENT, payment_code: '111111' }
  await expect(send()(other)).rejects.toThrow()
  await expect(send()(other)).rejects.toThrow()
  expect(new Set(keys()).size).toBe(3)
})

test.each([
  ['answered', async () => ({ paid_cents: 1, balance_cents: 1 })],
  ['refused', refuseCode],
  ['lost', loseConnection],
])('a send that was %s leaves no payment code in memory', async (_, answer) => {
  const { client, send } = await aSender('POST /api/order/pay', { 'POST /api/order/pay': answer })
  await send()(PAYMENT).catch(() => {})
  const sends = client.getMutationCache().getAll()
  expect(sends).toHaveLength(1)
  expect(JSON.stringify(sends.map(({ state }) => state))).not.toContain(PAYMENT.payment_code)
})

test('a caller that repeats a send after a page load passes its own idempotency key', async () => {
  const { send, keys } = await aSender('POST /api/order/pay', { 'POST /api/order/pay': loseConnection })
  await expect(send()(PAYMENT, 'a key of long ago')).rejects.toThrow('no connection')
  expect(keys()).toEqual(['a key of long ago'])
})

const aCart = (count: number) => ({ groups: [], count, selected_count: 0, selected_total_cents: 0 })

test('a reply replaces the cached read with the same data, and is not overwritten by an earlier read', async () => {
  let answerOlder = (_cart: unknown) => {}
  const {
    client,
    send,
    sent: requests,
  } = await aSender('POST /api/cart/remove', {
    'GET /api/cart': () => new Promise((resolve) => (answerOlder = resolve)),
    'POST /api/cart/remove': async () => aCart(1),
  })
  await send()({ cart_item_ids: ['two'] })
  answerOlder(aCart(2))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(client.getQueryData(readKey('GET /api/cart'))).toMatchObject({ count: 1 })
  expect(requests.map(({ url }) => url)).toEqual(['/api/cart', '/api/cart/remove'])
})

test('a failed write refetches the server’s data', async () => {
  let count = 1
  const { result, send } = await aSender('POST /api/cart/remove', {
    'GET /api/cart': async () => aCart(count),
    'POST /api/cart/remove': refuseCode,
  })
  await expect.poll(() => result.current.cart.data).toMatchObject({ count: 1 })
  count = 3
  await expect(send()({ cart_item_ids: ['two'] })).rejects.toThrow('no')
  await expect.poll(() => result.current.cart.data).toMatchObject({ count: 3 })
})

test('a reply that arrives in another session is not shown', async () => {
  let answer = (_cart: unknown) => {}
  let carts = 0
  const { client, send } = await aSender('POST /api/cart/remove', {
    'GET /api/cart': async () => aCart(carts++),
    'POST /api/cart/remove': () => new Promise((resolve) => (answer = resolve)),
  })
  await expect.poll(() => carts).toBe(1)
  const sending = send()({ cart_item_ids: ['two'] })
  await expect.poll(() => client.isMutating()).toBe(1)
  session.signIn('of somebody else')
  onTestFinished(() => session.clear())
  client.clear()
  answer(aCart(7))
  await sending
  expect(client.getQueryData(readKey('GET /api/cart'))).not.toMatchObject({ count: 7 })
})

test('if two sends run at the same time, the reply to one does not change the idempotency key of the other', async () => {
  const payment = (code: string) => ({ ...PAYMENT, payment_code: code })
  const answers: (() => Promise<unknown>)[] = [
    () => new Promise((_, fail) => (refuseFirst = fail)),
    loseConnection,
    loseConnection,
  ]
  let refuseFirst = (_error: unknown) => {}
  const { send, keys } = await aSender('POST /api/order/pay', {
    'POST /api/order/pay': () => answers.shift()?.() ?? loseConnection(),
  })
  const first = send()(payment('111111'))
  await expect.poll(() => keys()).toHaveLength(1)
  await expect(send()(payment('222222'))).rejects.toThrow('no connection')
  refuseFirst(new CallError('refused', 'no'))
  await expect(first).rejects.toThrow('no')
  await expect(send()(payment('222222'))).rejects.toThrow('no connection')
  expect(keys()[2]).toBe(keys()[1])
})

test('a write with GET sends its input in the URL', async () => {
  const { send, sent: requests } = await aSender('GET /api/user/address_del', {
    'GET /api/cart': async () => aCart(0),
    'GET /api/user/address_del': async () => null,
  })
  await send()({ id: 'home' })
  expect(requests.map(({ url }) => url)).toContain('/api/user/address_del?id=home')
})
