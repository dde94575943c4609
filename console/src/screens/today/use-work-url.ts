import { use } from 'react'
import { WORK_URLS, type Work, workPath } from '../../features/today/work-urls.ts'
import { RoutesContext } from '../../navigation/route.ts'
import { mayEnter } from '../../session/rights.ts'
import { useOperator } from '../../session/use-session.ts'

/** URL of the screen for this kind of work, if the operator may open it. */
export function useWorkUrl(kind: Work['kind']): string | undefined {
  const operator = useOperator()
  const route = use(RoutesContext).find(({ match }) => match(workPath(kind)))
  return route && operator && mayEnter(operator.roles, route.roles) ? WORK_URLS[kind] : undefined
}
