import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Tx } from '../../../db/transaction.ts'

export type NewReview = {
  product_id: string
  product_score: number
  author: string
  content: string
  language: Language
  written_at: string
  reply: string | null
}

type Match = { key: string; product_id: string }

const byKey = (rows: readonly Match[]): Map<string, string[]> =>
  new Map(
    [...Map.groupBy(rows, ({ key }) => key)].map(([key, all]) => [key, [...new Set(all.map((one) => one.product_id))]]),
  )

/** Products by their ids, by ids and article numbers of their SKUs, and by their titles in any language, in lower case. */
export async function findProductsOf(tx: Tx, keys: readonly string[], titles: readonly string[]) {
  const wanted = [...new Set(keys)].filter(Boolean)
  const { rows: of_keys } = await sql<Match>`
    select key, product_id from unnest(${wanted}::text[]) as key join product on product_id = key
    union
    select key, sku.product_id from unnest(${wanted}::text[]) as key join sku on sku.sku_id = key
    union
    select key, sku.product_id from unnest(${wanted}::text[]) as key
      join sku on lower(sku.article_number) = key and sku.article_number is not null`.execute(tx)
  const by_key = byKey(of_keys)
  const wanted_titles = [...new Set(titles)].filter(Boolean)
  const isWanted = keys.some((key, at) => titles[at] && !by_key.has(key))
  if (!isWanted) return { by_key, by_title: new Map<string, string[]>() }
  const { rows: of_titles } = await sql<Match>`
    select lower(worded.value) as key, product_id from product cross join lateral jsonb_each_text(title) as worded
    where title_digests(title) && (select array_agg(md5(wanted)::uuid) from unnest(${wanted_titles}::text[]) as wanted)
      and lower(worded.value) = ${anyOf(wanted_titles)}`.execute(tx)
  return { by_key, by_title: byKey(of_titles) }
}

/** The keys of reviews that an import has added before, unless they were undone. */
export async function findRepeatedReviews(
  tx: Tx,
  reviews: readonly (NewReview & { key: string })[],
): Promise<ReadonlySet<string>> {
  if (reviews.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select key from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as line (key text, product_id text, author text,
      content text, written_at timestamptz)
    where exists (select from review where review.product_id = line.product_id and move_in_file_id is not null
      and review.created_at = line.written_at and review.author = line.author and review.content = line.content)`.execute(
    tx,
  )
  return new Set(rows.map(({ key }) => key))
}

/** Adds reviews. @returns their ids by line; products that were deleted since have none. */
export async function insertReviews(
  tx: Tx,
  file_id: string,
  reviews: readonly (NewReview & { line: number })[],
): Promise<Map<number, string>> {
  if (reviews.length === 0) return new Map()
  const { rows } = await sql<{ line: number; review_id: string }>`
    with line as (
      select line.*, uuidv7() as review_id, sku.sku_id
      from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as line (line int, product_id text, product_score int,
        author text, content text, language text, written_at timestamptz, reply text)
      cross join lateral (select sku_id from sku where sku.product_id = line.product_id order by sku_id limit 1) as sku
    ), added as (
      insert into review (review_id, product_id, sku_id, author, product_score, content, language, created_at,
        move_in_file_id, reply, replied_at)
      select review_id, product_id, sku_id, author, product_score, content, language, written_at, ${file_id}::uuid, reply,
        case when reply is not null then written_at end
      from line)
    select line, review_id from line`.execute(tx)
  return new Map(rows.map(({ line, review_id }) => [line, review_id]))
}

/** Deletes reviews of an import. Hiding them first subtracts them from the figures of products and shops. */
export async function deleteImportedReviews(tx: Tx, operator_id: string, review_ids: readonly string[]): Promise<void> {
  await sql`select from product where product_id in (select product_id from review where review_id = ${anyOf(review_ids)})
    order by product_id for no key update`.execute(tx)
  await sql`update review set hidden_at = now(), hidden_reason = 'import undone', hidden_by = ${operator_id}
    where review_id = ${anyOf(review_ids)} and hidden_at is null`.execute(tx)
  await sql`delete from review where review_id = ${anyOf(review_ids)} and move_in_file_id is not null`.execute(tx)
}
