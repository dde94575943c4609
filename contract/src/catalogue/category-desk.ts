import { z } from 'zod'
import { type Endpoint, Slug } from '../endpoint.ts'
import { CATEGORIES } from '../rules.ts'
import { Key, NAME_LIMIT, PictureAddress, Position, Seen, StoredTexts, Texts } from './texts.ts'

const KindFacts = { kind: Slug, category: z.enum(CATEGORIES), position: z.int() }
const KindAtDesk = z.object({ ...KindFacts, seen: Seen, name: StoredTexts, other_names: StoredTexts })
const CategoryAtDesk = z.object({
  category: z.enum(CATEGORIES),
  seen: Seen,
  position: z.int(),
  name: StoredTexts,
  image: z.string(),
  kinds: z.array(KindAtDesk),
})
export type CategoryAtDesk = z.output<typeof CategoryAtDesk>

const OptionAtDesk = z.object({
  axis: Key,
  seen: Seen,
  name: StoredTexts,
  must_choose: z.boolean(),
  values: z.array(z.object({ value_key: Key, value: StoredTexts, other_names: StoredTexts })),
})
export type OptionAtDesk = z.output<typeof OptionAtDesk>

/** Categories with their kinds, and the options that SKUs differ by. */
export const desk_shelf_endpoints = {
  'GET /api/admin/category/list': {
    summary: 'Categories with their kinds, in all languages',
    reply: z.array(CategoryAtDesk),
  },
  'POST /api/admin/category/save': {
    summary: 'Open one of the ten categories, or save one',
    body: z.strictObject({
      category: z.enum(CATEGORIES),
      seen: Seen.nullable(),
      position: Position,
      name: Texts(NAME_LIMIT),
      image: PictureAddress,
    }),
    reply: z.array(CategoryAtDesk),
  },
  'POST /api/admin/category/remove': {
    summary: 'Close a category that nothing belongs to',
    body: z.strictObject({ category: z.enum(CATEGORIES), seen: Seen }),
    reply: z.array(CategoryAtDesk),
  },
  'POST /api/admin/kind/save': {
    summary: 'Make or save a kind of a category',
    body: z.strictObject({
      kind: Slug,
      seen: Seen.nullable(),
      category: z.enum(CATEGORIES),
      position: Position,
      name: Texts(NAME_LIMIT),
      /** What shoppers also call it: only found by. */
      other_names: Texts(200),
    }),
    reply: z.array(CategoryAtDesk),
  },
  'POST /api/admin/kind/remove': {
    summary: 'Remove a kind that no product has',
    body: z.strictObject({ kind: Slug, seen: Seen }),
    reply: z.array(CategoryAtDesk),
  },
  'GET /api/admin/option/list': {
    summary: 'Options that SKUs differ by, such as colours and sizes, with their values',
    reply: z.array(OptionAtDesk),
  },
  'POST /api/admin/option/save': {
    summary: 'Make or save an option; values that are left out stay, because SKUs may have them',
    body: z.strictObject({
      axis: Key,
      seen: Seen.nullable(),
      name: Texts(NAME_LIMIT),
      must_choose: z.boolean(),
      values: z.array(z.strictObject({ value_key: Key, value: Texts(NAME_LIMIT), other_names: Texts(200) })).max(500),
    }),
    reply: z.array(OptionAtDesk),
  },
} as const satisfies Record<string, Endpoint>
