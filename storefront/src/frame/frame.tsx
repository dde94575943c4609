import { Trans } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { type ReactNode, useSyncExternalStore } from 'react'
import { connection } from '../connection/connection.ts'
import { usePlace, useVisits } from '../navigation/visits.ts'
import { useSession } from '../session/use-session.ts'
import { useLoaded } from '../ui/layer/use-loaded.ts'
import { DeferredHydration, deferHydration } from '../ui/loading/deferred-hydration.tsx'
import { useHydrated } from '../ui/loading/use-hydrated.ts'
import css from './frame.module.css'
import { loadAccountMenu } from './load-account-menu.ts'
import { SiteBar } from './site-bar.tsx'

const loadFooter = deferHydration(async () => (await import('./site-footer.tsx')).SiteFooter)
if (import.meta.env.SSR) await loadFooter()

/**
 * Shown while the connection is lost. The live region is always mounted, because screen readers announce only changes
 * inside an existing region.
 */
function Lost() {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, never)
  return (
    <div aria-live="polite" className={css.lost}>
      {isLost && <Trans>No connection. This page may be out of date.</Trans>}
    </div>
  )
}

const never = () => false

/**
 * The frame around every screen: the bar, the footer, and from 1,024 px the account menu next to a shopper's screens.
 */
export function Frame({ children }: { children: ReactNode }) {
  const visits = useVisits()
  const { path } = usePlace()
  const route = visits.match(path)?.route
  const { token } = useSession()
  const hasMenu = route?.menu === true && (!route.public || token !== undefined)
  // The server does not know whether the reader of a public screen is signed in, so neither whether the menu is shown.
  const isUndecided = !useHydrated() && route?.menu === true && route.public
  const menuCode = useLoaded(loadAccountMenu, hasMenu)
  return (
    <>
      <Lost />
      <SiteBar />
      <div className={classNames(css.body, hasMenu && css.withMenu, isUndecided && css.undecided)}>
        {hasMenu && <div className={css.menu}>{menuCode && <menuCode.AccountMenu at={route.path} />}</div>}
        {children}
        {hasMenu && menuCode && <menuCode.FormHelp at={route.path} />}
      </div>
      <DeferredHydration load={loadFooter} />
    </>
  )
}
