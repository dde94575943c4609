import type { Fault, Outcome } from '../../../../background/background-loop.ts'
import type { Context } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import { transaction } from '../../../../db/transaction.ts'
import { type Provider, type ProviderLine, ProviderUnavailable } from '../../../../provider/provider.ts'
import { providerOf } from '../open-provider.ts'
import { applyPayout, matchPayouts } from './payout-service.ts'
import { payoutsSince } from './payout-sql.ts'
import { askAboutDifferent, compareItems, compareRest, insertBooked, nameReasons } from './report-item-sql.ts'
import {
  findDueReports,
  insertLines,
  insertReports,
  type ReportRow,
  recordFailedReading,
  recordReading,
} from './report-sql.ts'

type Source = Pick<Context, 'db' | 'keys'>

const HOUR_S = 3_600
const PAUSE_S = 6 * HOUR_S
/** Pause after a reading during which the balance changed. */
const UNSTABLE_PAUSE_S = 600
const LINES_TOGETHER = 500
/** New lines of a round. Other periodic work continues between two rounds. */
const LINES_LIMIT = 10_000
/** Lines may appear this long after their time. */
const OVERLAP_MS = 2 * 24 * HOUR_S * 1_000
const READINGS = 3

/** Reads the reports of payment service providers that are due: their payouts, lines and balances. */
export async function readReports(source: Source, signal: AbortSignal, fault: Fault): Promise<Outcome> {
  const { db } = source
  await insertReports(db)
  let outcome: Outcome = 'done'
  for (const report of await findDueReports(db)) {
    if (signal.aborted) return 'done'
    try {
      const provider = await providerOf(source, report.provider)
      if (!provider) throw new ProviderUnavailable(report.provider)
      if (!(await readReport(db, provider, report, signal))) outcome = 'more'
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) fault(error)
      await recordFailedReading(db, report.provider)
    }
  }
  return signal.aborted ? 'done' : outcome
}

/** @returns false if lines are left for the next round, which continues after the stored lines. */
async function readReport(db: Db, provider: Provider, report: ReportRow, signal: AbortSignal): Promise<boolean> {
  for await (const payout of provider.readPayouts(await payoutsSince(db, provider.name)))
    await applyPayout(db, provider.name, payout)
  await matchPayouts(db)
  // The first reading begins at the first payment. Each later reading repeats the last days.
  const since = new Date(Date.parse(report.lines_to) - (report.is_first ? 0 : OVERLAP_MS)).toISOString()
  for (let reading = 1; reading <= READINGS; reading++) {
    if (!(await storeLines(db, provider, since, signal))) return false
    const balance_cents = await provider.readBalance()
    const isLast = reading === READINGS
    if (await compare(db, provider, { balance_cents, booked_since: report.read_at, isLast })) break
  }
  return true
}

/**
 * Lines that were stored before do not count, so that each round gets further.
 * @returns false if lines are left.
 */
async function storeLines(db: Db, provider: Provider, since: string, signal: AbortSignal): Promise<boolean> {
  let added = 0
  let lines: ProviderLine[] = []
  const store = () =>
    transaction(db, async (tx) => {
      const stored = await insertLines(tx, provider.name, lines)
      await compareItems(tx, provider.name, stored.item_ids)
      return stored.added
    })
  for await (const line of provider.readLines(since)) {
    lines.push(line)
    if (lines.length < LINES_TOGETHER) continue
    added += await store()
    lines = []
    if (added >= LINES_LIMIT || signal.aborted) return false
  }
  if (lines.length > 0) await store()
  return true
}

type Reading = { balance_cents: number; booked_since: string | null; isLast: boolean }

/** Compares the report with the books. @returns whether the balance fits the lines as it did before. */
const compare = (db: Db, { name }: Provider, { balance_cents, booked_since, isLast }: Reading): Promise<boolean> =>
  transaction(db, async (tx) => {
    await insertBooked(tx, name, booked_since)
    await compareItems(tx, name)
    const isStable = await compareRest(tx, name, balance_cents)
    await nameReasons(tx, name)
    await askAboutDifferent(tx, name)
    const pause_s = isStable || !isLast ? PAUSE_S : UNSTABLE_PAUSE_S
    await recordReading(tx, { provider: name, balance_cents, pause_s })
    return isStable
  })
