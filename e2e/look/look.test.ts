import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../open-browser.ts'
import { PATHS } from '../paths.ts'
import { findAxeViolations } from './axe.ts'
import { checkAll } from './check-all.ts'
import { followRequests, waitUntilIdle } from './idle.ts'
import { latestFirst } from './latest-first.ts'
import { loadsOf, nameOf, screensNamed } from './loads.ts'
import { type Measured, measurePage } from './measure.ts'
import {
  findBehindBars,
  findBrokenWords,
  findCut,
  findGreedyBars,
  findOutsideFrame,
  findOverflowing,
  findOverlaid,
  findTooWide,
  findUnmoved,
} from './rules.ts'
import { openResults } from './run-results.ts'
import { findMistitled, readScreenTexts, titleWanted } from './screen-texts.ts'
import { findUntranslated } from './untranslated.ts'
import { collectComplaints, judgeShifts } from './watch.ts'
import type { World } from './world.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
})
afterAll(() => browser?.close())

const HEAD =
  '<!doctype html><html lang="en"><title>Bag</title><style>body { margin: 0; font: 16px/1.5 sans-serif }</style>'
async function measure(body: string): Promise<Measured> {
  await page.setContent(`${HEAD}<main><h1>Bag</h1>${body}</main>`)
  return page.evaluate(measurePage)
}

const LONG = 'A line of words that is much longer than any phone is wide, and goes on and on and on'
const bar = (edge: 'top' | 'bottom', content = 'Pay') =>
  `<nav style="position: fixed; ${edge}: 0; left: 0; right: 0; height: 60px">${content}</nav>`
const TALL = '<div style="height: 715px"></div>'

const PLANTED: [rule: string, judge: (one: Measured) => string[], fault: string, fine: string[]][] = [
  [
    'a page wider than its window',
    findTooWide,
    '<p style="width: 500px">Wide</p>',
    [
      '<p>Narrow</p>',
      `<p style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG}</p>`,
      `<div style="overflow-x: auto; white-space: nowrap">${LONG} <a href="/">${LONG}</a></div>`,
      `<div style="overflow-x: auto"><p style="width: 900px; text-align: end; overflow: hidden; text-overflow: ellipsis">Rail</p></div>`,
    ],
  ],
  [
    'text outside of the window',
    findTooWide,
    `<div style="overflow: hidden"><p style="white-space: nowrap">${LONG}</p></div>`,
    [
      `<p>${LONG}</p>`,
      `<span style="position: absolute; width: 1px; overflow: hidden; white-space: nowrap">${LONG}</span>`,
    ],
  ],
  [
    'text wider than its box',
    findOverflowing,
    '<button style="width: 40px; white-space: nowrap">Confirm received</button>',
    ['<button>Confirm received</button>', '<p style="width: 90px">Confirm <a href="/">received</a></p>'],
  ],
  [
    'text that runs out of its button',
    findOutsideFrame,
    '<button style="display: flex; width: 30px; padding: 0; background: #ddd"><span style="white-space: nowrap">Withdraw</span></button>',
    [
      '<button style="display: flex; background: #ddd"><span style="white-space: nowrap">Withdraw</span></button>',
      '<p style="background: #ddd">Confirm <mark>received</mark></p>',
      `<div style="width: 90px; overflow-x: auto; background: #ddd"><p style="white-space: nowrap">${LONG}</p></div>`,
      `<div style="height: 90px; overflow: hidden auto; background: #ddd"><p style="margin-top: 200px">${LONG}</p></div>`,
    ],
  ],
  [
    'a button that is too low for its text',
    findOutsideFrame,
    '<button style="width: 60px; height: 14px; padding: 0; background: #ddd">Confirm received</button>',
    ['<button style="background: #ddd">Confirm received</button>'],
  ],
  [
    'a word that breaks inside',
    findBrokenWords,
    '<p style="width: 60px; overflow-wrap: anywhere">Notifications</p>',
    [
      '<p style="width: 110px">Notifications of today</p>',
      '<p style="width: 60px; overflow-wrap: anywhere" translate="no">Notifications</p>',
      `<p style="width: 60px; overflow-wrap: anywhere">${'0123456789abcdef'.repeat(2)}</p>`,
      '<p style="width: 60px; overflow-wrap: anywhere">2026112805380165</p>',
      '<p style="width: 60px" lang="ja">お知らせの設定を変更</p>',
    ],
  ],
  [
    'text cut at its side',
    findCut,
    '<p style="width: 90px; overflow: hidden; white-space: nowrap">Confirm received</p>',
    [
      '<p style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Confirm received</p>',
      '<div style="width: 90px; overflow-x: auto; white-space: nowrap">Confirm received</div>',
    ],
  ],
  [
    'text cut at its foot',
    findCut,
    '<p style="width: 90px; height: 30px; overflow: hidden">Confirm received now</p>',
    [
      '<p style="width: 90px; height: 48px; overflow: hidden">Confirm received</p>',
      '<p style="width: 90px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">Confirm received</p>',
    ],
  ],
  [
    'a button behind the bar below',
    (one) => findBehindBars(one, 'bottom'),
    `${TALL}<button>Delete</button>${bar('bottom')}`,
    [
      `<button>Delete</button>${bar('bottom')}`,
      `${TALL}${bar('bottom', '<button>Pay</button>')}`,
      `<div style="height: 660px"></div><p style="width: 90px; margin: 0; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">${LONG}</p>${bar('bottom')}`,
      `${TALL}<button>Delete</button><nav style="position: static">Pay</nav>`,
    ],
  ],
  [
    'text behind the bar above',
    (one) => findBehindBars(one, 'top'),
    bar('top', 'Sampan'),
    [`<div style="height: 60px"></div>${bar('bottom', 'Sampan')}`],
  ],
  [
    'bars over each other',
    (one) => findBehindBars(one, 'bottom'),
    `${bar('bottom')}<footer style="position: fixed; bottom: 30px; left: 0; right: 0; height: 60px">Total</footer>`,
    [`${bar('bottom')}<footer style="position: fixed; bottom: 60px; left: 0; right: 0; height: 60px">Total</footer>`],
  ],
  [
    'text that lies over other text',
    findOverlaid,
    '<p style="margin: 0">Notifications</p><button style="position: absolute; top: 30px; left: 40px">Read all</button>',
    [
      `<p style="width: 200px">${LONG} <a href="/">received</a> and paid</p>`,
      '<p style="margin: 0; line-height: 1">Two</p><p style="margin: 0; line-height: 1">lines</p>',
      '<p>Notifications</p><button>Read all</button>',
      `<p style="margin: 0">Notifications</p>${bar('top', 'Read all')}`,
      '<header style="position: sticky; top: 0; height: 0"><p style="margin: 0">Soap</p></header><p style="margin: 0">Reviews</p>',
      '<a href="/" style="position: fixed; top: -40px">To the content</a><p style="position: absolute; top: -40px; margin: 0">Scrolled away</p>',
      `<p style="width: 90px; margin: 0; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">${LONG}</p><p style="margin: 0">Two pieces</p>`,
    ],
  ],
  [
    'bars that leave no room',
    findGreedyBars,
    [0, 200, 400].map((from) => bar('bottom').replace('height: 60px', `bottom: ${from}px; height: 190px`)).join(''),
    [bar('top') + bar('bottom')],
  ],
]

