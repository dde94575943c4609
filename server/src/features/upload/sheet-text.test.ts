import { endpoints } from '@sampan/contract'
import { sessionHeaders } from '@sampan/contract/rules'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { anXlsx } from '../../../testing/import/foreign-import-world.ts'
import { aBuyer, aPaidOrder } from '../../../testing/order-world.ts'
import { orderOf } from '../../../testing/refund-world.ts'
import { aBank } from '../../../testing/statement-world.ts'
import { anOperator, aShop } from '../../../testing/world.ts'

const shop = await aShop()
const finance = await anOperator(shop, { roles: ['finance'] })
const fulfilment = await anOperator(shop, { roles: ['fulfilment'] })

async function sending(bytes: Uint8Array, { token } = finance) {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(bytes)]), 'sheet.xlsx')
  const body = new Response(form)
  const { headers } = body
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/sheet/text',
    headers: {
      'content-type': headers.get('content-type') ?? '',
      'accept-language': 'en',
      ...sessionHeaders('/api/admin/', token),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return response.json()
}
const textOf = async (bytes: Uint8Array, operator = finance) =>
  endpoints['POST /api/admin/sheet/text'].reply.parse((await sending(bytes, operator)).data).text

test('a bank statement as XLSX becomes lines with the dates and amounts of its cells', async () => {
  const bank = await aBank(shop, finance)
  const text = await textOf(
    anXlsx([
      ['Harbour Bank', 'Statement'],
      [],
      ['Date', 'Description', 'Amount', 'Balance'],
      [new Date('2026-11-26'), 'Nina "NS" Srisai\tSP-7K2M', 1234.5, 2234.5],
      [new Date('2026-11-27'), 'Fee', -39.899999999999999, 2194.6],
    ]),
  )
  const { data } = await bank.importFile(finance, text)
  expect(data).toMatchObject({ lines: 2, added: 2, faults: [], has_gap: false, format: 'csv' })
  expect(data.first_lines).toMatchObject([
    { day: '2026-11-26', amount_minor: 123_450, text: 'Nina "NS" Srisai SP-7K2M' },
    { day: '2026-11-27', amount_minor: -3_990, text: 'Fee' },
  ])
})

test('shipments as XLSX ship their orders; order numbers that a spreadsheet rounded do not', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  const { order_number } = await orderOf(buyer, order_id)
  const ship = async (...numbers: (string | number)[]) => {
    const csv = await textOf(
      anXlsx([['Order', 'Carrier', 'Tracking'], ...numbers.map((number, at) => [number, 'DHL', 1234567890 + at])]),
      fulfilment,
    )
    return (await fulfilment.call('POST /api/admin/order/ship_file', { body: { csv, dry_run: false } })).data
  }
  const roundedNumbers = Array.from({ length: 8 }, (_, at) => 2026112870278090 + at * 10)
  const { shipped, faults } = await ship(...roundedNumbers)
  expect([shipped, new Set(faults.map(({ fault }) => fault))]).toEqual([0, new Set(['rounded'])])
  expect(await ship(order_number)).toMatchObject({ shipped: 1, faults: [] })
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 2, carrier: 'DHL', tracking_number: '1234567890' })
})

test('the number of a line is that of its row, and skipped rows are empty lines', async () => {
  const rows = [['A'], [], ['B', '', 'C']]
  expect(await textOf(anXlsx(rows))).toBe('A\n\nB\t\tC\n')
})

test('no archive, an archive without a sheet, too many columns and too long texts are refused', async () => {
  expect(await sending(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toMatchObject({ reason: 'import_unreadable' })
  expect(await sending(zipSync({ 'a.txt': Uint8Array.of(65) }))).toMatchObject({ reason: 'import_unreadable' })
  const text = 'x'.repeat(100_000)
  expect(await sending(anXlsx(Array.from({ length: 41 }, () => [text])))).toMatchObject({ reason: 'import_too_large' })
  const columns = Array.from({ length: 401 }, () => 'x')
  expect(await sending(anXlsx([columns]))).toMatchObject({ reason: 'import_too_wide' })
})
