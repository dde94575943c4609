import type { Endpoints } from '@sampan/contract'
import { sumCents } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockDays } from '../bank/bank-day-sql.ts'
import { explainLine, linkLine } from '../bank/bank-line-sql.ts'
import { explainMovement } from '../bank/bank-sql.ts'
import {
  type FittingLineRow,
  findClaims,
  findFittingLines,
  findOpenLines,
  findShoppersNamedIn,
  findUnmatchedCredits,
  movementOfRecharge,
} from './confirmation-sql.ts'
import { type Fit, fitsOf } from './line-fit.ts'

// A line of a bank statement confirms a waiting recharge, and is matched with it when the recharge is approved. No money
// moves here.

type FitReply = z.input<Endpoints['GET /api/admin/recharge/detail']['reply']>['fits'][number]

/** The lines that fit the waiting bank transfers of some shoppers, by recharge. */
export async function readFits(db: Db, user_ids: readonly string[]): Promise<Map<string, Fit[]>> {
  if (user_ids.length === 0) return new Map()
  const [claims, credits] = await Promise.all([findClaims(db, user_ids), findUnmatchedCredits(db, user_ids)])
  if (claims.length === 0) return new Map()
  return fitsOf({ claims, credits, lines: await findOpenLines(db, claims) })
}

/** The fits of recharges with their lines, for the desk. */
export async function readFitsWithLines(db: Db, user_ids: readonly string[]): Promise<Map<string, FitReply[]>> {
  const fits = await readFits(db, user_ids)
  const ids = [...fits.values()].flat().flatMap(({ line_ids }) => line_ids)
  const rows = ids.length > 0 ? await findFittingLines(db, [...new Set(ids)]) : []
  const by_id = new Map(rows.map((row) => [row.line_id, lineOf(row)]))
  const withLines = ({ fit, line_ids }: Fit): FitReply => ({
    fit,
    lines: line_ids.flatMap((line_id) => by_id.get(line_id) ?? []),
  })
  return new Map([...fits].map(([recharge_id, each]) => [recharge_id, each.map(withLines)]))
}

const lineOf = ({ statement_id: _, importer_id: __, is_open: ___, ...line }: FittingLineRow) => line

type Recharge = { user_id: string; recharge_id: string }

/** The line that confirms a waiting recharge: the only one with its reference and amount, without a doubt. */
export async function confirmingLine(db: Db, { user_id, recharge_id }: Recharge): Promise<string | undefined> {
  const exact = (await readFits(db, [user_id])).get(recharge_id)?.find(({ fit }) => fit === 'exact')
  return exact?.line_ids[0]
}

/** The number of waiting recharges that lines of a new statement confirm. */
export async function countConfirmed(db: Db, statement_id: string): Promise<number> {
  const fits = await readFits(db, await findShoppersNamedIn(db, statement_id))
  const exact = [...fits.values()].flat().filter(({ fit }) => fit === 'exact')
  const lines =
    exact.length > 0
      ? await findFittingLines(
          db,
          exact.flatMap(({ line_ids }) => line_ids),
        )
      : []
  return lines.filter((line) => line.statement_id === statement_id).length
}

/**
 * Locks open lines, by locking their days, until the transaction ends.
 * @throws NotFound; Refusal state_changed when a line is no longer open.
 */
export async function lockOpenLines(tx: Tx, line_ids: readonly string[]): Promise<FittingLineRow[]> {
  const ids = [...new Set(line_ids)]
  const days = (await findFittingLines(tx, ids)).map(({ day }) => day)
  await lockDays(tx, days)
  const lines = await findFittingLines(tx, ids)
  if (lines.length !== ids.length) throw new NotFound()
  if (lines.some(({ is_open }) => !is_open)) throw new Refusal('state_changed')
  return lines
}

export const sumOf = (lines: readonly { amount_cents: number }[]) =>
  sumCents(lines.map(({ amount_cents }) => amount_cents))

/**
 * Matches the lines that brought the money of a recharge with its movement, which was just posted. One line is matched;
 * several lines are explained together with the movement, because a movement is matched with one line only. The caller
 * has locked the lines, whose sum is the amount that was credited.
 */
export async function linkLines(
  tx: Tx,
  {
    recharge_id,
    lines,
    operator_id,
  }: { recharge_id: string; lines: readonly FittingLineRow[]; operator_id: string | null },
): Promise<void> {
  const [line] = lines
  if (!line) return
  const movement_id = await movementOfRecharge(tx, recharge_id)
  if (lines.length === 1) {
    const { line_id } = line
    if (!(await linkLine(tx, { line_id, movement_id, operator_id }))) throw new Refusal('state_changed')
    return
  }
  if (operator_id === null) throw new Error('several lines are linked by an operator only')
  // Reads the same in every language.
  const parts = lines.map(({ day, amount_cents }) => `${day} ${moneyText(amount_cents)}`)
  const note = `${parts.join(' + ')} = ${moneyText(sumOf(lines))}`
  for (const { line_id } of lines)
    if (!(await explainLine(tx, { line_id, note, operator_id }))) throw new Refusal('state_changed')
  await explainMovement(tx, { movement_id, note, operator_id })
}
