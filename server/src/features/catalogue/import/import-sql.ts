import type { CatalogueFault, ImportSystem } from '@sampan/contract/rules'
import type { DecimalSign } from '@sampan/contract/typed-number'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { CountedNote, ImportCategory, StoredMapping } from '../../../db/json-columns.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { NumberedFault, NumberedLine, ProductLines } from './import-draft.ts'

type NewImport = { operator_id: string; file_name: string }

export async function openImport(db: Db, row: NewImport): Promise<string> {
  const { import_id } = await db
    .insertInto('catalogue_import')
    .values(row)
    .returning('import_id')
    .executeTakeFirstOrThrow()
  return import_id
}

export async function dropImport(db: Db, import_id: string): Promise<void> {
  await db.deleteFrom('catalogue_import').where('import_id', '=', import_id).where('state', '=', 'arriving').execute()
}

/** Deletes imports whose upload was interrupted, with their lines. */
export async function dropAbandoned(db: Db): Promise<void> {
  await sql`delete from catalogue_import where state = 'arriving' and created_at < now() - interval '1 hour'`.execute(
    db,
  )
}

export type StagedLine = NumberedLine & {
  part?: number
  product_id: string | null
  faults: { column: string; fault: string }[]
}

export async function insertImportLines(db: Db, import_id: string, lines: readonly StagedLine[]): Promise<void> {
  if (lines.length === 0) return
  await sql`insert into catalogue_import_line (import_id, line, part, product_id, cells, faults)
    select ${import_id}::uuid, line, coalesce(part, 0), product_id, cells, faults
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as staged (line int, part int, product_id text, cells jsonb, faults jsonb)`.execute(db)
}

type Uploaded = { digest?: string /** The first number with two meanings. */; asked_number: string | undefined }

/**
 * Queues the check of a completely uploaded file and marks SKUs that occur twice in it. If a number has two meanings, the
 * check waits for the operator's answer.
 */
export async function beginCheck(tx: Tx, import_id: string, { digest, asked_number }: Uploaded): Promise<void> {
  // The planner has no statistics about lines that were just inserted.
  await sql`analyze catalogue_import_line`.execute(tx)
  await markRepeated(tx, import_id, 'sku_id', 'sku_twice')
  await markRepeated(tx, import_id, 'article_number', 'number_twice')
  await sql`
    update catalogue_import set state = ${asked_number ? 'asking' : 'checking'}, asked_number = ${asked_number ?? null},
      digest = coalesce(${digest ?? null}, digest), lines = counts.lines, products = counts.products,
      faulty = counts.faulty, new_products = 0, changed_products = 0, unchanged_products = 0
    from (select count(*) as lines, count(distinct product_id) as products, count(*) filter (where faults <> '[]') as faulty
      from catalogue_import_line where import_id = ${import_id}) as counts
    where import_id = ${import_id} and state in ('arriving', 'translating')`.execute(tx)
}

/** Adds a fault to each line whose cell an earlier line has too, whatever its case. */
async function markRepeated(tx: Tx, import_id: string, column: string, fault: CatalogueFault): Promise<void> {
  await sql`
    with numbered as (
      select line, part, row_number() over (partition by lower(cells ->> ${column}) order by line, part) as place
      from catalogue_import_line where import_id = ${import_id} and cells ? ${column} and cells ->> ${column} <> 'none')
    update catalogue_import_line as staged set faults = faults || ${JSON.stringify([{ column, fault }])}::jsonb
    from numbered where import_id = ${import_id} and staged.line = numbered.line and staged.part = numbered.part
      and place > 1`.execute(tx)
}

/** Stores the answer of an import that asks, and queues its check. */
export async function storeAnswer(tx: Tx, import_id: string, decimal_sign: DecimalSign): Promise<void> {
  await tx
    .updateTable('catalogue_import')
    .set({ state: 'checking', decimal_sign })
    .where('import_id', '=', import_id)
    .execute()
}

export type Step = {
  import_id: string
  state: 'translating' | 'checking' | 'applying' | 'undoing'
  up_to: string | null
  failures: number
  decimal_sign: DecimalSign | null
  system: ImportSystem
  headings: string[]
  mapping: StoredMapping | null
  notes: CountedNote[]
  categories: ImportCategory[]
}

