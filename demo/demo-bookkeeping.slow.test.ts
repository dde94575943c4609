import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { csvRows } from '../server/src/csv/csv-rows.ts'
import { BOOK_COLUMNS } from '../server/src/features/bookkeeping/book-columns.ts'
import { openFile } from '../server/src/features/bookkeeping/bookkeeping-service.ts'
import { audit } from '../server/src/ledger/audit.ts'
import { aShop } from '../server/testing/world.ts'
import { makeDemoHistory } from './demo-history.ts'
import { loadDemo } from './load-demo.ts'

const FILLING_MS = 180_000
const DAY_MS = 86_400_000

test(
  'the month for the bookkeeper of the demo agrees with the ledger to the cent',
  async () => {
    const shop = await aShop()
    await loadDemo(shop.context)
    await makeDemoHistory(shop.context)
    const { rows: days } = await sql<{ first: string; last: string }>`
    select bank_day_of(min(created_at))::text as first, bank_day_of(max(created_at))::text as last
    from ledger_transfer`.execute(shop.db)
    const [{ first = '', last = '' } = {}] = days
    expect(Date.parse(last) - Date.parse(first)).toBeLessThan(366 * DAY_MS)
    const order = {
      file: 'all',
      format: 'csv',
      from: first,
      to: last,
      language: 'en',
      operator_id: '',
      ends_ms: 0,
    } as const
    const { body } = await openFile(shop.db, order, new AbortController().signal)
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    const tables = new Map<string, Record<string, string>[]>()
    for (const [name, bytes] of Object.entries(unzipSync(Buffer.concat(chunks)))) {
      const [head, ...rows] = await csvRows(strFromU8(bytes), 1, 1_000_000)
      const file = name.split('-')[0] ?? ''
      expect(head?.cells, name).toEqual(BOOK_COLUMNS[file as keyof typeof BOOK_COLUMNS].map((column) => column.name)) // names of files
      tables.set(
        file,
        rows.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [head?.cells[at] ?? '', cell]))),
      )
    }
    const cents = (file: string, column: string, where: (row: Record<string, string>) => boolean = () => true) =>
      (tables.get(file) ?? []).filter(where).reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)

    // By another way than the control sheet: statements over the tables of orders, top-ups and withdrawals.
    const { rows } = await sql<Record<string, number>>`select
    (select sum(paid_cents) from shop_order) as paid, (select sum(refunded_cents) from shop_order) as refunded,
    (select sum(arrival_cents) from recharge) as topped_up,
    (select coalesce(sum(net_cents), 0) from withdrawal where payout_state = 'done') as paid_out,
    (select coalesce(sum(service_charge_cents), 0) from withdrawal where payout_state = 'done') as charges,
    (select sum(posted_credits_cents - posted_debits_cents) from ledger_balance where normal_side = 'credit') as wallets,
    ledger_summed_balance('orders:escrow') as escrow, ledger_summed_balance('sales') as sales`.execute(shop.db)
    const [books = {}] = rows
    expect(cents('orders', 'paid_usd')).toBe(Number(books.paid))
    expect(cents('refunds', 'refunded_usd')).toBe(Number(books.refunded))
    expect(cents('top_ups', 'amount_usd')).toBe(Number(books.topped_up))
    expect(cents('withdrawals', 'paid_out_usd')).toBe(Number(books.paid_out))
    expect(cents('fees', 'income_usd', ({ kind }) => kind === 'withdrawal_fee')).toBe(Number(books.charges))
    const closing = (name: string) =>
      cents('journal', 'closing_usd', ({ day, account }) => day === last && account === name)
    expect(-closing('wallets')).toBe(Number(books.wallets))
    expect(-closing('orders:escrow')).toBe(Number(books.escrow))
    expect(-closing('sales')).toBe(Number(books.sales))
    expect(cents('orders', 'paid_usd')).toBeGreaterThan(50_000)

    const control = tables.get('control') ?? []
    expect(control.length).toBeGreaterThan(15)
    expect(control.filter(({ result }) => result !== 'ok')).toEqual([])
    expect(await audit(shop.db)).toEqual([])
  },
  FILLING_MS,
)
