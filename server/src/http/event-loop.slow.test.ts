import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Endpoint, type EndpointKey, endpoints } from '@sampan/contract'
import { afterAll, expect, test } from 'vitest'
import { processorMs } from '../../testing/process/processor-time.ts'
import { aProduct, aShop, listed } from '../../testing/world.ts'
import { type WorstRequest, worstInputs, worstRequests } from '../../testing/worst-requests.ts'

/** How long a request may block all other requests. */
const BLOCKED_MS = 50
/** The fastest of several attempts counts, because of JIT compilation and garbage collection. */
const ATTEMPTS = 6

const shop = await aShop()
for (let at = 0; at < 12; at++) await aProduct(shop)
await listed(shop)

const CALLS = (Object.keys(endpoints) as EndpointKey[]).filter((call) => endpoints[call].access === 'public') // its keys are the calls

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
afterAll(() => delay.disable())
const TICK_MS = 3

/** How long `work` of server and test blocked the event loop, excluding the time in which the thread was not scheduled. */
async function blockedBy(work: () => unknown): Promise<number> {
  delay.reset()
  // Waits for a first tick, because the monitor measures from one timer tick to the next.
  await pause(TICK_MS)
  const before = processorMs()
  await work()
  await pause(TICK_MS)
  return Math.min(delay.max / 1e6, processorMs() - before)
}

/**
 * The least blocking time of several attempts. Work that takes less processor time than the limit cannot block for
 * longer, so it is not attempted again.
 */
async function leastBlockedBy(work: () => unknown): Promise<number> {
  const before = processorMs()
  await work()
  let least = processorMs() - before
  for (let attempt = 0; attempt < ATTEMPTS && least > BLOCKED_MS; attempt++)
    least = Math.min(least, await blockedBy(work))
  return least
}

async function ask({ what: _, ...request }: WorstRequest): Promise<void> {
  const { statusCode } = await shop.app.inject(request)
  expect(statusCode).toBeLessThan(500)
}

test('the measurement detects a blocked event loop', async () => {
  const block = () => {
    const until = processorMs() + 2 * BLOCKED_MS
    while (processorMs() < until);
  }
  expect(await leastBlockedBy(block)).toBeGreaterThan(BLOCKED_MS)
})

test('the list of public calls is not empty', () => {
  expect(CALLS.length).toBeGreaterThan(20)
})

test.each(CALLS)('no request to %s blocks the server for more than 50 ms', async (call) => {
  for (const request of worstRequests(call))
    expect(await leastBlockedBy(() => ask(request)), request.what).toBeLessThan(BLOCKED_MS)
})

const ENDPOINTS = Object.entries(endpoints).flatMap(([call, { query, body }]: [string, Endpoint]) =>
  [query, body].flatMap((schema) => (schema ? [{ call, schema }] : [])),
)

test.each(ENDPOINTS)('no input of $call takes longer than 50 ms to check', async ({ schema }) => {
  for (const [what, value] of worstInputs(schema))
    expect(await leastBlockedBy(() => void schema.safeParse(value)), what).toBeLessThan(BLOCKED_MS)
})
