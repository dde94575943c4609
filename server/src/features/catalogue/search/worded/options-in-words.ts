import type { Language } from '@sampan/contract/rules'
import { isFiller } from '../meaning/filler-words.ts'
import { type Run, runsOf, tongueOf } from '../meaning/runs.ts'
import { simplified } from '../meaning/spelling.ts'
import { type Dictionary, exactly } from '../meaning/term.ts'
import { ROLE } from '../meaning/vocabulary.ts'
import { normalise } from '../search-terms.ts'

const OPTIONS_MAX = 40
const WORDS_MAX = 3
const CHARACTERS_MAX = 10
/** Shorter names, such as sizes, are also parts of many words. */
const SHORTEST = { latin: 3, hangul: 2, thai: 3, cjk: 2 } as const

type Read = { rest: string; options: string[] }
type Named = (name: string) => readonly string[]

/** Takes the names of options out of a keyword: "red shoes" is "shoes" in the colours that are called red. */
export function optionsIn(dictionary: Dictionary, keyword: string, readers: Language): Read | undefined {
  const language = tongueOf(keyword, readers)
  const vocabulary = dictionary.vocabularies[language]
  const optionsNamed: Named = (name) => vocabulary.optionsNamed(name)
  const plain = normalise(keyword).trim()
  const runs = runsOf(plain)
  if (runs.length === 1 && runs[0] && isName(dictionary, runs[0], language)) return undefined
  const rest: string[] = []
  const options: string[] = []
  const words = plain.split(/\s+/)
  for (let at = 0; at < words.length; ) {
    const many = manyAt(words, at, optionsNamed)
    const { rest_of_word, codes } = many ?? optionOf(words[at] ?? '', language, optionsNamed)
    if (rest_of_word) rest.push(rest_of_word)
    options.push(...codes)
    at += many?.span ?? 1
  }
  const axis_options = ofOneAxis([...new Set(options)])
  if (axis_options.length === 0 || !rest.some((word) => !isFiller(word, language))) return undefined
  return { rest: rest.filter((word) => !isFiller(word, language)).join(' '), options: axis_options }
}

/** Whether a run is the name of a kind, such as "红豆" and "木星". */
function isName(dictionary: Dictionary, run: Run, language: Language): boolean {
  const part = exactly(dictionary, run, language)
  return part !== undefined && part.role >= ROLE.title
}

/** An option whose name has two or three words. */
function manyAt(words: readonly string[], at: number, optionsNamed: Named) {
  for (let span = Math.min(WORDS_MAX, words.length - at); span >= 2; span--) {
    const codes = optionsNamed(words.slice(at, at + span).join(' '))
    if (codes.length > 0) return { rest_of_word: '', codes: codes, span }
  }
  return undefined
}

/** The option that a word names, or the beginning of a Chinese or Japanese run, or the end of a Thai run. */
function optionOf(
  word: string,
  language: Language,
  optionsNamed: Named,
): { rest_of_word: string; codes: readonly string[] } {
  const [run] = runsOf(word)
  const nothing = { rest_of_word: word, codes: [] }
  if (!run || run.text !== word || [...word].length < SHORTEST[run.script]) return nothing
  const { script } = run
  if (script === 'latin' || script === 'hangul') {
    const codes = formsOf(word, script)
      .map(optionsNamed)
      .find(({ length }) => length > 0)
    return codes ? { rest_of_word: '', codes } : nothing
  }
  const characters = [...(language === 'zh-CN' ? simplified(word) : word)]
  for (let length = Math.min(CHARACTERS_MAX, characters.length); length >= 1; length--) {
    const isThai = script === 'thai'
    const name = (isThai ? characters.slice(-length) : characters.slice(0, length)).join('')
    const others = isThai ? characters.slice(0, -length) : characters.slice(length)
    const isJoined = !isThai && JOINTS.has(others[0] ?? '')
    // A single character is part of many words: 赤ちゃん is a baby.
    if (length < SHORTEST[script] && !isJoined) continue
    const codes = optionsNamed(name)
    const colour = codes.length === 0 && isJoined ? optionsNamed(`${name}色`) : codes
    if (colour.length > 0) return { rest_of_word: others.slice(isJoined ? 1 : 0).join(''), codes: colour }
  }
  return nothing
}

/** Characters between an option and the thing: 红色的鞋, 木製の, 赤い靴. */
const JOINTS = new Set(['的', 'の', 'い', 'な'])

/** Other forms of a word: 빨간 is 빨간색, wooden is wood. */
const formsOf = (word: string, script: 'latin' | 'hangul') =>
  script === 'hangul' ? [word, `${word}색`] : [word, ...(word.endsWith('en') ? [word.slice(0, -2)] : [])]

/** The options of the axis with most of them, because products need an option of each axis. */
function ofOneAxis(options: readonly string[]): string[] {
  const axes = Map.groupBy(options, (option) => option.split(':', 1)[0] ?? '')
  const [most = []] = [...axes.values()].sort((a, b) => b.length - a.length)
  return most.slice(0, OPTIONS_MAX)
}
