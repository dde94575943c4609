import { useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { usePath } from '../navigation/address.ts'
import { Link } from '../navigation/link.tsx'
import { type Route, startOf } from '../navigation/route.ts'
import { routes } from '../routes.ts'
import { AREA_LOOKS } from './areas.ts'
import css from './frame.module.css'
import { NavCount } from './nav-count.tsx'
import { useAreas } from './use-areas.ts'

export function SideNav({ onGo }: { onGo?: () => void }) {
  const { i18n, t } = useLingui()
  const path = usePath()
  const open = routes.find(({ match }) => match(path))
  const isHere = (route: Route) => route === open || (open?.under !== undefined && route.path === open.under)
  const { data } = useRead('GET /api/admin/today')
  const waiting = data?.waiting ?? []
  return (
    <nav className={css.nav} aria-label={t`Main navigation`}>
      <ul>
        {useAreas().map(({ area, screens }) => {
          const [first] = screens
          if (!first) return null
          const { icon: Icon, title } = AREA_LOOKS[area]
          const isOpen = screens.some(isHere)
          const isAlone = screens.length === 1
          return (
            <li key={area}>
              <Link
                to={startOf(first)}
                className={css.area}
                data-open={isOpen || undefined}
                {...(isAlone && isHere(first) && { 'aria-current': 'page' as const })}
                onClick={onGo}
              >
                <Icon size={17} stroke={1.75} aria-hidden />
                {title(i18n)}
                {(!isOpen || isAlone) && <NavCount waiting={waiting} screens={screens} />}
              </Link>
              {isOpen && !isAlone && (
                <ul>
                  {screens.map((route) => (
                    <li key={route.path}>
                      <Link
                        to={startOf(route)}
                        className={css.screen}
                        {...(isHere(route) && { 'aria-current': 'page' as const })}
                        onClick={onGo}
                      >
                        {route.title(i18n)}
                        <NavCount waiting={waiting} screens={[route]} />
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
