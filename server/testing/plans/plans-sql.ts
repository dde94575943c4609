// Records the statements of an API call, and the number of rows and pages that each of them reads.
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from '../../src/db/database.ts'
import { CUSTOM_PLAN, Pool } from '../../src/db/pool.ts'
import type { Tables } from '../../src/db/tables.ts'

type RecordedStatement = { text: string; values: readonly unknown[] }

/** A database handle that records its statements. `take` returns the recorded statements, and clears them. */
export function openRecordingDatabase(address: pg.PoolConfig): { db: Db; take: () => RecordedStatement[] } {
  const statements: RecordedStatement[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new Pool(address) }),
    log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
  })
  return { db, take: () => statements.splice(0) }
}

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Plan[]
}

const pagesOf = (plan: Plan) => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)

/**
 * Entries on a page of a B-tree. A GIN index packs thousands into a page, which cost as much to read as these: its pages
 * count, so that a name that most rows contain is not taken for a scan of the table.
 */
const ENTRIES_OF_A_PAGE = 100

/** Number of table and index rows that a plan has examined, including those filtered out. */
function rowsOf(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0)
  if (plan['Node Type'] === 'Bitmap Index Scan')
    return below + Math.min(plan['Actual Rows'] * plan['Actual Loops'], ENTRIES_OF_A_PAGE * pagesOf(plan))
  if (!plan['Relation Name'] && !plan['Index Name']) return below
  const removed_rows = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return below + (plan['Actual Rows'] + removed_rows) * plan['Actual Loops']
}

export type Cost = { rows: number; pages: number; text: string; plan: string }

/**
 * Limits per statement. A list reads about one page of rows, independent of the table size. A count up to a thousand
 * may scan rows in storage order, if at least one in ten matches.
 */
const BOUND = { rows: 2_000, counted: 11_000, pages: 8_000 }
export const exceedsLimits = ({ rows, pages, text }: Cost) =>
  rows > (/count\(\*\)|sum\(/.test(text) ? BOUND.counted : BOUND.rows) || pages > BOUND.pages

const EXPLAIN = 'explain (analyze, buffers, timing off, format json)'
/** Number of executions with custom plans before PostgreSQL may switch to a generic plan. */
const PLANNED_FOR_VALUES = 5

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`)
  if (Buffer.isBuffer(value)) return pg.escapeLiteral(`\\x${value.toString('hex')}`)
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}

/** Cost of a statement: the higher of two costs, that of its custom plan and that of the plan after many executions. */
export async function costOf(db: Db, { text, values }: RecordedStatement): Promise<Cost> {
  return db.connection().execute(async (one) => {
    const run = async (statement: string) => (await one.executeQuery(CompiledQuery.raw(statement))).rows
    const execute = `execute asked${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`
    await run(`prepare asked as ${text}`)
    try {
      const costs: Cost[] = []
      const times = text.startsWith(CUSTOM_PLAN) ? 0 : PLANNED_FOR_VALUES
      for (let time = 0; time <= times; time++) {
        const isMeasured = time === 0 || time === PLANNED_FOR_VALUES
        const [explained] = await run(`${isMeasured ? EXPLAIN : 'explain (format json)'} ${execute}`)
        if (!isMeasured) continue
        const [{ Plan: plan }] = (explained as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'] // format of PostgreSQL's EXPLAIN
        const pages = pagesOf(plan)
        costs.push({ rows: rowsOf(plan), pages, text, plan: JSON.stringify(plan, null, 1) })
      }
      return costs.reduce((worse, cost) => (cost.rows > worse.rows ? cost : worse))
    } finally {
      await run('deallocate asked')
    }
  })
}
