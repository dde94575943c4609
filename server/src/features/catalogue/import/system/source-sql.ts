import type { ImportSystem } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { CountedNote, StoredMapping } from '../../../../db/json-columns.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { NewOption, OptionRow } from './option-table.ts'
import type { SourceRow } from './source-rows.ts'

export async function insertSource(db: Db, import_id: string, rows: readonly SourceRow[]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(({ line, cells }) => ({ line, cells }))
  await sql`insert into catalogue_import_source (import_id, line, record)
    select ${import_id}::uuid, line, array(select jsonb_array_elements_text(cells))
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as source (line int, cells jsonb)`.execute(db)
}

/** The rows after a line, in their order. */
export async function findSource(db: Db, import_id: string, after: number, limit: number): Promise<SourceRow[]> {
  return db
    .selectFrom('catalogue_import_source')
    .select(['line', 'record as cells'])
    .where('import_id', '=', import_id)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute()
}

type NewSource = { digest: string; system: ImportSystem; headings: readonly string[] }

/** Marks a completely uploaded file of another system as waiting for its mapping. */
export async function beginMapping(tx: Tx, import_id: string, { digest, system, headings }: NewSource): Promise<void> {
  await sql`update catalogue_import set state = 'mapping', digest = ${digest}, system = ${system},
      headings = ${[...headings]}::text[],
      lines = (select count(*) from catalogue_import_source where import_id = ${import_id})
    where import_id = ${import_id} and state = 'arriving'`.execute(tx)
}

export const findHeadings = (db: Db, import_id: string) =>
  db
    .selectFrom('catalogue_import')
    .select(['state', 'system', 'headings', 'mapping'])
    .where('import_id', '=', import_id)
    .executeTakeFirst()

export async function findRememberedMapping(db: Db, fingerprint: string): Promise<StoredMapping | undefined> {
  const row = await db
    .selectFrom('catalogue_import_mapping')
    .select('mapping')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row?.mapping
}

/** Stores a mapping for this import, whose lines are translated next, and for later files with the same headings. */
export async function storeMapping(
  tx: Tx,
  { import_id, fingerprint, mapping }: { import_id: string; fingerprint: string; mapping: StoredMapping },
): Promise<void> {
  const text = JSON.stringify(mapping)
  await sql`update catalogue_import set state = 'translating', mapping = ${text}::jsonb, up_to = null, next_try_at = now()
    where import_id = ${import_id}`.execute(tx)
  await sql`insert into catalogue_import_mapping (fingerprint, mapping) values (${fingerprint}, ${text}::jsonb)
    on conflict (fingerprint) do update set mapping = excluded.mapping`.execute(tx)
}

export async function storeNotes(tx: Tx, import_id: string, notes: readonly CountedNote[]): Promise<void> {
  await sql`update catalogue_import set notes = ${JSON.stringify(notes)}::jsonb where import_id = ${import_id}`.execute(
    tx,
  )
}

/** Drops the uploaded rows once they are translated. */
export async function dropSource(tx: Tx, import_id: string): Promise<void> {
  await sql`delete from catalogue_import_source where import_id = ${import_id}`.execute(tx)
}

/** All options of the shop with their values; options without values have one row. */
export async function findOptions(db: Db): Promise<OptionRow[]> {
  const { rows } = await sql<OptionRow>`
    select axis.axis, axis.name, value_key, value, other_names from axis left join axis_value using (axis)
    order by axis.axis, value_key`.execute(db)
  return rows
}

/** Adds options and values. Those that another transaction has added are left. */
export async function insertOptions(tx: Tx, options: readonly NewOption[]): Promise<void> {
  if (options.length === 0) return
  const rows = JSON.stringify(options)
  await sql`insert into axis (axis, name, must_choose)
    select distinct on (axis) axis, name, must_choose from jsonb_to_recordset(${rows}::jsonb)
      as fresh (axis text, name jsonb, must_choose boolean) order by axis on conflict do nothing`.execute(tx)
  await sql`insert into axis_value (axis, value_key, value)
    select axis, value_key, value from jsonb_to_recordset(${rows}::jsonb)
      as fresh (axis text, value_key text, value jsonb) order by axis, value_key on conflict do nothing`.execute(tx)
}
