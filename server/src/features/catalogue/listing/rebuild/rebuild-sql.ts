import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { type Bounds, boundsOf, placesOf, type TierSizes } from '../../search/tier-sql.ts'
import { FIGURES, type NewListing } from '../listing-sql.ts'

/** Fewer are made soon enough in their turn. */
const WORTH_IT = 10_000

/** Whether so much waits to be made that it is quicker to make all anew. */
export async function isRebuildWorthIt(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_worth_it: boolean }>`
    select case
      when coalesce((select max(change_id) - min(change_id) + 1 from listing_change), 0) < ${sql.lit(WORTH_IT)} then false
      else (select count(distinct product_id) from listing_change where product_id is not null) >=
        greatest(${sql.lit(WORTH_IT)}, (select sum(products) from listing_count where shop_id = ''))
      end as is_worth_it`.execute(db)
  return rows[0]?.is_worth_it ?? false
}

/** Whether a shop that has no listings yet has so many products. */
export async function isLarge(db: Db): Promise<boolean> {
  const { rows } = await sql`select from product where on_sale offset ${sql.lit(WORTH_IT)} limit 1`.execute(db)
  return rows.length > 0
}

/** What is made anew beside the tables of the same names, in the order in which they are locked. */
const TABLES = ['listing', 'listing_count', 'known_word'] as const
const beside = (name: string) => sql.raw(`${name}_anew`)

/** Where the tables have an owner of their own, the server's role may not put others in their place. */
export async function canRebuild(db: Db): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select bool_and(pg_has_role(relowner, 'usage')) and has_schema_privilege('public', 'create') as can
    from pg_class where oid = any(${TABLES.map((table) => `public.${table}`)}::regclass[])`.execute(db)
  return rows[0]?.can ?? false
}

/**
 * Takes what waits off the list: all of it is made anew. What is committed from now on is noted anew, and read later than
 * this. Shops that were renamed have only their names left to make.
 */
export async function takeAll(tx: Tx): Promise<void> {
  await sql`delete from listing_change where product_id is not null`.execute(tx)
  await sql`update listing_change set up_to = null where up_to is not null`.execute(tx)
}

/**
 * Puts the products on sale in the order of their sales, in which their listings are then stored: search reads the best
 * sellers most.
 */
export async function orderProducts(tx: Tx, sizes: TierSizes): Promise<void> {
  await sql`
    create temporary table rebuild_order on commit drop as
    select row_number() over (order by sales desc, product_id desc)::int as place, product_id, sales
    from product where on_sale`.execute(tx)
  await sql`create unique index on rebuild_order (place)`.execute(tx)
  await sql`
    create temporary table rebuild_tier on commit drop as
    select tier, coalesce(enter.sales, -1) as enter_sales, coalesce(enter.product_id, '') as enter_id,
      coalesce(leave.sales, -1) as leave_sales, coalesce(leave.product_id, '') as leave_id
    from jsonb_to_recordset(${JSON.stringify(placesOf(sizes))}::jsonb) as places (tier int, enter int, leave int)
    left join rebuild_order as enter on enter.place = places.enter + 1
    left join rebuild_order as leave on leave.place = places.leave + 1`.execute(tx)
}

/** Where the tiers end. */
export async function boundsAnew(tx: Tx): Promise<readonly Bounds[]> {
  const { rows } = await sql<Parameters<typeof boundsOf>[0]>`select * from rebuild_tier order by tier`.execute(tx)
  return rows.map(boundsOf)
}

/** The products in these places, in their order. */
export async function productsAt(tx: Tx, after: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from rebuild_order where place > ${after} and place <= ${after + limit} order by place`.execute(
    tx,
  )
  return rows.map(({ product_id }) => product_id)
}

export async function makeTablesBeside(tx: Tx): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await sql<{ options: string[] | null }>`
      select reloptions as options from pg_class where oid = ${`public.${table}`}::regclass`.execute(tx)
    const options = rows[0]?.options
    await sql`
      create table ${beside(table)} (like ${sql.table(table)} including defaults including constraints including storage
        including compression including statistics)
      ${sql.raw(options ? `with (${options.join(', ')})` : '')}`.execute(tx)
  }
}

/** The columns of a listing, in the order in which they are streamed. */
export const LISTING_COLUMNS = [
  'product_id',
  ...FIGURES,
  'tier',
  'made_of',
  'titles',
  'search',
] as const satisfies (keyof NewListing)[]

