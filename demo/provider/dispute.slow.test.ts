import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { audit, runQuickAudit } from '../../server/src/ledger/audit.ts'
import { balanceOf } from '../../server/src/ledger/ledger.ts'
import { aBuyer, aPaidOrder } from '../../server/testing/order-world.ts'
import { balanceIn, draw } from '../../server/testing/wallet-world.ts'
import type { TestShopper } from '../../server/testing/world.ts'
import { aDisputeShop } from './testing/dispute-shop.ts'

const shop = await aDisputeShop(21)
const { db, control, runWork, askNow } = shop
afterEach(() => control.setEvents({ lose: 0 }))

type Dispute = {
  dispute_id: string
  user_id: string | null
  status: string
  held_cents: number
  booked_withheld_cents: number
  booked_fee_cents: number
}
async function disputeOf(dispute_ref: string): Promise<Dispute | undefined> {
  const { rows } =
    await sql<Dispute>`select dispute_id, user_id, status, held_cents, booked_withheld_cents, booked_fee_cents
    from provider_dispute where dispute_ref = ${dispute_ref}`.execute(db)
  return rows[0]
}
const walletOf = ({ user_id }: TestShopper) => balanceOf(db, user_id)
const withdraw = (shopper: TestShopper, amount_cents: number) => draw(shopper, { amount_cents })

/** The clearing account is what the provider holds, and the books are sound. */
async function expectSoundBooks() {
  expect(await shop.balanceIn('clearing:stripe')).toBe(control.ledger().balance)
  expect(await runQuickAudit(db)).toEqual([])
  expect(await audit(db)).toEqual([])
}

test('a dispute holds the amount at once, and the shop pays the provider’s charge', async () => {
  const { shopper, ref } = await shop.aToppedUp(5_000)
  const fees_cents = await shop.balanceIn('fees:provider')
  const dispute_ref = control.openDispute(ref)
  await runWork()
  expect(await walletOf(shopper)).toEqual({ balance_cents: 0, held_cents: 0, receivable_cents: 0 })
  expect(await disputeOf(dispute_ref)).toMatchObject({
    ...{ user_id: shopper.user_id, status: 'open', held_cents: 5_000 },
    ...{ booked_withheld_cents: 5_000, booked_fee_cents: 1_500 },
  })
  expect((await shop.balanceIn('fees:provider')) - fees_cents).toBe(1_500)
  await expectSoundBooks()
})

test('a dispute of money that is spent becomes a debt, after open withdrawals were stopped', async () => {
  const shopper = await aBuyer(shop, 0)
  const { ref } = await shop.topUp(shopper, 9_000)
  await aPaidOrder(shop, shopper, { price_cents: 4_000 })
  expect((await withdraw(shopper, 3_000)).code).toBe(1)
  control.openDispute(ref)
  await runWork()
  expect(await walletOf(shopper)).toEqual({ balance_cents: 0, held_cents: 0, receivable_cents: 4_000 })
  const log = await shopper.call('GET /api/user/extract_log', { query: {} })
  expect(log.data.items).toMatchObject([{ status: 2, audit_reason: expect.stringContaining('disputed') }])
  await expectSoundBooks()
})

test('a won dispute gives the money back once, however often and in whatever order its events come', async () => {
  const { shopper, ref } = await shop.aToppedUp(5_000)
  control.setEvents({ reorder_ms: 40, duplicate: 1 })
  const dispute_ref = control.openDispute(ref)
  control.sendEvidence(dispute_ref)
  control.winDispute(dispute_ref)
  await runWork()
  control.setEvents({ reorder_ms: 0, duplicate: 0 })
  for (const event of control.eventRefs()) control.sendAgain(event)
  await runWork()
  expect(await disputeOf(dispute_ref)).toMatchObject({ status: 'won', held_cents: 0, booked_withheld_cents: 0 })
  expect(await balanceIn(shopper)).toBe(5_000)
  await expectSoundBooks()
})

