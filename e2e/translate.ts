import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LocaleKey, tagOf } from '@sampan/contract/rules'

/** The shop's text for an English message, in one language. `{name}` parts are filled from `values`. */
export type Translate = (message: string, values?: Record<string, string | number>) => string

/** An entry without a context. */
const ENTRY = /(?<!^msgctxt ".*"\n)^msgid (".*"(?:\n".*")*)\nmsgstr (".*"(?:\n".*")*)$/gm

/** The text of a catalogue's string, which may span several lines. */
const textOf = (quotedText: string) =>
  quotedText
    .split('\n')
    .map((line) => JSON.parse(line) as string) // a catalogue quotes lines like JSON
    .join('')

/**
 * The texts of a front end's catalogue, by default the storefront's. They are read from the catalogue, so that an
 * improved translation does not break a test.
 */
export function translatorFor(locale: LocaleKey, front: 'storefront' | 'console' = 'storefront'): Translate {
  const catalogue = readFileSync(join(import.meta.dirname, `../${front}/src/locales/${tagOf(locale)}.po`), 'utf8')
  const texts = new Map<string, string>()
  for (const [, id = '', text = ''] of catalogue.matchAll(ENTRY)) texts.set(textOf(id), textOf(text))
  return (message, values = {}) => {
    const text = texts.get(message)
    if (!text) throw new Error(`${locale} has no words for “${message}”`)
    return text.replace(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part))
  }
}
