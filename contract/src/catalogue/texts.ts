import { z } from 'zod'
import { Trimmed } from '../endpoint.ts'
import { CATALOGUE_LIMITS, OPTION_KEY_PATTERN } from '../rules.ts'

const text = (maximum: number) => Trimmed.max(maximum).optional()

/** A text in the shop's languages. One that is empty or left out is missing: readers of that language get the English one. */
export const Texts = (maximum: number) =>
  z
    .strictObject({
      en: text(maximum),
      'zh-CN': text(maximum),
      ja: text(maximum),
      ko: text(maximum),
      th: text(maximum),
    })
    .transform(withoutBlanks)

/** A text by its languages, as it is stored. */
export const StoredTexts = z.record(z.string(), z.string())

const withoutBlanks = (texts: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** What was seen of a row, as its reads tell it: who saves sends it back, and is refused when it has changed since. */
export const Seen = z.string().max(40)

/** Where a picture is, as the upload told it. */
export const PictureAddress = z.string().min(1).max(200)

/** Key of an option, or of one of its values. */
export const Key = z.string().regex(OPTION_KEY_PATTERN)

/** How long names of shelves, shops and banners may be. */
export const NAME_LIMIT = 80
/** A place in a list; the lowest comes first. */
export const Position = z.int().min(0).max(10_000)
export const PriceAtLeastNothing = z.int().min(0).max(CATALOGUE_LIMITS.price_cents)
