import { type LocaleKey, tagOf } from '@sampan/contract/languages'

/**
 * The language of API calls. It is set before the texts on the screen change, so that the new screen's first replies
 * already have the new language.
 */
let tag: string = 'zh-CN'
export const requestLanguage = () => tag

/** Sets the language of API calls; initially it is the language of the rendered page. */
export function setRequestLanguage(locale: LocaleKey): void {
  tag = tagOf(locale)
}
