import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import PO from 'pofile'
import type { Plugin } from 'vite'
import { PARTS, type Part, wordParts } from './word-parts.ts'

const CATALOGUE = new RegExp(`^(.*\\.po)\\?(${PARTS.join('|')})$`)

type PartOf = (file: string) => Part
/** A message under the id that the code asks for it by, and the part it is in. */
type Message = { id: string; msgid: string; text: string; part: Part }

const firstOf = (parts: readonly Part[]): Part => PARTS.find((part) => parts.includes(part)) ?? 'rest'

/** The messages of a catalogue, each in the first part of which a file says it. */
export const messagesIn = (po: string, partOf: PartOf): Message[] =>
  PO.parse(po)
    .items.filter((item) => !item.obsolete)
    .map(({ msgid, msgctxt, msgstr, references }) => ({
      id: generateMessageId(msgid, msgctxt ?? ''),
      msgid,
      text: msgstr[0] || msgid,
      part: firstOf(references.map(partOf)),
    }))

/** Messages that compiled code of one part says although they come only with a later one. */
export function missingFrom(part: Part, code: string, messages: readonly Message[]): string[] {
  const said = new Set([...code.matchAll(/\bid: ?"([\w+/]{6})"/g)].map(([, id]) => id))
  const later = PARTS.slice(PARTS.indexOf(part) + 1)
  return messages.filter(({ id, part: its }) => said.has(id) && later.includes(its)).map(({ msgid }) => msgid)
}

/**
 * Gives a catalogue in parts, `….po?front`, `….po?open` and `….po?rest`, by the places in the code that say each message:
 * a page waits for those of its language that its screen says (decision 011). The places are written by `npm run words`;
 * where they are older than the code, so that a word would be missing, the build fails.
 */
export function splitWords(root: string): Plugin {
  const catalogues = new Map<string, Message[]>()
  let partOf: PartOf = () => 'rest'
  return {
    name: 'split-words',
    enforce: 'pre',
    buildStart() {
      partOf = wordParts(root)
      catalogues.clear()
    },
    async load(id) {
      const [, file, part] = CATALOGUE.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const messages = messagesIn(await readFile(file, 'utf8'), partOf)
      catalogues.set(file, messages)
      const compiled = messages
        .filter((message) => message.part === part)
        .map(({ id, text }) => [id, compileMessage(text)])
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`
    },
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const file = id.slice(join(root, '/').length)
        const code = this.getModuleInfo(id)?.code ?? ''
        for (const [catalogue, messages] of catalogues)
          for (const msgid of missingFrom(partOf(file), code, messages))
            this.error(`${file} says "${msgid}", which ${catalogue} does not know there: npm run words`)
      }
    },
  }
}
