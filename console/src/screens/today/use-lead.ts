import type { ReplyTo } from '../../api/reads.ts'
import { routes } from '../../routes.ts'
import { mayEnter } from '../../session/rights.ts'
import { useOperator } from '../../session/use-session.ts'

type Kind = ReplyTo<'GET /api/admin/today'>['waiting'][number]['kind']

/** Where each kind of work is done. */
const LEADS: Record<Kind, string> = {
  recharge: '/recharges',
  withdrawal: '/withdrawals',
  payout: '/withdrawals?state=queued',
  order: '/orders',
  refund: '/refunds',
  message: '/messages',
  proposal: '/proposals',
}

/** The screen where such work is done, if the operator may open it. */
export function useLead(kind: Kind): string | undefined {
  const operator = useOperator()
  const lead = LEADS[kind]
  const route = routes.find(({ match }) => match(lead.replace(/\?.*/, '')))
  return route && operator && mayEnter(operator.roles, route.roles) ? lead : undefined
}
