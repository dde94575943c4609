import { readFile } from 'node:fs/promises'
import { sessionHeaders } from '@sampan/contract/rules'
import { strFromU8, unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { aBuyer, aPaidOrder, makeDue } from '../../../testing/order-world.ts'
import { aPassedRecharge, aWithdrawal } from '../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../testing/world.ts'
import { clock } from '../../clock.ts'
import { csvRows } from '../../csv/csv-rows.ts'
import { runDueTimers } from '../order/order-timers.ts'
import { BOOK_COLUMNS } from './book-columns.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const finance = await anOperator(shop, { roles: ['finance'] })
const { today } = (await finance.call('GET /api/admin/bookkeeping')).data
const day = (offset: number) => new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10)
/** Yesterday to tomorrow, because midnight may pass during a test. */
const PERIOD = { from: day(-1), to: day(1) }

type Choice = { file: 'all' | 'orders' | 'refunds' | 'sums' | 'journal'; format?: 'csv' | 'xlsx' }
const order = async ({ file, format = 'csv' }: Choice, period = PERIOD) =>
  (await finance.call('POST /api/admin/bookkeeping/export', { body: { file, format, ...period } })).data
const get = (url: string, { token } = finance) => {
  const { cookie } = sessionHeaders(url, token) as { cookie: string } // of an operator
  return shop.app.inject({ url, headers: { cookie } })
}
const download = async (choice: Choice, period = PERIOD) => (await get((await order(choice, period)).url)).rawPayload

async function table(csv: string): Promise<Record<string, string>[]> {
  const [head, ...rows] = await csvRows(csv, 1, 10_000)
  return rows.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [head?.cells[at] ?? '', cell])))
}
const filesOf = async (zip: Buffer) => {
  const tables = Object.entries(unzipSync(zip)).map(
    async ([name, bytes]) => [name.split('-')[0] ?? '', await table(strFromU8(bytes))] as const,
  )
  return Object.fromEntries(await Promise.all(tables))
}

const buyer = await aBuyer(shop, 0)
await aPassedRecharge(shop, owner, buyer, 50_000)
const kept_id = await aPaidOrder(shop, buyer, { price_cents: 1_234 })
const refunded_id = await aPaidOrder(shop, buyer, { price_cents: 2_500 })
await owner.call('POST /api/admin/order/cancel', { body: { order_id: refunded_id, reason: 'Sold out' } })

test('the month for the bookkeeper has all files, and its control sheet finds no difference', async () => {
  await sql`update shop_order set address = jsonb_set(address, '{country}', '"TH"') where order_id = ${kept_id}`.execute(
    shop.db,
  )
  const files = await filesOf(await download({ file: 'all' }))
  expect(Object.keys(files)).toEqual([
    ...['orders', 'order_lines', 'receipts', 'refunds', 'top_ups', 'withdrawals', 'fees', 'other_movements'],
    ...['journal', 'sums', 'taxes', 'one_stop', 'control'],
  ])
  expect(files.orders).toMatchObject([
    { paid_usd: '12.34', country: 'TH', goods_usd: '12.34', order_number: expect.stringMatching(/^(\d{4} ){3}\d{4}$/) },
    { paid_usd: '25.00', country: 'JP', status: 'cancelled', receipt: expect.stringMatching(/^R-\d{4}-\d{6}$|^$/) },
  ])
  expect(files.order_lines).toMatchObject([{ goods_usd: '12.34' }, { goods_usd: '25.00', quantity: '1' }])
  expect(files.refunds).toMatchObject([{ refunded_usd: '25.00', from_account: 'orders:escrow' }])
  expect(files.top_ups).toMatchObject([{ amount_usd: '500.00', shopper: buyer.account, method: 'manual' }])
  expect(files.receipts?.map(({ kind, total_usd }) => [kind, total_usd])).toEqual([
    ['receipt', '12.34'],
    ['receipt', '25.00'],
    ['credit_note', '25.00'],
  ])
  expect(files.sums).toMatchObject([
    { country: 'JP', orders: '1', paid_usd: '25.00', refunds: '1', refunded_usd: '25.00' },
    { country: 'TH', orders: '1', paid_usd: '12.34', refunds: '0', refunded_usd: '0.00' },
  ])
  const escrow = files.journal?.filter(({ account }) => account === 'orders:escrow').at(-1)
  expect(escrow).toMatchObject({ closing_usd: '-12.34' })
  expect(files.control?.filter(({ result }) => result !== 'ok')).toEqual([])
  expect(files.control?.map(({ check }) => check)).toContain('closing: wallets')
})

test('the control sheet shows a file that does not agree with another', async () => {
  await sql`alter table order_item disable trigger user`.execute(shop.db)
  await sql`update order_item set quantity = 2, paid_cents = price_cents * 2 where order_id = ${kept_id}`.execute(
    shop.db,
  )
  const { control } = await filesOf(await download({ file: 'all' }))
  expect(control?.filter(({ result }) => result === 'differs')).toMatchObject([
    { check: 'order_lines and orders: goods', difference_usd: '12.34' },
  ])
  await sql`update order_item set quantity = 1, paid_cents = price_cents where order_id = ${kept_id}`.execute(shop.db)
  await sql`alter table order_item enable trigger user`.execute(shop.db)
})

