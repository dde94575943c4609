import type { Brand } from '@sampan/contract'
import { reportErrors } from '@sampan/contract/report-errors'
import type { LocaleKey } from '@sampan/contract/rules'
import { type ComponentProps, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { startLive } from './api/live/live.ts'
import { hasUnsent } from './api/outbox/has-unsent.ts'
import { fillFrom, type PageState } from './api/page-state.ts'
import { App } from './app.tsx'
import { preload } from './navigation/route.ts'
import { openShop } from './open-shop.ts'
// The front page comes with the first file: it is what most visits begin with.
import './screens/home/home.tsx'
import { session } from './session/session.ts'
import { keepLoadingAnew, loadCode } from './ui/loading/load-code.ts'

/** What the server wrote into the page. */
const readPage = (): { brand: Brand; reads: PageState } =>
  JSON.parse(document.getElementById('state')?.textContent ?? '')

/** Sends messages that still waited for a connection when the shop was closed. */
function sendUnsent(tools: Pick<ComponentProps<typeof App>, 'call' | 'i18n'>): void {
  if (!hasUnsent()) return
  void loadCode(() => import('./api/outbox/outbox.ts')).then(
    ({ outbox }) => outbox.start(tools),
    () => {},
  )
}

async function start(root: HTMLElement): Promise<void> {
  const locale = (document.documentElement.dataset.locale ?? 'zh-CN') as LocaleKey // written by the server
  const { app, visits, client, checkFirst, words, rest } = await openShop(locale)
  const isRendered = root.hasChildNodes()
  const match = visits.match(location.pathname)
  if (isRendered && match) await Promise.all([preload(match.route), words(match.route)]).catch(keepLoadingAnew)
  const { brand, reads } = readPage()
  fillFrom(reads, client)
  visits.start()
  if (!isRendered) {
    // A private page: nothing is shown before the guard has let it through.
    await checkFirst()
    createRoot(root).render(<App {...app} brand={brand} />)
    goLive(app)
    sendUnsent(app)
    void watchLater(app).catch(() => {})
    return
  }
  // As a transition it is done in slices, between which taps are heard. Else it is one task, on a slow phone of 120 ms.
  startTransition(() => {
    hydrateRoot(root, <App {...app} brand={brand} />, {
      onRecoverableError: (error) => reportError(error),
    })
  })
  await checkFirst()
  // The next screen says other words: they come while this one is looked at.
  await rest().catch(() => {})
  goLive(app)
  sendUnsent(app)
  void watchLater(app).catch(() => {})
  // What is tapped next is most often a product, and it may stand below the first view.
  visits.preload('/detail')
}

/** Only shoppers are told what changes, so the code for it comes with the first session. */
function goLive(app: Parameters<typeof startLive>[0]): void {
  const begin = () => {
    if (session.get().token === undefined) return
    stop()
    // Without it screens look again now and then.
    import('./api/live/live.ts').then(({ startLive }) => startLive(app)).catch(() => {})
  }
  const stop = session.subscribe(begin)
  begin()
}

/** Follows the connection once the page is whole, and keeps the shop for when it goes (docs/offline.md). */
async function watchLater({ client }: Pick<ComponentProps<typeof App>, 'client'>): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded))
  const { registerWorker, watchConnection } = await loadCode(() => import('./connection/watch-connection.ts'))
  watchConnection(client, 'kept' in document.documentElement.dataset)
  registerWorker()
}

reportErrors({ front: 'shop', to: '/api/report' })
const root = document.getElementById('root')
// Otherwise a shop that failed to start would look alive and hear no tap.
if (root) start(root).catch(reportError)