/** Locks the oldest import to check or apply. A failed import is skipped until its next try. */
export async function takeImport(tx: Tx): Promise<Step | undefined> {
  const { rows } = await sql<Step>`
    select import_id, state, up_to, failures, decimal_sign, system, headings, mapping, notes, categories
    from catalogue_import
    where state in ('translating', 'checking', 'applying', 'undoing') and next_try_at <= now()
    order by created_at limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

/** The next products of an import with their lines, in the order of their ids. */
export async function nextProducts(
  db: Db,
  { import_id, up_to }: Pick<Step, 'import_id' | 'up_to'>,
  limit: number,
): Promise<ProductLines[]> {
  const { rows } = await sql<ProductLines>`
    with next as (
      select distinct product_id from catalogue_import_line
      where import_id = ${import_id} and product_id > ${up_to ?? ''} order by product_id limit ${limit})
    select product_id, jsonb_agg(jsonb_build_object('line', line, 'cells', cells, 'is_faulty', faults <> '[]') order by line)
      as lines
    from next join catalogue_import_line using (product_id) where import_id = ${import_id}
    group by product_id order by product_id`.execute(db)
  return rows
}

/** Adds faults to lines. @returns the number of lines that had no fault before. */
export async function addFaults(tx: Tx, import_id: string, faults: readonly NumberedFault[]): Promise<number> {
  if (faults.length === 0) return 0
  const { rows } = await sql<{ was_fine: boolean }>`
    with faults_of_line as (
      select line, jsonb_agg(jsonb_build_object('column', "column", 'fault', fault)) as faults
      from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) as reported_fault (line int, "column" text, fault text) group by line
    ), before as (
      select line, catalogue_import_line.faults = '[]' as was_fine from catalogue_import_line join faults_of_line using (line)
      where import_id = ${import_id}
    )
    update catalogue_import_line as staged set faults = staged.faults || faults_of_line.faults from faults_of_line join before using (line)
    where staged.import_id = ${import_id} and staged.line = faults_of_line.line returning before.was_fine`.execute(tx)
  return rows.filter(({ was_fine }) => was_fine).length
}

export async function markApplied(tx: Tx, import_id: string, product_ids: readonly string[]): Promise<void> {
  await sql`update catalogue_import_line set applied = true
    where import_id = ${import_id} and product_id = any (${product_ids}::text[])`.execute(tx)
}

type ImportCounts = {
  new_products: number
  changed_products: number
  unchanged_products: number
  html_products: number
}
type Progress = { up_to: string; checked?: number; applied?: number; faulty: number; counts?: ImportCounts }

export async function recordProgress(tx: Tx, import_id: string, progress: Progress): Promise<void> {
  const { up_to, checked = 0, applied = 0, faulty, counts } = progress
  await sql`update catalogue_import set up_to = ${up_to}, checked = checked + ${checked}, applied = applied + ${applied},
    new_products = new_products + ${counts?.new_products ?? 0}, changed_products = changed_products + ${counts?.changed_products ?? 0},
    unchanged_products = unchanged_products + ${counts?.unchanged_products ?? 0},
    html_products = html_products + ${counts?.html_products ?? 0},
    faulty = faulty + ${faulty}, failures = 0, next_try_at = now() where import_id = ${import_id}`.execute(tx)
}

/**
 * Counts a failed batch. The next try is after one second, doubled with each failure in a row.
 * @returns the number of failures in a row.
 */
export async function recordFailure(db: Db, { import_id, state }: Step): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update catalogue_import set failures = failures + 1, next_try_at = now() + interval '1 second' * least(2 ^ failures, 120)
    where import_id = ${import_id} and state = ${state} returning failures`.execute(db)
  return rows[0]?.failures ?? 0
}

/**
 * Locks an import if it is still at this step.
 * @returns true when it is locked; false when it is at another step, or another server works on it.
 */
export async function lockImportStep(tx: Tx, { import_id, state, up_to }: Step): Promise<boolean> {
  const { rows } = await sql`select from catalogue_import where import_id = ${import_id} and state = ${state}
    and up_to is not distinct from ${up_to} for update skip locked`.execute(tx)
  return rows.length > 0
}

export async function countProductsWith(tx: Tx, import_id: string, fault: CatalogueFault): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct product_id)::int as count from catalogue_import_line
    where import_id = ${import_id} and faults <> '[]' and faults @> ${JSON.stringify([{ fault }])}::jsonb`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Queues an applied import to be undone. */
export async function beginUndo(tx: Tx, import_id: string): Promise<void> {
  await sql`update catalogue_import set state = 'undoing', up_to = null, ended_at = null, failures = 0, next_try_at = now()
    where import_id = ${import_id}`.execute(tx)
}

/** Ends a whole import as failed. */
export async function failImport(tx: Tx, import_id: string): Promise<void> {
  await sql`update catalogue_import set state = 'failed', ended_at = now() where import_id = ${import_id}`.execute(tx)
}

export async function completeStep(tx: Tx, { import_id, state }: Step): Promise<void> {
  const ends = { checking: sql`state = 'checked'`, undoing: sql`state = 'undone', ended_at = now()` }
  const next = state === 'checking' || state === 'undoing' ? ends[state] : sql`state = 'done', ended_at = now()`
  await sql`update catalogue_import set ${next}, up_to = null where import_id = ${import_id}`.execute(tx)
}

export const lockImport = (tx: Tx, import_id: string) =>
  tx
    .selectFrom('catalogue_import')
    .select(['state', 'faulty', 'ended_at'])
    .where('import_id', '=', import_id)
    .forUpdate()
    .executeTakeFirst()

export async function setState(tx: Tx, import_id: string, state: 'applying' | 'cancelled'): Promise<void> {
  const more =
    state === 'cancelled'
      ? sql`ended_at = now()`
      : sql`new_products = 0, changed_products = 0, unchanged_products = 0, html_products = 0`
  await sql`update catalogue_import set state = ${state}, up_to = null, ${more} where import_id = ${import_id}`.execute(
    tx,
  )
}

/** Maximum length of a product's id. */
const ID_LIMIT = 80

/** The ids of new products that are ids of other products without the zeros at their beginning. */
export async function findWithZeros(tx: Tx, product_ids: readonly string[]): Promise<ReadonlySet<string>> {
  const numbers = product_ids.filter((id) => /^[1-9]\d*$/.test(id))
  if (numbers.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${numbers}::text[]) as id
    where exists (select from generate_series(length(id) + 1, ${ID_LIMIT}::int) as size
      join product on product_id = lpad(id, size, '0'))`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
