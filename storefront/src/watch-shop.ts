import { hasUnsent } from './api/outbox/has-unsent.ts'
import type { ShopTools } from './app.tsx'
import { registerWorker, watchConnection } from './connection/watch-connection.ts'
import { followLanguage } from './language/follow-language.ts'
import { watchFocus } from './navigation/watch-focus.ts'
import { followTabs } from './session/follow-tabs.ts'
import { session } from './session/session.ts'

/**
 * Starts everything that reports changes to an open page: live events, the other tabs, the connection and the service
 * worker (docs/offline.md). Loaded after the page, because the first view needs none of it.
 */
export async function watchShop(app: ShopTools): Promise<void> {
  const { i18n, client, visits } = app
  goLive(app)
  sendUnsent(app)
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
  followTabs(() => void visits.checkCurrent())
  followLanguage(i18n, client)
  watchConnection(client, 'kept' in document.documentElement.dataset)
  registerWorker()
  watchFocus(visits)
}

/** Loads the code for live events with the first session, because only shoppers receive live events. */
function goLive(app: ShopTools): void {
  const begin = () => {
    if (session.get().token === undefined) return
    stop()
    // A failure is ignored, because screens poll if no live events arrive.
    import('./api/live/live.ts').then(({ startLive }) => startLive(app)).catch(() => {})
  }
  const stop = session.subscribe(begin)
  begin()
}

/** Sends messages that were queued without a connection when the shop was closed. */
function sendUnsent(app: ShopTools): void {
  if (!hasUnsent()) return
  void import('./api/outbox/outbox.ts').then(
    ({ outbox }) => outbox.start(app),
    () => {},
  )
}
