import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import PO from 'pofile'
import type { Plugin } from 'vite'
import { frontFiles } from './front-files.ts'

const PART = /^(.*\.po)\?(front|rest)$/
type Part = 'front' | 'rest'

/** A message under the id that the code asks for it by, and the parts it belongs to. */
type Message = { id: string; msgid: string; text: string; parts: readonly Part[] }

/** The messages of a catalogue. A message said in files of both parts is in both. */
export function messagesIn(po: string, front: ReadonlySet<string>): Message[] {
  return PO.parse(po)
    .items.filter((item) => !item.obsolete)
    .map(({ msgid, msgctxt, msgstr, references }) => ({
      id: generateMessageId(msgid, msgctxt ?? ''),
      msgid,
      text: msgstr[0] || msgid,
      parts: [...new Set(references.map((place): Part => (front.has(place) ? 'front' : 'rest')))],
    }))
}

/** Messages that compiled code of the front page says and that its part of the catalogue lacks. */
export function missingFromFront(code: string, messages: readonly Message[]): string[] {
  const said = new Set([...code.matchAll(/\bid: ?"([\w+/]{6})"/g)].map(([, id]) => id))
  return messages.filter(({ id, parts }) => said.has(id) && !parts.includes('front')).map(({ msgid }) => msgid)
}

/**
 * Gives a catalogue in two parts, `….po?front` and `….po?rest`, by the places in the code that say each message: the
 * front page waits for a fifth of its language only (decision 011). The places are written by `npm run words`; where
 * they are older than the code, so that a word would be missing, the build fails.
 */
export function splitWords(root: string): Plugin {
  const catalogues = new Map<string, Message[]>()
  let front: ReadonlySet<string> = new Set()
  return {
    name: 'split-words',
    enforce: 'pre',
    buildStart() {
      front = frontFiles(root)
      catalogues.clear()
    },
    async load(id) {
      const [, file, part] = PART.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const messages = messagesIn(await readFile(file, 'utf8'), front)
      catalogues.set(file, messages)
      const compiled = messages
        .filter(({ parts }) => parts.some((one) => one === part))
        .map(({ id, text }) => [id, compileMessage(text)])
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`
    },
    generateBundle() {
      for (const file of front) {
        const code = this.getModuleInfo(join(root, file))?.code ?? ''
        for (const [catalogue, messages] of catalogues)
          for (const msgid of missingFromFront(code, messages))
            this.error(`${file} says "${msgid}", which ${catalogue} does not know: npm run words`)
      }
    },
  }
}
