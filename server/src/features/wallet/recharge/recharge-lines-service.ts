import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { confirmingLine, lockOpenLines, sumOf } from '../confirmation/confirmation-service.ts'
import { type FittingLineRow, findFittingLines } from '../confirmation/confirmation-sql.ts'
import type { RechargeArrival, Waiting } from './recharge-audit-service.ts'

// The lines of bank statements with which an operator approves a recharge.

/** `line_ids`: the lines that an operator chose; undefined for the line that confirms the recharge, if there is one. */
type Chosen = { line_ids?: readonly string[] | undefined }

/** The sum of the chosen lines, which is the default of the amount that arrived. @throws NotFound. */
export async function sumOfChosen(db: Db, { line_ids }: Chosen): Promise<number | undefined> {
  if (!line_ids) return undefined
  const lines = await findFittingLines(db, [...new Set(line_ids)])
  if (lines.length !== new Set(line_ids).size) throw new NotFound()
  return sumOf(lines)
}

/**
 * Locks the lines to match with a recharge that the caller has locked and not yet approved.
 * @throws NotFound; Refusal state_changed when a chosen line is no longer open, sums_differ when the lines do not make
 * the amount that arrived, or the recharge is none by bank transfer.
 */
export async function lockLinesFor(
  tx: Tx,
  { recharge_id, user_id, method }: Waiting,
  { arrival_cents, line_ids }: RechargeArrival & Chosen,
): Promise<FittingLineRow[]> {
  if (line_ids) {
    const lines = await lockOpenLines(tx, line_ids)
    const arePayments = method === 'manual' && lines.every(({ amount_cents }) => amount_cents > 0)
    if (!arePayments || sumOf(lines) !== arrival_cents) throw new Refusal('sums_differ', { field: 'arrival_cents' })
    return lines
  }
  const line_id = method === 'manual' ? await confirmingLine(tx, { user_id, recharge_id }) : undefined
  if (!line_id) return []
  // The line may be matched by a concurrent call, and the operator who approves has not named it.
  const lines = await lockOpenLines(tx, [line_id]).catch(ignoreChanged)
  return sumOf(lines) === arrival_cents ? lines : []
}

function ignoreChanged(error: unknown): FittingLineRow[] {
  if (error instanceof NotFound || (error instanceof Refusal && error.reason === 'state_changed')) return []
  throw error
}
