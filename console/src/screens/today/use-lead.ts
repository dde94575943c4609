import { LEADS, screenOf, type Wait } from '../../features/today/leads.ts'
import { routes } from '../../routes.ts'
import { mayEnter } from '../../session/rights.ts'
import { useOperator } from '../../session/use-session.ts'

/** URL of the screen for this kind of work, if the operator may open it. */
export function useLead(kind: Wait['kind']): string | undefined {
  const operator = useOperator()
  const route = routes.find(({ match }) => match(screenOf(kind)))
  return route && operator && mayEnter(operator.roles, route.roles) ? LEADS[kind] : undefined
}