test.each(PLANTED)('%s is reported, and no other fault', async (_rule, judge, fault, fine) => {
  expect(judge(await measure(fault))).not.toEqual([])
  for (const one of fine) expect(judge(await measure(one)), one).toEqual([])
})

test('while a dialog is open, only its content is measured', async () => {
  const dialog = (style: string) =>
    `<p style="position: fixed; top: 45%; left: 45%">Behind</p><dialog><button style="${style}">Confirm received</button></dialog>`
  const measureOpen = async (body: string) => {
    await measure(body)
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    return page.evaluate(measurePage)
  }
  const fine = await measureOpen(dialog(''))
  expect(fine.texts.map(({ text }) => text)).toEqual(['Confirm received'])
  expect([fine.is_layer, findOverlaid(fine), findOverflowing(fine)]).toEqual([true, [], []])
  expect(findOverflowing(await measureOpen(dialog('width: 40px; white-space: nowrap')))).toHaveLength(1)
  expect((await measure(dialog(''))).is_layer).toBe(false)
})

test('text that does not grow with the text size of the browser is reported', async () => {
  const two = '<p style="font-size: 16px">Stays as it is</p><p style="font-size: 1rem">Grows with the rest</p>'
  const before = await measure(two)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const faults = findUnmoved(before, await page.evaluate(measurePage))
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  expect(faults).toEqual([expect.stringContaining('Stays as it is')])
})

test('axe reports a button without a name, and text with low contrast', async () => {
  await page.setContent(`${HEAD}<main><h1>Bag</h1><button></button><p style="color: #ccc">Pale</p></main>`)
  expect((await findAxeViolations(page)).map((fault) => fault.split(':')[0])).toEqual([
    'axe button-name',
    'axe color-contrast',
  ])
  expect(await findAxeViolations(page, ['color-contrast'])).toHaveLength(1)
  await page.setContent(`${HEAD}<main><h1>Bag</h1><button>Pay</button></main>`)
  expect(await findAxeViolations(page)).toEqual([])
})

test('a screen has exactly one h1 with its route’s title', async () => {
  await page.setContent(`${HEAD}<main><h1>Bag</h1><div hidden><h1>Behind</h1></div><p>Two pieces</p></main>`)
  const screen = await page.evaluate(readScreenTexts)
  expect(screen.texts).toEqual(['Bag', 'Two pieces'])
  expect(findMistitled(screen, '/bag', 'Bag')).toEqual([])
  expect(findMistitled({ ...screen, title: 'Teapot – Bag' }, '/bag', 'Bag')).toEqual([])
  expect(findMistitled(screen, '/bag', 'Home')).toHaveLength(1)
  expect(findMistitled({ ...screen, h1s: [] }, '/bag', 'Bag')).toHaveLength(1)
  expect(titleWanted('/shop/harbour', 'Shop')).toBe('Shop')
  expect(titleWanted('/shop', 'Shop')).toBe('All shops')
})

