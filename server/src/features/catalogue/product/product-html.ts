import { isDeepStrictEqual } from 'node:util'
import { CATALOGUE_LIMITS, LANGUAGE_TAGS } from '@sampan/contract/rules'
import { hasHtml } from '../../../language/html-in-text.ts'
import { lineOf, markdownOf, NoText } from '../../../language/markdown-of-html.ts'
import type { Texts } from '../../../language/text-in.ts'
import type { DraftFault, ProductDraft, StoredProduct } from './product-draft.ts'

/** How HTML in a text of a product is converted: descriptions to Markdown, all other texts to a line. */
const CONVERSIONS = { title: lineOf, description: markdownOf, warnings: lineOf } as const
/** The texts of a product, each in the shop's languages. */
export type TextField = keyof typeof CONVERSIONS

/**
 * A text without HTML. A text that is stored in this form stays, because it was converted before.
 * @throws NoText
 */
export const textWithoutHtml = (field: TextField, text: string, stored: string | undefined): string =>
  text === stored || !hasHtml(text) ? text : CONVERSIONS[field](text)

/** @throws NoText */
export function specsWithoutHtml(specs: ProductDraft['specs'], stored: ProductDraft['specs'] | undefined) {
  if (isDeepStrictEqual(specs, stored)) return specs
  return specs.map(({ name, values }) => ({ name: lines(name), values: values.map(lines) }))
}

const lines = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, hasHtml(text) ? lineOf(text) : text]))

/** A draft whose new texts have no HTML; the faults of texts that cannot be converted. */
export function draftWithoutHtml(draft: ProductDraft, stored: StoredProduct | undefined) {
  const faults: DraftFault[] = []
  const converted = <Value>(field: TextField | 'specs', value: Value, convert: () => Value): Value => {
    try {
      return convert()
    } catch (error) {
      if (!(error instanceof NoText)) throw error
      faults.push({ field, fault: 'has_html' })
      return value
    }
  }
  const texts = (field: TextField) =>
    converted(field, draft[field], () =>
      Object.fromEntries(
        LANGUAGE_TAGS.flatMap((language) => {
          const text = draft[field][language]
          if (text === undefined) return []
          const clean = textWithoutHtml(field, text, stored?.[field][language])
          // The numbers of lists, for example, can be longer than their tags.
          if (clean.length > CATALOGUE_LIMITS[field]) faults.push({ field, fault: 'too_long' })
          return [[language, clean]]
        }),
      ),
    )
  const specs = converted('specs', draft.specs, () => specsWithoutHtml(draft.specs, stored?.specs))
  const [title, description, warnings] = [texts('title'), texts('description'), texts('warnings')]
  const clean: ProductDraft = { ...draft, title, description, warnings, specs }
  return { draft: clean, had_html: !isDeepStrictEqual(clean, draft), faults }
}
