import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Texts } from '../search/search-terms.ts'

/** A difference to a count. `shop_id` '' means all shops, `subcategory` and `kind` '' for none. */
export type CountChange = Selectable<Tables['listing_count']>

export async function addCounts(tx: Tx, changes: readonly CountChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into listing_count (shop_id, category, subcategory, kind, products, in_stock)
    select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as change (shop_id text, category text, subcategory text, kind text, products int, in_stock int)
    on conflict (shop_id, category, subcategory, kind) do update set products = listing_count.products + excluded.products,
      in_stock = listing_count.in_stock + excluded.in_stock`.execute(tx)
}

export type WordChange = Selectable<Tables['known_word']>

export async function addWords(tx: Tx, changes: readonly WordChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into known_word (word, language, titles, names)
    select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as change (word text, language text, titles int, names int)
    on conflict (word, language) do update set titles = known_word.titles + excluded.titles,
      names = known_word.names + excluded.names`.execute(tx)
  const fewer = changes.filter(({ titles, names }) => titles < 0 || names < 0)
  if (fewer.length === 0) return
  await sql`
    delete from known_word using jsonb_to_recordset(${JSON.stringify(fewer)}::jsonb) as change (word text, language text)
    where known_word.word = change.word and known_word.language = change.language and titles <= 0 and names <= 0`.execute(
    tx,
  )
}

/** The whole words of the names of these sources, as of the last update. */
export async function findNameLexemes(tx: Tx, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ lexeme: string }>`
    select lexeme from search_code where code = any(${codes}) and lexeme like '=%'`.execute(tx)
  return rows.map(({ lexeme }) => lexeme)
}

/** The names, including other names, of shops, categories, kinds and options. A deleted source has no names. */
export async function findNames(tx: Tx, sources: readonly string[]): Promise<{ source: string; names: Texts[] }[]> {
  const { rows } = await sql<{ source: string; names: Texts[] }>`
    select source, coalesce(shop.names, category.names, kind.names, option.names, '[]') as names
    from unnest(${sources}::text[]) as source
    left join lateral (select jsonb_build_array(name) as names from shop where shop_id = substr(source, 7)
      and source like '@shop:%') as shop on true
    left join lateral (select jsonb_build_array(name) as names from category where category = substr(source, 11)
      and source like '@category:%') as category on true
    left join lateral (select jsonb_build_array(name, other_names) as names from kind where kind = substr(source, 7)
      and source like '@kind:%') as kind on true
    left join lateral (select jsonb_build_array(value, other_names) as names from axis_value
      where source like '@option:%' and axis = split_part(source, ':', 2)
        and value_key = substr(source, length('@option:' || axis || ':') + 1)) as option on true`.execute(tx)
  return rows
}

/** Replaces the lexemes of each code in `search_code`. The code is the source of the names, such as '@kind:…'. */
export async function putCodes(tx: Tx, codes: readonly { code: string; lexemes: string[] }[]): Promise<void> {
  const all = JSON.stringify(codes)
  await sql`delete from search_code where code in (
    select code from jsonb_to_recordset(${all}::jsonb) as codes (code text))`.execute(tx)
  await sql`
    insert into search_code (code, lexeme)
    select code, lexeme from jsonb_to_recordset(${all}::jsonb) as codes (code text, lexemes jsonb)
    cross join jsonb_array_elements_text(lexemes) as lexeme`.execute(tx)
}

/** Recomputes all counts from the listings. The caller holds the lock of the listings. */
export async function recountListings(tx: Tx): Promise<void> {
  // `delete` instead of `truncate`, because only the owner of a table may truncate it.
  await sql`delete from listing_count`.execute(tx)
  await sql`
    insert into listing_count (shop_id, category, subcategory, kind, products, in_stock)
    select every.shop_id, category, coalesce(subcategory, ''), coalesce(kind, ''), count(*), count(*) filter (where in_stock)
    from listing cross join lateral (values (''), (shop_id)) as every (shop_id) group by 1, 2, 3, 4`.execute(tx)
  await sql`update known_word set titles = 0`.execute(tx)
  await sql`
    insert into known_word (word, language, titles, names)
    select substr(lexeme, 5), substr(lexeme, 2, 2), count(*), 0
    from listing, unnest(search) where lexeme like '=%' group by lexeme
    on conflict (word, language) do update set titles = excluded.titles`.execute(tx)
  await sql`delete from known_word where titles = 0 and names = 0`.execute(tx)
}

/** Recomputes the review figures of all shops. A table lock makes new reviews wait. */
export async function recountScores(tx: Tx): Promise<void> {
  await sql`lock table review_count in share row exclusive mode`.execute(tx)
  await sql`
    update shop set reviews = review_sums.reviews, good_reviews = review_sums.good,
      favorable_rate = round(100.0 * review_sums.good / nullif(review_sums.reviews, 0), 1) from (
      select shop.shop_id, coalesce(sum(review_count.reviews), 0) as reviews,
        coalesce(sum(review_count.reviews) filter (where product_score >= 4), 0) as good
      from shop left join product using (shop_id) left join review_count using (product_id) group by shop.shop_id) as review_sums
    where review_sums.shop_id = shop.shop_id and (shop.reviews, shop.good_reviews) is distinct from (review_sums.reviews, review_sums.good)`.execute(
    tx,
  )
}