test('English text in another language is reported, except names, codes and text marked as English', async () => {
  await page.setContent(
    '<html lang="th"><p>สบู่ก้อน</p><p>Two pieces</p><p lang="en">Great soap</p><p translate="no">demo<b>tljrfd</b></p><img alt="A boat"><p>Robin Reed, USDT</p><p>MP-104x</p><p>พัสดุ：https://track.example.com/?n={number}</p>',
  )
  const { texts } = await page.evaluate(readScreenTexts)
  expect(findUntranslated(texts)).toEqual(['“Two pieces” is English', '“A boat” is English'])
})

test('layout shifts are reported with the element that moved furthest', () => {
  const shift = (value: number, hadRecentInput = false) => ({ value, hadRecentInput, sources: [`<p>${value}</p>`] })
  expect(judgeShifts([shift(0.004), shift(0.006), shift(0.5, true)])).toEqual([])
  expect(judgeShifts([shift(0.004), shift(0.03)])).toEqual([
    expect.stringContaining('0.034 while it came, most of all <p>0.03'),
  ])
})

test('errors of the page and failed requests are recorded', async () => {
  const own = await browser.newPage()
  const takeComplaints = collectComplaints(own)
  await own.route('**/*', (route) =>
    route.fulfill({ status: route.request().url().endsWith('/x.png') ? 404 : 200, body: '' }),
  )
  await own.goto('http://localhost:1/')
  await own.setContent('<img src="http://localhost:1/x.png"><script>console.error("broken"); null.x</script>')
  await expect
    .poll(() => takeComplaints().toSorted())
    .toEqual(['broken', expect.stringMatching(/^error: /), expect.stringMatching(/x\.png answered 404$/)])
  await own.close()
})

test('a screen counts as idle once its data has arrived', async () => {
  await page.setContent('<main aria-busy="true"><h1>Bag</h1></main>')
  const since = Date.now()
  await page.evaluate(() => setTimeout(() => document.querySelector('main')?.removeAttribute('aria-busy'), 600))
  await waitUntilIdle(page, followRequests(page))
  expect(Date.now() - since).toBeGreaterThan(550)
})

/** A page with the structure of the shop's pages, without a shop. */
const PAGE = `${HEAD}<main><h1>Bag</h1><p>Two pieces</p></main><div popover="manual"></div>`

test('a crashed browser is restarted, and each screen is checked', async () => {
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(PAGE)).listen(0)
  const { port } = server.address() as AddressInfo
  const folder = mkdtempSync(join(tmpdir(), 'sampan-look-'))
  const browsers: Browser[] = []
  const world = {
    tokens: { full: '', new: '' },
    address_id: '',
    sku_id: '',
    orders: {},
    opened: {},
  } as unknown as World
  const loads = loadsOf(screensNamed(['/explore', '/shop', '/detail']), world, ['en']).slice(0, 3)
  const seen: string[] = []
  const loads_left = await checkAll(loads, {
    openBrowser: async () => {
      const one = await openBrowser()
      browsers.push(one)
      return one
    },
    url: `http://localhost:${port}`,
    world,
    folder,
    checker: null,
    until: Date.now() + 60_000,
    onChecked: (load, { pictures, faults }) => {
      seen.push(`${nameOf(load)} ${pictures} ${faults.some((fault) => fault.includes('could not be checked'))}`)
      if (seen.length === 1) for (const one of browsers) void one.close()
    },
  })
  server.close()
  rmSync(folder, { recursive: true })
  expect(loads_left).toBe(0)
  expect(seen.toSorted()).toEqual(loads.map((load) => `${nameOf(load)} 7 false`).toSorted())
})

test('screens that were changed recently are checked first', () => {
  const screens = PATHS.slice(0, 3)
  const [a, b, c] = screens
  const ages = new Map([
    [a?.folder, 5],
    [b?.folder, 5],
    [c?.folder, 9],
  ])
  expect(latestFirst(screens, (folder) => ages.get(folder) ?? 0)).toEqual([c, a, b])
  expect(latestFirst(screens, () => 0)).toEqual(screens)
})

test('an interrupted run continues where it stopped; if the shop has changed, the run starts again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-look-'))
  const one = { pictures: 6, faults: ['1280 px dark: too wide'] }
  openResults(folder, 'first').store('/bag new en', one)
  // Simulates a process that was killed while it was writing.
  const file = join(folder, 'seen.jsonl')
  writeFileSync(file, `${readFileSync(file, 'utf8')}["/home new`)
  expect([...openResults(folder, 'first').loads]).toEqual([['/bag new en', one]])
  expect(openResults(folder, 'second').loads.size).toBe(0)
  rmSync(folder, { recursive: true })
})