test('of a lost dispute, the shopper keeps nothing and the ledger has what the provider took', async () => {
  const { shopper, ref } = await shop.aToppedUp(5_000)
  const dispute_ref = control.openDispute(ref)
  await runWork()
  control.loseDispute(dispute_ref)
  await runWork()
  expect(await disputeOf(dispute_ref)).toMatchObject({
    status: 'lost',
    held_cents: 5_000,
    booked_withheld_cents: 5_000,
  })
  expect(await balanceIn(shopper)).toBe(0)
  expect((await withdraw(shopper, 2_000)).reason).toBe('extract_over_balance')
  await expectSoundBooks()
})

test('while a dispute is open, the shopper cannot withdraw other money; afterwards they can', async () => {
  const { shopper, ref } = await shop.aToppedUp(5_000)
  await shop.topUp(shopper, 6_000)
  const dispute_ref = control.openDispute(ref)
  await runWork()
  expect(await balanceIn(shopper)).toBe(6_000)
  expect((await withdraw(shopper, 2_000)).reason).toBe('dispute_open')
  control.winDispute(dispute_ref)
  await runWork()
  expect((await withdraw(shopper, 2_000)).code).toBe(1)
})

test('a dispute whose events were all lost is found by asking, and so is its end', async () => {
  const { shopper, ref } = await shop.aToppedUp(5_000)
  await askNow()
  control.setEvents({ lose: 1 })
  const dispute_ref = control.openDispute(ref)
  await runWork()
  expect(await disputeOf(dispute_ref)).toBeUndefined()
  await askNow()
  expect(await balanceIn(shopper)).toBe(0)
  control.winDispute(dispute_ref)
  await runWork()
  await askNow()
  expect(await disputeOf(dispute_ref)).toMatchObject({ status: 'won' })
  expect(await balanceIn(shopper)).toBe(5_000)
  await expectSoundBooks()
})

test('a question of the bank holds the amount without any money of the provider', async () => {
  const { shopper, ref } = await shop.aToppedUp(5_000)
  const dispute_ref = control.openDispute(ref, { is_inquiry: true })
  await runWork()
  expect(await balanceIn(shopper)).toBe(0)
  expect(await disputeOf(dispute_ref)).toMatchObject({ held_cents: 5_000, booked_withheld_cents: 0 })
  await expectSoundBooks()
  control.winDispute(dispute_ref)
  await runWork()
  expect(await balanceIn(shopper)).toBe(5_000)
})

test('several disputes of a payment hold their parts, and together never more than was credited', async () => {
  const { shopper, ref } = await shop.aToppedUp(5_000)
  const part = control.openDispute(ref, { amount: 2_000 })
  await runWork()
  expect(await balanceIn(shopper)).toBe(3_000)
  const more = control.openDispute(ref, { amount: 4_000 })
  await runWork()
  expect(await walletOf(shopper)).toMatchObject({ balance_cents: 0, receivable_cents: 0 })
  expect(await disputeOf(more)).toMatchObject({ held_cents: 3_000, booked_withheld_cents: 4_000 })
  control.winDispute(part)
  await runWork()
  expect(await disputeOf(more)).toMatchObject({ held_cents: 4_000 })
  expect(await balanceIn(shopper)).toBe(1_000)
  await expectSoundBooks()
})

test('a dispute in another currency holds what the provider took in dollars', async () => {
  const { shopper, ref } = await shop.aToppedUp(5_000)
  const dispute_ref = control.openDispute(ref, { currency: 'eur', amount: 4_200 })
  await runWork()
  expect(await disputeOf(dispute_ref)).toMatchObject({ held_cents: 4_200, booked_withheld_cents: 4_200 })
  expect(await balanceIn(shopper)).toBe(800)
  await expectSoundBooks()
})

test('the provider’s report agrees with the bookings of disputes', async () => {
  await shop.readReport()
  const { rows } = await sql`select * from report_item where kind = 'dispute' and state <> 'equal'`.execute(db)
  expect(rows).toEqual([])
})

test('a dispute of a payment that the shop does not know is stored for an operator, and moves no money', async () => {
  const clearing_cents = await shop.balanceIn('clearing:stripe')
  const dispute_ref = control.openDispute(control.payElsewhere(4_000))
  await runWork()
  expect(await disputeOf(dispute_ref)).toMatchObject({ user_id: null, status: 'open', held_cents: 0 })
  expect(await shop.balanceIn('clearing:stripe')).toBe(clearing_cents)
  expect(await audit(db)).toEqual([])
})
