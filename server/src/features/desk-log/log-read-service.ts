import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { Place } from '../../db/newest-first.ts'
import { isUuid } from '../../db/uuid.ts'
import { findEntries, findLatestEntries, findNames, type LogFilter } from './log-sql.ts'

type Entry = z.input<Endpoints['GET /api/admin/log/list']['reply']>['items'][number]
type Row = Awaited<ReturnType<typeof findLatestEntries>>[number]

export async function listEntries(db: Db, filter: LogFilter, place: Place) {
  const { items, next_cursor } = await findEntries(db, filter, place)
  return { items: await named(db, items), next_cursor }
}

async function named(db: Db, rows: readonly Row[]): Promise<Entry[]> {
  const ids = [...new Set(rows.map(({ ref_id }) => ref_id).filter(isUuid))]
  const found = ids.length === 0 ? [] : await findNames(db, ids)
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    ...row,
    details: row.details as Record<string, unknown>, // the log stores objects
    ref_name: names.get(row.ref_id) ?? null,
  }))
}

const EXPORT_LIMIT = 10_000

export async function exportEntries(db: Db, filter: LogFilter) {
  const found = await findLatestEntries(db, filter, EXPORT_LIMIT + 1)
  return { items: await named(db, found.slice(0, EXPORT_LIMIT)), is_whole: found.length <= EXPORT_LIMIT }
}
