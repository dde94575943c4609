// npm run bench:front [-- --only PART]: page size, first and largest paint on a slow phone compared with a React page
// of one heading, total blocking time, response to taps, and Lighthouse's scores. Times differ between machines:
// compare the ratios.
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { openShop } from '../e2e/open-shop.ts'
import { buildIfStale } from '../scripts/build.ts'
import { measureBlocking } from './blocking.ts'
import { openHeading } from './heading/open-heading.ts'
import { javascriptSize } from './javascript-size.ts'
import { lighthouseScores, SCORES_WANTED } from './lighthouse-scores.ts'
import { type Paint, paints } from './paint.ts'
import { measureTaps } from './taps.ts'

const PAGES = { home: '/home', detail: '/detail/lamp', search: '/search?keyword=lamp' }
/** Limits of a page's first and largest paint, as a multiple of the paint of a page with one heading. */
const FIRST_AT_MOST = 1.2
const LARGEST_AT_MOST: Readonly<Record<string, number>> = { home: 2.5, detail: 2.2, search: 2.2 }
const PARTS = ['size', 'paint', 'blocking', 'taps', 'lighthouse']
/** No visible layout shift is allowed. */
const SHIFT_AT_MOST = 0.001
const DEBUGGING_PORT = 9_333

const BROWSER = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
  ],
}
const { values } = parseArgs({ options: { only: { type: 'string' } } })
if (values.only && !PARTS.includes(values.only)) throw new Error(`--only one of: ${PARTS.join(', ')}`)
const isWanted = (part: string) => !values.only || values.only === part

function rowOf(name: string, paint: Paint, heading: Paint): boolean {
  const first = paint.first_ms / heading.first_ms
  const largest = paint.largest_ms / heading.largest_ms
  const isWithin =
    first <= FIRST_AT_MOST &&
    paint.shift <= SHIFT_AT_MOST &&
    largest <= (LARGEST_AT_MOST[name] ?? Number.POSITIVE_INFINITY)
  const times = `first ${paint.first_ms.toFixed(0)} ms (${first.toFixed(2)} ×), largest ${paint.largest_ms.toFixed(0)} ms (${largest.toFixed(2)} ×)`
  console.log(
    `${name.padEnd(8)} ${times}, shift ${paint.shift.toFixed(3)}, ${paint.largest}${isWithin ? '' : '  TOO SLOW'}`,
  )
  return isWithin
}

async function measurePaints(url: string): Promise<boolean> {
  const heading = await openHeading()
  const browser = await chromium.launch(BROWSER)
  try {
    const addresses = Object.entries(PAGES).map(([name, path]) => [name, url + path])
    const paintOf = await paints(browser, { heading: heading.url, ...Object.fromEntries(addresses) })
    const baseline = paintOf.get('heading')
    if (!baseline) throw new Error('the heading was not seen')
    console.log('\nApplied slow 4G, processor four times slower, medians:')
    return [...paintOf].map(([name, paint]) => rowOf(name, paint, baseline)).every(Boolean)
  } finally {
    await browser.close()
    heading.close()
  }
}

async function measureScores(url: string): Promise<boolean> {
  const browser = await chromium.launch(BROWSER)
  console.log('\nLighthouse, mobile: performance, accessibility, best practices, SEO')
  try {
    let isReached = true
    for (const [name, path] of Object.entries(PAGES)) {
      const scores = await lighthouseScores(url + path, DEBUGGING_PORT)
      console.log(`${name.padEnd(8)} ${scores.join('  ')}`)
      isReached &&= scores.every((score, place) => score >= (SCORES_WANTED[place] ?? 0))
    }
    return isReached
  } finally {
    await browser.close()
  }
}

async function inBrowser(measure: (browser: Browser) => Promise<boolean>): Promise<boolean> {
  const browser = await chromium.launch(BROWSER)
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

await buildIfStale()
const shop = await openShop()
try {
  const results = [
    isWanted('size') ? await javascriptSize(shop.url) : true,
    isWanted('paint') ? await measurePaints(shop.url) : true,
    isWanted('blocking') ? await inBrowser((browser) => measureBlocking(browser, shop.url)) : true,
    isWanted('taps') ? await inBrowser((browser) => measureTaps(browser, shop.url)) : true,
    isWanted('lighthouse') ? await measureScores(shop.url) : true,
  ]
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await shop.close()
}
