import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { go, usePath } from '../navigation/address.ts'
import { startOf } from '../navigation/route.ts'
import { useArrival } from '../navigation/use-arrival.ts'
import { useTitle } from '../navigation/use-title.ts'
import { routes } from '../routes.ts'
import { NotFound } from '../screens/not-found/not-found.tsx'
import { mayEnter } from '../session/rights.ts'
import { useOperator } from '../session/use-session.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { useAreas } from './use-areas.ts'

/** The screen of the current URL. The root redirects to the operator's first accessible screen. */
export function Outlet() {
  const { t, i18n } = useLingui()
  const path = usePath()
  const operator = useOperator()
  const [firstArea] = useAreas()
  const start = firstArea?.screens[0] && startOf(firstArea.screens[0])
  useEffect(() => {
    if (path === '/' && start && start !== '/') go(start, { replace: true })
  }, [path, start])
  const route = routes.find((one) => one.match(path))
  useTitle(route?.title(i18n) ?? t`Desk`)
  useArrival(path, route?.path)
  if (!route) return path === '/' && start ? null : <NotFound />
  if (!operator || !mayEnter(operator.roles, route.roles)) return <NotFound isForbidden />
  const { Screen } = route
  return (
    <ScreenBoundary key={route.path}>
      <Suspense>
        <Screen params={route.match(path) ?? {}} />
      </Suspense>
    </ScreenBoundary>
  )
}
