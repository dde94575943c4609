import { cents, type EndpointKey } from '@sampan/contract'
import { clock, isoNow } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { implement, type Server } from '../../http/implement.ts'
import { lastAudit, sharedBalances } from '../../ledger/audit-state.ts'
import { type DayOfMoney, latestDays } from '../../ledger/days.ts'
import { findUnsent } from '../../mail/mail-job-sql.ts'
import { hasSecondOperator } from '../operator/operator-term-sql.ts'
import { findOpenDifferences } from '../wallet/card/report/report-desk-sql.ts'
import { findDifferent } from '../wallet/chain/reconciliation/reconciliation-desk-sql.ts'
import { findFailingWebhooks } from '../webhook/webhook-sql.ts'
import { maySee, readWaiting } from './today-service.ts'
import { countHolds } from './today-sql.ts'

const DAYS = 30

const BOOKS: EndpointKey = 'GET /api/admin/ledger/audit'
const CHAINS: EndpointKey = 'GET /api/admin/chain/balances'
const REPORTS: EndpointKey = 'GET /api/admin/provider/reports'
const WEBHOOKS: EndpointKey = 'GET /api/admin/webhook/list'

export function todayRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/today', async ({ db, roles, operator_id }) => {
    const as_of = isoNow()
    const seesBooks = maySee(BOOKS, roles)
    const [waiting, days, books, has_second, unsent_mails, different, reported, webhooks] = await Promise.all([
      readWaiting(db, { operator_id, roles }),
      seesBooks ? latestDays(db, DAYS).then(eachDay) : null,
      seesBooks ? booksNow(db) : null,
      seesBooks ? hasSecondOperator(db, operator_id, ['finance']) : true,
      findUnsent(db),
      maySee(CHAINS, roles) ? findDifferent(db) : null,
      maySee(REPORTS, roles) ? findOpenDifferences(db) : null,
      maySee(WEBHOOKS, roles) ? findFailingWebhooks(db) : null,
    ])
    const differences = { chain_differences: different ?? null, report_differences: reported ?? null }
    const warnings = { unsent_mails, ...differences, failing_webhooks: webhooks }
    return { as_of, waiting, is_alone: !has_second, days, books, ...warnings }
  })
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

const dayOf = (days_ago: number) => new Date(clock.now_ms() - days_ago * 86_400_000).toISOString().slice(0, 10)

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
