import { CallError } from '@sampan/contract/call-error'
import { type Call, makeCall } from '@sampan/front/call'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { session } from '../../session/session.ts'
import { startLive as start } from './live.ts'
import { pollInterval } from './live-state.ts'
import { noteReply, startReading, takeReadSince } from './read-since.ts'

/** An EventSource that the test opens, feeds and breaks. */
class FakeSource extends EventTarget {
  static all: FakeSource[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  is_closed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSource.all.push(this)
  }
  close() {
    this.is_closed = true
  }
  /** The server does not know the events since the page was read. */
  miss() {
    this.dispatchEvent(new Event('missed'))
  }
  say(kind: string) {
    this.onmessage?.({ data: JSON.stringify({ id: '1', kind, ref_id: 'thing' }) })
  }
}

let tickets = 0
let ends_session = false
const call: Call = makeCall(async (_request, options) => {
  tickets += 1
  expect(options).toMatchObject({ caller: 'background' })
  if (ends_session) throw new CallError('failed', 'Please log in again', { status: 401 })
  return { ticket: `ticket-${tickets}` }
})
let visible: DocumentVisibilityState = 'visible'

function show(state: DocumentVisibilityState): void {
  visible = state
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A query client that records invalidated reads. */
function aClient() {
  const client = new QueryClient()
  const stale: string[] = []
  vi.spyOn(client, 'invalidateQueries').mockImplementation(
    async (filters) => void stale.push(String(filters?.queryKey?.[0])),
  )
  return { client, stale }
}

const startLive = (...args: Parameters<typeof start>) => onTestFinished(start(...args))

const latest = () => FakeSource.all.at(-1)
const open = async (count: number) => {
  await expect.poll(() => FakeSource.all.length).toBe(count)
  latest()?.onopen?.()
  latest()?.miss()
}

beforeEach(() => {
  takeReadSince() // only the first stream of a page names a time
  ends_session = false
  FakeSource.all = []
  visible = 'visible'
  vi.stubGlobal('EventSource', FakeSource)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  session.signIn('a-token')
})
afterEach(() => {
  session.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the first stream of a page names the time of its data, and refetches nothing if the server knows the events since', async () => {
  const { client, stale } = aClient()
  startReading()
  noteReply(1_800_000_000_000)
  noteReply(1_800_000_009_000)
  startLive({ call, client })
  await expect.poll(() => FakeSource.all.length).toBe(1)
  expect(latest()?.url).toMatch(/&since=1799999998000$/)
  latest()?.onopen?.()
  expect(pollInterval()).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(stale).toEqual([])
  show('hidden')
  show('visible')
  await expect.poll(() => FakeSource.all.length).toBe(2)
  expect(latest()?.url).not.toContain('since')
})

test('an event invalidates the reads that it names, and a new stream invalidates all reads that events can name', async () => {
  const { client, stale } = aClient()
  startLive({ call, client })
  await open(1)
  expect(latest()?.url).toMatch(/^\/api\/events\?ticket=ticket-\d+$/)
  await expect.poll(() => stale).toContain('GET /api/user/recharge_log')
  expect(stale).toContain('GET /api/order/detail')
  expect(new Set(stale).size).toBe(stale.length)
  stale.length = 0
  latest()?.say('notice')
  await expect.poll(() => stale).toEqual(['GET /api/user/notifications', 'GET /api/user/getUserInfo'])
})

test('a hidden page has no stream; when the page is shown again, the page opens a stream and refetches', async () => {
  const { client, stale } = aClient()
  startLive({ call, client })
  await open(1)
  expect(pollInterval()).toBe(false)
  await expect.poll(() => stale.length).toBeGreaterThan(0)
  show('hidden')
  expect(latest()?.is_closed).toBe(true)
  expect(pollInterval()).toBe(5_000)
  stale.length = 0
  show('visible')
  await open(2)
  await expect.poll(() => stale).toContain('GET /api/order/detail')
})

test('a broken stream reconnects with another ticket', async () => {
  startLive({ call, client: aClient().client })
  await open(1)
  const first = latest()
  first?.onerror?.()
  await expect.poll(() => FakeSource.all.length).toBe(2)
  expect([first?.is_closed, latest()?.url === first?.url]).toEqual([true, false])
})

test('after the end of its session a stream asks for a ticket without a pause, which reports the expired token', async () => {
  startLive({ call, client: aClient().client })
  await open(1)
  ends_session = true
  const before = tickets
  latest()?.dispatchEvent(new Event('ended'))
  await expect.poll(() => tickets, { timeout: 500 }).toBe(before + 1)
  expect(latest()?.is_closed).toBe(true)
})

test('a stream replaced by another device does not reconnect', async () => {
  startLive({ call, client: aClient().client })
  await open(1)
  latest()?.dispatchEvent(new Event('replaced'))
  await new Promise((resolve) => setTimeout(resolve, 3_500))
  expect(FakeSource.all).toHaveLength(1)
  expect(pollInterval()).toBe(5_000)
})

test('if two tabs are open, one tab has the stream, and the other tab receives its events', async () => {
  const [one, other] = [aClient(), aClient()]
  startLive({ call, client: one.client })
  await open(1)
  startLive({ call, client: other.client })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(FakeSource.all).toHaveLength(1)
  other.stale.length = 0
  latest()?.say('order')
  await expect.poll(() => other.stale).toContain('GET /api/order/detail')
})

test('after the session has ended elsewhere, no further ticket is requested, and the current screen stays', async () => {
  startLive({ call, client: aClient().client })
  await open(1)
  const before = tickets
  ends_session = true
  latest()?.onerror?.()
  await expect.poll(() => tickets).toBe(before + 1)
  await new Promise((resolve) => setTimeout(resolve, 3_500))
  expect([tickets, FakeSource.all.length]).toEqual([before + 1, 1])
})

test('the stream ends with the session', async () => {
  startLive({ call, client: aClient().client })
  await open(1)
  session.clear()
  expect(latest()?.is_closed).toBe(true)
})
