import { DESK_COUNT_LIMIT, type Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import { countedTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import {
  type BankState,
  countLines,
  countMovements,
  findCandidates,
  findLine,
  findLines,
  findMovement,
  findMovements,
  findMovementsIn,
  type LineRow,
  type MovementRow,
} from './bank-sql.ts'

type MovementReply = z.input<Endpoints['POST /api/admin/bank/explain_movement']['reply']>
type LineReply = z.input<Endpoints['POST /api/admin/bank/match']['reply']>
type DayFilter = { day: string; state?: BankState | undefined }

function movementOf({ user_id, account, ...row }: MovementRow): MovementReply {
  return { ...row, shopper: user_id !== null && account !== null ? { user_id, account } : null }
}

const CANDIDATES = 50

/** One movement of the ledger's bank account. @throws NotFound. */
export async function readMovement(db: Db, movement_id: string): Promise<MovementReply> {
  const row = await findMovement(db, movement_id)
  if (!row) throw new NotFound()
  return movementOf(row)
}

async function withMovements(db: Db, rows: readonly LineRow[]): Promise<LineReply[]> {
  const ids = rows.filter(({ state }) => state === 'matched').map(({ line_id }) => line_id)
  const movements = ids.length > 0 ? await findMovementsIn(db, ids) : []
  const by_line = Map.groupBy(movements, ({ line_id }) => line_id)
  return rows.map((row) => ({ ...row, movements: (by_line.get(row.line_id) ?? []).map(movementOf) }))
}

/** One line of a bank statement. @throws NotFound. */
export async function readBankLine(db: Db, line_id: string): Promise<LineReply> {
  const row = await findLine(db, line_id)
  const [line] = row ? await withMovements(db, [row]) : []
  if (!line) throw new NotFound()
  return line
}

/** Movements that may belong to an open line. @throws NotFound. */
export async function listCandidates(db: Db, line_id: string): Promise<MovementReply[]> {
  const row = await findLine(db, line_id)
  if (!row) throw new NotFound()
  return (await findCandidates(db, row, CANDIDATES)).map(movementOf)
}

export async function listLines(db: Db, filter: DayFilter, start: PageStart) {
  const [{ items, next_cursor }, count] = await Promise.all([
    findLines(db, filter, start),
    countLines(db, filter, DESK_COUNT_LIMIT + 1),
  ])
  const { page, page_size } = start
  return { items: await withMovements(db, items), next_cursor, ...countedTo(count), page, page_size }
}

export async function listMovements(db: Db, filter: DayFilter, start: PageStart) {
  const [{ items, next_cursor }, count] = await Promise.all([
    findMovements(db, filter, start),
    countMovements(db, filter, DESK_COUNT_LIMIT + 1),
  ])
  const { page, page_size } = start
  return { items: items.map(movementOf), next_cursor, ...countedTo(count), page, page_size }
}
