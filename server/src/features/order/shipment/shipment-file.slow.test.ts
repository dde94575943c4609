import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { orderOf, requestRefund } from '../../../../testing/refund-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop, { roles: ['fulfilment'] })
const buyer = await aBuyer(shop)
type Choice = { columns?: { order: string; tracking: string }; carrier?: string }
type Fields = { dry_run?: boolean; order_ids?: string[]; from?: number; choice?: Choice }
const sending = (csv: string, fields: Fields = {}) =>
  operator.call('POST /api/admin/order/ship_file', { body: { csv, dry_run: true, ...fields } })
const sendFile = async (csv: string, fields: Fields = {}) => (await sending(csv, fields)).data
const ship = (csv: string, fields: Fields = {}) => sendFile(csv, { dry_run: false, ...fields })
const faultsOf = ({ faults }: Awaited<ReturnType<typeof sendFile>>) => faults.map(({ line, fault }) => [line, fault])

async function anOrder(order_number?: string) {
  const order_id = await aPaidOrder(shop, buyer)
  if (order_number !== undefined)
    await shop.db.updateTable('shop_order').set({ order_number }).where('order_id', '=', order_id).execute()
  return { order_id, order_number: (await orderOf(buyer, order_id)).order_number }
}
const fileOf = (name: string) =>
  readFile(new URL(`../../../../testing/files/shipments/${name}`, import.meta.url), 'utf8')

let count = 0
/** An order with the number in a file, which an earlier test may have used. */
async function anOrderOfFile(csv: string, number: string) {
  const fresh = `20261128${String(10_000_000 + count++)}`
  return { ...(await anOrder(fresh)), csv: csv.replaceAll(number, fresh) }
}

test.each([
  ['swapped.csv', '2026112870278097', 'DHL Express'],
  ['hash.csv', '2026112832032526', 'DHL'],
  ['shop.csv', '2026112832032526', 'DHL'],
  ['shipping-tool.csv', '2026112832032526', 'DHL Express Worldwide'],
  ['chinese.csv', '2026112832032526', '中国邮政'],
])(
  '%s: carrier and number are read by their headings; nothing ships before the confirmation',
  async (name, number, carrier) => {
    const { order_id, order_number, csv } = await anOrderOfFile(await fileOf(name), number)
    const parcel = { carrier, tracking_number: name === 'chinese.csv' ? 'LZ123456785CN' : '1234567890' }
    const dry = await sendFile(csv)
    expect(dry).toMatchObject({ lines: 1, shipped: 1, faults: [] })
    expect(dry.parcels).toMatchObject([{ line: 2, order_id, order_number, addressee: 'Mei Lin', ...parcel }])
    expect(dry.parcels[0]?.other_recipient).toBe(name === 'shipping-tool.csv' ? 'Nina Srisai' : null)
    expect((await orderOf(buyer, order_id)).status).toBe(1)
    expect(await ship(csv, { order_ids: [order_id] })).toMatchObject({ shipped: 1, faults: [], parcels: [] })
    expect(await orderOf(buyer, order_id)).toMatchObject({ status: 2, ...parcel })
    expect(await ship(csv, { order_ids: [order_id] })).toMatchObject({ shipped: 0, already: 1, faults: [] })
  },
)

test('a recipient or postcode in the file that is not the order’s is in the preview', async () => {
  const order = await anOrder()
  await sql`update shop_order set address = address || '{"postcode": "10110", "addressee": "สมชาย ใจดี"}'
    where order_id = ${order.order_id}`.execute(shop.db)
  const recipientOf = async (name: string, postcode: string) => {
    const csv = `Order,Carrier,Tracking,Recipient Name,Postal Code\n${order.order_number},DHL,1234567890,${name},${postcode}\n`
    return (await sendFile(csv)).parcels[0]?.other_recipient
  }
  expect(await recipientOf('คุณสมชาย ใจดี', '10110')).toBeNull()
  expect(await recipientOf('ใจดี สมชาย', '')).toBeNull()
  expect(await recipientOf('Somchai Jaidee', '10110')).toBeNull()
  expect(await recipientOf('สมหญิง ใจดี', '10110')).toBe('สมหญิง ใจดี 10110')
  expect(await recipientOf('สมชาย ใจดี', '50200')).toBe('สมชาย ใจดี 50200')
})

test('an order number in scientific notation is refused with its text', async () => {
  const { faults, shipped } = await sendFile(await fileOf('scientific.csv'))
  expect([shipped, faults]).toEqual([
    0,
    [{ line: 2, fault: 'rounded', order_number: '2.02611E+15', cell: '2.02611E+15' }],
  ])
})

