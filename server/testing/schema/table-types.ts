import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import { COLUMN_TYPES, IMPORTS } from './column-types.ts'

/** A column of the schema. `values` lists the texts or numbers that a check constraint allows. */
type Column = {
  table: string
  is_view: boolean
  column: string
  type: string
  is_array: boolean
  is_nullable: boolean
  has_default: boolean
  is_computed: boolean
  check: string | null
}

/** The ledger has its own SQL, and Kysely its own tables. */
const COLUMNS = sql<Column>`
  select relname as table, relkind = 'v' as is_view, attname as column, coalesce(element.typname, type.typname) as type,
    element.oid is not null as is_array, not attnotnull and relkind = 'r' as is_nullable,
    (atthasdef or attidentity <> '') as has_default, (attgenerated <> '' or attidentity = 'a') as is_computed,
    (select string_agg(pg_get_constraintdef(pg_constraint.oid), ' ') from pg_constraint
      where conrelid = attrelid and contype = 'c' and conkey = array[attnum]) as check
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    join pg_type as type on type.oid = atttypid
    left join pg_type as element on element.oid = type.typelem and type.typcategory = 'A'
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname !~ '^(kysely|ledger)_'
  order by relname collate "C", attnum`

/** Types as value-parsers.ts reads them. Times and days are texts. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
}
const JSON_TYPES = ['json', 'jsonb']

/** The values of `column = ANY (ARRAY['a'::text, …])` or of `column = ANY (ARRAY[0, 1])`, which PostgreSQL writes for IN. */
function valuesOf({ check, column, is_array }: Column): string | undefined {
  const list = new RegExp(
    is_array ? `\\(${column} <@ ARRAY\\[(.*?)\\]` : `\\(${column} = ANY \\(ARRAY\\[(.*?)\\]`,
  ).exec(check ?? '')?.[1]
  if (list === undefined) return undefined
  const texts = [...list.matchAll(/'((?:[^']|'')*)'::(text|bpchar)/g)].map(([, text]) => `'${text}'`)
  const numbers = [...list.matchAll(/(?:^|, )\(?'?(-?\d+)'?/g)].map(([, number]) => number)
  return (texts.length > 0 ? texts : numbers).join(' | ') || undefined
}

function typeOf(column: Column): string {
  const { table, type, is_array, is_nullable, has_default, is_computed, is_view } = column
  const own = COLUMN_TYPES[`${table}.${column.column}`]
  if (own?.startsWith('ColumnType<')) return own
  const one = own ?? valuesOf(column) ?? (JSON_TYPES.includes(type) ? 'unknown' : (TYPES[type] ?? 'string'))
  const whole = is_array && !own ? (one.includes(' ') ? `(${one})[]` : `${one}[]`) : one
  const select_type = is_nullable && whole !== 'unknown' ? `${whole} | null` : whole
  if (is_view) return select_type
  if (is_computed) return `ColumnType<${select_type}, never, never>`
  if (JSON_TYPES.includes(type)) {
    const insert_type = is_nullable ? 'string | null' : 'string'
    return `ColumnType<${select_type}, ${insert_type}${has_default || is_nullable ? ' | undefined' : ''}, ${insert_type}>`
  }
  return has_default ? `Generated<${select_type}>` : select_type
}

/**
 * The TypeScript types of all tables and views, read from a migrated database: `server/src/db/tables.ts`. JSON columns
 * and columns whose type a check constraint does not show are typed in column-types.ts.
 */
export async function tableTypes(db: Db): Promise<string> {
  const { rows: columns } = await COLUMNS.execute(db)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const unknown = Object.keys(COLUMN_TYPES).filter(
    (name) => !columns.some((one) => `${one.table}.${one.column}` === name),
  )
  if (unknown.length > 0) throw new Error(`column-types.ts names columns that do not exist: ${unknown.join(', ')}`)
  const body = [...tables].map(
    ([table, rows]) => `  ${table}: {\n${rows.map((row) => `    ${row.column}: ${typeOf(row)}`).join('\n')}\n  }`,
  )
  const text = `export type Tables = {\n${body.join('\n')}\n}\n`
  const imports = Object.entries(IMPORTS).flatMap(([module, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
    return used.length > 0 ? [`import type { ${used.join(', ')} } from '${module}'`] : []
  })
  const header = '// long: one type for each table. Generated from the migrations by `npm run tables`; do not edit.\n'
  const about = '/** All tables and views except those of the ledger, which uses its own SQL. */\n'
  return `${header}${imports.join('\n')}\n\n${about}${text}`
}
