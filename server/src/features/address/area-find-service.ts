import { normalised } from '@sampan/contract/normalised'
import { isCountry, needsCity } from './area-data.ts'
import { type AreaNode, areaNodes, countryNodes } from './area-file.ts'
import { postalName } from './postal-name.ts'

export { mobileWithin } from './area-mobile.ts'

type WrittenArea = { country: string; province: string; city: string /** The rest of the address. */; street: string }

const cached_names = new WeakMap<AreaNode, string[]>()

/** The names of a node as they are compared. Files of customers compare thousands of addresses with them. */
function names(node: AreaNode): string[] {
  const cached = cached_names.get(node)
  if (cached) return cached
  const all = node[1].filter(Boolean).map(postalName)
  cached_names.set(node, all)
  return all
}

/** The node with this name or code; undefined if none or several have it. */
function called(nodes: readonly AreaNode[], country: string, written: string): AreaNode | undefined {
  const code = normalised(written, 'NFKC').trim().toUpperCase()
  const of_code = nodes.find(([one]) => one === code || one === `${country}-${code}`)
  const name = postalName(written)
  const of_name = name === '' ? [] : nodes.filter((node) => names(node).includes(name))
  return of_code ?? (of_name.length === 1 ? of_name[0] : undefined)
}

/** The node whose name a text contains, the longest name first: `札幌市中央区` before `中央区`. */
function within(nodes: readonly AreaNode[], text: string): AreaNode | undefined {
  const plain = postalName(text)
  const fits = nodes.flatMap((node) =>
    names(node)
      .filter((name) => name.length > 1 && plain.includes(name))
      .map((name) => ({ node, length: name.length })),
  )
  return fits.toSorted((one, other) => other.length - one.length)[0]?.node
}

/** The path from a node down to the last level, by the parts of the address. */
function pathBelow(node: AreaNode, { city, street, country }: WrittenArea): string[] | undefined {
  const path = [node[0]]
  for (let level = node[2] ?? []; level.length > 0; ) {
    const next: AreaNode | undefined =
      (level.length === 1 ? level[0] : undefined) ??
      called(level, country, city) ??
      within(level, city) ??
      within(level, `${city}${street}`)
    if (!next) return undefined
    path.push(next[0])
    level = next[2] ?? []
  }
  return path
}

/**
 * The codes of an area as people write it: names in any of the five languages with or without `省`, `県` or `도`, or codes
 * such as `CA` and `JP-13`. A city is a code where the list has cities, and otherwise stays as it is typed.
 * @returns undefined if the list has no such area.
 */
export function areaByName(written: WrittenArea): { area: string[]; city: string | null } | undefined {
  const { country, province, city } = written
  const nodes = areaNodes(country)
  const typed_city = needsCity(country) ? city || null : null
  if (nodes.length === 0) return { area: [], city: typed_city }
  const top = called(nodes, country, province)
  const paths = (top ? [top] : province === '' ? nodes.filter((node) => node[2]) : [])
    .map((node) => pathBelow(node, written))
    .filter((path) => path !== undefined)
  const [path] = paths
  return path && paths.length === 1 ? { area: path, city: typed_city } : undefined
}

let cached_countries: ReadonlyMap<string, string> | undefined

/** The code of a country by its code or its name in any of the five languages. */
export function countryByName(written: string): string | undefined {
  cached_countries ??= new Map(
    countryNodes().flatMap(([code, , all]) => all.filter(Boolean).map((name) => [postalName(name), code] as const)),
  )
  const code = written.trim().toUpperCase()
  return isCountry(code) ? code : cached_countries.get(postalName(written))
}
