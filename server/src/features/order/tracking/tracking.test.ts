import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, aPaidOrder, revisionOfOrder } from '../../../../testing/order-world.ts'
import { postReport, signatureOf } from '../../../../testing/tracking-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { deleteDead } from '../order-timers-sql.ts'

const shop = await aShop()
const desk = await anOperator(shop)
const secret = (await desk.call('POST /api/admin/tracking/renew', { body: { source: 'generic' } })).data.secret
let count = 0

type Event = { code: string; happened_at?: string; place?: string; text?: string }
const hoursAgo = (hours: number, minutes = 0) =>
  new Date(Date.now() - hours * 3_600_000 - minutes * 60_000).toISOString()
const bodyOf = (tracking_number: string, events: Event[], carrier?: string) =>
  JSON.stringify({
    tracking_number,
    ...(carrier && { carrier }),
    events: events.map((event) => ({ happened_at: hoursAgo(1), ...event })),
  })
const report = (tracking_number: string, events: Event[], carrier?: string) => {
  const body = bodyOf(tracking_number, events, carrier)
  return postReport(shop, body, signatureOf(body, { secret }))
}

async function aSentOrder({
  buyer,
  tracking_number = `GEN${++count}`,
}: {
  buyer?: Buyer
  tracking_number?: string
} = {}) {
  const owner = buyer ?? (await aBuyer(shop))
  const order_id = await aPaidOrder(shop, owner)
  await ship(order_id, tracking_number)
  return { buyer: owner, order_id, tracking_number }
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>
const ship = (order_id: string, tracking_number: string, carrier = 'Mekong Post') =>
  desk.call('POST /api/admin/order/ship', { body: { order_id, carrier, tracking_number, is_shared: true } })
const eventsOf = async (order_id: string) =>
  (await desk.call('GET /api/admin/order/detail', { query: { order_id } })).data.parcel_events
const codesOf = async (order_id: string) => {
  const { rows } = await sql<{ code: string }>`
    select code from parcel_event where order_id = ${order_id} order by happened_at, code`.execute(shop.db)
  return rows.map(({ code }) => code)
}
const sourceAtDesk = async () => (await desk.call('GET /api/admin/tracking/list')).data.sources[0]

test('the shopper sees a carrier’s report in the shopper’s language, with place, words and local time', async () => {
  const { buyer, order_id, tracking_number } = await aSentOrder()
  const happened_at = new Date(Date.now() + 9 * 3_600_000 - 60_000).toISOString().replace('Z', '+09:00')
  const events = [{ code: 'import_customs', happened_at, place: 'Narita', text: 'Held for inspection' }]
  expect(await report(` ${tracking_number.toLowerCase().slice(0, 2)}-${tracking_number.slice(2)}`, events)).toBe(200)
  const { logistics } = (await buyer.call('GET /api/order/detail', { query: { order_id } }, { language: 'ja' })).data
  expect(logistics.find(({ place }) => place)).toEqual({
    at: expect.any(String),
    place: 'Narita',
    text: '輸入通関の手続き中です',
    note: 'Held for inspection',
    offset_minutes: 540,
    parcel: 1,
  })
  expect(Date.parse(logistics.find(({ place }) => place)?.at ?? '')).toBe(Date.parse(happened_at))
  expect(await eventsOf(order_id)).toMatchObject([{ source: 'generic', operator: null, place: 'Narita' }])
  expect(await sourceAtDesk()).toMatchObject({ is_open: true, reported_at: expect.any(String) })
})

test('a time in UTC says nothing about the local time', async () => {
  const { order_id, tracking_number } = await aSentOrder()
  await report(tracking_number, [{ code: 'in_transit' }])
  expect(await eventsOf(order_id)).toMatchObject([{ offset_minutes: null, note: null, text: 'On its way' }])
})

test('a forged or old report is refused, and stores nothing', async () => {
  const { order_id, tracking_number } = await aSentOrder()
  const body = bodyOf(tracking_number, [{ code: 'delivered' }])
  const good = signatureOf(body, { secret })
  const now_s = Date.now() / 1000
  const forgeries: Record<string, string>[] = [
    {},
    signatureOf(body, { secret: `whsec_${Buffer.alloc(32).toString('base64')}` }),
    signatureOf(`${body} `, { secret }),
    signatureOf(body, { secret, at_s: now_s - 310 }),
    signatureOf(body, { secret, at_s: now_s + 310 }),
    { ...good, 'webhook-timestamp': String(Number(good['webhook-timestamp']) + 1) },
    { ...good, 'webhook-id': 'msg_other' },
    { ...good, 'webhook-signature': good['webhook-signature'].replace('v1,', 'v2,') },
    { ...good, 'webhook-signature': 'v1,' },
    { ...good, 'webhook-timestamp': 'now' },
  ]
  for (const headers of forgeries) expect(await postReport(shop, body, headers)).toBe(401)
  expect(await codesOf(order_id)).toEqual([])
  expect((await sourceAtDesk())?.refused_at).toEqual(expect.any(String))
  const two = { ...good, 'webhook-signature': `v1,AAAA ${good['webhook-signature']}` }
  expect(await postReport(shop, body, two)).toBe(200)
})

test('a malformed report is refused', async () => {
  const { order_id, tracking_number } = await aSentOrder()
  const malformed = [
    'no json',
    '[]',
    '{}',
    bodyOf('- -', [{ code: 'delivered' }]),
    bodyOf(tracking_number, []),
    bodyOf(tracking_number, [{ code: 'teleported' }]),
    bodyOf(tracking_number, [{ code: 'delivered', happened_at: '2026-11-20T08:00:00' }]),
    bodyOf(tracking_number, [{ code: 'delivered', happened_at: hoursAgo(-48) }]),
    bodyOf(tracking_number, [{ code: 'delivered', happened_at: '1999-01-01T00:00:00Z' }]),
    bodyOf(tracking_number, [{ code: 'delivered', place: 'x'.repeat(121) }]),
    bodyOf(tracking_number, Array(101).fill({ code: 'in_transit' })),
  ]
  for (const body of malformed) expect(await postReport(shop, body, signatureOf(body, { secret }))).toBe(400)
  expect(await codesOf(order_id)).toEqual([])
})

test('a report above the limit of its size is refused', async () => {
  const body = bodyOf('GEN', [{ code: 'in_transit', text: 'x'.repeat(140_000) }])
  expect(await postReport(shop, body, signatureOf(body, { secret }))).toBe(413)
})

test('a report or an event that is sent again changes nothing, whatever the sequence', async () => {
  const { order_id, tracking_number } = await aSentOrder()
  const [first, second] = [
    { code: 'collected', happened_at: hoursAgo(5), place: 'Bangkok' },
    { code: 'out_for_delivery', happened_at: hoursAgo(2) },
  ]
  const body = bodyOf(tracking_number, [second])
  const headers = signatureOf(body, { secret })
  const replies = await Promise.all([1, 2, 3].map(() => postReport(shop, body, headers)))
  expect(replies).toEqual([200, 200, 200])
  await report(tracking_number, [first, second])
  await report(tracking_number, [{ ...first, place: 'BANGKOK' }])
  expect(await codesOf(order_id)).toEqual(['collected', 'out_for_delivery'])
  const { rows } = await sql`select from event where ref_id = ${order_id} and happening = 'order.reported'`.execute(
    shop.db,
  )
  expect(rows).toHaveLength(2)
})

test('a report reaches each order whose parcel has the number, and no other', async () => {
  const [first, second] = [await aSentOrder(), await aSentOrder()]
  const shared = await aSentOrder({ tracking_number: first.tracking_number })
  await report(first.tracking_number, [{ code: 'collected' }])
  expect(await codesOf(first.order_id)).toEqual(['collected'])
  expect(await codesOf(shared.order_id)).toEqual(['collected'])
  expect(await codesOf(second.order_id)).toEqual([])
})

test('a carrier’s name limits a report to its parcels if it has one with the number', async () => {
  const first = await aSentOrder()
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  await ship(order_id, first.tracking_number, 'Harbour Express')
  await report(first.tracking_number, [{ code: 'collected' }], 'harbour express')
  expect([await codesOf(first.order_id), await codesOf(order_id)]).toEqual([[], ['collected']])
  await report(first.tracking_number, [{ code: 'in_transit' }], 'Another name')
  expect([await codesOf(first.order_id), await codesOf(order_id)]).toEqual([
    ['in_transit'],
    ['collected', 'in_transit'],
  ])
})

test('a report about an unknown number is counted, and reaches a parcel that leaves later, or gets its number', async () => {
  const before = (await sourceAtDesk())?.unknown_reports ?? 0
  const [early, corrected] = ['EARLY 1', 'EARLY 2']
  expect(await report(early, [{ code: 'label_created' }])).toBe(200)
  expect(await report(corrected, [{ code: 'collected' }])).toBe(200)
  expect((await sourceAtDesk())?.unknown_reports).toBe(before + 2)
  const earlyOrder = await aSentOrder({ tracking_number: 'early-1' })
  expect(await codesOf(earlyOrder.order_id)).toEqual(['label_created'])
  const { order_id } = await aSentOrder()
  const revision = await revisionOfOrder(desk, order_id)
  await desk.call('POST /api/admin/order/correct', {
    body: { order_id, revision, carrier: 'Mekong Post', tracking_number: corrected },
  })
  expect(await codesOf(order_id)).toEqual(['collected'])
  expect((await sourceAtDesk())?.unknown_reports).toBe(before + 2)
})

test('an operator cannot remove a carrier’s report', async () => {
  const { order_id, tracking_number } = await aSentOrder()
  await report(tracking_number, [{ code: 'exception', text: 'Damaged' }])
  const [event] = await eventsOf(order_id)
  await desk.call('POST /api/admin/order/event_remove', {
    body: { order_id, event_id: event?.event_id ?? randomUUID() },
  })
  expect(await codesOf(order_id)).toEqual(['exception'])
})

test('only an owner makes and removes the secret, and a former secret signs nothing', async () => {
  const other = await aShop()
  const [owner, packer] = [await anOperator(other), await anOperator(other, { roles: ['fulfilment'] })]
  const renew = (operator: typeof owner) =>
    operator.call('POST /api/admin/tracking/renew', { body: { source: 'generic' } })
  expect((await renew(packer)).reason).toBe('role_needed')
  const body = bodyOf('X1', [{ code: 'collected' }])
  expect(await postReport(other, body, signatureOf(body, { secret }))).toBe(404)
  const [former, current] = [(await renew(owner)).data.secret, (await renew(owner)).data.secret]
  expect(await postReport(other, body, signatureOf(body, { secret: former }))).toBe(401)
  expect(await postReport(other, body, signatureOf(body, { secret: current }))).toBe(200)
  const { rows } = await sql<{ stored: string }>`
    select encode(sealed_secret, 'escape') || (select coalesce(string_agg(details::text, ''), '') from desk_log) as stored
    from tracking_source`.execute(other.db)
  expect(rows[0]?.stored).not.toContain(current.slice('whsec_'.length))
  await owner.call('POST /api/admin/tracking/remove', { body: { source: 'generic' } })
  expect(await postReport(other, body, signatureOf(body, { secret: current }))).toBe(404)
})

test('reports are deleted after a week', async () => {
  await report('OLD 1', [{ code: 'collected' }])
  await sql`update tracking_report set created_at = now() - interval '8 days' where tracking_number = 'OLD 1'`.execute(
    shop.db,
  )
  await deleteDead(shop.db)
  const { rows } = await sql`select from tracking_report where tracking_number = 'OLD 1'`.execute(shop.db)
  expect(rows).toEqual([])
})
