import type { Words } from './demo-types.ts'

/** Thai sets a space before ๆ, yet no line may begin with it. */
export const unbroken = (thai: string) => thai.replaceAll(' ๆ', '\u00a0ๆ')

/** One text in the five languages, always in this order: English, Chinese, Japanese, Korean, Thai. */
export function words(en: string, zh: string, ja: string, ko: string, th: string): Words {
  return { en, 'zh-CN': zh, ja, ko, th: unbroken(th) }
}
