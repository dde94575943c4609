import type { Words } from './demo-types.ts'

/** One text in the five languages, always in this order: English, Chinese, Japanese, Korean, Thai. */
export function words(en: string, zh: string, ja: string, ko: string, th: string): Words {
  return { en, 'zh-CN': zh, ja, ko, th }
}
