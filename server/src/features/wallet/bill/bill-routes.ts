import type { Bill, BillLine } from '@sampan/contract'
import { csvOf, dollars } from '@sampan/contract/csv-text'
import type { Language } from '@sampan/contract/rules'
import pg from 'pg'
import type { Db } from '../../../db/database.ts'
import { implement, type Server } from '../../../http/implement.ts'
import { sentence } from '../../../language/sentence.ts'
import { billOf, billSummaryOf, billsOf, latestBills } from '../../../ledger/bills.ts'
import { BadRequest, NotFound } from '../../../refusal/refusal.ts'
import { goodsOf } from '../../order/order-goods-sql.ts'

const CSV_LINES_LIMIT = 10_000

export function billRoutes(server: Server): void {
  implement(server, 'GET /api/user/bill', async ({ db, user_id, language, query }) => {
    const { page, page_size, cursor, ...filters } = query
    const { items, ...rest } = await billsOf(db, user_id, filters, { page, page_size, cursor })
    return { ...rest, items: await withGoods(db, { user_id, language }, items) }
  })
  implement(server, 'GET /api/user/bill_summary', ({ db, user_id, query }) =>
    billSummaryOf(db, user_id, query).catch(refuseUnknownZone),
  )
  implement(server, 'GET /api/user/bill_detail', async ({ db, user_id, language, query: { bill_id } }) => {
    const stored_bill = await billOf(db, user_id, bill_id)
    const [bill] = await withGoods(db, { user_id, language }, stored_bill ? [stored_bill] : [])
    if (!bill) throw new NotFound()
    return bill
  })
  implement(server, 'GET /api/user/bill_csv', async ({ db, user_id, language, query: { time_zone, ...filters } }) => {
    const latest = await latestBills(db, user_id, filters, CSV_LINES_LIMIT + 1)
    const bills = latest.slice(0, CSV_LINES_LIMIT)
    return {
      text: csvOf(billTable(bills, language, time_zone)),
      lines: bills.length,
      is_whole: latest.length <= CSV_LINES_LIMIT,
    }
  })
}

type Reader = { user_id: string; language: Language }

/** Adds the goods of payments and refunds, with one query for all lines. */
async function withGoods(db: Db, { user_id, language }: Reader, lines: readonly BillLine[]): Promise<Bill[]> {
  const idsOf = (ref_type: string) => lines.filter((line) => line.ref_type === ref_type).map(({ ref_id }) => ref_id)
  const goods = await goodsOf(db, user_id, { order_ids: idsOf('order'), refund_ids: idsOf('refund') }, language)
  return lines.map((line) => ({ ...line, goods: goods.get(line.ref_id) ?? null }))
}

const INVALID_PARAMETER = '22023'

/** Refuses a time zone that PostgreSQL does not know. A browser may send a newer time zone than PostgreSQL knows. */
function refuseUnknownZone(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.code === INVALID_PARAMETER)
    throw new BadRequest('time_zone: no time zone of that name')
  throw error
}

const COLUMNS = ['bill', 'time', 'kind', 'amount', 'balance', 'state', 'ref'] as const

function billTable(bills: readonly BillLine[], language: Language, time_zone: string): string[][] {
  // Spreadsheets can parse the Swedish format: 2026-11-22 14:05:33.
  const clock = new Intl.DateTimeFormat('sv', { timeZone: time_zone, dateStyle: 'short', timeStyle: 'medium' })
  const head = COLUMNS.map((column) => {
    const heading = sentence(`bill.heading.${column}`)[language]
    return column === 'time' ? `${heading} (${time_zone})` : heading
  })
  const lines = bills.map((line) => [
    line.bill_id,
    clock.format(new Date(line.created_at)),
    sentence(`bill.kind.${line.kind}`)[language],
    dollars(line.amount_cents),
    dollars(line.balance_after_cents),
    sentence(`bill.state.${line.state}`)[language],
    // The word before the order number prevents that a spreadsheet rounds a number of 16 digits.
    line.order_number ? `${sentence('bill.order')[language]} ${line.order_number}` : line.ref_id,
  ])
  return [head, ...lines]
}
