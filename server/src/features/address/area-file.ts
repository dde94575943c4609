import { readFileSync } from 'node:fs'
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'

/** Names in the order of `LANGUAGE_TAGS`. An empty string means that the English name is used. */
export type Names = string[]
export type AreaNode = [code: string, names: Names, children?: AreaNode[]]
/** The dial code is the digits after the plus sign. */
export type CountryNode = [code: string, dial_code: string, names: Names]

const folder = new URL('../../../areas/', import.meta.url)
const readList = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

/** Countries with a separate area file. All others share others.json. */
const WITH_OWN_FILE = ['CN', 'JP', 'KR', 'TH', 'US']

let country_nodes: CountryNode[] | undefined
const area_nodes = new Map<string, AreaNode[]>()

/** Every country. The file is read once and cached. */
export function countryNodes(): CountryNode[] {
  const nodes: CountryNode[] = country_nodes ?? readList('countries.json')
  country_nodes = nodes
  return nodes
}

/**
 * A country's areas. Empty for an unknown code and for a country without areas (Singapore). Each file is read once and
 * cached.
 */
export function areaNodes(country: string): AreaNode[] {
  if (!area_nodes.has(country)) {
    if (WITH_OWN_FILE.includes(country)) area_nodes.set(country, readList(`${country}.json`))
    else keepOthers()
  }
  return area_nodes.get(country) ?? []
}

let has_others = false
function keepOthers() {
  if (has_others) return
  const others: Record<string, AreaNode[]> = readList('others.json')
  for (const [country, nodes] of Object.entries(others)) area_nodes.set(country, nodes)
  has_others = true
}

export const nameIn = (names: Names, language: Language) => names[LANGUAGE_TAGS.indexOf(language)] || names[0] || ''
