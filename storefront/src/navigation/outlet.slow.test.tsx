import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { session } from '../session/session.ts'
import { Sheet } from '../ui/layer/sheet.tsx'
import type { Verdict } from './guard.ts'
import { Link } from './link.tsx'
import { Outlet } from './outlet.tsx'
import { matchIn, type Route, route } from './route.ts'
import type { ScreenProps } from './screen-props.ts'
import { Visits, VisitsContext } from './visits.ts'

const i18n = setupI18n()
i18n.load('en', {})
i18n.activate('en')

/** A long screen with an input, whose text survives only while the screen is kept alive. */
function LongScreen({ name, search }: { name: string } & Pick<ScreenProps, 'search'>) {
  return (
    <div>
      <h1>{name + (search.get('q') ?? '')}</h1>
      <input aria-label={`note of ${name}`} />
      <p>{'long '.repeat(4000)}</p>
      <Link href="/detail/1">{`to detail from ${name}`}</Link>
    </div>
  )
}
const Home = ({ search }: ScreenProps) => <LongScreen name="home" search={search} />
const Search = ({ search }: ScreenProps) => <LongScreen name="search" search={search} />
const Detail = ({ search }: ScreenProps) => <LongScreen name="detail" search={search} />

/** A screen that grows after a while, like a screen whose data load. */
function Growing() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), GROWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div>
      <h1>growing</h1>
      {isLong && <p>{'long '.repeat(4000)}</p>}
    </div>
  )
}
const GROWN_MS = 400

/** A screen with an open sheet. The sheet may be locked. */
function Sheeted({ search }: ScreenProps) {
  const [open, setOpen] = useState(true)
  return (
    <div>
      <h1>sheeted</h1>
      <Sheet open={open} onClose={() => setOpen(false)} title="Options" locked={search.has('locked')}>
        <p>Clay</p>
      </Sheet>
    </div>
  )
}

const screen = (path: string, name: string, component: typeof Home, overrides: Partial<Route> = {}) =>
  route(path, { title: () => name, screen: async () => ({ default: component }), ...overrides })

const routes = [
  screen('/home', 'home', Home, { keep: 'always' }),
  screen('/search', 'search', Search, { reads: ['q'] }),
  screen('/detail/:id', 'detail', Detail, { keep: 'never' }),
  screen('/sheeted', 'sheeted', Sheeted, { reads: ['locked'] }),
  screen('/growing', 'growing', Growing, { keep: 'never' }),
]
const match = (path: string) => matchIn(routes, path)

async function openAt(path: string, guard: (path: string) => Promise<Verdict> = async () => ({ pass: true })) {
  history.replaceState(null, '', path)
  const listeners = { showLoginFirst: vi.fn(), onStart: vi.fn(), onEnd: vi.fn() }
  const hooks = { match, isOpen: () => true, guard, prepare: async () => {}, ...listeners }
  const visits = new Visits({ path, search: '' }, hooks)
  onTestFinished(visits.start())
  const view = await render(
    <I18nProvider i18n={i18n}>
      <VisitsContext value={visits}>
        <div id="root">
          <Outlet notFound={<h1>nothing</h1>} />
        </div>
      </VisitsContext>
    </I18nProvider>,
  )
  await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible()
  return { visits, view, hooks }
}

const scrolledTo = (y: number) => expect.poll(() => Math.round(window.scrollY)).toBe(y)

beforeEach(() => session.clear())

test('Back returns to the kept screen with its scroll position and input', async () => {
  const { visits, view } = await openAt('/home')
  await view.getByLabelText('note of home').fill('still here')
  window.scrollTo(0, 700)
  await visits.go('/detail/1')
  await expect.element(view.getByRole('heading', { name: 'detail' })).toBeVisible()
  await expect.poll(() => window.scrollY).toBeLessThan(30)
  visits.back()
  await expect.element(view.getByRole('heading', { name: 'home' })).toBeVisible()
  await scrolledTo(700)
  await expect.element(view.getByLabelText('note of home')).toHaveValue('still here')
})

