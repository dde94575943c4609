import type { Language } from '@sampan/contract/rules'
import { normalise } from '../search-terms.ts'

/** Scripts that are compared in different ways. Chinese and Japanese share `cjk`, because kanji belong to both. */
export type Script = 'latin' | 'hangul' | 'thai' | 'cjk'
export type Run = { script: Script; text: string }

/** The sign of a long vowel (ー) belongs to no script by `Script`, but to both kana by `scx`. */
const RUN =
  /(?<latin>[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+)|(?<hangul>\p{Script=Hangul}+)|(?<thai>\p{Script=Thai}+)|(?<cjk>[[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]&&[\p{L}\p{M}]]+)/gv
const SCRIPTS: readonly Script[] = ['latin', 'hangul', 'thai', 'cjk']

/** Splits a normalised text into runs of one script. */
export function runsOf(plain: string): Run[] {
  const runs: Run[] = []
  for (const { groups } of plain.matchAll(RUN))
    for (const script of SCRIPTS) {
      const text = groups?.[script]
      if (text) runs.push({ script, text })
    }
  return runs
}

export const scriptOf = (word: string): Script | undefined => runsOf(word)[0]?.script

const KANA = /^[\u3041-\u3096\u30a1-\u30fa\u30fc]+$/
export const isKana = (text: string) => KANA.test(text)
export const isKatakana = (one: string | undefined) => one !== undefined && /[\u30a1-\u30fa\u30fc]/.test(one)
export const isHiragana = (one: string | undefined) => one !== undefined && /[\u3041-\u3096]/.test(one)

const KANA_IN = /[\u3041-\u3096\u30a1-\u30fa]/

/**
 * The language whose titles contain the keyword: the reader's, or that of the keyword's script. An English reader's 灯 is
 * only in Chinese and Japanese titles.
 */
export function tongueOf(keyword: string, language: Language): Language {
  const scripts = new Set(runsOf(normalise(keyword)).map(({ script }) => script))
  const [script] = scripts
  if (scripts.size !== 1 || script === 'latin') return language
  if (script === 'hangul') return 'ko'
  if (script === 'thai') return 'th'
  if (language === 'ja' || KANA_IN.test(keyword)) return 'ja'
  return 'zh-CN'
}

/** Adds the separators by which names of a language are split into names of one thing. */
const ENGLISH_NAMES = / and |[,・·]/
const KOREAN_NAMES = /[,・·]/
const OTHER_NAMES = /[\s,・·]+/

/**
 * Splits a name, or the other names of a kind or option, into the names of single things. English and Korean names
 * contain spaces; other names are separated by spaces.
 */
export function namesIn(text: string, language: Language, is_name: boolean): string[] {
  const plain = normalise(text)
  const separator =
    is_name && language === 'en' ? ENGLISH_NAMES : is_name && language === 'ko' ? KOREAN_NAMES : OTHER_NAMES
  return plain
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
}
