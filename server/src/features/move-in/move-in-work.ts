import type { Outcome } from '../../background/background-loop.ts'
import type { Context } from '../../context.ts'
import { isUnavailable } from '../../db/busy.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { markRepeated, nextCells, nextToApply, nextToUndo, storeChecked, storeOutcomes } from './move-in-line-sql.ts'
import {
  completeStep,
  countOutcomes,
  lockStep,
  recordFailure,
  recordProgress,
  type Step,
  takeFile,
} from './move-in-sql.ts'
import { RECORD_KINDS } from './record-kinds.ts'
import { Row } from './row.ts'

type Server = Pick<Context, 'db' | 'keys'>

const CHECKED_AT_ONCE = 500
const APPLIED_AT_ONCE = 100
/** Lines after which the outcomes are counted. */
const COUNTED_EACH = 2_000
/** Failures in a row after which the next line is left out. */
const FAILURES_MOST = 6

/**
 * Processes the next batch of the oldest file in one transaction: if a server is killed, another one repeats the batch, and
 * no line is half done. Safe to run on several servers at the same time.
 * @throws the failure of a batch. It is counted against the file unless the database is unavailable.
 */
export async function workOnMoveIn(server: Server): Promise<Outcome> {
  let current: Step | undefined
  try {
    return await transaction(server.db, async (tx) => {
      current = await takeFile(tx)
      if (!current) return 'done'
      await workOn(tx, server, current)
      return 'more'
    })
  } catch (error) {
    if (!current || isUnavailable(error)) throw error
    const step = current
    const failures = await recordFailure(server.db, step)
    if (failures >= FAILURES_MOST) await transaction(server.db, (tx) => leaveOutNext(tx, step))
    throw new Error(`file ${step.file_id} failed at line ${step.up_to}`, { cause: error })
  }
}

/** Halved after each failure, down to the one line that fails. */
const sizeOf = ({ state, failures }: Step) =>
  failures >= FAILURES_MOST - 1
    ? 1
    : Math.max(1, (state === 'checking' ? CHECKED_AT_ONCE : APPLIED_AT_ONCE) >> (2 * failures))

async function workOn(tx: Tx, server: Server, step: Step): Promise<void> {
  const { file_id, state, up_to } = step
  const last = await { checking: checkNext, applying: applyNext, undoing: undoNext }[state](tx, server, step)
  if (last === undefined && state === 'checking') await markRepeated(tx, file_id)
  await recordProgress(tx, file_id, last ?? up_to)
  if (last === undefined || isCountDue(up_to, last)) await countOutcomes(tx, file_id)
  if (last === undefined) await completeStep(tx, step)
}

/** A count reads all lines of the file: after each batch, a file of 50,000 lines would be read 500 times. */
const isCountDue = (from: number, to: number) => Math.floor(from / COUNTED_EACH) < Math.floor(to / COUNTED_EACH)

/** Checks the next lines. @returns the number of the last one; undefined if none is left. */
async function checkNext(tx: Tx, _server: Server, step: Step): Promise<number | undefined> {
  const lines = await nextCells(tx, step.file_id, step.up_to, sizeOf(step))
  const rows = lines.map(({ line, cells }) => new Row(line, cells, step.mapping.columns))
  if (rows.length > 0) await storeChecked(tx, step.file_id, await RECORD_KINDS[step.kind].check(tx, rows, step))
  return rows.at(-1)?.line
}

async function applyNext(tx: Tx, server: Server, step: Step): Promise<number | undefined> {
  const lines = await nextToApply(tx, step.file_id, step.up_to, sizeOf(step))
  if (lines.length > 0)
    await storeOutcomes(tx, step.file_id, await RECORD_KINDS[step.kind].apply(tx, server, step, lines))
  return lines.at(-1)?.line
}

async function undoNext(tx: Tx, server: Server, step: Step): Promise<number | undefined> {
  const lines = await nextToUndo(tx, step.file_id, step.up_to, sizeOf(step))
  const undo = RECORD_KINDS[step.kind].undo
  if (lines.length > 0 && undo) await storeOutcomes(tx, step.file_id, await undo(tx, server, step, lines))
  return lines.at(-1)?.line
}

/** Leaves out the next line, whose batch has failed again and again. */
async function leaveOutNext(tx: Tx, step: Step): Promise<void> {
  if (!(await lockStep(tx, step))) return
  const { file_id, state, up_to } = step
  const next = { checking: nextCells, applying: nextToApply, undoing: nextToUndo }[state]
  const [line] = await next(tx, file_id, up_to, 1)
  if (!line) return
  const remarks = [{ remark: 'not_stored', cell: null } as const]
  if (state === 'checking') {
    const faulty = { outcome: 'faulty', title: '', about: '', key: null, value: null } as const
    await storeChecked(tx, file_id, [{ line: line.line, ...faulty, remarks }])
  } else
    await storeOutcomes(tx, file_id, [
      { line: line.line, outcome: state === 'applying' ? 'left_out' : 'applied', remarks },
    ])
  await recordProgress(tx, file_id, line.line)
}
