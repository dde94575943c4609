import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Names } from '../../server/src/features/address/area-file.ts'

/** The folder with `node_modules` and `cldr` (README.md), given on the command line. */
const folder = resolve(process.argv[2] ?? '.')
const require = createRequire(join(folder, 'build.js'))

/** Reads a package or a JSON file of it; the caller declares the expected type. */
export const fromPackage = (path: string) => require(path)

type Convert = (text: string) => string
const opencc: { Converter: (options: { from: string; to: string }) => Convert } = fromPackage('opencc-js')
const traditionalToSimplified = opencc.Converter({ from: 't', to: 'cn' })
const traditionalToJapanese = opencc.Converter({ from: 't', to: 'jp' })
const simplifiedToTraditional = opencc.Converter({ from: 'cn', to: 't' })
const japaneseToTraditional = opencc.Converter({ from: 'jp', to: 't' })

/** Characters that OpenCC converts incorrectly in place names, each followed by the correct one. */
const byCharacter = (pairs: string) => new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]))
const FOR_SIMPLIFIED = byCharacter(
  '澁涩 淸清 靑青 鷄鸡 鎭镇 尙尚 餠饼 鄕乡 戸户 冢塚 騨驒 呉吴 讃赞 氷冰 値值 陜陕 筿篠 辨弁',
)
const FOR_JAPANESE = byCharacter('竜龍 裏里 淸清 靑青 鷄鶏 鎭鎮 尙尚 芦蘆')
const withRight = (text: string, right: Map<string, string>) =>
  Array.from(text, (character) => right.get(character) ?? character).join('')

export const simplified = (traditional: string) => withRight(traditionalToSimplified(traditional), FOR_SIMPLIFIED)
export const simplifiedFromJapanese = (kanji: string) => simplified(japaneseToTraditional(kanji))
export const japanese = (traditional: string) => withRight(traditionalToJapanese(traditional), FOR_JAPANESE)
export const japaneseFromSimplified = (hanzi: string) =>
  japanese(simplifiedToTraditional(hanzi)).replace('沈陽', '瀋陽')

type Territories = { main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }> }
const CLDR_LANGUAGES = ['en', 'zh', 'ja', 'ko', 'th']
const territories = CLDR_LANGUAGES.map((language) => {
  const file: Territories = fromPackage(`cldr-localenames-full/main/${language}/territories.json`)
  return file.main[language]?.localeDisplayNames.territories ?? {}
})

/** Countries whose short CLDR name is used instead of the long one (中华人民共和国香港特别行政区). */
const SHORT_NAMED = ['HK', 'MO', 'MM', 'PS']
export function countryNames(code: string) {
  const names = territories.map((list) => (SHORT_NAMED.includes(code) && list[`${code}-alt-short`]) || list[code] || '')
  if (code === 'HK' || code === 'MO') names[1] = `中国${names[1]}`
  return names
}

type Subdivisions = { subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } } }
const inEnglish: Subdivisions = fromPackage('cldr-subdivisions-full/subdivisions/en/en.json')
const english = inEnglish.subdivisions.localeDisplayNames.subdivisions
/** CLDR 48 has names of subdivisions only in English, and not for all; CLDR 41 has them in all five languages. */
const cldr41 = CLDR_LANGUAGES.map((language) => {
  const xml = readFileSync(join(folder, `cldr/common/subdivisions/${language}.xml`), 'utf8')
  return new Map(Array.from(xml.matchAll(/<subdivision type="(\w+)"[^>]*>([^<]+)</g), (match) => [match[1], match[2]]))
})

/** Corrections in subdivision-names.txt. */
const corrections = new Map(
  readFileSync(new URL('subdivision-names.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([id = '', ...names]) => [id, names]),
)

type Containment = { supplemental: { subdivisionContainment: Record<string, { _contains: string[] }> } }
const containment: Containment = fromPackage('cldr-core/supplemental/subdivisionContainment.json')
export const subdivisionsOf = (code: string) => containment.supplemental.subdivisionContainment[code]?._contains ?? []

/** CLDR ids that changed after CLDR 41. */
const FORMER_ID: Record<string, string> = { fr20r: 'frcor' }

const tidy = (name: string) =>
  name
    .replace(/\s*[(（].*?[)）]/g, '')
    .replace('²', '')
    .replace(/ (?=[도부현시성주섬구]$)/, '')
    .trim()

/** A subdivision's names by CLDR id ("uswa"), '' where unknown; undefined for an id without any name. */
export function subdivisionNames(id: string): Names | undefined {
  const tidyNames = cldr41.map((list) => tidy(list.get(FORMER_ID[id] ?? id) ?? ''))
  const [en = '', zh = '', ja = '', ko = '', th = ''] = tidyNames
  const names = [tidy(english[id] ?? '') || en, simplified(zh), ja, ko, th]
  const correctedNames = names.map((name, index) => corrections.get(id)?.[index] || name)
  return correctedNames[0] ? correctedNames : undefined
}

/** "uswa" → "US-WA". */
export const isoCode = (id: string) => `${id.slice(0, 2)}-${id.slice(2)}`.toUpperCase()
