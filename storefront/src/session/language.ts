import type { LocaleKey } from '@sampan/contract/rules'
import { tagOf } from '../ui/layout/language-tag.ts'

/** The language calls ask in. It changes a moment before the words on the screen, so both change together. */
let asked: string = 'zh-CN'
export const askedLanguage = () => asked

/** Calls ask in this language from now on; at first it is the one the server rendered. */
export function askIn(locale: LocaleKey): void {
  asked = tagOf(locale)
}
