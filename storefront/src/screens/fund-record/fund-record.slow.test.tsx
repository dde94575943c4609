import type { Endpoints } from '@sampan/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { z } from 'zod'
import { anId, endlessPageOf } from '../../../testing/fake-goods.ts'
import { loseReply, missing, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

type Bill = z.input<Endpoints['GET /api/user/bill_detail']['reply']>

const now = new Date()
/** The middle of a month in the local time zone. */
const monthsAgo = (months: number) => new Date(now.getFullYear(), now.getMonth() - months, 15, 12)
const monthKey = (months: number) => {
  const at = monthsAgo(months)
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`
}
const nameOf = (months: number) =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(monthsAgo(months))

/** An order of $12.00, paid this month. */
const aBill = (number: number, overrides: Partial<Bill> = {}): Bill => ({
  bill_id: String(number),
  kind: 'payment',
  state: 'done',
  amount_cents: -1_200,
  balance_after_cents: 8_800,
  ref_type: 'order',
  ref_id: anId(301),
  order_id: anId(301),
  order_number: '2026112100000001',
  agent: null,
  goods: { title: 'Kinoko table lamp', image: '/lamp.webp', more: 2 },
  created_at: monthsAgo(0).toISOString(),
  ...overrides,
})
const RECHARGE = {
  kind: 'recharge',
  amount_cents: 10_000,
  ref_type: 'recharge',
  order_id: null,
  order_number: null,
  goods: null,
} as const
const WITHDRAWAL = {
  kind: 'withdrawal',
  amount_cents: -5_000,
  ref_type: 'withdrawal',
  order_id: null,
  order_number: null,
  goods: null,
} as const

const openRecord = (address = '/capitalRecord', replies: Replies = {}) =>
  renderScreen(address, {
    replies: {
      'GET /api/user/bill': endlessPageOf([
        aBill(2),
        aBill(1, { ...RECHARGE, created_at: monthsAgo(1).toISOString() }),
      ]),
      'GET /api/user/bill_summary': [
        { month: monthKey(1), in_cents: 10_000, out_cents: 0 },
        { month: monthKey(0), in_cents: 0, out_cents: 1_200 },
      ],
      'GET /api/user/bill_detail': aBill(2),
      ...replies,
    },
  })

test.each([390, 1280])('at %i px the chart and the bills appear where their placeholders were', async (width) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(414, 896))
  const summary = Promise.withResolvers<void>()
  const { view } = await openRecord('/capitalRecord', {
    'GET /api/user/bill_summary': async () => {
      await summary.promise
      return [{ month: monthKey(0), in_cents: 0, out_cents: 1_200 }]
    },
    'GET /api/user/bill': endlessPageOf([aBill(1)]),
  })
  await expect.poll(() => document.querySelectorAll('main [data-skeleton]').length).toBeGreaterThan(3)
  const inPage = (selector: string) => [...document.querySelectorAll(selector)]
  const topsOf = (elements: readonly Element[]) => elements.map((element) => element.getBoundingClientRect().top)
  const boxes = topsOf(inPage('main [data-skeleton]')).slice(0, 2)
  summary.resolve()
  await expect.element(view.getByRole('heading', { name: nameOf(0) })).toBeVisible()
  const contents = () => topsOf(inPage('main section[aria-label] > *, main h2'))
  await expect
    .poll(() => contents().map((top, place) => Math.abs(Math.round(top - (boxes[place] ?? 0)))))
    .toEqual([0, 0])
})

test('bills are grouped by month, each with its money in and out', async () => {
  const { view, requests } = await openRecord()
  await expect.element(view.getByRole('heading', { name: nameOf(0) })).toBeVisible()
  await expect.element(view.getByRole('heading', { name: nameOf(1) })).toBeVisible()
  await expect
    .element(view.getByRole('listitem').filter({ hasText: 'Payment' }))
    .toMatchTextContent(/In \$0\.00, out \$12\.00.*Payment.*Kinoko table lamp and 2 more.*2026112100000001.*−\$12\.00/)
  const [{ query } = { query: undefined }] = requests('GET /api/user/bill_summary')
  expect(query?.time_zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(query?.from).toBe(new Date(now.getFullYear(), now.getMonth() - 2).toISOString())
})

test.each([
  ['/capitalRecord?period=month', 1],
  ['/capitalRecord', 3],
  ['/capitalRecord?from=2024-01-31&to=2025-12-01', 12],
])('%s: the chart shows each month, with text for screen readers', async (address, count) => {
  const { view } = await openRecord(address)
  const months = view.getByRole('region', { name: 'Money in and out by month' }).getByRole('listitem')
  await expect.element(months).toHaveLength(count)
  const last = count === 12 ? /December 2025 In \$0\.00, out \$0\.00/ : /In \$0\.00, out \$12\.00/
  await expect.element(months.last()).toMatchTextContent(last)
})

test('kind and period are chosen from sheets, stored in the URL, and sent to the server', async () => {
  const { view, visits, requests } = await openRecord()
  await userEvent.click(view.getByRole('button', { name: 'All types' }))
  await userEvent.click(view.getByRole('button', { name: 'Refund' }))
  await expect.element(view.getByRole('button', { name: 'Refund' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(view.getByRole('button', { name: 'Last 3 months' }))
  await userEvent.click(view.getByRole('button', { name: 'This year' }))
  await expect.poll(() => visits.place().search).toBe('kind=refund&period=year')
  const year = new Date(now.getFullYear(), 0).toISOString()
  await expect.poll(() => requests('GET /api/user/bill').at(-1)?.query).toMatchObject({ kind: 'refund', from: year })
  expect(requests('GET /api/user/bill_summary').at(-1)?.query).toMatchObject({ kind: 'refund', from: year })
})

test('a range of days includes its first and last day, in whichever order the two days are chosen', async () => {
  const { view, visits, requests } = await openRecord()
  await userEvent.click(view.getByRole('button', { name: 'Last 3 months' }))
  await userEvent.click(view.getByRole('button', { name: 'Choose dates' }))
  const show = view.getByRole('button', { name: 'Show results' })
  await expect.element(show).toBeDisabled()
  await userEvent.fill(view.getByLabelText('Start date'), '2026-03-31')
  await userEvent.fill(view.getByLabelText('End date'), '2026-03-05')
  await userEvent.click(show)
  await expect.element(view.getByRole('button', { name: '5 Mar 2026 – 31 Mar 2026' })).toBeVisible()
  expect(visits.place().search).toBe('from=2026-03-31&to=2026-03-05')
  const [from, to] = [new Date(2026, 2, 5).toISOString(), new Date(2026, 3, 1).toISOString()]
  await expect.poll(() => requests('GET /api/user/bill').at(-1)?.query).toMatchObject({ from, to })
})

test('a bill whose amount is held or was returned shows this', async () => {
  const { view } = await openRecord('/capitalRecord', {
    'GET /api/user/bill': endlessPageOf([
      aBill(5, { ...WITHDRAWAL, state: 'held' }),
      aBill(4, { ...WITHDRAWAL, kind: 'withdrawal_returned', amount_cents: 5_000 }),
      aBill(3, { ...WITHDRAWAL, state: 'returned' }),
    ]),
  })
  const links = view.getByRole('main').getByRole('link')
  await expect.element(links.nth(0)).toMatchTextContent(/Withdrawal.*On hold.*−\$50\.00/)
  await expect.element(links.nth(1)).toMatchTextContent(/Withdrawal returned.*\+\$50\.00/)
  await expect.element(links.nth(2)).toMatchTextContent(/Withdrawal.*Returned.*−\$50\.00/)
})

test('a bill has its own page and title, links to its order, and Back returns to the list', async () => {
  const { view, visits } = await openRecord('/capitalRecord?kind=payment')
  await userEvent.click(view.getByRole('link', { name: /Payment/ }))
  await expect.element(view.getByRole('heading', { name: 'Transaction', exact: true })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Transaction/)
  await expect.element(view.getByText('−$12.00')).toBeVisible()
  await expect.element(view.getByText('Completed')).toBeVisible()
  await expect.element(view.getByText('$88.00')).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: /Order number.*2026112100000001/ }))
    .toHaveAttribute('href', `/orderInfo/${anId(301)}`)
  visits.back()
  await expect.element(view.getByRole('heading', { name: 'Fund record' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Fund record/)
  expect(visits.place().search).toBe('kind=payment')
})

test('the bill of a refund names and links to the order that was paid', async () => {
  const { view } = await openRecord('/capitalRecord?bill=6', {
    'GET /api/user/bill_detail': aBill(6, {
      kind: 'refund',
      amount_cents: 1_200,
      ref_type: 'refund',
      ref_id: anId(701),
    }),
  })
  await expect.element(view.getByText('+$12.00')).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: /Order number.*2026112100000001/ }))
    .toHaveAttribute('href', `/orderInfo/${anId(301)}`)
})

test('a held bill explains its state, and a missing bill links to the list', async () => {
  const heldBill = aBill(5, { ...WITHDRAWAL, state: 'held' })
  const first = await openRecord('/capitalRecord?bill=5', { 'GET /api/user/bill_detail': heldBill })
  await expect.element(first.view.getByText(/on hold while we review your withdrawal/)).toBeVisible()
  await first.visits.go('/capitalRecord?bill=9')
  first.fakeReplies['GET /api/user/bill_detail'] = missing
  await first.visits.go('/capitalRecord?bill=10')
  await expect.element(first.view.getByText(/It may have been removed/)).toBeVisible()
})

test('scrolling to the end loads older bills', async () => {
  const first = Array.from({ length: 20 }, (_, place) => aBill(40 - place))
  const { view, requests } = await openRecord('/capitalRecord', {
    'GET /api/user/bill': ({ query: { cursor } }) =>
      cursor ? endlessPageOf([aBill(20, RECHARGE)]) : endlessPageOf(first, '21'),
  })
  await expect.element(view.getByRole('link').first()).toBeVisible()
  // Moves the mouse too: after a scroll by script alone, an idle browser may not render, and IntersectionObserver does
  // not fire.
  await userEvent.hover(view.getByRole('link').last())
  await expect.element(view.getByRole('link', { name: /Top-up/ })).toBeInTheDocument()
  expect(requests('GET /api/user/bill').map(({ query }) => query.cursor)).toEqual([undefined, '21'])
})

test('an empty list links to the top-up; a failed read can be retried', async () => {
  const none = { 'GET /api/user/bill': endlessPageOf<Bill>([]), 'GET /api/user/bill_summary': [] }
  const { view, visits, fakeReplies } = await openRecord('/capitalRecord', none)
  await expect.element(view.getByRole('heading', { name: 'No transactions' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/topUp')
  await visits.go('/capitalRecord?kind=refund')
  await expect.element(view.getByRole('link', { name: 'See this year' })).toBeVisible()
  fakeReplies['GET /api/user/bill'] = loseReply
  await visits.go('/capitalRecord?kind=payment')
  const again = view.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  fakeReplies['GET /api/user/bill'] = endlessPageOf([aBill(2)])
  await userEvent.click(again)
  await expect.element(view.getByRole('link', { name: /Payment/ })).toBeVisible()
})

test('the shown bills can be saved as a file; if the file was cut off, a message says so', async () => {
  const { view, requests } = await openRecord('/capitalRecord?kind=payment&from=2026-03-05&to=2026-03-31', {
    'GET /api/user/bill_csv': { text: '\uFEFFNo.\r\n2\r\n', lines: 10_000, is_whole: false },
  })
  const files: Blob[] = []
  const makeAddress = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob) // the screen creates no other file
    return 'blob:file'
  })
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => {
    makeAddress.mockRestore()
    click.mockRestore()
  })
  await userEvent.click(view.getByRole('button', { name: 'Download as CSV' }))
  await expect.element(view.getByText(/only your latest 10000 transactions/)).toBeVisible()
  expect(names).toEqual(['bills-2026-03-05-2026-03-31.csv'])
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? [])
  expect([...bytes.slice(0, 6)]).toEqual([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('No.')])
  expect(requests('GET /api/user/bill_csv')[0]?.query).toMatchObject({ kind: 'payment' })
})
