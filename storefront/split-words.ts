import { readFile } from 'node:fs/promises'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import PO from 'pofile'
import type { Plugin } from 'vite'
import { frontFiles } from './front-files.ts'

const PART = /^(.*\.po)\?(front|rest)$/

/**
 * Gives a catalogue in two parts, `….po?front` and `….po?rest`, by the places in the code that say each message: the
 * front page waits for a third of its language only. A message said in both is in both.
 */
export function splitWords(root: string): Plugin {
  let front: ReadonlySet<string> | undefined
  return {
    name: 'split-words',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = PART.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      front ??= frontFiles(root)
      const isFront = (place: string) => front?.has(place)
      const { items } = PO.parse(await readFile(file, 'utf8'))
      const messages = items
        .filter((item) => !item.obsolete && item.references.some((place) => isFront(place) === (part === 'front')))
        .map(({ msgid, msgctxt, msgstr }) => [
          generateMessageId(msgid, msgctxt ?? ''),
          compileMessage(msgstr[0] || msgid),
        ])
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(messages)))})`
    },
  }
}
