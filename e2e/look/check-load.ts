import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleKey } from '@sampan/contract/rules'
import type { Response } from 'playwright-core'
import { translatorFor } from '../translate.ts'
import { findAxeViolations } from './axe.ts'
import { findSmallOrNameless } from './content-rules.ts'
import { findLostInForcedColours } from './forced-colors.ts'
import type { HtmlChecker } from './html-checker.ts'
import { RELAYOUT_MS, waitUntilIdle } from './idle.ts'
import { type Load, type View, viewsOf } from './loads.ts'
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
import { findMistitled, readScreenTexts, titleWanted } from './screen-texts.ts'
import { findUntranslated } from './untranslated.ts'
import { setView, type Viewer } from './viewer.ts'
import { findShifts } from './watch.ts'
import type { Reader } from './world.ts'

/** Maximum number of scroll steps. If a list has not ended after these steps, it is not scrolled further. */
const STEPS_TO_END = 3
/** The language in which pages are checked in forced colours. */
const FORCED_COLOURS_IN: LocaleKey = 'en'
/** The width at which pages of the shop are checked with text of double size. */
const LARGE_AT = 390

/** The faults found in one load, and the number of its pictures. */
export type LoadResult = { pictures: number; faults: string[] }

/** Measures the end of the page. Returns null for a list that keeps growing while it is scrolled. */
async function measureEnd({ page, openRequests }: Viewer): Promise<Measured | null> {
  for (let step = 0; step < STEPS_TO_END; step++) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await waitUntilIdle(page, openRequests, RELAYOUT_MS)
    const measurement = await page.evaluate(measurePage)
    // The scroll position is checked after measuring, because rows that are laid out late make the page longer.
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1))
      return measurement
  }
  return null
}

/** Measures the middle of the page, where sticky elements may cover content. */
async function measureHalfway({ page, openRequests }: Viewer): Promise<Measured> {
  await page.evaluate(() =>
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  )
  await waitUntilIdle(page, openRequests, RELAYOUT_MS)
  return page.evaluate(measurePage)
}

const RULES = [findTooWide, findOverflowing, findCut, findOverlaid]
const STRICT_RULES = [...RULES, findOutsideFrame, findBrokenWords]

/** Finds texts that do not fit, at one scroll position. */
const findMisfits = (measurement: Measured, is_strict: boolean): string[] =>
  (is_strict ? STRICT_RULES : RULES).flatMap((find) => find(measurement))

/** Finds layout faults at the top, in the middle and at the end of the page. */
async function findMisplaced(viewer: Viewer, is_strict = false): Promise<string[]> {
  const { page } = viewer
  const at_top = await page.evaluate(measurePage)
  const faults = [...findMisfits(at_top, is_strict), ...findGreedyBars(at_top), ...findBehindBars(at_top, 'top')]
  // If a sheet or dialog is open, the page behind it does not scroll.
  if (at_top.is_layer) return faults
  const halfway = await measureHalfway(viewer)
  const at_end = await measureEnd(viewer)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  faults.push(...findMisfits(halfway, is_strict))
  return at_end ? [...faults, ...findMisfits(at_end, is_strict), ...findBehindBars(at_end, 'bottom')] : faults
}

/** The axe rules for a view: in dark mode only rules on colours, on a narrower phone only rules on sizes. */
function rulesFor({ theme, width }: View): string[] | null {
  if (theme === 'dark') return width === 320 ? null : ['color-contrast']
  return width === 320 ? ['target-size', 'scrollable-region-focusable'] : []
}

async function checkView(viewer: Viewer, view: View, picture: string): Promise<string[]> {
  await setView(viewer, view)
  await waitUntilIdle(viewer.page, viewer.openRequests, RELAYOUT_MS)
  await viewer.page.screenshot({ path: picture, type: 'jpeg', quality: 60 })
  const rules = rulesFor(view)
  return [
    ...(await findMisplaced(viewer)),
    ...(await findSmallOrNameless(viewer.page)),
    ...(rules ? await findAxeViolations(viewer.page, rules) : []),
  ]
}

/** Checks the page with text of double size, as set in a browser's settings. */
async function checkLargeText(viewer: Viewer, picture: string, is_strict: boolean): Promise<string[]> {
  await setView(viewer, { width: LARGE_AT, theme: 'light' })
  await waitUntilIdle(viewer.page, viewer.openRequests, RELAYOUT_MS)
  const before = await viewer.page.evaluate(measurePage)
  await viewer.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await waitUntilIdle(viewer.page, viewer.openRequests)
  await viewer.page.screenshot({ path: picture, type: 'jpeg', quality: 60 })
  const after = await viewer.page.evaluate(measurePage)
  return [...findUnmoved(before, after), ...(await findMisplaced(viewer, is_strict))]
}

