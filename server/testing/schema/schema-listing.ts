import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'

/**
 * Lists every object of the schema as `kind`, `name` and `text`. NOT NULL is listed with the columns, as PostgreSQL 15
 * stores it.
 */
const OBJECTS = sql<{ kind: string; name: string; text: string }>`
  with relation as (
    select oid, relname, relkind, relowner, reloptions, relacl from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname !~ '^kysely_'
  ), routine as (
    select * from pg_proc where pronamespace = 'public'::regnamespace and proname <> 'uuidv7'
  )
  select 'options' as kind, relname as name, concat_ws(' ', relkind::text, reloptions::text) as text from relation
  union all
  select 'column', relname || '.' || attname, concat_ws(' ', attnum - (select count(*) from pg_attribute as dropped
      where dropped.attrelid = attribute.attrelid and attisdropped and dropped.attnum between 1 and attribute.attnum),
    format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, attidentity::text, attgenerated::text,
    pg_get_expr(adbin, adrelid), attstorage::text, attcollation::regcollation::text)
  from relation join pg_attribute as attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
  union all
  select 'constraint', relname || '.' || conname, pg_get_constraintdef(pg_constraint.oid)
  from relation join pg_constraint on conrelid = relation.oid and contype <> 'n'
  union all
  select 'index', relname || '.' || indexrelid::regclass, pg_get_indexdef(indexrelid)
  from relation join pg_index on indrelid = relation.oid
  union all
  select 'trigger', relname || '.' || tgname, pg_get_triggerdef(pg_trigger.oid)
  from relation join pg_trigger on tgrelid = relation.oid and not tgisinternal
  union all
  select 'view', relname, pg_get_viewdef(oid) from relation where relkind = 'v'
  union all
  select 'function', oid::regprocedure::text, pg_get_functiondef(oid) from routine
  union all
  select 'statistics', stxname, pg_get_statisticsobjdef(oid) from pg_statistic_ext
  union all
  select 'grant', granted.name, concat_ws(' ', case grantee when 0 then 'everybody' when granted.owner then 'owner' else 'app' end,
    string_agg(privilege_type, ' ' order by privilege_type))
  from (
    select relname as name, relowner as owner, coalesce(relacl, acldefault('r', relowner)) as rights from relation
    union all select oid::regprocedure::text, proowner, coalesce(proacl, acldefault('f', proowner)) from routine
  ) as granted cross join lateral aclexplode(rights)
  group by granted.name, owner, grantee`

/**
 * Columns that differ between two equal schemas: the time of an insert, and the number of times that migrations changed
 * a setting.
 */
const UNEQUAL = ['created_at', 'version']

/** Rows of a new database, such as limits. */
async function firstRows(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^kysely_'`.execute(db)
  const listed = tables.map(async ({ name }) => {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(one) - ${UNEQUAL}::text[])::text as row from ${sql.table(name)} as one`.execute(db)
    return rows.map(({ row }) => `row ${name} ${row}`)
  })
  return (await Promise.all(listed)).flat()
}

/** One line per schema object and per first row, sorted, without SQL comments and with collapsed whitespace. */
export async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await OBJECTS.execute(db)
  const bare = (text: string) => text.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' ').trim()
  return [...rows.map(({ kind, name, text }) => `${kind} ${name} ${bare(text)}`), ...(await firstRows(db))].toSorted()
}
