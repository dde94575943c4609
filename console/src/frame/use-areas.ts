import { AREAS, type Area, type Route } from '../navigation/route.ts'
import { routes } from '../routes.ts'
import { mayEnter } from '../session/rights.ts'
import { useOperator } from '../session/use-session.ts'

/** The areas that the operator may open, each with its screens in the order of routes.ts. */
export function useAreas(): { area: Area; screens: readonly Route[] }[] {
  const operator = useOperator()
  const allowedRoutes = routes.filter(({ roles, isHidden }) => !isHidden && operator && mayEnter(operator.roles, roles))
  return AREAS.map((area) => ({ area, screens: allowedRoutes.filter((route) => route.area === area) })).filter(
    ({ screens }) => screens.length > 0,
  )
}