test('Back restores the scroll position even if the end of a smooth scroll moves the page once more', async () => {
  const { visits, view } = await openAt('/home')
  window.scrollTo(0, 700)
  await visits.go('/detail/1')
  await expect.poll(() => window.scrollY).toBeLessThan(30)
  const scroll = window.scrollTo.bind(window)
  const moving = vi.spyOn(window, 'scrollTo').mockImplementationOnce((...to: unknown[]) => {
    scroll(...(to as [ScrollToOptions]))
    requestAnimationFrame(() => scroll({ top: 696, behavior: 'instant' }))
  })
  onTestFinished(() => moving.mockRestore())
  visits.back()
  await expect.element(view.getByRole('heading', { name: 'home' })).toBeVisible()
  await expect.poll(() => moving.mock.calls.length).toBe(2)
  await scrolledTo(700)
})

/** Lets the browser ignore smooth scrolls, and scroll to `instead` on its own. */
function dropSmoothScrolls(instead?: number) {
  const scroll = window.scrollTo.bind(window)
  const dropping = vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    const [options] = to as [ScrollToOptions]
    if (options.behavior !== 'smooth') scroll(options)
    else if (instead !== undefined) scroll({ top: instead, behavior: 'instant' })
  })
  onTestFinished(() => dropping.mockRestore())
}

test('a visit starts at the top even if the browser drops the smooth scroll', async () => {
  const { visits } = await openAt('/home')
  window.scrollTo(0, 700)
  dropSmoothScrolls()
  await visits.go('/search')
  await expect.poll(() => window.scrollY).toBeLessThan(30)
})

test('a visit starts at the top even if the page grows above the visible part and the browser scrolls with it', async () => {
  const { visits } = await openAt('/home')
  window.scrollTo(0, 700)
  dropSmoothScrolls(900)
  await visits.go('/search')
  expect(window.scrollY).toBe(900)
  await expect.poll(() => window.scrollY).toBeLessThan(30)
})

test('a page that is almost at the top is scrolled without an animation, which growth could end', async () => {
  const { visits } = await openAt('/home')
  window.scrollTo(0, 30)
  dropSmoothScrolls()
  await visits.go('/search')
  expect(window.scrollY).toBeLessThan(2)
})

