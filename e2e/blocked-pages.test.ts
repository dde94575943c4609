import { afterAll, beforeAll, expect, test } from 'vitest'
import { worstPages } from '../server/testing/worst-requests.ts'
import { type OpenShop, openShop } from './open-shop.ts'

/** For so long a page may keep all other requests waiting, beyond what an ordinary page of its kind does. */
const BLOCKED_MS = 50
/** On a busy machine the server itself has to wait for a processor: the best of a few attempts counts. */
const ATTEMPTS = 6

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

/** The longest delay of the server's event loop since the last time this was asked. */
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

async function leastBlockedBy(path: string, limit_ms: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && least > limit_ms; attempt++)
    least = Math.min(least, await blockedBy(path))
  return least
}

test('no address of a page that is rendered for everybody blocks the server for more than 50 ms', async () => {
  for (const path of ['/home', '/explore', '/detail/lamp', '/search?keyword=lamp', '/shop', ...worstPages()])
    expect(await leastBlockedBy(path, BLOCKED_MS), path.slice(0, 60)).toBeLessThan(BLOCKED_MS)
})