const namedFaults = (what: string, faults: Iterable<string>) => [...new Set(faults)].map((fault) => `${what}: ${fault}`)

/** Selectors of an element that exists only after hydration. */
const HYDRATED: Record<Reader, string> = {
  full: '[popover="manual"]',
  new: '[popover="manual"]',
  visitor: '[popover="manual"]',
  operator: '#main',
}

/** Finds faults in the HTML sent by the server, and in the current document. */
async function findBadHtml(
  { page }: Viewer,
  response: Response | null,
  checker: HtmlChecker | null,
): Promise<string[]> {
  if (!checker) return []
  const now = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`)
  const faults = await Promise.all([response ? await response.text() : now, now].map(checker.check))
  return faults.flat()
}

async function openAddress(viewer: Viewer, load: Load, checker: HtmlChecker | null): Promise<string[]> {
  const { address, screen, state, language, reader } = load
  const say = translatorFor(language, reader === 'operator' ? 'console' : 'storefront')
  const [first] = viewsOf({ reader })
  if (first) await setView(viewer, first)
  viewer.takeComplaints()
  const response = await viewer.page.goto(address)
  await viewer.page.locator(HYDRATED[reader]).first().waitFor({ state: 'attached' })
  await waitUntilIdle(viewer.page, viewer.openRequests)
  const title = say(state?.title ?? titleWanted(address, screen.title))
  const mistitled = findMistitled(await viewer.page.evaluate(readScreenTexts), address, title)
  const shifts = await findShifts(viewer.page)
  if (state?.reach) {
    await state.reach({ page: viewer.page, say })
    await waitUntilIdle(viewer.page, viewer.openRequests)
    // Scrolls back, because a form with faults scrolls to the first fault.
    await viewer.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  const { texts } = await viewer.page.evaluate(readScreenTexts)
  return [
    ...shifts,
    ...mistitled,
    ...(await findBadHtml(viewer, response, checker)),
    ...(language === 'en' ? [] : findUntranslated(texts, await viewer.data())),
  ]
}

/** Whether a complaint is expected: the browser's complaint about status 404 on pages that are not found. */
const isMeant = (complaint: string, { address, state }: Load) =>
  state?.title !== undefined && complaint.endsWith(`${address} answered 404`)

export type CheckLoadOptions = {
  folder: string
  /** Checks each page's HTML; null to skip the check. */
  checker: HtmlChecker | null
  /** Checks pages only with text of double size, and there also for broken words and for text outside its frame. */
  only_large?: boolean
}

/** Opens a URL once, and checks the page in every width and theme. Saves a picture of each in `folder`. */
export async function checkLoad(viewer: Viewer, load: Load, options: CheckLoadOptions): Promise<LoadResult> {
  const { folder, checker, only_large = false } = options
  const { language, reader, screen, state } = load
  const views = viewsOf(load)
  const prefix = state ? `${state.name.replaceAll(/\W+/g, '-')}-${language}` : language
  const place = join(folder, reader, screen.path.slice(1))
  mkdirSync(place, { recursive: true })
  const faults = namedFaults('on opening', await openAddress(viewer, load, checker))
  let pictures = 0
  let by_day: string[] = []
  for (const view of only_large ? [] : views) {
    const name = `${view.width} px ${view.theme}`
    const picture = join(place, `${prefix}-${view.width}-${view.theme}.jpg`)
    const viewFaults = await checkView(viewer, view, picture)
    // The layout is the same in dark mode, so faults that were already found in light mode are not reported again.
    faults.push(
      ...namedFaults(name, view.theme === 'dark' ? viewFaults.filter((fault) => !by_day.includes(fault)) : viewFaults),
    )
    by_day = viewFaults
    pictures += 1
  }
  if (language === FORCED_COLOURS_IN && !only_large)
    faults.push(...namedFaults('', await findLostInForcedColours(viewer.page)))
  if (reader !== 'operator' && views.some(({ width }) => width === LARGE_AT)) {
    const picture = join(place, `${prefix}-${LARGE_AT}-large.jpg`)
    faults.push(...namedFaults('text at 200 %', await checkLargeText(viewer, picture, only_large)))
    pictures += 1
  }
  faults.push(
    ...namedFaults(
      'console',
      viewer.takeComplaints().filter((complaint) => !isMeant(complaint, load)),
    ),
  )
  return { pictures, faults }
}
