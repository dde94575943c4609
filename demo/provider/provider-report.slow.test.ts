import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { summedBalanceOf } from '../../server/src/ledger/audit.ts'
import { aShopper } from '../../server/testing/world.ts'
import { aCardShop } from './testing/card-shop.ts'

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
