import type { MoveInKind, MoveInState, MoveInSystem } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { MoveInMapping } from '../../db/json-columns.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import type { Tx } from '../../db/transaction.ts'
import type { FileOfStep } from './record-kind.ts'

export async function openFile(db: Db, row: { operator_id: string; file_name: string }): Promise<string> {
  const { file_id } = await db.insertInto('move_in_file').values(row).returning('file_id').executeTakeFirstOrThrow()
  return file_id
}

/** Deletes a file whose upload failed, with its lines. */
export async function dropFile(db: Db, file_id: string): Promise<void> {
  await db.deleteFrom('move_in_file').where('file_id', '=', file_id).where('state', '=', 'arriving').execute()
}

type Uploaded = {
  digest: string
  fingerprint: string
  headings: readonly string[]
  kind: MoveInKind
  system: MoveInSystem
}

/** Marks a completely uploaded file as waiting for its mapping. */
export async function beginMapping(tx: Tx, file_id: string, { headings, ...uploaded }: Uploaded): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ ...uploaded, headings: [...headings], state: 'mapping' })
    .set({ lines: sql<number>`(select count(*)::int from move_in_line where file_id = ${file_id})` })
    .where('file_id', '=', file_id)
    .execute()
}

const filesIn = (db: Db) =>
  db
    .selectFrom('move_in_file')
    .innerJoin('operator', 'operator.operator_id', 'move_in_file.operator_id')
    .select(['file_id', 'kind', 'system', 'operator.account as operator', 'file_name', 'state', 'lines', 'outcomes'])
    .select(['total_cents', 'invites', 'move_in_file.created_at', 'ended_at'])
    .select(
      sql<boolean>`exists (select from move_in_file as other where other.digest = move_in_file.digest
        and other.file_id <> move_in_file.file_id and other.outcomes ? 'applied')`.as('repeats'),
    )

export const findFile = (db: Db, file_id: string) => filesIn(db).where('file_id', '=', file_id).executeTakeFirst()

export async function findFiles(db: Db, start: PageStart) {
  const order = { at: 'move_in_file.created_at', id: 'move_in_file.file_id' }
  const { items, next_cursor } = await newestFirst(filesIn(db), order, start)
  return { items: items.map(({ cursor: _, ...row }) => row), next_cursor }
}

export const lockFile = (tx: Tx, file_id: string) =>
  tx
    .selectFrom('move_in_file')
    .select(['kind', 'state', 'operator_id', 'headings', 'outcomes', 'total_cents', 'ended_at', 'file_name'])
    .where('file_id', '=', file_id)
    .forUpdate()
    .executeTakeFirst()

export const findHeadings = (db: Db, file_id: string) =>
  db
    .selectFrom('move_in_file')
    .select(['kind', 'system', 'headings', 'fingerprint', 'mapping'])
    .where('file_id', '=', file_id)
    .executeTakeFirst()

/** How the last file of a kind with the same headings was mapped. */
export const findRememberedMapping = (db: Db, kind: MoveInKind, fingerprint: string) =>
  db
    .selectFrom('move_in_file')
    .select('mapping')
    .where('fingerprint', '=', fingerprint)
    .where('kind', '=', kind)
    .where('mapping', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Stores what a file contains and what its columns mean, and queues its check. */
export async function beginCheck(tx: Tx, file_id: string, kind: MoveInKind, mapping: MoveInMapping): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ kind, mapping: JSON.stringify(mapping), state: 'checking', up_to: 0, failures: 0 })
    .where('file_id', '=', file_id)
    .execute()
}

type Applying = { invites?: boolean; proposed_by?: string; decided_by?: string }

export async function beginApplying(tx: Tx, file_id: string, applying: Applying): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ ...applying, state: 'applying', up_to: 0, failures: 0, next_try_at: sql<string>`now()` })
    .where('file_id', '=', file_id)
    .execute()
}