test('the second parcel of an order is listed with its number, and the first one ships', async () => {
  const { order_id, csv } = await anOrderOfFile(await fileOf('two-parcels.csv'), '2026112832032526')
  const reply = await ship(csv)
  expect(reply.faults).toMatchObject([{ line: 3, fault: 'twice', cell: '1234567891' }])
  expect(await orderOf(buyer, order_id)).toMatchObject({ tracking_number: '1234567890' })
})

test('twenty orders in reverse sequence get their own numbers', async () => {
  const orders: Awaited<ReturnType<typeof anOrder>>[] = []
  while (orders.length < 20) orders.push(await anOrder())
  const lines = orders.toReversed().map(({ order_number }, at) => `${order_number}\tKerry\tRV${100 + at}\n`)
  expect(await ship(`Order\tCarrier\tTracking\n${lines.join('')}`)).toMatchObject({ shipped: 20, faults: [] })
  for (const [at, { order_id }] of orders.toReversed().entries())
    expect((await orderOf(buyer, order_id)).tracking_number).toBe(`RV${100 + at}`)
})

test('an order that changed between preview and confirmation does not ship, and is listed', async () => {
  const [refundedOrder, late] = [await anOrder(), await anOrder()]
  const csv = `${refundedOrder.order_number},Kerry,CH1\n${late.order_number},Kerry,CH2\n`
  const { parcels } = await sendFile(csv)
  expect(parcels).toHaveLength(2)
  await requestRefund(shop, buyer, refundedOrder.order_id, { attachment_ids: [] })
  const reply = await ship(csv, { order_ids: [refundedOrder.order_id] })
  expect(reply.shipped).toBe(0)
  expect(faultsOf(reply)).toEqual([
    [1, 'in_after_sale'],
    [2, 'not_previewed'],
  ])
  expect((await orderOf(buyer, late.order_id)).status).toBe(1)
})

test('a carrier that is a number is refused in a file, for one order, for several orders and for a return', async () => {
  const { order_id, order_number } = await anOrder()
  expect(faultsOf(await sendFile(`Order,Carrier,Tracking\n${order_number},1234567890,DHL1\n`))).toEqual([
    [2, 'carrier_number'],
  ])
  const parcel = { order_id, carrier: '1234567890', tracking_number: 'DHL' }
  expect((await operator.call('POST /api/admin/order/ship', { body: parcel })).status).toBe(400)
  const body = { shipments: [parcel] }
  expect((await operator.call('POST /api/admin/order/ship_many', { body })).status).toBe(400)
  expect((await orderOf(buyer, order_id)).status).toBe(1)
})

test('a text with characters that could not be decoded is refused', async () => {
  const { order_number } = await anOrder()
  expect(await sending(`${order_number},\uFFFD\uFFFDPost,UR1\n`)).toMatchObject({ reason: 'text_unreadable' })
})

test('columns and the carrier of a file are remembered for its headings once it ships', async () => {
  const choice = { columns: { order: 'Wer', tracking: 'Was' }, carrier: 'Kerry Express' }
  const file = async (headings = 'Wer;Wann;Was;Wo') => {
    const { order_id, order_number } = await anOrder()
    return { order_id, csv: `${headings}\n${order_number};12345678;TH${order_number.slice(-6)};87654321\n` }
  }
  const [first, second, other] = [await file(), await file(' WER;wann;WAS;Wo'), await file('Wer;Was;Wo')]
  expect(faultsOf(await sendFile(first.csv)).at(-1)).toEqual([2, 'columns'])
  expect(faultsOf(await sendFile(first.csv, { choice: { columns: choice.columns } }))).toEqual([[2, 'carrier']])
  expect(await sendFile(first.csv, { choice })).toMatchObject({ shipped: 1, columns: choice.columns, choice })
  expect(faultsOf(await sendFile(first.csv)).at(-1)).toEqual([2, 'columns'])
  expect(await ship(first.csv, { choice, order_ids: [first.order_id] })).toMatchObject({ shipped: 1 })
  expect(await ship(second.csv)).toMatchObject({ shipped: 1, faults: [], choice })
  expect((await orderOf(buyer, second.order_id)).carrier).toBe('Kerry Express')
  expect((await sendFile(other.csv)).choice).toEqual({})
})

test('an order that shipped with another parcel is listed with that parcel', async () => {
  const { order_number } = await anOrder()
  await ship(`${order_number},Kerry,TH1234\n`)
  const { faults } = await sendFile(`${order_number},DHL,5678901234\n`)
  expect(faults).toMatchObject([{ line: 1, fault: 'shipped_otherwise', cell: 'Kerry TH1234' }])
})
