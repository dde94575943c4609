// Short English texts that several parts of a front end share. One English word often has two meanings that other
// languages write differently: "Code" of a promotion and of a second factor. Each shared text is therefore listed with
// its meaning in short-texts/, and a text with two meanings has a `context` in the code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrontEnd } from './words.ts'

type Reviewed = Map<string, { meaning: string; parts: string[] }>

const LONGEST_WORDS = 2

/**
 * The folder of a front end that a file belongs to, such as `screens/order`. Titles of pages and the menus of the frame
 * repeat the texts of their screens, so they have none.
 */
function partOf(place: string): string | undefined {
  const [, first = '', ...others] = place.replace(/:\d+$/, '').split('/')
  if (first === 'frame' || others.length === 0) return undefined
  return others.length === 1 ? first : `${first}/${others[0]}`
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[A-Za-z]/.test(word))

/** Short messages without a context that several parts use, with these parts, from a catalogue that names files. */
export function sharedTexts(po: string): Map<string, string[]> {
  const partsOf = new Map<string, string[]>()
  for (const entry of po.split('\n\n')) {
    // Texts with a value or an element are sentences, not words.
    const [, text] = /^msgid "([^{<"\n]+)"$/m.exec(entry) ?? []
    if (text === undefined || /^msgctxt/m.test(entry)) continue
    const files = [...entry.matchAll(/^#: (.+)$/gm)].flatMap(([, line = '']) => line.split(' '))
    const parts = [...new Set(files.map(partOf).filter((part) => part !== undefined))].sort()
    if (parts.length > 1 && wordsIn(text).length <= LONGEST_WORDS) partsOf.set(text, parts)
  }
  return partsOf
}

/** The reviewed texts of a front end, one a line: text, meaning (of single words), parts; separated by tabs. */
export function reviewedTexts(front_end: FrontEnd): Reviewed {
  const lines = readFileSync(join(import.meta.dirname, 'short-texts', `${front_end}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const [text = '', meaning = '', parts = ''] = line.split('\t')
      return [text, { meaning, parts: parts.split(' ') }]
    }),
  )
}

/** A sentence for each shared text whose meaning was not compared in all its parts, and for each outdated line. */
export function sharedTextFaults(partsOf: Map<string, string[]>, reviewed: Reviewed): string[] {
  const unseen = [...partsOf].flatMap(([text, parts]) => {
    const line = reviewed.get(text)
    const others = parts.filter((part) => !line?.parts.includes(part))
    if (others.length > 0)
      return [
        `"${text}" is also in ${others.join(', ')}: list it if it means the same in ${parts.join(', ')}, otherwise add a context`,
      ]
    return line?.meaning === '' && wordsIn(text).length === 1 ? [`"${text}" has no meaning in the list`] : []
  })
  const outdated = [...reviewed].flatMap(([text, { parts }]) => {
    const goneParts = parts.filter((part) => !partsOf.get(text)?.includes(part))
    return goneParts.length > 0
      ? [`"${text}" is listed for ${goneParts.join(', ')}, which does not share it any more`]
      : []
  })
  return [...unseen, ...outdated]
}
