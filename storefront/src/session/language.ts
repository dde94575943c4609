import { type LocaleKey, tagOf } from '@sampan/contract/rules'

/** The language of calls. It changes a moment before the words on the screen, so that both change together. */
let asked: string = 'zh-CN'
export const askedLanguage = () => asked

/** Sets the language of calls from now on; it starts with the one the server rendered. */
export function askIn(locale: LocaleKey): void {
  asked = tagOf(locale)
}
