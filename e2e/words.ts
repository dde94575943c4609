import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleKey } from '@sampan/contract/rules'

/** What the shop says for an English message, in one language. `{name}` parts are filled from `values`. */
export type Words = (message: string, values?: Record<string, string | number>) => string

const LOCALES = join(import.meta.dirname, '../storefront/src/locales')
const ENTRY = /^msgid (".*"(?:\n".*")*)\nmsgstr (".*"(?:\n".*")*)$/gm

/** A string of a catalogue, which may go over several lines. */
const textOf = (quoted: string) =>
  quoted
    .split('\n')
    .map((line) => JSON.parse(line) as string) // a quoted line of a catalogue is written like one of JSON
    .join('')

/** The words of the catalogue, so that a better translation breaks no journey. */
export function wordsOf(locale: LocaleKey): Words {
  const catalogue = readFileSync(join(LOCALES, `${locale}.po`), 'utf8')
  const known = new Map<string, string>()
  for (const [, id = '', text = ''] of catalogue.matchAll(ENTRY)) known.set(textOf(id), textOf(text))
  return (message, values = {}) => {
    const text = known.get(message)
    if (!text) throw new Error(`${locale} has no words for “${message}”`)
    return text.replace(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part))
  }
}
