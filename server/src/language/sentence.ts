import type { Language } from '@sampan/contract/rules'

/** A sentence in every language of the shop. */
export type Sentence = Record<Language, string>

/** Arguments in the order en, zh-CN, ja, ko, th. */
export const say = (en: string, zh: string, ja: string, ko: string, th: string): Sentence => ({
  en,
  'zh-CN': zh,
  ja,
  ko,
  th,
})

/** The sentence with each of its texts changed. */
export const mapSentence = ({ en, 'zh-CN': zh, ja, ko, th }: Sentence, change: (text: string) => string): Sentence =>
  say(change(en), change(zh), change(ja), change(ko), change(th))
