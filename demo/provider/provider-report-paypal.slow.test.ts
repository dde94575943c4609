import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { runDueJobs } from '../../server/src/event/finish-work.ts'
import { askAboutPayments, providerTasks } from '../../server/src/features/wallet/card/card-work.ts'
import { providerOf } from '../../server/src/features/wallet/card/open-provider.ts'
import { cronTask } from '../../server/src/job/cron.ts'
import { addCronEntries } from '../../server/src/job/cron-sql.ts'
import { startRunner } from '../../server/src/job/job-runner.ts'
import { audit, summedBalanceOf } from '../../server/src/ledger/audit.ts'
import { cronEntries } from '../../server/src/start/cron-entries.ts'
import { drained } from '../../server/testing/drain.ts'
import { balanceIn } from '../../server/testing/wallet-world.ts'
import { aShop, aShopper, type TestShopper } from '../../server/testing/world.ts'
import { openStandIns } from './testing/open-stand-ins.ts'

// PayPal's report, read by the periodic job of the shop: it has no ids of the shop in all lines, and sends no event about payouts.

const shop = await aShop()
const { db, context } = shop
const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
const { paypal } = await openStandIns(context, `${url}/hooks/provider/`, { seed: 17, retry_ms: 20 })
const { control } = paypal

async function runWork(): Promise<void> {
  await expect.poll(() => control.deliveries().due).toBe(0)
  await drained(context)
  while (await runDueJobs(db, providerTasks(context)));
  await drained(context)
}

/** Lets the job of the shop read the report now. */
async function readReport(): Promise<void> {
  const faults: unknown[] = []
  const fault = (error: unknown) => void faults.push(error)
  const entries = cronEntries(context).filter(({ name }) => name === 'provider_reports')
  await sql`update provider_report set due_at = now() - interval '1 second'`.execute(db)
  await addCronEntries(db, entries)
  await sql`update job set run_at = now() where task = 'cron'`.execute(db)
  const runner = startRunner(db, [cronTask(entries, () => fault)], { fault, poll_ms: 20 })
  onTestFinished(() => runner.stop())
  const isRead = async () => {
    const { rows } =
      await sql`select from provider_report where provider = 'paypal' and read_at is not null and due_at > now()`.execute(
        db,
      )
    return rows.length
  }
  await expect.poll(isRead).toBe(1)
  await runner.stop()
  expect(faults).toEqual([])
}

async function topUp(shopper: TestShopper, amount_cents: number): Promise<string> {
  const { data } = await shopper.call('POST /api/user/card_top_up', { body: { amount_cents, provider: 'paypal' } })
  const { payment_id } = data
  await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
  const row = await db
    .selectFrom('provider_payment')
    .select('ref')
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow()
  control.complete(row.ref ?? '')
  return row.ref ?? ''
}

const differences = () =>
  db
    .selectFrom('report_item')
    .select(['kind', 'key', 'state', 'known_because', 'ours_cents', 'theirs_cents'])
    .where('provider', '=', 'paypal')
    .where('state', '<>', 'equal')
    .execute()
const clearing = async () => -(await summedBalanceOf(db, 'clearing:paypal'))

test('payments, fees and disputes of PayPal are equal on both sides', async () => {
  const shopper = await aShopper(shop)
  await topUp(shopper, 5_000)
  const [won, lost] = [await topUp(shopper, 4_000), await topUp(shopper, 3_000)]
  await runWork()
  const dispute_ref = control.openDispute(won)
  control.loseDispute(control.openDispute(lost))
  await runWork()
  control.winDispute(dispute_ref)
  await runWork()
  await readReport()
  expect(await differences()).toEqual([])
  expect(await clearing()).toBe(control.ledger().balance)
  expect(await audit(db)).toEqual([])
})

test('a withdrawal from PayPal is booked once when it has arrived, and booked back when the bank refuses it', async () => {
  const before = await clearing()
  const payout_ref = control.makePayout(1_000)
  await readReport()
  expect(await differences()).toMatchObject([{ kind: 'payout', key: payout_ref, known_because: 'on_its_way' }])
  control.endPayout(payout_ref)
  await readReport()
  await readReport()
  expect(await differences()).toEqual([])
  expect(await clearing()).toBe(before - 1_000)
  control.endPayout(control.makePayout(700), false)
  await readReport()
  expect(await clearing()).toBe(before - 1_000)
  expect(await clearing()).toBe(control.ledger().balance)
  expect(await audit(db)).toEqual([])
})

test('a payment whose events PayPal lost is found in its report', async () => {
  const shopper = await aShopper(shop)
  const ref = await topUp(shopper, 2_000)
  await runWork()
  expect(await balanceIn(shopper)).toBe(2_000)
  control.setEvents({ lose: 1 })
  const lost = await topUp(shopper, 2_500)
  expect(lost).not.toBe(ref)
  control.setEvents({ lose: 0 })
  // The shop takes the money, and loses the reply.
  await (await providerOf(context, 'paypal'))?.capturePayment(lost)
  await sql`update provider_payment set due_at = null where ref = ${lost}`.execute(db)
  await readReport()
  await askAboutPayments(context, (error) => {
    throw error
  })
  expect(await balanceIn(shopper)).toBe(4_500)
  await readReport()
  expect(await differences()).toEqual([])
})

test('money of another origin at PayPal is a difference', async () => {
  control.payElsewhere(900)
  await readReport()
  expect(await differences()).toMatchObject([{ kind: 'payment', theirs_cents: 900, ours_cents: 0 }])
})
