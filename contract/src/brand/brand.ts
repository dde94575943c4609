import { z } from 'zod'
import { owners } from '../access.ts'
import { PictureAddress, StoredTexts } from '../catalogue/texts.ts'
import { type EndpointTable, Revision } from '../endpoint.ts'
import { DESK_SETUP } from '../stale/desk-reads.ts'
import { normalised } from '../text/normalised.ts'
import { PLAIN_NAME_PATTERN, VISIBLE_PATTERN } from '../text/text-rules.ts'
import { BRAND_NAME_LIMIT } from './brand-rules.ts'
import { NOTATION_COUNTRIES } from './notation-rules.ts'

export const Logo = z.object({
  /** URL of the original picture. Add `?w=160` or wider for a smaller version. */
  address: z.string(),
  /** The background on which the logo is visible: any, light only or dark only. */
  ground: z.enum(['any', 'light', 'dark']),
  width: z.int(),
  height: z.int(),
})

const Brand = z.object({
  name: z.string(),
  /** Names that differ from `name`, by language tag. */
  names: z.record(z.string(), z.string()),
  logo: Logo.nullable(),
  /** Countries with a notation of the business. */
  notations: z.array(z.enum(NOTATION_COUNTRIES)).optional(),
  /** Whether products show taxes and duties. */
  has_tax_rules: z.literal(true).optional(),
})
export type Brand = z.output<typeof Brand>

/** Invisible characters: direction marks, zero-width characters and line separators. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu

const CleanText = z
  .string()
  .max(1_000)
  .transform((input) => normalised(input.replace(UNSEEN, '').replace(BREAKS, ' ').trim()))

const Name = CleanText.pipe(z.string().min(1).max(BRAND_NAME_LIMIT).regex(VISIBLE_PATTERN).regex(PLAIN_NAME_PATTERN))

/** The shop's name in one language. Empty if the language uses the default name. */
const OwnName = CleanText.pipe(z.union([z.literal(''), Name])).optional()

const BrandAtDesk = z.object({
  revision: Revision,
  /** Null while the shop uses the software's name. */
  name: z.string().nullable(),
  names: StoredTexts,
  logo: Logo.nullable(),
})

export const brand_endpoints = {
  'GET /api/brand': {
    summary:
      'The shop’s name, the names that differ by language, the logo, countries with a notation, and whether it has rules of taxes',
    access: 'public',
    reply: Brand,
  },
  'GET /api/admin/brand': { summary: 'The shop’s name and logo', access: owners, reply: BrandAtDesk },
  'POST /api/admin/brand/save': {
    summary: 'Set the name of the shop, names that differ by language, and the logo; null removes the logo',
    access: owners,
    body: z.strictObject({
      revision: Revision,
      name: Name,
      names: z
        .strictObject({ en: OwnName, 'zh-CN': OwnName, ja: OwnName, ko: OwnName, th: OwnName })
        .transform((names) =>
          Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => Boolean(entry[1]))),
        ),
      /** URL of a picture returned by the catalogue upload, or of the current logo; null for no logo. */
      logo: z.union([PictureAddress, z.null()]),
    }),
    reply: BrandAtDesk,
    stale: ['GET /api/admin/brand', DESK_SETUP],
  },
} as const satisfies EndpointTable
