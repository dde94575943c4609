import type { ReactNode } from 'react'
import { usePlace, useVisits } from '../navigation/visits.ts'
import { loadAccountMenu } from '../routes.ts'
import { AliveLater, aliveLater } from '../ui/layout/alive-later.tsx'
import { classNames } from '../ui/layout/class-names.ts'
import { useLoaded } from '../ui/layout/use-loaded.ts'
import css from './frame.module.css'
import { SiteBar } from './site-bar.tsx'

const loadFoot = aliveLater(async () => (await import('./site-foot.tsx')).SiteFoot)
if (import.meta.env.SSR) await loadFoot()

/**
 * What stands around every screen: the bar, the page's foot, and from 1,024 px the account's menu beside a shopper's own
 * screens.
 */
export function Frame({ children }: { children: ReactNode }) {
  const visits = useVisits()
  const { path } = usePlace()
  const route = visits.match(path)?.route
  const hasMenu = route?.menu === true
  const loaded = useLoaded(loadAccountMenu, hasMenu)
  return (
    <>
      <SiteBar />
      <div className={classNames(css.body, hasMenu && css.withMenu)}>
        {hasMenu && <aside className={css.menu}>{loaded && <loaded.AccountMenu at={route.path} />}</aside>}
        {children}
      </div>
      <AliveLater load={loadFoot} />
    </>
  )
}
