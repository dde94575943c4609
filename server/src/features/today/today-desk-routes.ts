import { cents, type EndpointKey } from '@sampan/contract'
import { type DeskRole, PROPOSAL_KINDS } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { implement, type Server } from '../../http/implement.ts'
import { type Access, mayAtDesk, policy } from '../../http/policy.ts'
import { lastAudit, sharedBalances } from '../../ledger/audit-state.ts'
import { type DayOfMoney, latestDays } from '../../ledger/days.ts'
import { findUnsent } from '../../mail/unsent-mail-sql.ts'
import { hasSecondOperator } from '../operator/operator-term-sql.ts'
import { mayDecide, type OperatorWithRoles } from '../operator/proposal/proposal-service.ts'
import { findDifferent } from '../wallet/chain/reconciliation/reconciliation-desk-sql.ts'
import { findFailingWebhooks } from '../webhook/webhook-sql.ts'
import { countHolds, countWaiting, type WaitingKind } from './today-sql.ts'

const MINUTES_OF_DAY = 24 * 60
const DAYS = 30

type Wait = { kind: WaitingKind; list: EndpointKey; overdue_after_minutes: number }

/** The queues on the start page. An operator sees a queue only if the operator may make the call in `list`. */
const WAITS: readonly Wait[] = [
  { kind: 'recharge', list: 'GET /api/admin/recharge/list', overdue_after_minutes: 4 * 60 },
  { kind: 'withdrawal', list: 'GET /api/admin/extract/list', overdue_after_minutes: MINUTES_OF_DAY },
  { kind: 'payout', list: 'GET /api/admin/extract/list', overdue_after_minutes: MINUTES_OF_DAY },
  { kind: 'order', list: 'GET /api/admin/order/list', overdue_after_minutes: MINUTES_OF_DAY },
  { kind: 'refund', list: 'GET /api/admin/refund/list', overdue_after_minutes: MINUTES_OF_DAY },
  { kind: 'message', list: 'GET /api/admin/service/chats', overdue_after_minutes: 60 },
  // `list` names the call that decides, because customer service may list proposals (its own) but decides none.
  { kind: 'proposal', list: 'POST /api/admin/proposal/decide', overdue_after_minutes: MINUTES_OF_DAY },
]
const BOOKS: EndpointKey = 'GET /api/admin/ledger/audit'
const CHAINS: EndpointKey = 'GET /api/admin/chain/balances'
const WEBHOOKS: EndpointKey = 'GET /api/admin/webhook/list'

const maySee = (call: EndpointKey, roles: readonly DeskRole[]): boolean => {
  const access: Access = policy[call]
  return typeof access === 'object' && mayAtDesk(access, roles)
}

export function todayRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/today', async ({ db, roles, operator_id }) => {
    const as_of = new Date().toISOString()
    const seen = WAITS.filter(({ list }) => maySee(list, roles))
    const seesBooks = maySee(BOOKS, roles)
    const [waiting, days, books, has_second, unsent_mails, different, webhooks] = await Promise.all([
      Promise.all(seen.map((wait) => waitingOf(db, { operator_id, roles }, wait))),
      seesBooks ? latestDays(db, DAYS).then(eachDay) : null,
      seesBooks ? booksNow(db) : null,
      seesBooks ? hasSecondOperator(db, operator_id, ['finance']) : true,
      findUnsent(db),
      maySee(CHAINS, roles) ? findDifferent(db) : null,
      maySee(WEBHOOKS, roles) ? findFailingWebhooks(db) : null,
    ])
    const warnings = { unsent_mails, chain_differences: different ?? null, failing_webhooks: webhooks }
    return { as_of, waiting, is_alone: !has_second, days, books, ...warnings }
  })
}

async function waitingOf(
  db: Db,
  { operator_id, roles }: Pick<OperatorWithRoles, 'operator_id' | 'roles'>,
  { kind, overdue_after_minutes }: Wait,
) {
  const decides = PROPOSAL_KINDS.filter((name) => mayDecide({ name }, { roles }))
  const asked = { kind, operator_id, decides, overdue_after_minutes }
  return { kind, overdue_after_minutes, ...(await countWaiting(db, asked)) }
}

async function booksNow(db: Db) {
  const [audited, balances, holds] = await Promise.all([lastAudit(db), sharedBalances(db), countHolds(db)])
  return {
    audited_at: audited?.audited_at ?? null,
    problems: audited?.problems ?? 0,
    balances: balances.map(({ account, balance_cents }) => ({ account, balance_cents: cents(balance_cents) })),
    holds: { ...holds, amount_cents: cents(holds.amount_cents) },
  }
}

const dayOf = (days_ago: number) => new Date(Date.now() - days_ago * 86_400_000).toISOString().slice(0, 10)

/** One entry for each of the last days, including days without transfers. */
function eachDay(moved: readonly DayOfMoney[]) {
  const on = (day: string, code: string) => moved.find((one) => one.day === day && one.code === code)
  return Array.from({ length: DAYS }, (_, at) => dayOf(DAYS - 1 - at)).map((day) => ({
    day,
    orders: on(day, 'payment')?.transfers ?? 0,
    sales_cents: cents(on(day, 'payment')?.amount_cents ?? 0),
    refunded_cents: cents(on(day, 'refund')?.amount_cents ?? 0),
    in_cents: cents(on(day, 'recharge')?.amount_cents ?? 0),
    out_cents: cents(on(day, 'withdrawal')?.amount_cents ?? 0),
  }))
}