/** Counts products and words as they are in the new listings. The words of names stay. */
export async function countBeside(tx: Tx): Promise<void> {
  await sql`
    insert into ${beside('listing_count')} (shop_id, category, kind, products, in_stock)
    select every.shop_id, category, coalesce(kind, ''), count(*), count(*) filter (where in_stock)
    from ${beside('listing')} as listing cross join lateral (values (''), (shop_id)) as every (shop_id)
    group by 1, 2, 3`.execute(tx)
  // A query that only fills a table of its own may use several processes, one that inserts may not.
  await sql`
    create temporary table rebuild_word on commit drop as
    select lexeme, count(*)::int as titles
    from ${beside('listing')}, unnest(tsvector_to_array(search)) as lexeme where lexeme like '=%' group by lexeme`.execute(
    tx,
  )
  await sql`
    insert into ${beside('known_word')} (word, language, titles, names, letters, first_letter)
    select word, language, sum(titles), sum(names), length(normalize(word, NFD)), left(normalize(word, NFD), 1)
    from (
      select substr(lexeme, 5) as word, substr(lexeme, 2, 2) as language, titles, 0 as names from rebuild_word
      union all select word, language, 0, names from known_word where names > 0) as said
    group by word, language`.execute(tx)
}

type Index = { name: string; is_key: boolean; definition: string }

const indexesOf = async (tx: Tx, table: string): Promise<Index[]> =>
  (
    await sql<Index>`
      select relname as name, indisprimary as is_key, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = ${`public.${table}`}::regclass order by relname`.execute(tx)
  ).rows

/** The same indexes as the tables have now. Each is built by several processes. */
export async function makeIndexesBeside(tx: Tx): Promise<void> {
  for (const table of TABLES)
    for (const { name, is_key, definition } of await indexesOf(tx, table)) {
      const anew = definition.replace(/ INDEX \S+ ON \S+ /, ` INDEX ${name}_anew ON ${table}_anew `)
      await sql.raw(anew).execute(tx)
      if (is_key) await sql`alter table ${beside(table)} add primary key using index ${beside(name)}`.execute(tx)
    }
  for (const table of TABLES) await sql`analyze ${beside(table)}`.execute(tx)
}

/** What others than the owner may do with the tables. */
async function grantAsBefore(tx: Tx): Promise<void> {
  const { rows } = await sql<{ grant: string }>`
    select format('grant %s on %I_anew to %s', privilege_type, relname,
      case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end) as grant
    from pg_class, aclexplode(relacl)
    where pg_class.oid = any(${TABLES.map((table) => `public.${table}`)}::regclass[]) and grantee <> relowner`.execute(
    tx,
  )
  for (const { grant } of rows) await sql.raw(grant).execute(tx)
}

const LOCK_TIMEOUT = '55P03'
const DEADLOCK = '40P01'
const isTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === LOCK_TIMEOUT || error.code === DEADLOCK)
const TRIES = 100
const TRY_AGAIN_MS = 500
/** For the tables, which readers hold for a moment. */
const FOR_TABLES = sql.lit('300ms')
/**
 * For what lies beside them, such as a table's long texts, when the tables are locked already: a vacuum that works on them
 * gives way after a second (`deadlock_timeout`).
 */
const FOR_THE_REST = sql.lit('3s')

/**
 * Puts the new tables in the place of the old ones. Readers wait for no more than the moment until the commit: while
 * others hold the tables this gives way, and tries again.
 */
export async function putInPlace(tx: Tx): Promise<void> {
  await grantAsBefore(tx)
  for (let tries = 1; ; tries++) {
    await sql`savepoint put_in_place`.execute(tx)
    try {
      await lockTables(tx)
      return await exchangeTables(tx)
    } catch (error) {
      if (!isTaken(error) || tries === TRIES) throw error
      await sql`rollback to savepoint put_in_place`.execute(tx)
      await wait(TRY_AGAIN_MS)
    }
  }
}

async function lockTables(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = ${FOR_TABLES}`.execute(tx)
  await sql`lock table listing_tier in exclusive mode`.execute(tx)
  await sql`lock table listing, listing_count, known_word in access exclusive mode`.execute(tx)
}

async function exchangeTables(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = ${FOR_THE_REST}`.execute(tx)
  await sql`
    update listing_tier set enter_sales = anew.enter_sales, enter_id = anew.enter_id, leave_sales = anew.leave_sales,
      leave_id = anew.leave_id
    from rebuild_tier as anew where anew.tier = listing_tier.tier`.execute(tx)
  for (const table of TABLES) {
    const indexes = await indexesOf(tx, table)
    await sql`drop table ${sql.table(table)}`.execute(tx)
    await sql`alter table ${beside(table)} rename to ${sql.ref(table)}`.execute(tx)
    for (const { name } of indexes) await sql`alter index ${beside(name)} rename to ${sql.ref(name)}`.execute(tx)
  }
}
