import { cents } from '@sampan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { audit, summedBalanceOf } from '../../server/src/ledger/audit.ts'
import { agreeTo, openProposal } from '../../server/testing/proposals.ts'
import { actionsOn, anOperator, aShopper } from '../../server/testing/world.ts'
import { aCardShop } from './testing/card-shop.ts'

const shop = await aCardShop()
const { control, db } = shop
const [proposer, decider] = [await anOperator(shop), await anOperator(shop)]

const items = async (query: object = { state: 'open' }) =>
  (await proposer.call('GET /api/admin/provider/report_items', { query })).data.items
const figures = async () => {
  const [report] = (await proposer.call('GET /api/admin/provider/reports', {})).data.reports
  if (!report) throw new Error('no report')
  return report
}
/** A difference that operators have to explain: money that did not come through the shop. */
async function aDifference(amount_cents: number) {
  const key = control.payElsewhere(amount_cents)
  await shop.readReport()
  await sql`update report_item set changed_at = changed_at - interval '25 hours'`.execute(db)
  await shop.readReport()
  const item = (await items()).find((one) => one.key === key)
  if (!item) throw new Error('no difference')
  return item
}
type Item = Awaited<ReturnType<typeof aDifference>>
const explain = ({ item_id, difference_cents }: Item, fields: object = {}) =>
  proposer.call('POST /api/admin/provider/explain', {
    body: { item_id, difference_cents, is_fee: false, reason: 'Sold at a fair', ...fields },
  })

test('the account is the provider’s balance and the differences, to the cent', async () => {
  const shopper = await aShopper(shop)
  await shop.topUp(shopper, 5_000)
  const held = await shop.begin(shopper, 3_000)
  control.alter(held.ref, { amount_total: 3_500 })
  control.complete(held.ref)
  control.makePayout(700)
  await shop.runWork()
  await aDifference(900)
  const report = await figures()
  const { on_its_way_cents, held_cents, recent_cents, explained_cents, open_cents } = report
  expect(report).toMatchObject({ open: 1, on_its_way_cents: 700, explained_cents: 0, recent_cents: 0, since_cents: 0 })
  expect(report.clearing_cents).toBe(
    Number(report.balance_cents) + on_its_way_cents + held_cents + recent_cents + explained_cents + open_cents,
  )
  expect(report.balance_cents).toBe(control.ledger().balance)
  await shop.topUp(await aShopper(shop), 2_000)
  await shop.runWork()
  expect((await figures()).since_cents).toBe((await figures()).clearing_cents - report.clearing_cents)
})

test('two operators explain a difference; it stays explained until its figures change', async () => {
  const item = await aDifference(1_100)
  const today = async () => (await proposer.call('GET /api/admin/today', {})).data.report_differences?.count
  const before = Number(await today())
  expect((await explain(item)).code).toBe(1)
  const waiting = (await items()).find(({ item_id }) => item_id === item.item_id)
  expect(waiting?.proposal).toMatchObject({ kind: 'report_difference', reason: 'Sold at a fair' })
  expect((await agreeTo(shop, proposer, item.item_id)).code).toBe(0)
  expect((await agreeTo(shop, decider, item.item_id)).code).toBe(1)
  for (let round = 0; round < 2; round++) await shop.readReport()
  const { item_id } = item
  const explained = (await items({ state: 'explained' })).find((one) => one.item_id === item_id)
  expect(explained?.explanations).toMatchObject([
    { reason: 'Sold at a fair', explained_by: proposer.account, approved_by: decider.account },
  ])
  expect(await today()).toBe(before - 1)
  expect(await actionsOn(shop, item_id)).toEqual(['report_difference_explained'])
  await sql`insert into report_line (provider, line_ref, item_id, amount_cents, fee_cents, at)
    values ('stripe', 'another line', ${item_id}, 5, 0, now())`.execute(db)
  await shop.readReport()
  await sql`update report_item set changed_at = now() - interval '2 days'`.execute(db)
  await shop.readReport()
  expect((await items()).map((one) => one.item_id)).toContain(item_id)
  await sql`delete from report_line where line_ref = 'another line'`.execute(db)
  await shop.readReport()
  expect((await items({ state: 'explained' })).map((one) => one.item_id)).toContain(item_id)
})

test('a difference can be booked as the provider’s fee', async () => {
  const before = -(await summedBalanceOf(db, 'fees:provider'))
  const clearing = (await figures()).clearing_cents
  const charged = await aDifference(400)
  await explain(charged, { is_fee: true })
  const proposal_id = await openProposal(shop, charged.item_id)
  const { data } = await decider.call('GET /api/admin/proposal/detail', { query: { proposal_id } })
  expect(data.changes.map(({ field }) => field)).toEqual(['difference', 'transaction', 'provider_fee'])
  await agreeTo(shop, decider, charged.item_id)
  const booked = { fees: -(await summedBalanceOf(db, 'fees:provider')), clearing: (await figures()).clearing_cents }
  expect(booked).toEqual({ fees: before + charged.difference_cents, clearing: clearing - charged.difference_cents })
  expect(await audit(db)).toEqual([])
  await shop.readReport()
  const [item] = (await items({ state: 'explained' })).filter(({ item_id }) => item_id === charged.item_id)
  expect(item).toMatchObject({ difference_cents: 0 })
})

test('an outdated difference, a payout on its way and an equal item are not explained', async () => {
  const item = await aDifference(1_300)
  expect(await explain(item)).toMatchObject({ code: 1 })
  expect(await explain({ ...item, difference_cents: cents(-5) })).toMatchObject({ reason: 'state_changed' })
  control.makePayout(600)
  await shop.readReport()
  const [payout] = (await items({ state: 'known' })).filter(({ kind }) => kind === 'payout')
  const [equal] = await items({ state: 'equal' })
  for (const one of [payout, equal]) expect(one && (await explain(one))).toMatchObject({ reason: 'state_changed' })
})

test('the days show both sides, and the list of payouts what the bank has', async () => {
  const payout = control.makePayout(500)
  control.endPayout(payout)
  await shop.readReport()
  const { data: days } = await proposer.call('GET /api/admin/provider/report_days', { query: { provider: 'stripe' } })
  expect(days).toHaveLength(14)
  const sum = (of: 'books_cents' | 'report_cents') => days.reduce((cents, day) => cents + day[of], 0)
  expect(sum('report_cents')).toBe(control.ledger().balance)
  expect(days[0]?.items).toBeGreaterThan(0)
  const payouts = async (query: object) =>
    (await proposer.call('GET /api/admin/provider/payouts', { query })).data.items.map(({ payout_ref }) => payout_ref)
  expect(await payouts({ state: 'unmatched' })).toEqual([payout])
  expect(await payouts({ state: 'failed' })).toEqual([])
  expect((await payouts({})).length).toBeGreaterThan(1)
})

test('an operator lets the report be read', async () => {
  await sql`update provider_report set due_at = now() + interval '1 hour'`.execute(db)
  await proposer.call('POST /api/admin/provider/read_report', { body: { provider: 'stripe' } })
  const due = await db.selectFrom('provider_report').select(sql<boolean>`due_at <= now()`.as('is_due')).execute()
  expect(due).toEqual([{ is_due: true }])
  expect((await proposer.call('POST /api/admin/provider/read_report', { body: { provider: 'paypal' } })).status).toBe(
    404,
  )
})
