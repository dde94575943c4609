import { type LocaleKey, tagOf } from '@sampan/contract/rules'

/** The language of API calls. It changes a moment before the texts on the screen, so that both change together. */
let tag: string = 'zh-CN'
export const requestLanguage = () => tag

/** Sets the language of API calls; initially it is the language of the rendered page. */
export function setRequestLanguage(locale: LocaleKey): void {
  tag = tagOf(locale)
}
