import { readFile } from 'node:fs/promises'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import PO from 'pofile'
import type { Plugin } from 'vite'

/** Who says the words of the front page; everything else can come a moment later. */
const FRONT =
  /^src\/([\w-]+\.tsx?|(http|navigation|session|ui)\/.*|features\/(cart|catalogue|front|shell|shop)\/.*|screens\/(home|not-found|not-yet-open)\.tsx)$/

const PART = /^(.*\.po)\?(front|rest)$/

/**
 * Gives a catalogue in two parts, `….po?front` and `….po?rest`, by the places in the code that say each message: the
 * front page waits for a third of its language only. A message said in both is in both.
 */
export function splitWords(): Plugin {
  return {
    name: 'split-words',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = PART.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const { items } = PO.parse(await readFile(file, 'utf8'))
      const messages = items
        .filter((item) => !item.obsolete && item.references.some((place) => FRONT.test(place) === (part === 'front')))
        .map(({ msgid, msgctxt, msgstr }) => [
          generateMessageId(msgid, msgctxt ?? ''),
          compileMessage(msgstr[0] || msgid),
        ])
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(messages)))})`
    },
  }
}
