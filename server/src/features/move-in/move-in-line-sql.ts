import type { MoveInOutcome, MoveInRemark } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { MoveInRemarked } from '../../db/json-columns.ts'
import type { Tx } from '../../db/transaction.ts'
import type { AppliedLine, CheckedLine, LineToApply, LineToUndo, UndoneLine } from './record-kind.ts'

export type NewLine = { line: number; cells: readonly string[] }

export async function insertLines(db: Db, file_id: string, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  await sql`insert into move_in_line (file_id, line, cells)
    select ${file_id}::uuid, line, array(select jsonb_array_elements_text(cells))
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as uploaded (line int, cells jsonb)`.execute(db)
}

/** The cells of the lines after a line, in their order. */
export const nextCells = (db: Db, file_id: string, after: number, limit: number) =>
  db
    .selectFrom('move_in_line')
    .select(['line', 'cells'])
    .where('file_id', '=', file_id)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute()

export async function storeChecked(tx: Tx, file_id: string, lines: readonly CheckedLine<unknown>[]): Promise<void> {
  await sql`update move_in_line as line set outcome = checked.outcome, title = checked.title, about = checked.about,
      key = checked.key, value = nullif(checked.value, 'null'), remarks = checked.remarks
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as checked (line int, outcome text, title text, about text, key text, value jsonb, remarks jsonb)
    where file_id = ${file_id} and line.line = checked.line`.execute(tx)
}

/** Marks the lines whose key an earlier line has. */
export async function markRepeated(tx: Tx, file_id: string): Promise<void> {
  const twice: MoveInRemark = 'twice_in_file'
  // The planner has no statistics about lines that were just written.
  await sql`analyze move_in_line`.execute(tx)
  await sql`update move_in_line as line set outcome = 'duplicate',
      remarks = remarks || jsonb_build_array(jsonb_build_object('remark', ${twice}::text, 'cell', null))
    from (select line, row_number() over (partition by key order by line) as place
      from move_in_line where file_id = ${file_id} and key is not null) as numbered
    where file_id = ${file_id} and line.line = numbered.line and place > 1`.execute(tx)
}

/** The next lines to apply, with their checked values. */
export async function nextToApply(
  tx: Tx,
  file_id: string,
  after: number,
  limit: number,
): Promise<LineToApply<unknown>[]> {
  return tx
    .selectFrom('move_in_line')
    .select(['line', 'value'])
    .where('file_id', '=', file_id)
    .where('outcome', '=', 'new')
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute()
}

export const nextToUndo = (tx: Tx, file_id: string, after: number, limit: number): Promise<LineToUndo[]> =>
  tx
    .selectFrom('move_in_line')
    .select(['line', 'user_id', 'ref_id'])
    .where('file_id', '=', file_id)
    .where('outcome', '=', 'applied')
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute()

export async function storeOutcomes(tx: Tx, file_id: string, lines: readonly (AppliedLine | UndoneLine)[]) {
  await sql`update move_in_line as line set outcome = changed.outcome,
      user_id = case when changed.outcome = 'undone' then null else coalesce(changed.user_id, line.user_id) end,
      ref_id = coalesce(changed.ref_id, line.ref_id),
      remarks = case when changed.remarks is null then line.remarks else changed.remarks end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as changed (line int, outcome text, user_id uuid, ref_id text, remarks jsonb)
    where file_id = ${file_id} and line.line = changed.line`.execute(tx)
}

export type LineFilter = {
  file_id: string
  after: number
  outcome?: MoveInOutcome | undefined
  remarked?: boolean | undefined
}
export type LineShown = {
  line: number
  outcome: MoveInOutcome
  title: string
  about: string
  remarks: MoveInRemarked[]
}

export const findLines = (
  db: Db,
  { file_id, after, outcome, remarked }: LineFilter,
  limit: number,
): Promise<LineShown[]> =>
  db
    .selectFrom('move_in_line')
    .select(['line', 'outcome', 'title', 'about', 'remarks'])
    .where('file_id', '=', file_id)
    .where('line', '>', after)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'new'))
    .$if(remarked === true, (query) => query.where(sql<boolean>`remarks <> '[]'`))
    .orderBy('line')
    .limit(limit)
    .execute()