test('a page that has scrolled to the top is not scrolled again when something scrolls it back', async () => {
  const { visits } = await openAt('/home')
  window.scrollTo({ top: 700, behavior: 'instant' })
  const timers = vi.spyOn(window, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  await visits.go('/search')
  await expect.poll(() => window.scrollY).toBeLessThan(2)
  await new Promise(requestAnimationFrame) // the page has received the events of its scrolling
  window.scrollTo({ top: 700, behavior: 'instant' })
  for (const [run, delay] of timers.mock.calls) if (delay === 1_000) run()
  expect(window.scrollY).toBe(700)
})

test('a screen keeps its scroll position even with a kept screen above it in the document', async () => {
  const { visits, view } = await openAt('/home')
  await visits.go('/search')
  await expect.poll(() => window.scrollY).toBeLessThan(30)
  window.scrollTo({ top: 700, behavior: 'instant' })
  await scrolledTo(700)
  visits.back()
  await expect.element(view.getByRole('heading', { name: 'home' })).toBeVisible()
  history.forward()
  await expect.element(view.getByRole('heading', { name: 'search' })).toBeVisible()
  await scrolledTo(700)
})

test('a visit with another query starts at the top, and Back restores the scroll position of the former query', async () => {
  const { visits, view } = await openAt('/search')
  window.scrollTo(0, 700)
  await visits.go('/search?q=tea')
  await expect.element(view.getByRole('heading', { name: 'searchtea' })).toBeVisible()
  await expect.poll(() => window.scrollY).toBeLessThan(30)
  visits.back()
  await scrolledTo(700)
})

test('a screen that is mounted again at each visit also restores its scroll position on Back and Forward', async () => {
  const { visits, view } = await openAt('/home')
  for (const [path, top] of [
    ['/detail/1', 700],
    ['/detail/2', 500],
  ] as const) {
    await visits.go(path)
    await expect.poll(() => window.scrollY).toBeLessThan(30)
    window.scrollTo({ top, behavior: 'instant' })
  }
  await visits.go('/search')
  await expect.element(view.getByRole('heading', { name: 'search' })).toBeVisible()
  visits.back()
  await expect.element(view.getByRole('heading', { name: 'detail' })).toBeVisible()
  await scrolledTo(500)
  visits.back()
  await scrolledTo(700)
  history.forward()
  await scrolledTo(500)
  await visits.go('/detail/1')
  await expect.poll(() => window.scrollY).toBeLessThan(30)
})

function turnWheel() {
  dispatchEvent(new WheelEvent('wheel'))
  window.scrollTo({ top: 0, behavior: 'instant' })
}

test.each([
  { event: 'nothing else happens', does: () => {}, top: 700 },
  { event: 'the user scrolls', does: turnWheel, top: 0 },
])('Back waits until a screen has grown to its former height, and restores $top when $event', async ({ does, top }) => {
  const { visits, view } = await openAt('/growing')
  await expect.element(view.getByRole('paragraph')).toBeVisible()
  window.scrollTo({ top: 700, behavior: 'instant' })
  await visits.go('/detail/1')
  await expect.element(view.getByRole('heading', { name: 'detail' })).toBeVisible()
  visits.back()
  await expect.element(view.getByRole('heading', { name: 'growing' })).toBeVisible()
  does()
  await expect.element(view.getByRole('paragraph')).toBeVisible()
  await scrolledTo(top)
})

const modals = () => document.querySelectorAll('dialog:modal').length

test('Back closes a sheet and stays on the screen; a second Back leaves the screen', async () => {
  const { visits, view } = await openAt('/home')
  await visits.go('/search')
  await visits.go('/sheeted')
  await expect.poll(modals).toBe(1)
  history.go(-2)
  await expect.poll(modals).toBe(0)
  await expect.poll(() => location.pathname).toBe('/sheeted')
  history.back()
  await expect.element(view.getByRole('heading', { name: 'search' })).toBeVisible()
  expect(location.pathname).toBe('/search')
  history.forward()
  await expect.element(view.getByRole('heading', { name: 'sheeted' })).toBeVisible()
})

test('while a sheet is locked, Back closes neither the sheet nor the screen', async () => {
  const { visits } = await openAt('/home')
  await visits.go('/sheeted?locked=1')
  await expect.poll(modals).toBe(1)
  const popstate = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await popstate
  await expect.poll(() => location.pathname).toBe('/sheeted')
  expect(modals()).toBe(1)
})

test('when the app navigates back, the open sheet closes together with its screen', async () => {
  const { visits, view } = await openAt('/home')
  await visits.go('/sheeted')
  await expect.poll(modals).toBe(1)
  visits.back()
  await expect.element(view.getByRole('heading', { name: 'home' })).toBeVisible()
  expect(modals()).toBe(0)
  history.forward()
  await expect.element(view.getByRole('heading', { name: 'sheeted' })).toBeVisible()
  expect(modals()).toBe(0)
})

test('the product screen is mounted again at each visit', async () => {
  const { visits, view } = await openAt('/home')
  await visits.go('/detail/1')
  await view.getByLabelText('note of detail').fill('gone')
  await visits.go('/home')
  await visits.go('/detail/1')
  await expect.element(view.getByLabelText('note of detail')).toHaveValue('')
})

test('a changed filter in the query does not remount the screen, and is passed to the screen', async () => {
  const { visits, view } = await openAt('/search')
  await view.getByLabelText('note of search').fill('kept')
  await visits.go('/search?q=tea')
  await expect.element(view.getByRole('heading', { name: 'searchtea' })).toBeVisible()
  await expect.element(view.getByLabelText('note of search')).toHaveValue('kept')
})

test('a screen receives only the parameters that its route reads', async () => {
  const { visits, view } = await openAt('/home')
  await visits.go('/search?utm_source=mail&q=tea')
  await expect.element(view.getByRole('heading', { name: 'searchtea' })).toBeVisible()
  await visits.go('/detail/1?q=tea')
  await expect.element(view.getByRole('heading', { name: 'detail', exact: true })).toBeVisible()
})

test('the page title follows the current screen', async () => {
  const { visits } = await openAt('/home')
  await expect.poll(() => document.title).toBe('home · Sampan')
  await visits.go('/search')
  await expect.poll(() => document.title).toBe('search · Sampan')
  visits.back()
  await expect.poll(() => document.title).toBe('home · Sampan')
})

test('when another shopper signs in, all kept screens are dropped', async () => {
  const { visits, view } = await openAt('/home')
  await view.getByLabelText('note of home').fill('secret')
  await visits.go('/search')
  session.signIn('another-token')
  visits.back()
  await expect.element(view.getByRole('heading', { name: 'home' })).toBeVisible()
  await expect.element(view.getByLabelText('note of home')).toHaveValue('')
})

test('a screen rejected by the guard is never shown, but the message about the reason is', async () => {
  const guard = async (path: string): Promise<Verdict> =>
    path === '/search' ? { pass: false, to: '/home', say_login_first: true } : { pass: true }
  const { visits, view, hooks } = await openAt('/detail/1', guard)
  await visits.go('/search')
  await expect.element(view.getByRole('heading', { name: 'home' })).toBeVisible()
  expect(location.pathname).toBe('/home')
  expect(hooks.showLoginFirst).toHaveBeenCalledOnce()
})

test('the later of two concurrent visits wins', async () => {
  const { visits, view, hooks } = await openAt('/home')
  await Promise.all([visits.go('/search'), visits.go('/detail/1')])
  await expect.element(view.getByRole('heading', { name: 'detail' })).toBeVisible()
  expect(location.pathname).toBe('/detail/1')
  expect(hooks.onEnd).toHaveBeenCalledTimes(hooks.onStart.mock.calls.length)
})

test('without a connection the current screen stays, and the visit can be retried', async () => {
  let isOffline = true
  const { visits, view } = await openAt('/home', async () =>
    isOffline ? { pass: false, offline: true } : { pass: true },
  )
  await visits.go('/search')
  expect(location.pathname).toBe('/home')
  isOffline = false
  visits.retry()?.()
  await expect.element(view.getByRole('heading', { name: 'search' })).toBeVisible()
})

test('checking the first URL does not notify listeners, unless the guard redirects', async () => {
  const { visits } = await openAt('/home')
  const listener = vi.fn()
  visits.subscribe(listener)
  const place = visits.place()
  await visits.checkCurrent()
  expect(listener).not.toHaveBeenCalled()
  expect(visits.place()).toBe(place)
})

test('if the guard redirects Forward to the current screen, the screen’s URL is restored', async () => {
  let isClosed = false
  const onRedirect = vi.fn()
  const guard = async (path: string): Promise<Verdict> => {
    if (!isClosed || path !== '/search') return { pass: true }
    onRedirect()
    return { pass: false, to: '/home' }
  }
  const { visits, view } = await openAt('/home', guard)
  await visits.go('/search')
  await expect.element(view.getByRole('heading', { name: 'search' })).toBeVisible()
  visits.back()
  await expect.element(view.getByRole('heading', { name: 'home' })).toBeVisible()
  isClosed = true
  history.forward()
  await expect.poll(() => onRedirect.mock.calls.length).toBe(1)
  await expect.poll(() => location.pathname).toBe('/home')
})

test('a first URL rejected by the guard redirects immediately', async () => {
  const guard = async (path: string): Promise<Verdict> =>
    path === '/detail/1' ? { pass: false, to: '/home', say_login_first: true } : { pass: true }
  const { visits, view, hooks } = await openAt('/detail/1', guard)
  await visits.checkCurrent()
  await expect.element(view.getByRole('heading', { name: 'home' })).toBeVisible()
  expect(location.pathname).toBe('/home')
  expect(hooks.showLoginFirst).toHaveBeenCalledOnce()
})

test('an unknown URL shows the not-found screen', async () => {
  const { visits, view } = await openAt('/home')
  await visits.go('/nowhere')
  await expect.element(view.getByRole('heading', { name: 'nothing' })).toBeVisible()
})
