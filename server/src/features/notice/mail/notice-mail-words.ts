import type { Language } from '@sampan/contract/rules'
import { type NameIn, type Sentence, sentence } from '../../../language/sentence.ts'

/** Labels of mails about notices. */
export type Label = NameIn<'mail.notice'>

export function label(name: Label, language: Language, values: Record<string, string> = {}): string {
  return filled(sentence(`mail.notice.${name}`), language, values)
}

export const filled = (texts: Sentence, language: Language, values: Record<string, string>): string =>
  texts[language].replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
