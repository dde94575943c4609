import { type Language, SHIPPED_COUNTRIES } from '@sampan/contract/rules'
import { type AreaNode, areaNodes, countryNodes, nameIn } from './area-file.ts'

export type Country = { code: string; name: string; dial_code: string; ships: boolean; needs_city: boolean }
export type Area = { code: string; name: string; children?: Area[] }

/**
 * Countries whose areas are listed in the official order, which people there know by heart. Other countries are sorted
 * by name.
 */
const OFFICIAL_ORDER = ['CN', 'JP', 'KR']
/** Countries that write an address from the largest part to the smallest. All others write the smallest part first. */
const BIG_FIRST = ['CN', 'JP', 'KR', 'TW', 'HK', 'MO']
const CITY_COUNTRIES = ['SG', 'HK', 'MO', 'MC', 'VA', 'GI']
const HOME: Partial<Record<Language, string>> = { 'zh-CN': 'CN', ja: 'JP', ko: 'KR' }
const SEPARATOR: Record<Language, string> = { en: ', ', 'zh-CN': '，', ja: '、', ko: ', ', th: ' ' }
/**
 * Placeholder cities in China's list that only mean "directly under the province" and are not part of a written
 * address.
 */
const NOT_WRITTEN = /^(\d\d9000|500200)$/

const byName = (language: Language) => {
  const collator = new Intl.Collator(language)
  return (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name)
}

const cached_countries = new Map<Language, Country[]>()

/**
 * All countries, sorted by name in the reader's language, with calling code ("+86"), whether the shop ships there and
 * whether the city is typed in.
 */
export function countries(language: Language): Country[] {
  const cached = cached_countries.get(language)
  if (cached) return cached
  const nodes = countryNodes()
    .map(([code, dial_code, names]) => ({
      code,
      name: nameIn(names, language),
      dial_code: `+${dial_code}`,
      ships: shipsTo(code),
      needs_city: needsCity(code),
    }))
    .sort(byName(language))
  cached_countries.set(language, nodes)
  return nodes
}

export const isCountry = (country: string) => countryNodes().some(([code]) => code === country)
export const shipsTo = (country: string) => SHIPPED_COUNTRIES.includes(country)

/**
 * Whether a country's area list ends above the city (for example at the state in the United States), so that the city
 * is typed in.
 */
export const needsCity = (country: string) =>
  isCountry(country) && !CITY_COUNTRIES.includes(country) && !areaNodes(country).some(([, , children]) => children)

const cached_trees = new Map<string, Area[]>()

/**
 * A country's areas in the reader's language. Empty for an unknown code and for a country without areas (Singapore).
 */
export function areaTree(country: string, language: Language): Area[] {
  const key = `${country} ${language}`
  const cached = cached_trees.get(key)
  if (cached) return cached
  const tree = withNames(areaNodes(country), country, language).map((area) => ({ children: [], ...area }))
  if (tree.length > 0) cached_trees.set(key, tree)
  return tree
}

function withNames(nodes: AreaNode[], country: string, language: Language): Area[] {
  const areas = nodes.map(([code, names, children]) => ({
    code,
    name: nameIn(names, language),
    ...(children && { children: withNames(children, country, language) }),
  }))
  return OFFICIAL_ORDER.includes(country) ? areas : areas.sort(byName(language))
}

/** The nodes from the province down to the last level. Undefined when the codes end too early or do not exist. */
function wholePath(country: string, area: string[]) {
  const path: AreaNode[] = []
  let level: AreaNode[] = areaNodes(country)
  for (const code of area) {
    const next = level.find((node) => node[0] === code)
    if (!next) return undefined
    path.push(next)
    level = next[2] ?? []
  }
  return level.length === 0 ? path : undefined
}

/** The names of an area from the province down, including a typed city. Empty for codes that are not a whole path. */
export function areaNames(country: string, area: string[], language: Language, city?: string | null): string[] {
  const listed = (wholePath(country, area) ?? [])
    .filter(([code]) => !NOT_WRITTEN.test(code))
    .map(([, names]) => nameIn(names, language))
  return city ? [...listed, city] : listed
}

/**
 * The area in the order of its country and the language of the reader ("東京都渋谷区", "Watthana, Bangkok, Thailand"),
 * including a typed city. Undefined for an unknown country and for codes that do not lead from the province to the last
 * level.
 */
export function areaText(
  country: string,
  area: string[],
  language: Language,
  city?: string | null,
): string | undefined {
  const nation = countryNodes().find(([code]) => code === country)
  const path = nation && wholePath(country, area)
  if (!path) return undefined
  const area_names = areaNames(country, area, language, city)
  const country_name = countryName(country, language)
  if (!BIG_FIRST.includes(country)) return join([country_name, ...area_names].reverse(), SEPARATOR[language])
  const parts = isCountryLeftOut(country, language) ? area_names : [country_name, ...area_names]
  return join(parts, language === 'en' ? ', ' : isUnspaced(parts, language) ? '' : ' ')
}

/** The country's name in an address, or its code if the country is unknown. */
export function countryName(country: string, language: Language): string {
  if (language === 'th' && country === 'TH') return 'ประเทศไทย'
  const nation = countryNodes().find(([code]) => code === country)
  return nation ? nameIn(nation[2], language) : country
}

/** Whether `areaText` omits the country, as people do when they write to an address in their own country. */
export const isCountryLeftOut = (country: string, language: Language): boolean =>
  BIG_FIRST.includes(country) && HOME[language] === country

/** Joins names, each repeated name only once: a municipality such as Beijing is also its only city. */
const join = (parts: string[], separator: string) =>
  parts.filter((part, index) => part !== parts[index - 1]).join(separator)

/** Chinese and Japanese are written without spaces, unless a name is in Latin letters. */
const isUnspaced = (parts: string[], language: Language) =>
  (language === 'zh-CN' || language === 'ja') && !/[a-z]/i.test(parts.join(''))