export async function beginUndo(tx: Tx, file_id: string): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ state: 'undoing', up_to: 0, failures: 0, ended_at: null, next_try_at: sql<string>`now()` })
    .where('file_id', '=', file_id)
    .execute()
}

export async function cancelFileNow(tx: Tx, file_id: string): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ state: 'cancelled', ended_at: sql<string>`now()` })
    .where('file_id', '=', file_id)
    .execute()
}

export type Step = FileOfStep & {
  kind: MoveInKind
  state: 'checking' | 'applying' | 'undoing'
  up_to: number
  failures: number
}

/** Locks the oldest file with work to do. A file whose batch failed is skipped until its next try. */
export async function takeFile(tx: Tx): Promise<Step | undefined> {
  const { rows } = await sql<Step>`
    select file_id, kind, state, up_to, failures, operator_id, mapping, invites, proposed_by, decided_by from move_in_file
    where state in ('checking', 'applying', 'undoing') and next_try_at <= now()
    order by created_at limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

/** Locks a file if it is still at this step. */
export async function lockStep(tx: Tx, { file_id, state, up_to }: Step): Promise<boolean> {
  const { rows } = await sql`select from move_in_file
    where file_id = ${file_id} and state = ${state} and up_to = ${up_to} for update skip locked`.execute(tx)
  return rows.length > 0
}

/** Counts a failed batch. The next try is after one second, doubled with each failure in a row. */
export async function recordFailure(db: Db, { file_id, state }: Step): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update move_in_file set failures = failures + 1, next_try_at = now() + interval '1 second' * least(2 ^ failures, 120)
    where file_id = ${file_id} and state = ${state} returning failures`.execute(db)
  return rows[0]?.failures ?? 0
}

/** Moves the cursor of a step. */
export async function recordProgress(tx: Tx, file_id: string, up_to: number): Promise<void> {
  await sql`update move_in_file set up_to = ${up_to}, failures = 0, next_try_at = now() where file_id = ${file_id}`.execute(
    tx,
  )
}

/** Counts the outcomes of all lines of a file. */
export async function countOutcomes(tx: Tx, file_id: string): Promise<void> {
  await sql`update move_in_file set outcomes = counts.outcomes, total_cents = counts.total_cents
    from (select coalesce(jsonb_object_agg(outcome, count), '{}') as outcomes,
        coalesce(sum(cents) filter (where outcome in ('new', 'applied')), 0)::bigint as total_cents
      from (select outcome, count(*) as count, sum((value ->> 'amount_cents')::bigint) as cents
        from move_in_line where file_id = ${file_id} group by outcome) as grouped) as counts
    where file_id = ${file_id}`.execute(tx)
}

const ENDS = { checking: 'checked', applying: 'done', undoing: 'undone' } as const satisfies Record<
  Step['state'],
  MoveInState
>

export async function completeStep(tx: Tx, { file_id, state }: Step): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ state: ENDS[state], up_to: 0, ended_at: state === 'checking' ? null : sql<string>`now()` })
    .where('file_id', '=', file_id)
    .execute()
}

/**
 * Deletes what is not needed any more: interrupted uploads, and the cells of files that ended a month ago. Lines that were
 * applied remain, for the undo.
 */
export async function dropOldLines(db: Db): Promise<void> {
  await sql`delete from move_in_file where state = 'arriving' and created_at < now() - interval '1 hour'`.execute(db)
  await sql`delete from move_in_line using move_in_file where move_in_file.file_id = move_in_line.file_id
    and ended_at < now() - interval '30 days' and outcome not in ('applied', 'undone')`.execute(db)
  await sql`update move_in_line set cells = '{}', value = null, title = '', about = '', key = null, remarks = '[]' from move_in_file
    where move_in_file.file_id = move_in_line.file_id and ended_at < now() - interval '30 days'
      and cardinality(cells) > 0`.execute(db)
}
