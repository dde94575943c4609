import { expect, test } from 'vitest'
import { aShop } from '../../../testing/world.ts'
import { readableAddress } from './readable-address.ts'

test.each([
  ['/detail/%E0%A4%A', '/detail/%25E0%25A4%25A'],
  ['/shop/%ff?sort=%ff', '/shop/%25ff?sort=%ff'],
  ['/detail/%E7%81%AF?keyword=%zz', '/detail/%E7%81%AF?keyword=%zz'],
  ['/pictures/..%2fkey.webp', '/pictures/..%2fkey.webp'],
  ['*', '*'],
])('the address %s is read as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable)
})

test('a malformed URL of the API gets an envelope as reply, and is rate limited', async () => {
  const { app } = await aShop({ limits: true })
  const ask = (url: string) => app.inject({ url, headers: { 'accept-language': 'en' }, remoteAddress: '203.0.113.7' })
  const nowhere = await ask('/api/product/%E0%A4%A')
  expect(nowhere.statusCode).toBe(404)
  expect(nowhere.json()).toEqual({ code: 404, msg: expect.stringMatching(/\S/) })
  expect((await ask('/api/user/%ff')).statusCode).toBe(401)
  for (let count = 2; count < 600; count += 1) await ask('/api/%ff')
  expect((await ask('/api/%ff')).statusCode).toBe(429)
})
