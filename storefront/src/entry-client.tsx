import type { Brand } from '@sampan/contract'
import { reportErrors } from '@sampan/contract/report-errors'
import type { LocaleKey } from '@sampan/contract/rules'
import { type ComponentProps, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { startLive } from './api/live/live.ts'
import { hasUnsent } from './api/outbox/has-unsent.ts'
import { hydrateQueries, type PageState } from './api/page-state.ts'
import { App, prefetchOffline } from './app.tsx'
import { preload } from './navigation/route.ts'
import { openShop } from './open-shop.ts'
// The home page is part of the first file, because most visits start there.
import './screens/home/home.tsx'
import { session } from './session/session.ts'
import { loadCode, reloadUntilLoaded } from './ui/loading/load-code.ts'

/** The data that the server wrote into the page. */
const readPage = (): { brand: Brand; reads: PageState } =>
  JSON.parse(document.getElementById('state')?.textContent ?? '')

/** Sends messages that were queued without a connection when the shop was closed. */
function sendUnsent(tools: Pick<ComponentProps<typeof App>, 'call' | 'i18n'>): void {
  if (!hasUnsent()) return
  void loadCode(() => import('./api/outbox/outbox.ts')).then(
    ({ outbox }) => outbox.start(tools),
    () => {},
  )
}

async function start(root: HTMLElement): Promise<void> {
  const locale = (document.documentElement.dataset.locale ?? 'zh-CN') as LocaleKey // written by the server
  const { app, visits, client, checkFirst, loadMessages, rest } = await openShop(locale)
  const isRendered = root.hasChildNodes()
  const match = visits.match(location.pathname)
  if (isRendered && match) await Promise.all([preload(match.route), loadMessages(match.route)]).catch(reloadUntilLoaded)
  const { brand, reads } = readPage()
  hydrateQueries(reads, client)
  visits.start()
  if (!isRendered) {
    // On a private page, nothing is rendered before the guard has allowed it. The guard may fail.
    void prefetchOffline()
    await checkFirst()
    createRoot(root).render(<App {...app} brand={brand} />)
    goLive(app)
    sendUnsent(app)
    void watchLater(app).catch(() => {})
    return
  }
  // Hydration runs as a transition, so that it yields to taps. Without the transition, hydration is one task of 120 ms
  // on a slow phone.
  startTransition(() => {
    hydrateRoot(root, <App {...app} brand={brand} />, {
      onRecoverableError: (error) => reportError(error),
    })
  })
  await checkFirst()
  void prefetchOffline()
  // Prefetch the translations that the other screens need.
  await rest().catch(() => {})
  goLive(app)
  sendUnsent(app)
  void watchLater(app).catch(() => {})
  // Prefetch the product screen, because the next tap is most often on a product, whose link may be below the first
  // view.
  visits.preload('/detail')
}

/** Loads the code for live events with the first session, because only shoppers receive live events. */
function goLive(app: Parameters<typeof startLive>[0]): void {
  const begin = () => {
    if (session.get().token === undefined) return
    stop()
    // A failure is ignored, because screens poll if no live events arrive.
    import('./api/live/live.ts').then(({ startLive }) => startLive(app)).catch(() => {})
  }
  const stop = session.subscribe(begin)
  begin()
}

type WatchedApp = Pick<ComponentProps<typeof App>, 'i18n' | 'client' | 'visits'>

/** Watches the connection and the other tabs once the page has loaded, and registers the service worker (docs/offline.md). */
async function watchLater({ i18n, client, visits }: WatchedApp): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded))
  const [{ registerWorker, watchConnection }, { watchFocus }, { followTabs }, { followLanguage }] = await loadCode(() =>
    Promise.all([
      import('./connection/watch-connection.ts'),
      import('./navigation/watch-focus.ts'),
      import('./session/follow-tabs.ts'),
      import('./session/follow-language.ts'),
    ]),
  )
  followTabs(() => void visits.checkCurrent())
  followLanguage(i18n, client)
  watchConnection(client, 'kept' in document.documentElement.dataset)
  registerWorker()
  watchFocus(visits)
}

reportErrors({ front: 'shop', to: '/api/report' })
const root = document.getElementById('root')
// Errors are reported: otherwise a shop that failed to start would look normal but ignore taps.
if (root) start(root).catch(reportError)