test('a withdrawal with its fee is in the files when it is paid out, and not while it is held', async () => {
  const held = await filesOf(await download({ file: 'all' }))
  expect([held.withdrawals, held.fees]).toEqual([[], []])
  const extract_id = await aWithdrawal(buyer, 10_000)
  await owner.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  await owner.call('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'sent' } })
  expect((await filesOf(await download({ file: 'all' }))).withdrawals).toEqual([])
  const proof = { payout_state: 'done', reference: '=PAID()' } as const
  await owner.call('POST /api/admin/extract/payout', { body: { extract_id, ...proof } })
  const { withdrawals, fees, control } = await filesOf(await download({ file: 'all' }))
  const [paid] = withdrawals ?? []
  // A text that begins like a formula is no formula.
  expect(paid).toMatchObject({ extract_id, reference: "'=PAID()", type: 'bank' })
  expect(Number(paid?.paid_out_usd) + Number(paid?.fee_usd)).toBe(100)
  expect(Number(paid?.fee_usd)).toBeGreaterThan(0)
  expect(fees).toMatchObject([{ income_usd: paid?.fee_usd, account: 'fees:withdrawal' }])
  expect(control?.filter(({ result }) => result !== 'ok')).toEqual([])
})

test('XLSX has numbers, days and texts, and no formulas', async () => {
  const { sheets } = await readXlsx(new Uint8Array(await download({ file: 'refunds', format: 'xlsx' })))
  const [head, first] = sheets[0]?.rows ?? []
  const at = (name: string) => first?.[head?.indexOf(name) ?? -1]
  expect(at('refunded_usd')).toBe(25)
  expect(at('day')).toEqual(new Date(`${today}T00:00:00Z`))
  expect(at('country')).toBe('JP')
  const zip = unzipSync(new Uint8Array(await download({ file: 'all', format: 'xlsx' })))
  expect(Object.keys(zip)).toContain(`orders-${PERIOD.from}-to-${PERIOD.to}.xlsx`)
  const orders = strFromU8(
    unzipSync(zip[`orders-${PERIOD.from}-to-${PERIOD.to}.xlsx`] ?? new Uint8Array())['xl/worksheets/sheet1.xml'] ??
      new Uint8Array(),
  )
  expect(orders).not.toContain('<f>')
})

test('completed orders are sales in the journal', async () => {
  await owner.call('POST /api/admin/order/ship', {
    body: { order_id: kept_id, carrier: 'Japan Post', tracking_number: 'ZX1' },
  })
  for (const column of ['auto_confirm_at', 'auto_complete_at'] as const) {
    await makeDue(shop, column, kept_id)
    await runDueTimers(shop.db, () => {}, new AbortController().signal)
  }
  const journal = await table((await download({ file: 'journal' })).toString())
  expect(journal.filter(({ account }) => account === 'sales').at(-1)).toMatchObject({ closing_usd: '-12.34' })
  for (const { opening_usd, debit_usd, credit_usd, closing_usd } of journal)
    expect(Number(closing_usd)).toBeCloseTo(Number(opening_usd) + Number(debit_usd) - Number(credit_usd), 5)
})

test('a period without movements has empty files and the balances of that time', async () => {
  const files = await filesOf(await download({ file: 'all' }, { from: '2020-02-01', to: '2020-02-29' }))
  expect(files.orders).toEqual([])
  expect(files.journal?.every(({ opening_usd, closing_usd }) => opening_usd === '0.00' && closing_usd === '0.00')).toBe(
    true,
  )
  expect(files.control?.filter(({ result }) => result !== 'ok')).toEqual([])
})

test('only operators who may see money get files; each export is logged, and an address works for a minute and its operator', async () => {
  const support = await anOperator(shop, { roles: ['support'] })
  const body = { file: 'orders', format: 'csv', ...PERIOD } as const
  expect(await support.call('POST /api/admin/bookkeeping/export', { body })).toMatchObject({ reason: 'role_needed' })
  const { url, file_name } = await order({ file: 'orders' })
  expect(file_name).toBe(`orders-${PERIOD.from}-to-${PERIOD.to}.csv`)
  const { items } = (await owner.call('GET /api/admin/log/list', { query: { action: 'books_exported' } })).data
  expect(items[0]).toMatchObject({ action: 'books_exported', operator: finance.account })
  const file = await get(url)
  expect(file.headers).toMatchObject({
    'content-disposition': `attachment; filename="${file_name}"`,
    'cache-control': 'no-store',
  })
  expect((await get(url, owner)).statusCode).toBe(400)
  expect((await get(url, support)).json()).toMatchObject({ reason: 'role_needed' })
  expect((await shop.app.inject({ url })).statusCode).toBe(401)
  expect((await get(url.replace('ticket=', 'ticket=e'))).statusCode).toBe(400)
  const later = vi.spyOn(clock, 'now_ms').mockReturnValue(Date.now() + 61_000)
  expect((await get(url)).statusCode).toBe(400)
  later.mockRestore()
})

test.each([
  ['2026-03-02', '2026-03-01'],
  ['2026-01-01', '2027-01-02'],
])('the period from %s to %s is refused', async (from, to) => {
  const body = { file: 'all', format: 'csv', from, to } as const
  expect(await finance.call('POST /api/admin/bookkeeping/export', { body })).toMatchObject({ status: 400 })
})

test('the document lists the columns of each file, in their order', async () => {
  const text = await readFile(new URL('../../../../docs/bookkeeping.md', import.meta.url), 'utf8')
  for (const [file, columns] of Object.entries(BOOK_COLUMNS)) {
    const [, cell = ''] = text.match(new RegExp(`^\\| \`${file}\` \\| (.*) \\|$`, 'm')) ?? []
    const names = cell.replace(/\([^)]*\)/g, '').match(/`\w+`/g) ?? []
    expect(names, file).toEqual(columns.map(({ name }) => `\`${name}\``))
  }
})
