import type { Language } from '@sampan/contract/rules'

/** Words that name no thing. */
const FILLERS: Readonly<Record<Language, string>> = {
  en: 'a an and by for from in of on the to with my me i need want some',
  'zh-CN': '的 了 和 给 送 我 要 买 想 个 一个',
  ja: 'の を に へ と が は な で への 用 から',
  ko: '을 를 이 가 의 에 용 좀 주는',
  th: 'ของ ให้ ที่ และ สำหรับ กับ ใน เพื่อ ไป',
}
const WORDS = new Map(Object.entries(FILLERS).map(([language, words]) => [language, new Set(words.split(' '))]))

export const isFiller = (text: string, language: Language) => WORDS.get(language)?.has(text) ?? false
