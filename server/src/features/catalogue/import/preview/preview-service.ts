import { cents, type PreviewProduct } from '@sampan/contract'
import { LANGUAGE_TAGS, type Language, PREVIEWED_FIELDS, type PreviewedField } from '@sampan/contract/rules'
import type { Context } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import type { Texts } from '../../../../language/text-in.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { PLACEHOLDER } from '../../../picture/placeholder-picture-service.ts'
import { pictureOfBytes } from '../../../upload/upload-service.ts'
import { findStored } from '../../product/product-desk-sql.ts'
import { isUnchanged, optionKey, type ProductDraft, type StoredProduct } from '../../product/product-draft.ts'
import { CategoryTable } from '../category/category-table.ts'
import { findCategoryNames } from '../category/import-categories-sql.ts'
import { draftOf, type ProductLines } from '../import-draft.ts'
import { draftingOf } from '../import-drafting.ts'
import { nextProducts } from '../import-sql.ts'
import { networkOf, readPictureAt } from '../picture/fetch-picture.ts'
import { sourcesOf } from '../picture/wanted-pictures.ts'
import { OptionTable } from '../system/option-table.ts'
import { findOptions } from '../system/source-sql.ts'
import { languageOfText } from '../system/text-language.ts'
import { findReading, isNamed } from './preview-sql.ts'

const PRODUCTS_AT_ONCE = 12

type Page = { items: PreviewProduct[]; after: string | null }

/** The next products of a checked import as they will be. In all other states there are none. @throws NotFound */
export async function readPreview(
  db: Db,
  { import_id, after }: { import_id: string; after?: string | undefined },
): Promise<Page> {
  const reading = await findReading(db, import_id)
  if (!reading) throw new NotFound()
  if (reading.state !== 'checked') return { items: [], after: null }
  const [products, rows] = await Promise.all([
    nextProducts(db, { import_id, up_to: after ?? null }, PRODUCTS_AT_ONCE),
    findOptions(db),
  ])
  const ids = products.map(({ product_id }) => product_id)
  const stored = await findStored(db, ids)
  const options = new OptionTable(rows)
  const categories = new CategoryTable(await findCategoryNames(db), reading)
  const drafting = draftingOf(reading, { options, categories })
  const drafts = products.map((product) => ({
    product,
    before: stored.get(product.product_id),
    ...draftOf(product.product_id, product.lines, { ...drafting, stored: stored.get(product.product_id) }),
  }))
  const texts = new Map<string, OptionTexts>([
    ...rows.flatMap(({ axis, name, value_key, value }): [string, OptionTexts][] =>
      value_key === null ? [] : [[optionKey({ axis, value_key }), { name, value: value ?? {} }]],
    ),
    ...options.fresh.map((one): [string, OptionTexts] => [optionKey(one), one]),
  ])
  return {
    items: drafts.map(({ product, draft, before }) =>
      draft ? previewOf(product, draft, before, { texts, categories }) : faultyPreview(product, before),
    ),
    after: products.length < PRODUCTS_AT_ONCE ? null : (ids.at(-1) ?? null),
  }
}

type OptionTexts = { name: Texts; value: Texts }

function previewOf(
  product: ProductLines,
  draft: ProductDraft,
  before: StoredProduct | undefined,
  { texts, categories }: { texts: ReadonlyMap<string, OptionTexts>; categories: CategoryTable },
): PreviewProduct {
  const { product_id, title, description, category, was_cents, is_recommended_price, on_sale } = draft
  const images = draft.images.filter((address) => address !== PLACEHOLDER)
  const sources = sourcesOf(product.lines)
  const pieces = new Map(before?.skus.map(({ sku_id, stock }) => [sku_id, stock]))
  const skus = draft.skus.map(({ sku_id, axis_values, price_cents, stock_change, on_sale: isSold }) => ({
    sku_id,
    options: axis_values.flatMap((value) => {
      const { name, value: chosen } = texts.get(optionKey(value)) ?? { name: {}, value: {} }
      return [{ name: filled(name), value: filled(chosen) }]
    }),
    price_cents: cents(price_cents),
    stock: (pieces.get(sku_id) ?? 0) + stock_change,
    on_sale: isSold,
  }))
  const hasPictures = images.length + sources.length > 0
  return {
    product_id,
    line: product.lines[0]?.line ?? 0,
    change: changeOf(product, draft, before),
    title: filled(title),
    description: filled(description),
    category,
    new_category: categories.plannedName(category),
    images,
    sources,
    was_cents: was_cents === null ? null : cents(was_cents),
    is_recommended_price,
    on_sale,
    skus,
    missing_titles: languagesWithout(title),
    missing_descriptions: languagesWithout(description),
    missing: missingIn(draft, { hasPictures, pieces: skus.reduce((sum, { stock }) => sum + stock, 0) }),
  }
}

