import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { fileOf, sendCsv, workThrough } from '../../../../testing/import-world.ts'
import { aBankAccount } from '../../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { IMPORT_COLUMNS } from './import-line.ts'

const shop = await aShop()
const desk = await anOperator(shop, { roles: ['catalogue', 'finance', 'fulfilment'] })
await aProduct(shop)

/**
 * Without the limits these files blocked the server for 10 to 27 s. The tolerance allows for other load on the machine.
 */
const BLOCKED_MS = 2_000

async function withoutBlocking<Result>(work: () => Promise<Result>): Promise<Result> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const result = await work()
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(BLOCKED_MS)
  return result
}

const HEADER = 'product_id,sku_id,price\n'
const inUtf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each<[string, Buffer, string]>([
  ['2 million columns', Buffer.from(`${'a,'.repeat(1_000_000)}a\n`), 'import_too_wide'],
  ['9 MB of commas', Buffer.from(','.repeat(9_000_000)), 'import_too_wide'],
  ['9 MB of commas below the columns', Buffer.from(HEADER + ','.repeat(9_000_000)), 'import_too_wide'],
  ['9 MB of line breaks', Buffer.from('\n'.repeat(9_000_000)), 'import_too_large'],
  ['9 MB of quotation marks', Buffer.from('"'.repeat(9_000_000)), 'import_unreadable'],
  ['one cell of 9 MB', Buffer.from('a'.repeat(9_000_000)), 'import_unreadable'],
  ['UTF-16 without a byte order mark', inUtf16(HEADER), 'import_unreadable'],
  ['UTF-16 in the other byte order', inUtf16(HEADER).swap16(), 'import_unreadable'],
])('a file of %s is refused with a message and does not block the event loop', async (_what, file, reason) => {
  const answer = await withoutBlocking(() => sendCsv(shop, desk, file))
  expect(answer).toMatchObject({ status: 200, code: 0, reason })
  expect((await desk.call('GET /api/admin/import/list', { query: {} })).data.items).toEqual([])
})

const faultsOf = (import_id: string, after = 0) =>
  desk.call('GET /api/admin/import/faults', { query: { import_id, after } })

async function checked(text: string): Promise<string> {
  const { data } = await sendCsv(shop, desk, text)
  await workThrough(shop)
  return data.import_id
}

test('pages of faults stay small, no matter how many faults there are', async () => {
  const ids = Array.from({ length: 300 }, (_, at) => `p${at}`)
  const wrong = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, '?'.repeat(7_000)]))
  const rows = ids.slice(0, 30).map((product_id) => ({ ...wrong, product_id }))
  const import_id = await checked(fileOf(rows))
  const lines = new Set<number>()
  for (let after: number | null = 0; after !== null; ) {
    const answer = await faultsOf(import_id, after)
    expect(JSON.stringify(answer.data).length).toBeLessThan(250_000)
    for (const { line } of answer.data.items) lines.add(line)
    after = answer.data.after
  }
  expect(lines.size).toBe(30)
})

test('unknown columns are named in a note, and files with more than 400 columns are refused', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`)
  const { data } = await sendCsv(shop, desk, `${HEADER.trim()},${names(100).join(',')}\np,p-1,1\n`)
  expect(data.notes).toEqual([{ note: 'column_ignored', count: 100, line: 1, detail: names(100).join(', ') }])
  expect((await sendCsv(shop, desk, `${HEADER.trim()},${names(400).join(',')}\n`)).reason).toBe('import_too_wide')
})

test('a product with more lines than the limit of SKUs gets one fault at the first line above it', async () => {
  const lines = Array.from({ length: 40_000 }, (_, at) => `p,p-${at},?,?,?`).join('\n')
  const { data } = await sendCsv(shop, desk, `product_id,sku_id,price,stock,was_price\n${lines}\n`)
  await withoutBlocking(() => workThrough(shop))
  const faults = await faultsOf(data.import_id)
  expect(faults.data.items).toMatchObject([{ line: 102, column: 'sku_id', fault: 'too_many' }])
})

test('existing SKUs of a product count towards the limit', async () => {
  const { product_id } = await aProduct(shop, { skus: 60 })
  const lines = Array.from({ length: 60 }, (_, at) => `${product_id},more-${at},1.00`).join('\n')
  const import_id = await checked(`${HEADER}${lines}\n`)
  expect((await faultsOf(import_id)).data.items).toMatchObject([{ line: 2, column: 'sku_id', fault: 'too_many' }])
})

test.each([',', '\n', '"', '2026-11-22,1\n', 'a'])(
  'a statement of 4 MB of %j does not block the event loop',
  async (unit) => {
    const text = `date,amount\n${unit.repeat(3_990_000 / unit.length)}`
    const body = { bank_account_id: await aBankAccount(shop), file_name: 'nov.csv', text }
    const { status } = await withoutBlocking(() => desk.call('POST /api/admin/bank/import', { body }))
    expect([200, 413]).toContain(status)
  },
)

test.each(['<a>', '<a', '&amp;', '<Ntry><Amt>1</Amt></Ntry>', '\n:61:261126C1,NMSC', '\nT1\n^', '</Document>'])(
  'a statement of another format with 4 MB of %j does not block the event loop',
  async (unit) => {
    const begin = unit.startsWith('\n')
      ? unit.includes('T1')
        ? '!Type:Bank'
        : ':20:a\n:25:1'
      : '<?xml version="1.0"?><Document>'
    const text = begin + unit.repeat(3_990_000 / unit.length)
    const body = { bank_account_id: await aBankAccount(shop), file_name: 'nov.xml', text }
    const { status } = await withoutBlocking(() => desk.call('POST /api/admin/bank/import', { body }))
    expect([200, 413]).toContain(status)
  },
)

test.each([',', '\n', '"', '1,a,b\n'])('a shipment file of %j does not block the event loop', async (unit) => {
  const csv = unit.repeat(199_000 / unit.length)
  const body = { csv, dry_run: true }
  const { status } = await withoutBlocking(() => desk.call('POST /api/admin/order/ship_file', { body }))
  expect([200, 400, 413]).toContain(status)
})
