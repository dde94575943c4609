import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test, vi } from 'vitest'
import { PATHS } from './paths.ts'
import { aBuyer, anOrder, aPaidOrder } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
const buyer = await aBuyer(shop)
const { order_id } = await aPaidOrder(buyer)
const [sku] = (await buyer.call('GET /api/product/stock', { query: { product_id: 'honey' } })).filter(
  ({ stock }) => stock > 3,
)
const unpaid = await anOrder(buyer, sku?.sku_id ?? '')

const guest = await aContext()
const shopper = await aContext(buyer.token)
afterAll(() => Promise.all([guest.close(), shopper.close()]))

async function aContext(token?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'en-US', serviceWorkers: 'block' })
  const cookie = (name: string, value: string) => ({ name, value, domain: 'localhost', path: '/' })
  if (token) await context.addCookies([cookie('Admin-Token', token)])
  return context
}

/** Checks that are repeated by design: the connection, reports, and the stream with its tickets. */
const REPEATED = ['/api/events', '/api/report']
/** After this time without a request, a page has sent everything. */
const QUIET_MS = 700

type Load = { calls: string[]; events: number }
const MOST_LOADS = 5

/**
 * Calls of a page's load: method, address and body. A page reads again what a live event changes, and events of the
 * orders above may arrive late: a load with an event is repeated.
 */
async function callsOf(context: BrowserContext, path: string, hasStream: boolean): Promise<string[]> {
  for (let loads = 1; ; loads++) {
    const { calls, events } = await loadOf(context, path, hasStream)
    if (events === 0 || loads === MOST_LOADS) return calls
  }
}

/** Loads a page completely. */
async function loadOf(context: BrowserContext, path: string, hasStream: boolean): Promise<Load> {
  const page = await context.newPage()
  let events = 0
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.eventSourceMessageReceived', ({ eventName }) => {
    // `missed` is no event of the shop: the page would read everything again.
    if (eventName === 'message') events += 1
  })
  const calls: string[] = []
  let sent_at = performance.now()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    sent_at = performance.now()
    if (request.method() === 'HEAD' || REPEATED.some((one) => pathname.startsWith(one))) return
    calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim())
  })
  const stream = hasStream ? waitForStream(page) : Promise.resolve()
  await page.goto(path)
  await page.locator('[popover="manual"]').waitFor({ state: 'attached' })
  await stream
  await page.waitForLoadState('networkidle')
  await vi.waitUntil(() => performance.now() - sent_at > QUIET_MS, { timeout: 10_000 })
  await page.close()
  return { calls, events }
}

const waitForStream = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/events?'), { timeout: 30_000 })

const repeatedCalls = (calls: readonly string[]) => calls.filter((call, at) => calls.indexOf(call) !== at)

const ADDRESSES: Record<string, string> = {
  '/orderInfo': `/orderInfo/${order_id}`,
  '/receipt': `/receipt/${order_id}`,
  '/comment': `/comment?order=${order_id}`,
  '/refund': `/refund/${order_id}`,
  '/checkout': `/checkout?sku=${sku?.sku_id}&quantity=1`,
  '/payment': `/payment?orders=${unpaid.order_id}`,
  '/search': '/search?keyword=soap',
  '/detail': '/detail/soap',
  '/addressForm': `/addressForm/${buyer.address_id}`,
  '/shop': '/shop/studio-kanda',
  '/register/:text': '/register/terms',
}
const addressOf = (path: string) => ADDRESSES[path] ?? path

/** Screens that redirect a shopper to another screen, which has its own test. */
const ONLY_VISITORS = ['/login', '/register', '/home/bag']
const PRIVATE = PATHS.map(({ path }) => path).filter((path) => !ONLY_VISITORS.includes(path))

test.each(PRIVATE)('a load of %s by a shopper sends each call once', async (path) => {
  expect(repeatedCalls(await callsOf(shopper, addressOf(path), true))).toEqual([])
})

test.each(PATHS.filter(({ is_public }) => is_public).map(({ path }) => path))(
  'a load of %s by a visitor sends each call once',
  async (path) => {
    expect(repeatedCalls(await callsOf(guest, addressOf(path), false))).toEqual([])
  },
)

const DEAD = '00000000-0000-4000-8000-000000000000'

test.each([
  `/orderInfo/${DEAD}`,
  `/receipt/${DEAD}`,
  `/refund/${DEAD}`,
  `/comment?order=${DEAD}`,
  `/payment?orders=${DEAD}`,
  `/checkout?handover=${DEAD}`,
  `/addressForm/${DEAD}`,
  '/detail/no-such-product',
  '/shop/no-such-shop',
])('a load of %s, which does not exist, asks once', async (path) => {
  expect(repeatedCalls(await callsOf(shopper, path, true))).toEqual([])
})

test.each(['/detail/no-such-product', '/shop/no-such-shop'])(
  'a visitor’s load of %s asks at most once',
  async (path) => {
    expect(repeatedCalls(await callsOf(guest, path, false))).toEqual([])
  },
)
