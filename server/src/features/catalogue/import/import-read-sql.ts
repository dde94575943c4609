import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'
import { linesThatJump } from './import-jumps-sql.ts'

const importsIn = (db: Db) =>
  db
    .selectFrom('catalogue_import')
    .innerJoin('operator', 'operator.operator_id', 'catalogue_import.operator_id')
    .select(['import_id', 'operator.account as operator', 'file_name', 'state', 'lines', 'products', 'faulty'])
    .select(['new_products', 'changed_products', 'unchanged_products', 'html_products'])
    .select(['asked_number', 'decimal_sign', 'system', 'notes'])
    .select(['checked', 'applied', 'up_to', 'catalogue_import.created_at', 'ended_at'])
    .select(
      sql<boolean>`exists (select from catalogue_import as other where other.digest = catalogue_import.digest
        and other.import_id <> catalogue_import.import_id and other.applied > 0)`.as('repeats'),
    )
    .select(
      sql<number>`(select count(*)::int from ${linesThatJump} and jump.import_id = catalogue_import.import_id)`.as(
        'price_jumps',
      ),
    )

export const findImport = (db: Db, import_id: string) =>
  importsIn(db).where('import_id', '=', import_id).executeTakeFirst()

export async function findImportPage(db: Db, start: PageStart) {
  const order = { at: 'catalogue_import.created_at', id: 'catalogue_import.import_id' }
  const { items, next_cursor } = await newestFirst(importsIn(db), order, start)
  return { items: items.map(({ cursor: _, ...row }) => row), next_cursor }
}

export const findFaulty = (db: Db, import_id: string, after: number, limit: number) =>
  db
    .selectFrom('catalogue_import_line')
    .select(['line', 'cells', 'faults'])
    .where('import_id', '=', import_id)
    .where('line', '>', after)
    .where(sql<boolean>`faults <> '[]'`)
    .orderBy('line')
    .limit(limit)
    .execute()
