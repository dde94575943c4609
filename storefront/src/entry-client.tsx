import type { Brand } from '@sampan/contract'
import type { LocaleKey } from '@sampan/contract/rules'
import { reportErrors } from '@sampan/front/report-errors'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { hydrateQueries, type PageState } from './api/page-state.ts'
import { App, prefetchOffline, type ShopTools } from './app.tsx'
import { preload } from './navigation/route.ts'
import { openShop } from './open-shop.ts'
// The home page is part of the first file, because most visits start there.
import './screens/home/home.tsx'
import { repeatEarlyTaps } from './ui/loading/early-taps.ts'
import { loadCode, reloadUntilLoaded } from './ui/loading/load-code.ts'

/** The data that the server wrote into the page. */
const readPage = (): { brand: Brand; reads: PageState } =>
  JSON.parse(document.getElementById('state')?.textContent ?? '')

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
    watchLater(app)
    return
  }
  repeatEarlyTaps()
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
  watchLater(app)
  // Prefetch the product screen, because the next tap is most often on a product, whose link may be below the first
  // view.
  visits.preload('/detail')
}

/** Watches for changes. A failure is ignored: the page works without it. */
function watchLater(app: ShopTools): void {
  loadCode(() => import('./watch-shop.ts')).then(
    ({ watchShop }) => watchShop(app),
    () => {},
  )
}

reportErrors({ front: 'shop', to: '/api/report' })
const root = document.getElementById('root')
// Errors are reported: otherwise a shop that failed to start would look normal but ignore taps.
if (root) start(root).catch(reportError)
