import { z } from 'zod'
import { PictureAddress, Seen, StoredTexts } from '../catalogue/texts.ts'
import type { Endpoint } from '../endpoint.ts'
import { BRAND_NAME_LIMIT, VISIBLE_PATTERN } from '../rules.ts'
import { normalised } from '../text/normalised.ts'

export const Logo = z.object({
  /** The whole picture; `?w=160` and wider make it smaller. */
  address: z.string(),
  /** Where it can be seen: on anything, or only on a light or a dark ground. */
  ground: z.enum(['any', 'light', 'dark']),
  width: z.int(),
  height: z.int(),
})

/** The shop's own name and logo. */
const Brand = z.object({
  name: z.string(),
  /** By language tag, where the shop has another name in it. */
  names: z.record(z.string(), z.string()),
  logo: Logo.nullable(),
})
export type Brand = z.output<typeof Brand>

/** Signs that nobody sees: those that turn the direction of what follows, of no width, and the ends of lines. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu

const cleaned = z
  .string()
  .max(1_000)
  .transform((typed) => normalised(typed.replace(UNSEEN, '').replace(BREAKS, ' ').trim()))

const Name = cleaned.pipe(z.string().min(1).max(BRAND_NAME_LIMIT).regex(VISIBLE_PATTERN))

/** Empty where the language has no name of its own. */
const OwnName = cleaned.pipe(z.union([z.literal(''), Name])).optional()

const BrandAtDesk = z.object({
  seen: Seen,
  /** Null while the shop is called as the software is. */
  name: z.string().nullable(),
  names: StoredTexts,
  logo: Logo.nullable(),
})

/** The shop’s own name and logo, and how the desk sets them. */
export const brand_endpoints = {
  'GET /api/brand': { summary: 'The shop’s own name, in each language that has another, and its logo', reply: Brand },
  'GET /api/admin/brand': { summary: 'The shop’s own name and logo', reply: BrandAtDesk },
  'POST /api/admin/brand/save': {
    summary: 'Name the shop, with another name in some languages, and give it a logo or take it away',
    body: z.strictObject({
      seen: Seen,
      name: Name,
      names: z
        .strictObject({ en: OwnName, 'zh-CN': OwnName, ja: OwnName, ko: OwnName, th: OwnName })
        .transform((names) =>
          Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => Boolean(entry[1]))),
        ),
      /** A picture of the catalogue, as the upload told it, or the present logo; null for none. */
      logo: z.union([PictureAddress, z.null()]),
    }),
    reply: BrandAtDesk,
  },
} as const satisfies Record<string, Endpoint>
