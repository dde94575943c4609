import { sumCents } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { lockDays } from './bank-day-sql.ts'
import { explainLine, matchLine, releaseLine, setDollars } from './bank-line-sql.ts'
import {
  daysOf,
  explainMovement,
  findLine,
  findMovement,
  findPairs,
  insertPairs,
  matchedWith,
  unexplainMovement,
} from './bank-sql.ts'

type Pairs = Awaited<ReturnType<typeof findPairs>>

/**
 * Matches the open lines of some days with movements in the ledger: first by the reference in the line, then by amount
 * and day. Each line gets one movement, and only unambiguous pairs are matched. The caller has locked the days.
 * @returns the number of matched lines.
 */
export async function matchUnambiguous(tx: Tx, days: readonly string[]): Promise<number> {
  const pairs = await findPairs(tx, [...new Set(days)])
  const by_reference = withoutDoubt(pairs.filter(({ has_reference }) => has_reference))
  const matched_ids = new Set(by_reference.flatMap(({ line_id, movement_id }) => [line_id, movement_id]))
  // If a line contains a movement's reference, neither the line nor the movement is matched by amount. If the reference
  // is ambiguous, an operator decides.
  const ids_by_reference = new Set(
    pairs.flatMap((pair) => (pair.has_reference ? [pair.line_id, pair.movement_id] : [])),
  )
  const others = pairs.filter(
    ({ line_id, movement_id }) => !ids_by_reference.has(line_id) && !ids_by_reference.has(movement_id),
  )
  const near = withoutDoubt(
    others.filter(({ line_id, movement_id }) => !matched_ids.has(line_id) && !matched_ids.has(movement_id)),
  )
  return (await insertPairs(tx, [...by_reference, ...near])).length
}

/** Pairs in which both the line and the movement occur only once. */
function withoutDoubt(pairs: Pairs): Pairs {
  const [by_line, by_movement] = [
    Map.groupBy(pairs, ({ line_id }) => line_id),
    Map.groupBy(pairs, ({ movement_id }) => movement_id),
  ]
  const isAlone = (candidates: Pairs | undefined) => candidates?.length === 1
  return pairs.filter((pair) => isAlone(by_line.get(pair.line_id)) && isAlone(by_movement.get(pair.movement_id)))
}

/**
 * Matches the open lines of a day automatically.
 * @returns the number of matched lines.
 * @throws Refusal account_blocked, day_closed.
 */
export const matchDay = (db: Db, operator: OperatorSession, day: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockOpenDay(tx, day)
    const matched_count = await matchUnambiguous(tx, [day])
    if (matched_count > 0)
      await log({ action: 'lines_matched', ref_type: 'bank_day', ref_id: day, details: { matched: matched_count } })
    return { matched: matched_count }
  })

/** Locks `day` and `others`. @throws Refusal day_closed when `day` is closed. @returns the closed days among them. */
async function lockOpenDay(tx: Tx, day: string, others: readonly string[] = []): Promise<string[]> {
  const closed_days = await lockDays(tx, [day, ...others])
  if (closed_days.includes(day)) throw new Refusal('day_closed')
  return closed_days
}

async function lineOf(tx: Tx, line_id: string) {
  const line = await findLine(tx, line_id)
  if (!line) throw new NotFound()
  return line
}

type Matching = { line_id: string; movement_ids: readonly string[] }

/**
 * Matches a line of an open day by hand. The movements may belong to other days. Movements of a closed day that are
 * explained but not matched are allowed too, because a match never makes a movement open again.
 * @throws NotFound; Refusal account_blocked, day_closed, sums_differ, state_changed when the line or a movement is
 * already matched.
 */
export const matchManually = (db: Db, operator: OperatorSession, matching: Matching) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { line_id } = matching
    const movement_ids = [...new Set(matching.movement_ids)]
    const [line, movements] = await Promise.all([lineOf(tx, line_id), daysOf(tx, movement_ids)])
    if (movements.length !== movement_ids.length) throw new NotFound()
    await lockOpenDay(
      tx,
      line.day,
      movements.map(({ day }) => day),
    )
    if (sumCents(movements.map(({ amount_cents }) => amount_cents)) !== line.amount_cents)
      throw new Refusal('sums_differ', { field: 'movement_ids' })
    const { operator_id } = operator
    if (!(await matchLine(tx, { line_id, movement_ids, operator_id }))) throw new Refusal('state_changed')
    await log({ action: 'line_matched', ref_type: 'bank_line', ref_id: line_id, details: { movement_ids } })
  })

