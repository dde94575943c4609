import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import type { Texts } from '../../../../language/text-in.ts'
import { languageOfText } from './text-language.ts'

/** A text without case, spaces and widths: "3 Cups" and "3cups" are the same. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** A text of a file in its language and, because every name needs it, as English. */
export const inLanguages = (text: string): Texts => ({ en: text, [languageOfText(text)]: text })

/** The texts in all languages. */
export const namesIn = (texts: Texts | null): string[] =>
  LANGUAGE_TAGS.flatMap((tag) => texts?.[tag] ?? []).filter(Boolean)
