import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DESK_COOKIE, type LocaleKey } from '@sampan/contract/rules'
import type { Browser, CDPSession, Page, Response } from 'playwright-core'
import { BROWSER_LOCALES } from '../open-browser.ts'
import { wordsOf } from '../words.ts'
import { findBarriers } from './barriers.ts'
import { findSmallOrNameless } from './content-rules.ts'
import { followData } from './desk-data.ts'
import { findLostInForcedColours } from './forced-colors.ts'
import type { HtmlChecker } from './html-checker.ts'
import { findEnglish } from './left-in-english.ts'
import { type Load, type View, viewsOf } from './loads.ts'
import { type Measured, measurePage } from './measure.ts'
import { beQuiet, followRequests, PATIENCE_MS, TURNED_MS } from './quiet.ts'
import {
  findBehindBars,
  findCut,
  findGreedyBars,
  findOverflowing,
  findOverlaid,
  findTooWide,
  findUnmoved,
} from './rules.ts'
import { findMistitled, readWords, titleWanted } from './screen-words.ts'
import { findShifts, listen, watchShifts } from './watch.ts'
import type { Reader, World } from './world.ts'

const PHONE_AT_MOST = 700
const HEIGHTS: Record<number, number> = { 320: 640, 390: 844, 1280: 800, 1920: 1080 }
/** Maximum number of scroll steps. If a list has not ended after these steps, it is not scrolled further. */
const STEPS_TO_END = 3
/** The language in which pages are checked with text of double size. */
const LARGE_IN: LocaleKey = 'en'
const LARGE_AT = 390

/** A window for one reader and one language, with which pages are checked. */
export type Eye = {
  page: Page
  hands: CDPSession
  openRequests: () => number
  takeComplaints: () => string[]
  /** The language-independent texts in the replies that the desk has read. */
  data: () => Promise<string[]>
  close: () => Promise<void>
}

export async function anEye(
  browser: Browser,
  url: string,
  world: World,
  reader: Reader,
  language: LocaleKey,
): Promise<Eye> {
  const context = await browser.newContext({
    baseURL: url,
    locale: BROWSER_LOCALES[language],
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await watchShifts(context)
  const signed = signIn(reader, world)
  if (signed) await context.addCookies([{ domain: 'localhost', ...signed }])
  const page = await context.newPage()
  const hands = await context.newCDPSession(page)
  return {
    page,
    hands,
    openRequests: followRequests(page),
    takeComplaints: listen(page),
    data: followData(page),
    close: () => context.close(),
  }
}

function signIn(reader: Reader, { tokens, desk_session }: World) {
  if (reader === 'visitor') return undefined
  if (reader === 'operator') return { name: DESK_COOKIE, value: desk_session, path: '/api/admin' }
  return { name: 'Admin-Token', value: tokens[reader], path: '/' }
}

/** The faults found in one load, and the number of its pictures. */
export type Seen = { pictures: number; faults: string[] }

async function setView({ page, hands }: Eye, { width, theme }: View): Promise<void> {
  // Emulates a touch screen at phone widths, because phones have no hovering pointer.
  const is_phone = width < PHONE_AT_MOST
  await hands.send('Emulation.setTouchEmulationEnabled', { enabled: is_phone })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
}

/** Measures the end of the page. Returns null for a list that keeps growing while it is scrolled. */
async function measureEnd({ page, openRequests }: Eye): Promise<Measured | null> {
  for (let step = 0; step < STEPS_TO_END; step++) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await beQuiet(page, openRequests, TURNED_MS)
    const measured = await page.evaluate(measurePage)
    // Checked after measuring, because rows that are laid out late make the page longer.
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)) return measured
  }
  return null
}

/** Measures the middle of the page, where sticky elements may cover content. */
async function measureHalfway({ page, openRequests }: Eye): Promise<Measured> {
  await page.evaluate(() =>
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  )
  await beQuiet(page, openRequests, TURNED_MS)
  return page.evaluate(measurePage)
}

/** Finds layout faults at the top, in the middle and at the end of the page. */
async function findMisplaced(eye: Eye): Promise<string[]> {
  const { page } = eye
  const at_top = await page.evaluate(measurePage)
  const faults = [
    ...findTooWide(at_top),
    ...findOverflowing(at_top),
    ...findCut(at_top),
    ...findOverlaid(at_top),
    ...findGreedyBars(at_top),
    ...findBehindBars(at_top, 'top'),
  ]
  // If a sheet or dialog is open, the page behind it does not scroll.
  if (at_top.is_layer) return faults
  const halfway = await measureHalfway(eye)
  const at_end = await measureEnd(eye)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  faults.push(...findOverlaid(halfway))
  return at_end ? [...faults, ...findOverlaid(at_end), ...findBehindBars(at_end, 'bottom')] : faults
}

/** The axe rules for a view: in dark mode only rules on colours, on a narrower phone only rules on sizes. */
function rulesFor({ theme, width }: View): string[] | null {
  if (theme === 'dark') return width === 320 ? null : ['color-contrast']
  return width === 320 ? ['target-size', 'scrollable-region-focusable'] : []
}

