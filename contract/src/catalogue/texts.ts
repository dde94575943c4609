import { z } from 'zod'
import { NamePart, SingleLine, Trimmed } from '../endpoint.ts'
import { CATALOGUE_LIMITS, OPTION_KEY_PATTERN } from './catalogue-rules.ts'

/**
 * A text in the shop's languages. An empty or omitted text is missing: readers of that language get the English text.
 */
export const Texts = (maximum: number) => inLanguages(Trimmed.max(maximum))

/** A name in the shop's languages: one line, without `<` and `>`. */
export const Names = (maximum: number) => inLanguages(NamePart(maximum))

const inLanguages = (text: z.ZodString) =>
  z
    .strictObject({
      en: text.optional(),
      'zh-CN': text.optional(),
      ja: text.optional(),
      ko: text.optional(),
      th: text.optional(),
    })
    .transform(withoutBlanks)

/** A text by language, as it is stored. */
export const StoredTexts = z.record(z.string(), z.string())

const withoutBlanks = (texts: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** URL of a picture, as returned by the upload. */
export const PictureAddress = z.string().min(1).max(200)

/** Tags of a product, which only operators see. */
export const Tags = z.array(SingleLine(CATALOGUE_LIMITS.tag)).max(CATALOGUE_LIMITS.tags)

/** A line of text, or null for none. */
export const LineOrNull = (maximum: number) => SingleLine(maximum).nullable()

/** Key of an option, or of one of its values. */
export const Key = z.string().regex(OPTION_KEY_PATTERN)

/** Maximum length of the names of categories, shops and banners. */
export const NAME_LIMIT = CATALOGUE_LIMITS.name
/** Position in a list; the lowest comes first. */
export const Position = z.int().min(0).max(10_000)
export const NonNegativePrice = z.int().min(0).max(CATALOGUE_LIMITS.price_cents)
