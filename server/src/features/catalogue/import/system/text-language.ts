import type { Language } from '@sampan/contract/rules'

/** The language of the shop that a text is most likely written in, by its script. */
export function languageOfText(text: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/\p{Script=Thai}/u.test(text)) return 'th'
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en'
}
