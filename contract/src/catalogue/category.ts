import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Revision, Slug } from '../endpoint.ts'
import { DESK_CATEGORIES, DESK_CATEGORY_MOVES, DESK_CATEGORY_READS } from '../stale/desk-reads.ts'
import { CATEGORIES_LIMIT } from './catalogue-rules.ts'
import { NAME_LIMIT, Names, PictureAddress, Position, StoredTexts, Texts } from './texts.ts'

export const CategoryTile = z.object({ category: Slug, name: z.string(), image: z.string() })
export type CategoryTile = z.output<typeof CategoryTile>

/** A product type within a category, for example kettles, with the picture of its best-selling product. */
export const KindTile = z.object({ kind: Slug, name: z.string(), image: z.string() })
export type KindTile = z.output<typeof KindTile>

/** A category or subcategory of the shop. A hidden category has a page, but no list or menu links to it. */
const Shelf = CategoryTile.extend({ is_hidden: z.boolean(), kinds: z.array(KindTile) })

/** A category with its subcategories. `kinds` includes those of the subcategories. */
const MainShelf = Shelf.extend({ subcategories: z.array(Shelf) })
export type MainShelf = z.output<typeof MainShelf>

const KindFacts = { kind: Slug, category: Slug, position: z.int() }

const KindAtDesk = z.object({ ...KindFacts, revision: Revision, name: StoredTexts, other_names: StoredTexts })

const CategoryAtDesk = z.object({
  category: Slug,
  revision: Revision,
  parent: Slug.nullable().describe('the category of a subcategory'),
  position: z.int(),
  name: StoredTexts,
  image: z.string(),
  is_hidden: z.boolean(),
  has_products: z.boolean().describe('whether a product belongs to it, on sale or not'),
  kinds: z.array(KindAtDesk),
})
export type CategoryAtDesk = z.output<typeof CategoryAtDesk>

export const category_endpoints = {
  'GET /api/category/list': {
    summary: 'The categories, each with its subcategories and with the kinds that have products on sale',
    access: 'public',
    reply: z.array(MainShelf),
  },
  'GET /api/admin/category/list': {
    summary: 'Categories with their kinds, in all languages; subcategories follow their category',
    access: desk('catalogue', 'fulfilment', 'support', 'finance'),
    reply: z.array(CategoryAtDesk),
  },
  'POST /api/admin/category/save': {
    summary: 'Create or save a category; a new or moved one becomes the last',
    access: desk('catalogue'),
    body: z.strictObject({
      category: Slug,
      revision: Revision.nullable(),
      parent: Slug.nullable()
        .default(null)
        .describe('The category that this is a subcategory of; null for a category of the first level'),
      name: Names(NAME_LIMIT),
      image: PictureAddress,
      is_hidden: z.boolean().default(false),
    }),
    reply: z.array(CategoryAtDesk),
    replies_with: DESK_CATEGORIES,
    stale: DESK_CATEGORY_READS,
  },
  'POST /api/admin/category/order': {
    summary: 'Order the categories of the first level, or the subcategories of a category',
    access: desk('catalogue'),
    body: z.strictObject({
      parent: Slug.nullable(),
      items: z
        .array(z.strictObject({ category: Slug, revision: Revision }))
        .min(1)
        .max(CATEGORIES_LIMIT)
        .describe('All categories of this level with their revisions, in the new order'),
    }),
    reply: z.array(CategoryAtDesk),
    replies_with: DESK_CATEGORIES,
    stale: DESK_CATEGORY_READS,
  },
  'POST /api/admin/category/usual': {
    summary: 'Add the ten usual categories to a shop without categories',
    access: desk('catalogue'),
    reply: z.array(CategoryAtDesk),
    replies_with: DESK_CATEGORIES,
    stale: DESK_CATEGORY_READS,
  },
  'POST /api/admin/category/remove': {
    summary: 'Delete a category that is empty, or whose products and kinds are moved to another category',
    access: desk('catalogue'),
    body: z.strictObject({
      category: Slug,
      revision: Revision,
      move_to: Slug.nullable().default(null).describe('The category that gets the products and kinds'),
    }),
    reply: z.array(CategoryAtDesk),
    replies_with: DESK_CATEGORIES,
    stale: DESK_CATEGORY_MOVES,
  },
  'POST /api/admin/kind/save': {
    summary: 'Create or save a kind of a category',
    access: desk('catalogue'),
    body: z.strictObject({
      kind: Slug,
      revision: Revision.nullable(),
      category: Slug,
      position: Position,
      name: Names(NAME_LIMIT),
      /** Alternative names used by shoppers; for search only. */
      other_names: Texts(200),
    }),
    reply: z.array(CategoryAtDesk),
    replies_with: DESK_CATEGORIES,
    stale: DESK_CATEGORY_READS,
  },
  'POST /api/admin/kind/remove': {
    summary: 'Delete a kind that no product uses',
    access: desk('catalogue'),
    body: z.strictObject({ kind: Slug, revision: Revision }),
    reply: z.array(CategoryAtDesk),
    replies_with: DESK_CATEGORIES,
    stale: DESK_CATEGORY_READS,
  },
} as const satisfies EndpointTable
