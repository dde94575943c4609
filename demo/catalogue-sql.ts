import { sql } from 'kysely'
import type { Db } from '../server/src/db/database.ts'
import { searchVector } from '../server/src/features/catalogue/search-terms.ts'
import type { DemoCatalogue, DemoProduct, DemoReview, DemoShop, DemoSku } from './catalogue/demo-types.ts'
import { colourWords, kindWords } from './catalogue/search-words.ts'

const pictureAddress = (file: string) => `/pictures/${file}`
const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days}::int)`
const ROWS_AT_ONCE = 200

/** Few statements, but none with more parameters than PostgreSQL takes. */
async function inPortions<Row>(rows: Row[], insert: (portion: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE))
}

/** Fills the empty tables of the catalogue. */
export async function fillCatalogue(tx: Db, demo: DemoCatalogue): Promise<void> {
  await fillFront(tx, demo)
  await insertKinds(tx, demo)
  await fillAxes(tx, demo.axes)
  await insertSizeGuides(tx, demo)
  for (const shop of demo.shops) await insertShop(tx, shop)
  const beside = { shops: new Map(demo.shops.map((shop) => [shop.shop_id, shop.name])), demo }
  for (const product of demo.products) await insertProduct(tx, product, vectorOf(product, beside))
  await inPortions(demo.products.flatMap(skuRows), (rows) => tx.insertInto('sku').values(rows).execute())
  await inPortions(demo.reviews, (reviews) => tx.insertInto('review').values(reviews.map(reviewRow)).execute())
  await countFigures(tx)
}

async function fillFront(tx: Db, { categories, banners, hot_words }: DemoCatalogue): Promise<void> {
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
  const words = Object.entries(hot_words).flatMap(([language, list]) =>
    list.map((word, position) => ({ language, position, word })),
  )
  await tx.insertInto('hot_word').values(words).execute()
}

const insertKinds = (tx: Db, { kinds }: DemoCatalogue) =>
  tx
    .insertInto('kind')
    .values(
      kinds.map(({ kind, category, name }, position) => ({ kind, category, position, name: JSON.stringify(name) })),
    )
    .execute()

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

/** Gives a demo that was filled before there were size guides the whole of them. */
export async function addSizeGuides(tx: Db, demo: DemoCatalogue): Promise<void> {
  if (!(await tx.selectFrom('size_guide').select('kind').limit(1).executeTakeFirst())) await insertSizeGuides(tx, demo)
}

/** Gives the products of a demo that was filled before there were kinds theirs. */
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
    Object.entries(axisWords.values).map(([value_key, value]) => ({ axis, value_key, value: JSON.stringify(value) })),
  )
  await inPortions(values, (rows) => tx.insertInto('axis_value').values(rows).execute())
}

async function insertShop(tx: Db, shop: DemoShop): Promise<void> {
  const { shop_id, fans, freight, founded_days_ago } = shop
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
    })
    .execute()
  await tx
    .insertInto('freight_rule')
    .values(freight.map((rule) => ({ shop_id, ...rule })))
    .execute()
}

type Beside = { shops: Map<string, DemoShop['name']>; demo: DemoCatalogue }

/** A product is found by its title and, after that, by what its kind is called, its shop, its category and its options. */
function vectorOf({ title, kind, shop_id, category, skus }: DemoProduct, { shops, demo }: Beside): string {
  const names = [
    demo.kinds.find((one) => one.kind === kind)?.name,
    kindWords[kind],
    shops.get(shop_id),
    demo.categories.find((one) => one.category === category)?.name,
  ]
  const values = skus.flatMap((sku) => sku.values)
  const options = values.map(({ axis, value }) => demo.axes[axis]?.values[value])
  const colours = values.map(({ axis, value }) => (axis === 'colour' ? colourWords[value] : undefined))
  const beside = new Set([...names, ...options, ...colours])
  return searchVector(
    title,
    [...beside].filter((texts) => texts !== undefined),
  )
}

async function insertProduct(tx: Db, product: DemoProduct, vector: string): Promise<void> {
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
      search: sql<string>`${vector}::tsvector`,
      created_at: daysAgo(days_ago),
    })
    .execute()
}

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

/** What a shop says it sold follows from its products; ratings follow from the reviews by themselves. */
async function countFigures(tx: Db): Promise<void> {
  await sql`update shop set total_sales = found.sales
    from (select shop_id, sum(sales) as sales from product group by shop_id) as found
    where found.shop_id = shop.shop_id`.execute(tx)
}
