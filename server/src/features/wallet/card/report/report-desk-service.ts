import { cents, type Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import { clock } from '../../../../clock.ts'
import type { DbAndKeys } from '../../../../context.ts'
import { countedTo } from '../../../../db/count-up-to.ts'
import type { Db } from '../../../../db/database.ts'
import type { PageStart } from '../../../../db/newest-first.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import type { ProviderName } from '../../../../provider/provider.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { hasSecondOperator } from '../../../operator/operator-term-sql.ts'
import {
  decidersOf,
  type OperatorWithRoles,
  propose,
  waitingProposals,
} from '../../../operator/proposal/proposal-service.ts'
import {
  countItems,
  countPayouts,
  findItem,
  findItems,
  findPayouts,
  findReportDays,
  findReports,
  type ItemFilter,
  type ItemRow,
} from './report-desk-sql.ts'
import { difference_kind, report_proposals } from './report-proposals-service.ts'
import { setReportDue } from './report-sql.ts'

type Reports = z.input<Endpoints['GET /api/admin/provider/reports']['reply']>
type Days = z.input<Endpoints['GET /api/admin/provider/report_days']['reply']>
type Explain = z.output<Endpoints['POST /api/admin/provider/explain']['body']>
type Payouts = z.output<Endpoints['GET /api/admin/provider/payouts']['query']>
type Item = z.input<Endpoints['GET /api/admin/provider/report_items']['reply']>['items'][number]

export async function readReportsAtDesk(db: Db, { operator_id }: OperatorWithRoles): Promise<Reports> {
  const [has_second, rows] = await Promise.all([
    hasSecondOperator(db, operator_id, decidersOf(difference_kind)),
    findReports(db),
  ])
  return {
    has_second,
    reports: rows.map((row) => {
      const { clearing_cents, balance_cents, on_its_way_cents, held_cents, recent_cents } = row
      const { explained_cents, open_cents } = row
      const known_cents = on_its_way_cents + held_cents + recent_cents + explained_cents
      return {
        ...row,
        clearing_cents: cents(clearing_cents),
        balance_cents: balance_cents === null ? null : cents(balance_cents),
        on_its_way_cents: cents(on_its_way_cents),
        held_cents: cents(held_cents),
        recent_cents: cents(recent_cents),
        explained_cents: cents(explained_cents),
        open_cents: cents(open_cents),
        since_cents: cents(balance_cents === null ? 0 : clearing_cents - balance_cents - known_cents - open_cents),
      }
    }),
  }
}

const DAYS = 14
const today = () => new Date(clock.now_ms()).toISOString().slice(0, 10)

export async function readReportDays(
  db: Db,
  { provider, to = today() }: { provider: ProviderName; to?: string | undefined },
): Promise<Days> {
  const rows = await findReportDays(db, provider, to, DAYS)
  return rows.map((row) => ({
    ...row,
    books_cents: cents(row.books_cents),
    report_cents: cents(row.report_cents),
  }))
}

export async function listItems(db: Db, operator: OperatorWithRoles, filter: ItemFilter, start: PageStart) {
  const [{ items, next_cursor }, count] = await Promise.all([findItems(db, filter, start), countItems(db, filter)])
  const ids = items.map(({ item_id }) => item_id)
  const waiting = await waitingProposals(db, operator, report_proposals, ids)
  const { page, page_size } = start
  return {
    items: items.map((row) => ({
      ...itemOf(row),
      proposal: waiting.find(({ ref_id }) => ref_id === row.item_id) ?? null,
    })),
    next_cursor,
    ...countedTo(count),
    ...{ page, page_size },
  }
}

function itemOf({ user_id, account, explained_cents: _, ...row }: ItemRow): Omit<Item, 'proposal'> {
  return {
    ...row,
    shopper: user_id !== null && account !== null ? { user_id, account } : null,
    books_cents: cents(row.books_cents),
    books_fee_cents: cents(row.books_fee_cents),
    report_cents: cents(row.report_cents),
    report_fee_cents: cents(row.report_fee_cents),
    difference_cents: cents(row.difference_cents),
    explanations: row.explanations.map((one) => ({ ...one, booked_fee_cents: cents(one.booked_fee_cents) })),
  } as Omit<Item, 'proposal'> // the table checks the words
}

/**
 * Proposes to explain a difference, or to book it as a fee.
 * @throws NotFound; Refusal state_changed when the difference is gone or has changed, second_operator_needed when the
 * payment is the operator's own, and the refusals of a proposal.
 */
export const proposeExplanation = (
  { db, keys }: DbAndKeys,
  operator: OperatorSession,
  { item_id, difference_cents, is_fee, reason }: Explain,
) =>
  actAtDesk(db, operator, async (tx) => {
    const item = await findItem(tx, item_id)
    if (!item) throw new NotFound()
    if (item.account === operator.operator_account) throw new Refusal('second_operator_needed')
    const body = { item_id, difference_cents, is_fee, reason }
    return propose(tx, operator, { kind: difference_kind, ref_id: item_id, body, reason, keys })
  })

/** Lets a provider's report be read within a minute. @throws NotFound when the provider has none yet */
export const requestReading = (db: Db, operator: OperatorSession, provider: ProviderName) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await setReportDue(tx, provider))) throw new NotFound()
    await log({ action: 'report_read', ref_type: 'provider', ref_id: provider, details: {} })
    return null
  })

export async function listPayouts(db: Db, { page, page_size, cursor, ...filter }: Payouts) {
  const start = { page, page_size, cursor }
  const [{ items, next_cursor }, count] = await Promise.all([findPayouts(db, filter, start), countPayouts(db, filter)])
  return {
    items: items.map((row) => ({ ...row, amount_cents: cents(row.amount_cents) })),
    next_cursor,
    ...countedTo(count),
    ...{ page, page_size },
  }
}
