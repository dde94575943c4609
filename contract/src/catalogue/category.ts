import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Revision, Slug } from '../endpoint.ts'
import { DESK_CATEGORY_READS } from '../stale/desk-reads.ts'
import { CATEGORIES } from './catalogue-rules.ts'
import { NAME_LIMIT, Names, PictureAddress, Position, StoredTexts, Texts } from './texts.ts'

export const CategoryTile = z.object({ category: z.enum(CATEGORIES), name: z.string(), image: z.string() })
export type CategoryTile = z.output<typeof CategoryTile>

/** A product type within a category, for example kettles, with the picture of its best-selling product. */
export const KindTile = z.object({ kind: Slug, name: z.string(), image: z.string() })
export type KindTile = z.output<typeof KindTile>

const KindFacts = { kind: Slug, category: z.enum(CATEGORIES), position: z.int() }

const KindAtDesk = z.object({ ...KindFacts, revision: Revision, name: StoredTexts, other_names: StoredTexts })

const CategoryAtDesk = z.object({
  category: z.enum(CATEGORIES),
  revision: Revision,
  position: z.int(),
  name: StoredTexts,
  image: z.string(),
  kinds: z.array(KindAtDesk),
})
export type CategoryAtDesk = z.output<typeof CategoryAtDesk>

export const category_endpoints = {
  'GET /api/category/list': {
    summary: 'The ten categories, each with the kinds that have products on sale',
    access: 'public',
    reply: z.array(CategoryTile.extend({ kinds: z.array(KindTile) })),
  },
  'GET /api/admin/category/list': {
    summary: 'Categories with their kinds, in all languages',
    access: desk('catalogue', 'fulfilment', 'support', 'finance'),
    reply: z.array(CategoryAtDesk),
  },
  'POST /api/admin/category/save': {
    summary: 'Create or save one of the ten categories',
    access: desk('catalogue'),
    body: z.strictObject({
      category: z.enum(CATEGORIES),
      revision: Revision.nullable(),
      position: Position,
      name: Names(NAME_LIMIT),
      image: PictureAddress,
    }),
    reply: z.array(CategoryAtDesk),
    stale: DESK_CATEGORY_READS,
  },
  'POST /api/admin/category/remove': {
    summary: 'Delete an empty category',
    access: desk('catalogue'),
    body: z.strictObject({ category: z.enum(CATEGORIES), revision: Revision }),
    reply: z.array(CategoryAtDesk),
    stale: DESK_CATEGORY_READS,
  },
  'POST /api/admin/kind/save': {
    summary: 'Create or save a kind of a category',
    access: desk('catalogue'),
    body: z.strictObject({
      kind: Slug,
      revision: Revision.nullable(),
      category: z.enum(CATEGORIES),
      position: Position,
      name: Names(NAME_LIMIT),
      /** Alternative names used by shoppers; for search only. */
      other_names: Texts(200),
    }),
    reply: z.array(CategoryAtDesk),
    stale: DESK_CATEGORY_READS,
  },
  'POST /api/admin/kind/remove': {
    summary: 'Delete a kind that no product uses',
    access: desk('catalogue'),
    body: z.strictObject({ kind: Slug, revision: Revision }),
    reply: z.array(CategoryAtDesk),
    stale: DESK_CATEGORY_READS,
  },
} as const satisfies EndpointTable
