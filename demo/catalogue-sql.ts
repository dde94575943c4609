import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../server/src/db/database.ts'
import { updateAllListings } from '../server/src/features/catalogue/listing/listing-service.ts'
import { addressOfPicture } from '../server/src/features/picture/picture-address.ts'
import type { DemoCatalogue, DemoProduct, DemoReview, DemoShop, DemoSku, Words } from './catalogue/demo-types.ts'
import { colourWords, kindWords } from './catalogue/search-words.ts'

const PICTURES = join(import.meta.dirname, 'pictures')
/** Caches the URLs of pictures, because many products share a picture. */
const addresses = new Map<string, string>()
function pictureAddress(file: string): string {
  const address = addresses.get(file) ?? addressOfPicture(file, readFileSync(join(PICTURES, file)))
  addresses.set(file, address)
  return address
}
const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days}::int)`
const ROWS_AT_ONCE = 200

/** Inserts in batches, because PostgreSQL limits the parameters of a statement. */
async function inBatches<Row>(rows: Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE))
}

export async function fillCatalogue(tx: Db, demo: DemoCatalogue): Promise<void> {
  await fillHome(tx, demo)
  await insertKinds(tx, demo)
  await fillAxes(tx, demo.axes)
  await insertSizeGuides(tx, demo)
  for (const shop of demo.shops) await insertShop(tx, shop)
  for (const product of demo.products) await insertProduct(tx, product)
  await inBatches(demo.products.flatMap(skuRows), (rows) => tx.insertInto('sku').values(rows).execute())
  await inBatches(formerPriceRows(demo.products), (rows) => tx.insertInto('sku_price_change').values(rows).execute())
  await inBatches(demo.reviews, (reviews) => tx.insertInto('review').values(reviews.map(reviewRow)).execute())
  await countFigures(tx)
  await updateAllListings(tx)
}

async function fillHome(tx: Db, { categories, banners, popular_searches }: DemoCatalogue): Promise<void> {
  await tx
    .insertInto('category')
    .values(
      categories.map(({ category, name, image }, position) => ({
        category,
        position,
        name: JSON.stringify(name),
        image: pictureAddress(image),
      })),
    )
    .execute()
  await tx
    .insertInto('banner')
    .values(
      banners.map(({ image, eyebrow, title, action, link }, position) => ({
        position,
        image: pictureAddress(image),
        eyebrow: JSON.stringify(eyebrow),
        title: JSON.stringify(title),
        action: JSON.stringify(action),
        link: JSON.stringify(link),
      })),
    )
    .execute()
  const words = Object.entries(popular_searches).flatMap(([language, list]) =>
    list.map((word, position) => ({ language, position, word })),
  )
  await tx.insertInto('popular_search').values(words).execute()
}

const insertKinds = (tx: Db, { kinds }: DemoCatalogue) =>
  tx
    .insertInto('kind')
    .values(
      kinds.map(({ kind, category, name }, position) => ({
        kind,
        category,
        position,
        name: JSON.stringify(name),
        other_names: otherNames(kindWords[kind]),
      })),
    )
    .execute()

const otherNames = (words: Words | undefined) => JSON.stringify(words ?? {})

/** Adds the alternative names of kinds and colours to a demo that was filled before these existed. */
export async function addOtherNames(tx: Db): Promise<void> {
  const wordsJson = (words: Record<string, Words>) =>
    JSON.stringify(Object.entries(words).map(([key, other_names]) => ({ key, other_names })))
  await sql`update kind set other_names = said.other_names
    from jsonb_to_recordset(${wordsJson(kindWords)}::jsonb) as said (key text, other_names jsonb)
    where kind.kind = said.key and kind.other_names = '{}'`.execute(tx)
  await sql`update axis_value set other_names = said.other_names
    from jsonb_to_recordset(${wordsJson(colourWords)}::jsonb) as said (key text, other_names jsonb)
    where axis = 'colour' and value_key = said.key and axis_value.other_names = '{}'`.execute(tx)
}

const insertSizeGuides = (tx: Db, { size_guides }: DemoCatalogue) =>
  tx
    .insertInto('size_guide')
    .values(
      size_guides.map(({ kind, axis, how, measures, sizes }) => ({
        kind,
        axis,
        how: JSON.stringify(how),
        measures: JSON.stringify(measures),
        sizes: JSON.stringify(sizes),
      })),
    )
    .execute()

/** Adds the size guides to a demo that was filled before these existed. */
export async function addSizeGuides(tx: Db, demo: DemoCatalogue): Promise<void> {
  if (!(await tx.selectFrom('size_guide').select('kind').limit(1).executeTakeFirst())) await insertSizeGuides(tx, demo)
}

/** Sets the kinds of the products in a demo that was filled before kinds existed. */
export async function addKinds(tx: Db, demo: DemoCatalogue): Promise<void> {
  if (await tx.selectFrom('kind').select('kind').limit(1).executeTakeFirst()) return
  await insertKinds(tx, demo)
  const [product_ids, kinds] = [demo.products.map((one) => one.product_id), demo.products.map((one) => one.kind)]
  await sql`update product set kind = demo.kind
    from unnest(${product_ids}::text[], ${kinds}::text[]) as demo (product_id, kind)
    join kind on kind.kind = demo.kind
    where product.product_id = demo.product_id and product.category = kind.category`.execute(tx)
}

async function fillAxes(tx: Db, axes: DemoCatalogue['axes']): Promise<void> {
  const entries = Object.entries(axes)
  await tx
    .insertInto('axis')
    .values(entries.map(([axis, { name, must_choose = false }]) => ({ axis, name: JSON.stringify(name), must_choose })))
    .execute()
  const values = entries.flatMap(([axis, axisWords]) =>
    Object.entries(axisWords.values).map(([value_key, value]) => ({
      axis,
      value_key,
      value: JSON.stringify(value),
      other_names: otherNames(axis === 'colour' ? colourWords[value_key] : undefined),
    })),
  )
  await inBatches(values, (rows) => tx.insertInto('axis_value').values(rows).execute())
}

async function insertShop(tx: Db, shop: DemoShop): Promise<void> {
  const { shop_id, fans, freight, founded_days_ago, piece_grams } = shop
  await tx
    .insertInto('shop')
    .values({
      shop_id,
      fans,
      name: JSON.stringify(shop.name),
      description: JSON.stringify(shop.description),
      logo: pictureAddress(shop.logo),
      favorable_rate: null,
      founded_at: daysAgo(founded_days_ago),
      ...(piece_grams !== undefined && { piece_grams }),
    })
    .execute()
  await tx
    .insertInto('freight_rule')
    .values(
      freight.map(({ service = 'standard', bands = null, ...rule }) => ({
        shop_id,
        service,
        bands: bands && JSON.stringify(bands),
        ...rule,
      })),
    )
    .execute()
}

async function insertProduct(tx: Db, product: DemoProduct): Promise<void> {
  const { product_id, shop_id, category, kind, images, skus, was_cents, sales, days_ago } = product
  await tx
    .insertInto('product')
    .values({
      product_id,
      shop_id,
      category,
      kind,
      title: JSON.stringify(product.title),
      description: JSON.stringify(product.description),
      specs: JSON.stringify(product.specs),
      images: images.map(pictureAddress),
      price_cents: Math.min(...skus.map((sku) => sku.price_cents)),
      was_cents,
      sales,
      rating: null,
      created_at: daysAgo(days_ago),
    })
    .execute()
}

const FORMER_PRICE_DAYS = 40

/** The earlier prices of the variants of reduced products, so that the struck-out price is one that they were sold at. */
const formerPriceRows = (products: readonly DemoProduct[]) =>
  products.flatMap(({ was_cents, skus }) =>
    was_cents === null
      ? []
      : skus.map(({ sku_id }) => ({ sku_id, from_cents: was_cents, changed_at: daysAgo(FORMER_PRICE_DAYS) })),
  )

const skuRows = ({ product_id, skus }: DemoProduct) =>
  skus.map(({ sku_id, values, price_cents, stock, image }: DemoSku, position) => ({
    sku_id,
    product_id,
    position,
    axis_values: JSON.stringify(values.map(({ axis, value }) => ({ axis, value_key: value }))),
    price_cents,
    stock,
    image: pictureAddress(image),
  }))

const reviewRow = ({ days_ago, pictures, ...review }: DemoReview) => ({
  ...review,
  pictures: pictures.map(pictureAddress),
  user_id: null,
  order_item_id: null,
  reply: null,
  created_at: daysAgo(days_ago),
})

/** Computes the sales of shops from their products. Ratings are derived from reviews automatically. */
async function countFigures(tx: Db): Promise<void> {
  await sql`update shop set total_sales = found.sales
    from (select shop_id, sum(sales) as sales from product group by shop_id) as found
    where found.shop_id = shop.shop_id`.execute(tx)
}
