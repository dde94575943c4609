import { afterAll, beforeAll, expect, test } from 'vitest'
import { worstPages } from '../server/testing/worst-requests.ts'
import { type OpenShop, openShop } from './open-shop.ts'

/** Maximum time in ms for which rendering a page may block all other requests. */
const BLOCKED_MS = 50
/**
 * The shortest time of several attempts counts, because on a busy computer the server process itself has to wait for
 * the processor.
 */
const ATTEMPTS = 20

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

/** The longest event loop delay of the server in ms since the last call. */
async function delaySinceLast(): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)$/m.exec(text)?.[1]) * 1000
}

async function blockedBy(path: string): Promise<number> {
  await delaySinceLast()
  const { status } = await fetch(shop.url + path, { headers: { 'accept-language': 'en' }, redirect: 'manual' })
  expect(status, path.slice(0, 40)).toBeLessThan(500)
  return delaySinceLast()
}

async function leastBlockedBy(path: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && least > BLOCKED_MS; attempt++)
    least = Math.min(least, await blockedBy(path))
  return least
}

test('no public page blocks the server for more than 50 ms while it is rendered, whatever its URL', async () => {
  for (const path of ['/home', '/explore', '/detail/lamp', '/search?keyword=lamp', '/shop', ...worstPages()])
    expect(await leastBlockedBy(path), path.slice(0, 60)).toBeLessThan(BLOCKED_MS)
})