/**
 * Sets the dollars that arrived for a line in another currency, with which it is then matched; null removes them.
 * @throws NotFound; Refusal account_blocked, day_closed, state_changed when the line is not open or is in dollars,
 * sums_differ when the dollars have the other sign.
 */
export const valueLine = (
  db: Db,
  operator: OperatorSession,
  { line_id, amount_cents }: { line_id: string; amount_cents: number | null },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const line = await lineOf(tx, line_id)
    await lockOpenDay(tx, line.day)
    if (line.amount_minor === null) throw new Refusal('state_changed')
    if (amount_cents !== null && Math.sign(amount_cents) !== Math.sign(line.amount_minor))
      throw new Refusal('sums_differ', { field: 'amount_cents' })
    if (!(await setDollars(tx, line_id, amount_cents))) throw new Refusal('state_changed')
    await log({ action: 'line_valued', ref_type: 'bank_line', ref_id: line_id, details: { amount_cents } })
  })

/**
 * Removes a match or an explanation from a line.
 * @throws NotFound; Refusal account_blocked, state_changed, day_closed when the line's day is closed or a movement of a
 * closed day would become open again.
 */
export const release = (db: Db, operator: OperatorSession, line_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    const [line, before] = await Promise.all([lineOf(tx, line_id), matchedWith(tx, line_id)])
    const closed_days = await lockOpenDay(
      tx,
      line.day,
      before.map(({ day }) => day),
    )
    const matchedMovements = await matchedWith(tx, line_id)
    // If a concurrent request has matched the line with other movements, the days of these movements are not locked, so
    // the call is refused.
    if (matchedMovements.some(({ movement_id }) => !before.some((former) => former.movement_id === movement_id)))
      throw new Refusal('state_changed')
    if (matchedMovements.some(({ day, is_explained }) => closed_days.includes(day) && !is_explained))
      throw new Refusal('day_closed')
    if (!(await releaseLine(tx, line_id))) throw new Refusal('state_changed')
    const movement_ids = matchedMovements.map(({ movement_id }) => movement_id)
    await log({ action: 'line_released', ref_type: 'bank_line', ref_id: line_id, details: { movement_ids } })
  })

/**
 * Explains a line that has no movement.
 * @throws NotFound; Refusal account_blocked, day_closed, state_changed unless the line is open.
 */
export const explain = (db: Db, operator: OperatorSession, { line_id, note }: { line_id: string; note: string }) =>
  actAtDesk(db, operator, async (tx, log) => {
    const line = await lineOf(tx, line_id)
    await lockOpenDay(tx, line.day)
    const { operator_id } = operator
    if (!(await explainLine(tx, { line_id, note, operator_id }))) throw new Refusal('state_changed')
    await log({ action: 'line_explained', ref_type: 'bank_line', ref_id: line_id, details: { note } })
  })

type Explaining = { movement_id: string; note?: string | undefined }

/**
 * Explains a movement that is in no statement. If the note is missing, removes the explanation.
 * @throws NotFound; Refusal account_blocked, day_closed, state_changed when the movement is matched, is already
 * explained, or has no explanation to remove.
 */
export const explainMovementAtDesk = (db: Db, operator: OperatorSession, { movement_id, note }: Explaining) =>
  actAtDesk(db, operator, async (tx, log) => {
    const [bankMovement] = await daysOf(tx, [movement_id])
    if (!bankMovement) throw new NotFound()
    await lockOpenDay(tx, bankMovement.day)
    const movement = await findMovement(tx, movement_id)
    if (note !== undefined && movement?.state === 'matched') throw new Refusal('state_changed')
    const isDone =
      note === undefined
        ? await unexplainMovement(tx, movement_id)
        : await explainMovement(tx, { movement_id, note, operator_id: operator.operator_id })
    if (!isDone) throw new Refusal('state_changed')
    const action = note === undefined ? 'movement_unexplained' : 'movement_explained'
    const details = note === undefined ? {} : { note }
    await log({ action, ref_type: 'bank_movement', ref_id: movement_id, details })
  })
