import type { Language } from '@sampan/contract/rules'

/** One sentence of the shop in every language. */
export type Sentence = Record<Language, string>

/** In the order en, zh-CN, ja, ko, th. */
export const say = (en: string, zh: string, ja: string, ko: string, th: string): Sentence => ({
  en,
  'zh-CN': zh,
  ja,
  ko,
  th,
})
