import { t } from '@lingui/core/macro'
import { isLost } from '@sampan/contract/call-error'
import type { CallRequest } from '@sampan/contract/client'
import type { LocaleKey } from '@sampan/contract/rules'
import { type CallOptions, makeCall } from '@sampan/front/call'
import { errorMessages } from './api/error-messages.ts'
import { failureReporter } from './api/failure-reporter.ts'
import { noteReply, startReading } from './api/live/read-since.ts'
import { makeSend } from './api/send.ts'
import { shopClient } from './api/shop-client.ts'
import { connection } from './connection/connection.ts'
import { deviceStorage } from './device/device-storage.ts'
import { loadAccountMenu } from './frame/load-account-menu.ts'
import { loadMore, makeI18n } from './i18n.ts'
import { requestLanguage, setRequestLanguage } from './language/request-language.ts'
import { guard, withoutUser } from './navigation/guard.ts'
import { guardedSession } from './navigation/guarded-session.ts'
import type { Place } from './navigation/place.ts'
import type { Route } from './navigation/route.ts'
import { changeScreen } from './navigation/screen-change.ts'
import { Visits } from './navigation/visits.ts'
import { isPublic, match } from './routes.ts'
import { onExpiredToken, reportExpiredToken, whileEnding } from './session/expired-token.ts'
import { session } from './session/session.ts'
import { toast } from './ui/layer/toast.ts'
import { loadOnce, reloadUntilLoaded } from './ui/loading/load-code.ts'
import { progress } from './ui/loading/progress.tsx'
import { setClock } from './ui/time/second-clock.ts'

/** Assembles the shop in the browser: session, calls, data and navigation. */
export async function openShop(locale: LocaleKey) {
  const i18n = await makeI18n(locale, ['home']).catch(reloadUntilLoaded)
  const open = loadOnce(() => loadMore(i18n, 'open'))
  const rest = loadOnce(() => loadMore(i18n, 'open', 'rest'))
  const wallet = loadOnce(() => Promise.all([rest(), loadMore(i18n, 'wallet')]))
  const loadMessages = async (route: Route) => {
    if (!route.home) await (route.wallet ? wallet() : route.public && !route.menu ? open() : rest())
  }
  setRequestLanguage(locale)
  startReading()
  session.restore()

  const send = makeSend({
    fetch: (...request) => fetch(...request),
    storage: deviceStorage('sessionStorage'),
    token: () => session.get().token,
    language: requestLanguage,
    messages: () => errorMessages(i18n),
    onServerTime: (shop_ms, sent_ms) => {
      noteReply(shop_ms)
      setClock(shop_ms, sent_ms)
    },
    onExpiredToken: reportExpiredToken,
  })
  onExpiredToken((token, msg) => {
    if (session.get().token !== token) return
    if (session.adopt()) return void visits.checkCurrent()
    toast.fail(msg)
    const next = encodeURIComponent(location.pathname + location.search)
    session.clear()
    void visits.go(`/login?next=${next}`, { replace: true })
  })
  const failures = failureReporter(toast.fail)
  const sendAndReport = async (request: CallRequest, options: CallOptions) => {
    try {
      const data = await send(request, options)
      failures.onAnswer()
      return data
    } catch (error) {
      failures.report(error, request.method, options)
      if (isLost(error)) connection.doubt()
      throw error
    }
  }
  const call = makeCall((request, options: CallOptions = {}) =>
    ENDINGS.some((path) => request.url.startsWith(path))
      ? whileEnding(() => sendAndReport(request, options))
      : sendAndReport(request, options),
  )

  const client = shopClient(call)
  const sessionOfGuard = guardedSession(client, call)
  // An unknown URL shows the not-found screen, without asking for a login.
  const isOpen = (path: string) => isPublic(path) || !match(path)
  const isTab = ({ path }: Place) => match(path)?.route.keep === 'always'
  const visits = new Visits(
    { path: location.pathname, search: location.search.slice(1), step: history.state?.step },
    {
      match,
      isOpen,
      guard: (path, address) => guard({ path, address, isPublic: isOpen(path) }, sessionOfGuard),
      prepare: (route) => Promise.all([loadMessages(route), preloadMenu(route)]),
      showLoginFirst: () => toast.show(t(i18n)`Please login first`),
      // The tabs lie side by side: no tab is before or after another one.
      changeScreen: (from, to, update) => (isTab(from) && isTab(to) ? update() : changeScreen(from, to, update)),
      onStart: progress.start,
      onEnd: progress.done,
    },
  )
  forgetWithTheSession(() => client.clear())

  const checkFirst = async () => {
    const knewUser = session.get().user !== undefined
    await visits.checkCurrent()
    // The guard allowed the visit because of the stored user info, so the current user info is loaded in the background.
    if (knewUser && session.get().token) void sessionOfGuard.fetchUser().catch(leaveWithoutUser)
  }
  const leaveWithoutUser = async (error: unknown) => {
    const verdict = await withoutUser(error, sessionOfGuard)
    if ('to' in verdict) await visits.go(verdict.to, { replace: true })
  }
  return { app: { i18n, client, call, visits }, visits, client, checkFirst, loadMessages, rest }
}

/** The calls that end the session. */
const ENDINGS = ['/api/user/logout', '/api/user/resetpwd', '/api/user/delete_account']

/**
 * Loads the account menu together with its screen if the window is wide enough. If loading fails, the screen opens
 * without the menu.
 */
const preloadMenu = ({ menu }: Route) => menu && innerWidth >= 1_024 && loadAccountMenu().catch(() => {})

function forgetWithTheSession(forget: () => void): void {
  let { epoch } = session.get()
  session.subscribe(() => {
    if (session.get().epoch === epoch) return
    epoch = session.get().epoch
    forget()
  })
}
