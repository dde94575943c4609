import { DESK_COOKIE, type LocaleKey } from '@sampan/contract/rules'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { BROWSER_LOCALES } from '../open-browser.ts'
import { followData } from './desk-data.ts'
import { followRequests, PATIENCE_MS } from './idle.ts'
import type { View } from './loads.ts'
import { collectComplaints, watchShifts } from './watch.ts'
import type { Reader, World } from './world.ts'

const PHONE_AT_MOST = 700
const HEIGHTS: Record<number, number> = { 320: 640, 390: 844, 1280: 800, 1920: 1080 }

/** A window for one reader and one language, with which pages are checked. */
export type Viewer = {
  page: Page
  cdp: CDPSession
  openRequests: () => number
  takeComplaints: () => string[]
  /** The language-independent texts in the replies that the operators' desk has read. */
  data: () => Promise<string[]>
  close: () => Promise<void>
}

export async function openViewer(
  browser: Browser,
  url: string,
  world: World,
  reader: Reader,
  language: LocaleKey,
): Promise<Viewer> {
  const context = await browser.newContext({
    baseURL: url,
    locale: BROWSER_LOCALES[language],
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await watchShifts(context)
  const cookie = signIn(reader, world)
  if (cookie) await context.addCookies([{ domain: 'localhost', ...cookie }])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  return {
    page,
    cdp,
    openRequests: followRequests(page),
    takeComplaints: collectComplaints(page),
    data: followData(page),
    close: () => context.close(),
  }
}

function signIn(reader: Reader, { tokens, desk_session }: World) {
  if (reader === 'visitor') return undefined
  if (reader === 'operator') return { name: DESK_COOKIE, value: desk_session, path: '/api/admin' }
  return { name: 'Admin-Token', value: tokens[reader], path: '/' }
}

export async function setView({ page, cdp }: Viewer, { width, theme }: View): Promise<void> {
  // Emulates a touch screen at phone widths, because phones have no hovering pointer.
  const is_phone = width < PHONE_AT_MOST
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: is_phone })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
}
