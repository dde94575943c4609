import { useLingui } from '@lingui/react/macro'
import { usePath } from '../navigation/address.ts'
import { Link } from '../navigation/link.tsx'
import { type Route, startOf } from '../navigation/route.ts'
import { AREA_LOOKS } from './areas.ts'
import css from './frame.module.css'
import { useAreas } from './use-areas.ts'

/** The areas, and under the one that is open its screens. */
export function SideNav({ onGo }: { onGo?: () => void }) {
  const { i18n, t } = useLingui()
  const path = usePath()
  const isHere = (route: Route) => route.match(path) !== undefined
  return (
    <nav className={css.nav} aria-label={t`Areas`}>
      <ul>
        {useAreas().map(({ area, screens }) => {
          const [first] = screens
          if (!first) return null
          const { icon: Icon, word } = AREA_LOOKS[area]
          const isOpen = screens.some(isHere)
          return (
            <li key={area}>
              <Link
                to={startOf(first)}
                className={css.area}
                data-open={isOpen || undefined}
                {...(isHere(first) && { 'aria-current': 'page' as const })}
                onClick={onGo}
              >
                <Icon size={17} stroke={1.75} aria-hidden />
                {word(i18n)}
              </Link>
              {isOpen && screens.length > 1 && (
                <ul className={css.screens}>
                  {screens.map((route) => (
                    <li key={route.path}>
                      <Link
                        to={startOf(route)}
                        className={css.screen}
                        {...(isHere(route) && { 'aria-current': 'page' as const })}
                        onClick={onGo}
                      >
                        {route.title(i18n)}
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
