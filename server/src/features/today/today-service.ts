import { type Endpoint, type EndpointKey, endpoints, mayAtDesk } from '@sampan/contract'
import { type DeskRole, PROPOSAL_KINDS } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { mayDecide, type OperatorWithRoles } from '../operator/proposal/proposal-service.ts'
import { countNew, countWaiting, type WaitingKind } from './today-sql.ts'

const MINUTES_OF_DAY = 24 * 60

type Wait = { kind: WaitingKind; list: EndpointKey; overdue_after_minutes: number }

/** The queues on the start page. An operator sees a queue only if the operator may make the call in `list`. */
const WAITS: readonly Wait[] = [
  { kind: 'recharge', list: 'GET /api/admin/recharge/list', overdue_after_minutes: 4 * 60 },
  { kind: 'confirmed', list: 'GET /api/admin/recharge/confirmed', overdue_after_minutes: 4 * 60 },
  { kind: 'card', list: 'GET /api/admin/provider/payments', overdue_after_minutes: 4 * 60 },
  { kind: 'withdrawal', list: 'GET /api/admin/extract/list', overdue_after_minutes: MINUTES_OF_DAY },
  { kind: 'payout', list: 'GET /api/admin/extract/list', overdue_after_minutes: MINUTES_OF_DAY },
  { kind: 'order', list: 'GET /api/admin/order/list', overdue_after_minutes: MINUTES_OF_DAY },
  { kind: 'refund', list: 'GET /api/admin/refund/list', overdue_after_minutes: MINUTES_OF_DAY },
  { kind: 'message', list: 'GET /api/admin/service/chats', overdue_after_minutes: 60 },
  // The money has to be back after 14 days.
  {
    kind: 'contract_withdrawal',
    list: 'GET /api/admin/contract_withdrawal/list',
    overdue_after_minutes: 14 * MINUTES_OF_DAY,
  },
  { kind: 'dispute', list: 'GET /api/admin/dispute/list', overdue_after_minutes: 3 * MINUTES_OF_DAY },
  { kind: 'card_refund', list: 'GET /api/admin/provider/refunds', overdue_after_minutes: MINUTES_OF_DAY },
  // `list` names the call that decides, because customer service may list proposals (its own) but decides none.
  { kind: 'proposal', list: 'POST /api/admin/proposal/decide', overdue_after_minutes: MINUTES_OF_DAY },
]

/** Whether operators with these roles may make a call of the desk. */
export const maySee = (call: EndpointKey, roles: readonly DeskRole[]): boolean => {
  const { access }: Endpoint = endpoints[call]
  return typeof access === 'object' && mayAtDesk(access, roles)
}

/** The queues that an operator may see, each with the number of waiting and overdue entries. */
export const readWaiting = (db: Db, operator: Pick<OperatorWithRoles, 'operator_id' | 'roles'>) =>
  Promise.all(WAITS.filter(({ list }) => maySee(list, operator.roles)).map((wait) => waitingOf(db, operator, wait)))

/** The operator's queues with work that began to wait since the operator's last mail about new work. */
export async function readNewWork(db: Db, operator: Pick<OperatorWithRoles, 'operator_id' | 'roles'>) {
  const queues = []
  for (const wait of WAITS.filter(({ list }) => maySee(list, operator.roles))) {
    const fresh = await countNew(db, queryOf(operator, wait))
    if (fresh > 0) queues.push({ ...(await waitingOf(db, operator, wait)), fresh })
  }
  return queues
}

function queryOf(
  { operator_id, roles }: Pick<OperatorWithRoles, 'operator_id' | 'roles'>,
  { kind, overdue_after_minutes }: Wait,
) {
  const decides = PROPOSAL_KINDS.filter((name) => mayDecide({ name }, { roles }))
  return { kind, operator_id, decides, overdue_after_minutes }
}

async function waitingOf(db: Db, operator: Pick<OperatorWithRoles, 'operator_id' | 'roles'>, wait: Wait) {
  const query = queryOf(operator, wait)
  const { kind, overdue_after_minutes } = wait
  return { kind, overdue_after_minutes, ...(await countWaiting(db, query)) }
}