function changeOf({ lines }: ProductLines, draft: ProductDraft, before: StoredProduct | undefined) {
  if (lines.some(({ is_faulty }) => is_faulty)) return 'faulty'
  if (!before) return 'new'
  return isUnchanged(draft, before) && sourcesOf(lines).length === 0 ? 'unchanged' : 'changed'
}

/** A product whose lines cannot be read: its texts as they are in the file. */
function faultyPreview({ product_id, lines }: ProductLines, before: StoredProduct | undefined): PreviewProduct {
  const [first] = lines
  const title = Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, first?.cells[`title_${tag}`]]))
  return {
    product_id,
    line: first?.line ?? 0,
    change: 'faulty',
    title: filled({ ...before?.title, ...filled(title) }),
    description: {},
    category: first?.cells.category ?? before?.category ?? '',
    new_category: null,
    images: [],
    sources: sourcesOf(lines),
    was_cents: null,
    is_recommended_price: false,
    on_sale: false,
    skus: [],
    missing_titles: [],
    missing_descriptions: [],
    missing: [],
  }
}

/** Texts without languages that have none. */
const filled = (texts: Texts | Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([tag, text]) => (text ? [[tag, text]] : [])))

/** The languages that a text lacks. English is missing if it is a copy of a text in another script. */
function languagesWithout(texts: Texts): Language[] {
  const { en = '' } = texts
  const isCopy = languageOfText(en) !== 'en' && LANGUAGE_TAGS.some((tag) => tag !== 'en' && texts[tag] === en)
  return LANGUAGE_TAGS.filter((tag) => !texts[tag] || (tag === 'en' && isCopy))
}

type Sums = { hasPictures: boolean; pieces: number }

function missingIn(draft: ProductDraft, { hasPictures, pieces }: Sums): PreviewedField[] {
  const { skus, vendor, hs_code, origin_country, description } = draft
  const isMissing: Record<PreviewedField, boolean> = {
    pictures: !hasPictures,
    description: !LANGUAGE_TAGS.some((tag) => description[tag]),
    stock: pieces === 0,
    article_number: skus.some((sku) => sku.article_number === null),
    gtin: skus.some((sku) => sku.gtin === null),
    weight_grams: skus.some((sku) => sku.weight_grams === null),
    cost_cents: skus.some((sku) => sku.cost_cents === null),
    vendor: vendor === null,
    hs_code: hs_code === null,
    origin_country: origin_country === null,
  }
  return PREVIEWED_FIELDS.filter((field) => isMissing[field])
}

const PICTURE_SIDE_PX = 480

type Named = { import_id: string; product_id: string; source: string }

/** Fetches a picture of a preview, through the same door as when the import is applied. It is not stored. */
export async function readPreviewPicture(
  server: Pick<Context, 'db' | 'config'>,
  named: Named,
): Promise<{ picture: string | null }> {
  if (!(await isNamed(server.db, named))) throw new NotFound()
  const reply = await readPictureAt(named.source, networkOf(server))
  if (!('body' in reply)) return { picture: null }
  try {
    const { webp } = await pictureOfBytes(reply.body, PICTURE_SIDE_PX)
    return { picture: `data:image/webp;base64,${webp.toString('base64')}` }
  } catch (error) {
    if (error instanceof Refusal) return { picture: null }
    throw error
  }
}
