import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { insertPairs } from './bank-sql.ts'

/** Matches an open line by hand. @returns false when the line is not open or a movement is already matched. */
export async function matchLine(
  tx: Tx,
  { line_id, movement_ids, operator_id }: { line_id: string; movement_ids: readonly string[]; operator_id: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('bank_line')
    .set({ matched_how: 'hand', operator_id })
    .where('line_id', '=', line_id)
    .where('matched_how', 'is', null)
    .where('note', 'is', null)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) return false
  const { numAffectedRows } = await sql`
    insert into bank_match (movement_id, line_id)
      select movement_id, ${line_id}::uuid from unnest(${movement_ids}::bigint[]) as asked (movement_id) order by movement_id
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows) === movement_ids.length
}

/**
 * Matches an open line with the movement of the recharge that it confirms. Null for `operator_id` means that no operator
 * chose the line: it has the shopper's reference. @returns false when the line is not open or the movement is matched.
 */
export async function linkLine(
  tx: Tx,
  { line_id, movement_id, operator_id }: { line_id: string; movement_id: string; operator_id: string | null },
): Promise<boolean> {
  if (operator_id !== null) return matchLine(tx, { line_id, movement_ids: [movement_id], operator_id })
  const [linked] = await insertPairs(tx, [{ line_id, movement_id, has_reference: true }])
  return linked !== undefined
}

/** Explains a line. @returns false when the line is not open. */
export async function explainLine(
  tx: Tx,
  { line_id, note, operator_id }: { line_id: string; note: string; operator_id: string },
): Promise<boolean> {
  const explained = await tx
    .updateTable('bank_line')
    .set({ note, operator_id })
    .where('line_id', '=', line_id)
    .where('matched_how', 'is', null)
    .where('note', 'is', null)
    .executeTakeFirst()
  return explained.numUpdatedRows === 1n
}

/**
 * Sets the dollars that arrived for an open line in another currency.
 * @returns false when the line is matched or explained, or is in dollars.
 */
export async function setDollars(tx: Tx, line_id: string, amount_cents: number | null): Promise<boolean> {
  const valued = await tx
    .updateTable('bank_line')
    .set({ amount_cents })
    .where('line_id', '=', line_id)
    .where('currency', '<>', 'USD')
    .where('matched_how', 'is', null)
    .where('note', 'is', null)
    .executeTakeFirst()
  return valued.numUpdatedRows === 1n
}

/** Opens a line again. @returns false when the line is already open. */
export async function releaseLine(tx: Tx, line_id: string): Promise<boolean> {
  await tx.deleteFrom('bank_match').where('line_id', '=', line_id).execute()
  const result = await tx
    .updateTable('bank_line')
    .set({ matched_how: null, note: null, operator_id: null, was_released: true })
    .where('line_id', '=', line_id)
    .where(({ eb, or }) => or([eb('matched_how', 'is not', null), eb('note', 'is not', null)]))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
