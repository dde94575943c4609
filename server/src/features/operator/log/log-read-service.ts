import type { Endpoints } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { isUuid } from '../../../db/uuid.ts'
import {
  findCatalogueNames,
  findEntries,
  findIdsOfOrder,
  findLatestEntries,
  findNames,
  type LogFilter,
} from './log-sql.ts'

type Entry = z.input<Endpoints['GET /api/admin/log/list']['reply']>['items'][number]
type Row = Awaited<ReturnType<typeof findLatestEntries>>[number]

type LogQuery = Omit<LogFilter, 'ref_ids'> & { ref_id?: string | undefined }

export async function listEntries(db: Db, log_query: LogQuery, start: PageStart, language: Language) {
  const { items, next_cursor } = await findEntries(db, await filterOf(db, log_query), start)
  return { items: await withNames(db, items, language), next_cursor }
}

/** Digits of an order number, which is displayed in groups of four. */
const ORDER_NUMBER = /^\d{16}$/

/** Replaces an order number with the ids of the order and its refunds. */
async function filterOf(db: Db, { ref_id, ...filter }: LogQuery): Promise<LogFilter> {
  if (ref_id === undefined) return filter
  const digits = ref_id.replace(/[\s-]/g, '')
  const ids = ORDER_NUMBER.test(digits) ? await findIdsOfOrder(db, digits) : []
  return { ...filter, ref_ids: [ref_id, ...ids] }
}

/** All strings in a value of a log entry's details, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Names are looked up for this many entries at a time, to limit the lists of ids in one query. */
const NAMED_AT_ONCE = 500

async function withNames(db: Db, rows: readonly Row[], language: Language): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let from = 0; from < rows.length; from += NAMED_AT_ONCE)
    entries.push(...(await namedBatch(db, rows.slice(from, from + NAMED_AT_ONCE), language)))
  return entries
}

async function namedBatch(db: Db, rows: readonly Row[], language: Language): Promise<Entry[]> {
  const texts = rows.map(({ ref_id, details }) => new Set([ref_id, ...textsOf(details)]))
  const all = [...new Set(texts.flatMap((some) => [...some]))]
  const ids = all.filter(isUuid)
  const slugs = all.filter((text) => !isUuid(text) && SLUG.test(text))
  const names = (
    await Promise.all([
      ids.length === 0 ? [] : findNames(db, ids, language),
      slugs.length === 0 ? [] : findCatalogueNames(db, slugs, language),
    ])
  ).flat()
  const namesOf = Map.groupBy(names, ({ id }) => id)
  return rows.map((row, at) => {
    const names = [...(texts[at] ?? [])].flatMap((text) => namesOf.get(text) ?? [])
    return {
      ...row,
      details: row.details as Record<string, unknown>, // the log stores only objects
      ref_name: names.find(({ id, ref_type }) => id === row.ref_id && ref_type === row.ref_type)?.name ?? null,
      names,
    }
  })
}

const EXPORT_LIMIT = 10_000

export async function exportEntries(db: Db, log_query: LogQuery, language: Language) {
  const entries = await findLatestEntries(db, await filterOf(db, log_query), EXPORT_LIMIT + 1)
  return {
    items: await withNames(db, entries.slice(0, EXPORT_LIMIT), language),
    is_whole: entries.length <= EXPORT_LIMIT,
  }
}
