import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'

export type WantedPicture = { product_id: string; source: string; position: number; sku_ids: string[] }

/** Queues pictures of products. Those that are stored already stay, and those that failed are tried again. */
export async function queuePictures(tx: Tx, import_id: string, pictures: readonly WantedPicture[]): Promise<void> {
  if (pictures.length === 0) return
  await sql`insert into product_picture (product_id, source, position, sku_ids, import_id, next_try_at)
    select product_id, source, position, array(select jsonb_array_elements_text(sku_ids)), ${import_id}::uuid,
      case when source ~* '^https?://' then now() end
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb)
      as wanted (product_id text, source text, position int, sku_ids jsonb)
    on conflict (product_id, source) do update set position = excluded.position, sku_ids = excluded.sku_ids,
      import_id = excluded.import_id, tries = 0, fault = null,
      next_try_at = case when product_picture.address is null then excluded.next_try_at end`.execute(tx)
}

export type DuePicture = { product_id: string; source: string; tries: number; operator_id: string | null }

/** Claims pictures that are due. A killed server leaves them to the next one after five minutes. */
export async function claimPictures(db: Db, limit: number): Promise<DuePicture[]> {
  const { rows } = await sql<DuePicture>`
    with due as (
      select product_id, source from product_picture where next_try_at <= now()
      order by next_try_at limit ${limit} for update skip locked)
    update product_picture set tries = tries + 1, next_try_at = now() + interval '5 minutes'
    from due where product_picture.product_id = due.product_id and product_picture.source = due.source
    returning product_picture.product_id, product_picture.source, tries,
      (select operator_id from catalogue_import where import_id = product_picture.import_id) as operator_id`.execute(db)
  return rows
}

type Failure = Pick<DuePicture, 'product_id' | 'source' | 'tries'> & { fault: string; isFinal: boolean }

/** Records a failed try. The next one is after ten seconds, doubled with each failure, at most five times. */
export async function recordFailedPicture(
  db: Db,
  { product_id, source, tries, fault, isFinal }: Failure,
): Promise<void> {
  const isLast = isFinal || tries >= TRIES_LIMIT
  await sql`update product_picture set fault = ${fault},
      next_try_at = ${isLast ? sql`null` : sql`now() + interval '10 seconds' * ${2 ** tries}`}
    where product_id = ${product_id} and source = ${source}`.execute(db)
}
const TRIES_LIMIT = 5

/**
 * Adds a stored picture to its product, in the order of the file, in place of the placeholder; and to its SKUs.
 * Pictures that an operator has added stay behind it.
 */
export async function attachPicture(
  tx: Tx,
  {
    product_id,
    source,
    address,
    placeholder,
  }: { product_id: string; source: string; address: string; placeholder: string },
): Promise<void> {
  const product = await tx
    .selectFrom('product')
    .select('images')
    .where('product_id', '=', product_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!product) return
  await sql`update product_picture set address = ${address}, fault = null, next_try_at = null
    where product_id = ${product_id} and source = ${source}`.execute(tx)
  const rows = await tx
    .selectFrom('product_picture')
    .select(['address', 'position', 'sku_ids', 'source'])
    .where('product_id', '=', product_id)
    .where('address', 'is not', null)
    .execute()
  const positions = new Map(rows.map((row) => [row.address ?? '', row.position]))
  const wanted = [...new Set([...product.images.filter((image) => image !== placeholder), address])]
  const placeOf = (image: string) => positions.get(image) ?? Number.MAX_SAFE_INTEGER
  const images = wanted.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, CATALOGUE_LIMITS.pictures)
  const sku_ids = rows.find((row) => row.source === source)?.sku_ids ?? []
  await tx.updateTable('product').set({ images }).where('product_id', '=', product_id).execute()
  await sql`update sku set image = ${address} where product_id = ${product_id} and sku_id = any (${sku_ids}::text[])`.execute(
    tx,
  )
  // SKUs without a picture have the first picture of their product.
  const own = rows.flatMap((row) => row.sku_ids)
  await sql`update sku set image = ${images[0] ?? address}
    where product_id = ${product_id} and image = any (${[placeholder, product.images[0] ?? placeholder]}::text[])
      and sku_id <> all (${own}::text[])`.execute(tx)
}

/** The pictures of an import that could not be fetched, and those that wait for an archive. */
export const findMissingPictures = (db: Db, import_id: string, limit: number) =>
  db
    .selectFrom('product_picture')
    .select(['product_id', 'source', 'tries', 'fault'])
    .where('import_id', '=', import_id)
    .where('address', 'is', null)
    .where((where) => where.or([where('next_try_at', 'is', null), where('fault', 'is not', null)]))
    .orderBy('product_id')
    .orderBy('position')
    .limit(limit)
    .execute()