async function lookInView(eye: Eye, view: View, picture: string): Promise<string[]> {
  await setView(eye, view)
  await beQuiet(eye.page, eye.openRequests, TURNED_MS)
  await eye.page.screenshot({ path: picture, type: 'jpeg', quality: 60 })
  const rules = rulesFor(view)
  return [
    ...(await findMisplaced(eye)),
    ...(await findSmallOrNameless(eye.page)),
    ...(rules ? await findBarriers(eye.page, rules) : []),
  ]
}

/** Checks the page with text of double size, as set in a browser's settings. */
async function lookAtLarge(eye: Eye, picture: string): Promise<string[]> {
  await setView(eye, { width: LARGE_AT, theme: 'light' })
  await beQuiet(eye.page, eye.openRequests, TURNED_MS)
  const before = await eye.page.evaluate(measurePage)
  await eye.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await beQuiet(eye.page, eye.openRequests)
  await eye.page.screenshot({ path: picture, type: 'jpeg', quality: 60 })
  const after = await eye.page.evaluate(measurePage)
  return [...findUnmoved(before, after), ...(await findMisplaced(eye))]
}

const named = (what: string, faults: Iterable<string>) => [...new Set(faults)].map((fault) => `${what}: ${fault}`)

/** Selectors of an element that exists only after hydration. */
const ALIVE: Record<Reader, string> = {
  full: '[popover="manual"]',
  new: '[popover="manual"]',
  visitor: '[popover="manual"]',
  operator: '#main',
}

/** Finds faults in the HTML sent by the server, and in the current document. */
async function findBadHtml({ page }: Eye, sent: Response | null, checker: HtmlChecker | null): Promise<string[]> {
  if (!checker) return []
  const now = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`)
  const faults = await Promise.all([sent ? await sent.text() : now, now].map(checker.check))
  return faults.flat()
}

async function openAddress(eye: Eye, load: Load, checker: HtmlChecker | null): Promise<string[]> {
  const { address, screen, state, language, reader } = load
  const say = wordsOf(language, reader === 'operator' ? 'console' : 'storefront')
  const [first] = viewsOf({ reader })
  if (first) await setView(eye, first)
  eye.takeComplaints()
  const sent = await eye.page.goto(address)
  await eye.page.locator(ALIVE[reader]).first().waitFor({ state: 'attached' })
  await beQuiet(eye.page, eye.openRequests)
  const wanted = say(state?.title ?? titleWanted(address, screen.title))
  const mistitled = findMistitled(await eye.page.evaluate(readWords), address, wanted)
  const shifts = await findShifts(eye.page)
  if (state?.reach) {
    await state.reach({ page: eye.page, say })
    await beQuiet(eye.page, eye.openRequests)
    // Scrolls back, because a form with faults scrolls to the first fault.
    await eye.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  const { texts } = await eye.page.evaluate(readWords)
  return [
    ...shifts,
    ...mistitled,
    ...(await findBadHtml(eye, sent, checker)),
    ...(language === 'en' ? [] : findEnglish(texts, await eye.data())),
  ]
}

/** Whether a complaint is expected: the browser's complaint about status 404 on pages that are not found. */
const isMeant = (complaint: string, { address, state }: Load) =>
  state?.title !== undefined && complaint.endsWith(`${address} answered 404`)

/**
 * Opens a URL once, and checks the page in every width and theme. Saves a picture of each in `folder`.
 * @param checker null to skip the HTML check
 */
export async function lookAt(eye: Eye, load: Load, folder: string, checker: HtmlChecker | null): Promise<Seen> {
  const { language, reader, screen, state } = load
  const views = viewsOf(load)
  const prefix = state ? `${state.name.replaceAll(/\W+/g, '-')}-${language}` : language
  const place = join(folder, reader, screen.path.slice(1))
  mkdirSync(place, { recursive: true })
  const faults = named('on opening', await openAddress(eye, load, checker))
  let pictures = 0
  let by_day: string[] = []
  for (const view of views) {
    const name = `${view.width} px ${view.theme}`
    const picture = join(place, `${prefix}-${view.width}-${view.theme}.jpg`)
    const found = await lookInView(eye, view, picture)
    // The layout is the same in dark mode, so faults that were already found in light mode are not reported again.
    faults.push(...named(name, view.theme === 'dark' ? found.filter((fault) => !by_day.includes(fault)) : found))
    by_day = found
    pictures += 1
  }
  if (language === LARGE_IN) faults.push(...named('', await findLostInForcedColours(eye.page)))
  if (language === LARGE_IN && reader !== 'operator' && views.some(({ width }) => width === LARGE_AT)) {
    faults.push(...named('text at 200 %', await lookAtLarge(eye, join(place, `${prefix}-${LARGE_AT}-large.jpg`))))
    pictures += 1
  }
  faults.push(
    ...named(
      'console',
      eye.takeComplaints().filter((complaint) => !isMeant(complaint, load)),
    ),
  )
  return { pictures, faults }
}
