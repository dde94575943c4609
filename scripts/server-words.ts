// Checks the catalogues of the server's sentences: all languages of the shop have the same ids, in order, each with a
// text and the placeholders of the English one, and the server uses every id.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_TAGS } from '@sampan/contract/languages'
import { isLeftInEnglish } from './left-in-english.ts'

const SERVER = join(import.meta.dirname, '../server/src')
const CATALOGUES = join(SERVER, 'language/catalogue')
const ENGLISH = 'en'

/** The text of a catalogue's file by its language. */
type Files = Readonly<Record<string, string>>

export const serverCatalogues = (): Files =>
  Object.fromEntries(
    readdirSync(CATALOGUES).map((file) => [file.replace(/\.json$/, ''), readFileSync(join(CATALOGUES, file), 'utf8')]),
  )

/** The texts of a catalogue by id. */
export const readTexts = (json: string): Record<string, string> => JSON.parse(json)

/** The source files of the server, without tests. */
export const serverSources = (): string[] =>
  readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(SERVER, file), 'utf8'))

const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

/** Ids as they are written, so that a repeated one is found, which `JSON.parse` drops. */
const writtenIds = (json: string) => [...json.matchAll(/^ *"([^"]+)":/gm)].map(([, id = '']) => id)

const asPattern = (part: string) => part.replaceAll('.', '\\.')

/** A pattern for the ids in string literals, and in templates such as `refusal.${reason}`, where a value has no dot. */
export function idsUsedIn(sources: readonly string[]): RegExp {
  const literals = sources.flatMap((source) => [...source.matchAll(/'([a-z_]+(?:\.\w+)+)'/g)])
  const templates = sources.flatMap((source) => [...source.matchAll(/`([a-z_]+\.(?:[\w.]|\$\{[^}]*\})*)`/g)])
  const patterns = new Set(
    [...literals, ...templates].map(([, id = '']) =>
      id
        .split(/\$\{[^}]*\}/)
        .map(asPattern)
        .join('\\w+'),
    ),
  )
  return new RegExp(`^(?:${[...patterns].join('|')})$`)
}

function faultsOfLanguage(language: string, json: string, english: Record<string, string>): string[] {
  const file = `${language}.json`
  const texts = readTexts(json)
  const ids = writtenIds(json)
  const repeatedIds = ids.filter((id, at) => ids.indexOf(id) < at)
  const unsorted = ids.find((id, at) => at > 0 && id < (ids[at - 1] ?? ''))
  return [
    ...Object.keys(english).flatMap((id) => (id in texts ? [] : [`${file} lacks ${id}`])),
    ...repeatedIds.map((id) => `${file} has ${id} twice`),
    ...(unsorted === undefined ? [] : [`${file}: ${unsorted} is not in alphabetical order`]),
    ...Object.entries(texts).flatMap(([id, text]) => {
      const original = english[id]
      if (original === undefined) return [`${file} has ${id}, which en.json lacks`]
      if (text.trim() === '') return [`${file} has no text for ${id}`]
      const is_same = placeholdersIn(text).join() === placeholdersIn(original).join()
      return [
        ...(is_same ? [] : [`${file}: ${id} has other placeholders than the English text`]),
        ...(language !== ENGLISH && isLeftInEnglish({ id: original, text }) ? [`${file} leaves ${id} in English`] : []),
      ]
    }),
  ]
}

/** The faults of the catalogues, one sentence each. */
export function catalogueFaults(files: Files, sources: readonly string[]): string[] {
  const english = readTexts(files[ENGLISH] ?? '{}')
  const isUsed = idsUsedIn(sources)
  return [
    ...LANGUAGE_TAGS.filter((language) => !(language in files)).map((language) => `${language}.json is missing`),
    ...Object.keys(files)
      .filter((language) => !LANGUAGE_TAGS.some((tag) => tag === language))
      .map((language) => `${language}.json is for no language of the shop`),
    ...Object.entries(files).flatMap(([language, json]) => faultsOfLanguage(language, json, english)),
    ...Object.keys(english)
      .filter((id) => !isUsed.test(id))
      .map((id) => `en.json has ${id}, which no code uses`),
  ]
}

export const serverWordFaults = (): string[] => catalogueFaults(serverCatalogues(), serverSources())
