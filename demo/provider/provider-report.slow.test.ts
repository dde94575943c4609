import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askAboutPayments } from '../../server/src/features/wallet/card/card-work.ts'
import { providerOf } from '../../server/src/features/wallet/card/open-provider.ts'
import { audit, summedBalanceOf } from '../../server/src/ledger/audit.ts'
import { aShopper } from '../../server/testing/world.ts'
import { randomOf } from './stand-in/world.ts'
import { aCardShop } from './testing/card-shop.ts'
import { aDisputeShop } from './testing/dispute-shop.ts'

test('money from before the first payment is a separate difference', async () => {
  const other = await aCardShop()
  other.control.payElsewhere(5_000)
  await wait(1_100) // the stand-in counts in seconds
  await sql`insert into provider_report (provider, lines_to) values ('stripe', now())`.execute(other.db)
  await other.topUp(await aShopper(other), 2_000)
  await other.runWork()
  await other.readReport()
  const { payments, fees, balance } = other.control.ledger()
  const rest = await other.db.selectFrom('report_item').select('theirs_cents').where('kind', '=', 'rest').execute()
  expect(payments + fees).toBe(balance)
  expect(rest).toEqual([{ theirs_cents: balance + (await summedBalanceOf(other.db, 'clearing:stripe')) }])
})

test('while the provider does not reply, nothing is lost, and the next reading is later', async () => {
  const shop = await aCardShop()
  const { control, db } = shop
  await shop.topUp(await aShopper(shop), 2_500)
  await control.setOutage('error')
  await shop.readReport()
  const [report] = await db.selectFrom('provider_report').select(['failures', 'failing_since']).execute()
  expect(report).toMatchObject({ failures: 1, failing_since: expect.any(String) })
  await control.setOutage('none')
  await shop.readReport()
  expect(await db.selectFrom('provider_report').select('failures').execute()).toEqual([{ failures: 0 }])
})

const OPERATIONS = 80
const METHODS = ['success', 'konbini', 'success', 'bank_fails', 'challenge'] as const

test.each([1, 2, 3])(
  'after random payments, disputes, refunds and payouts, with events lost and doubled, the account equals the provider’s own ledger (%i)',
  async (seed) => {
    const shop = await aDisputeShop(seed)
    const { control, db, context } = shop
    await sql`update amount_limit set amount_cents = 10000000 where name like 'card_%' and name <> 'card_minimum'`.execute(
      db,
    )
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => aShopper(shop)))
    const stripe = await providerOf(context, 'stripe')
    const random = randomOf(seed)
    const below = (count: number) => Math.floor(random() * count)
    const takeFrom = <T>(list: T[]): T | undefined => list.splice(below(list.length), 1)[0]
    const [slow, paid, disputes, onTheirWay, arrived]: string[][] = [[], [], [], [], []]
    /** Unknown to the shop: payments and refunds that were made at the provider. */
    const elsewhere: string[] = []
    control.setEvents({ lose: 0.3, duplicate: 0.3, delay_ms: 5, reorder_ms: 20 })

    async function pay(): Promise<void> {
      const [shopper, method] = [shoppers[below(shoppers.length)], METHODS[below(METHODS.length)]]
      if (!shopper || !method) return
      const { ref } = await shop.begin(shopper, 1_000 + below(9_000))
      control.complete(ref, { method })
      if (method === 'konbini') slow?.push(ref)
      else if (method !== 'bank_fails') paid?.push(ref)
    }
    async function moveOn(): Promise<void> {
      const ref = takeFrom(paid ?? [])
      const [dispute, payout, old] = [takeFrom(disputes ?? []), takeFrom(onTheirWay ?? []), takeFrom(arrived ?? [])]
      if (payout) control.endPayout(payout, random() < 0.8)
      if (payout) arrived?.push(payout)
      if (old && random() < 0.3) control.returnPayout(old)
      if (dispute) random() < 0.5 ? control.winDispute(dispute) : control.loseDispute(dispute)
      if (ref && random() < 0.5) disputes?.push(control.openDispute(ref))
      // A payment that is given back before its credit is not credited.
      else if (ref && stripe && (await isCredited(ref))) {
        const refund = await stripe.refundPayment({ refund_id: crypto.randomUUID(), ref, amount_cents: 1 + below(900) })
        elsewhere.push(refund.refund_ref)
      }
    }
    async function isCredited(ref: string): Promise<boolean> {
      const payment = db.selectFrom('provider_payment').select('status').where('ref', '=', ref)
      return (await payment.executeTakeFirst())?.status === 'credited'
    }
    for (let n = 0; n < OPERATIONS; n++) {
      const choice = below(10)
      if (choice < 5) await pay()
      else if (choice < 8) await moveOn()
      else if (choice === 8) elsewhere.push(control.payElsewhere(100 + below(5_000)))
      else if (control.ledger().balance > 2_000) onTheirWay?.push(control.makePayout(1 + below(2_000)))
      if (n % 20 === 19) await shop.runWork()
      if (n % 20 === 19) await shop.readReport()
    }
    for (const ref of slow ?? []) control.settle(ref, random() < 0.7)
    control.setEvents({ lose: 0, duplicate: 0, delay_ms: 0, reorder_ms: 0 })
    for (let round = 0; round < 3; round++) {
      await shop.runWork()
      await sql`update provider_payment set due_at = now() where due_at > now()`.execute(db)
      while ((await askAboutPayments(context, fail)) === 'more');
      await shop.askNow()
      await shop.readReport()
    }

    const { rows } = await sql<{ key: string; known_because: string | null; difference_cents: number }>`
      select key, known_because, ours_cents - ours_fee_cents - theirs_cents + theirs_fee_cents as difference_cents
      from report_item where state <> 'equal'`.execute(db)
    expect(rows.map(({ key }) => key).toSorted()).toEqual([...elsewhere, ...(onTheirWay ?? [])].toSorted())
    expect(rows.length).toBeGreaterThan(0)
    const clearing = -(await summedBalanceOf(db, 'clearing:stripe'))
    const different_cents = rows.reduce((sum, { difference_cents }) => sum + difference_cents, 0)
    expect(clearing).toBe(control.ledger().balance + different_cents)
    const sums = await sql<{ payments: number; refunds: number; disputes: number; payouts: number; fees: number }>`
      select coalesce(sum(theirs_cents) filter (where kind = 'payment'), 0)::bigint as payments,
        coalesce(sum(theirs_cents) filter (where kind = 'refund'), 0)::bigint as refunds,
        coalesce(sum(theirs_cents) filter (where kind = 'dispute'), 0)::bigint as disputes,
        coalesce(sum(theirs_cents) filter (where kind = 'payout'), 0)::bigint as payouts,
        - coalesce(sum(theirs_fee_cents), 0)::bigint as fees
      from report_item`.execute(db)
    expect({ ...sums.rows[0], balance: control.ledger().balance }).toEqual(control.ledger())
    expect(await audit(db)).toEqual([])
  },
  300_000,
)

function fail(error: unknown): never {
  throw error
}
