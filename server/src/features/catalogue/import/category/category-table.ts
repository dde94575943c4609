import {
  CATALOGUE_LIMITS,
  CATEGORIES_LIMIT,
  type Language,
  PLAIN_NAME_PATTERN,
  VISIBLE_PATTERN,
} from '@sampan/contract/rules'
import type { ImportCategory, StoredMapping } from '../../../../db/json-columns.ts'
import type { Texts } from '../../../../language/text-in.ts'
import { namesIn, plain } from '../system/plain-text.ts'

export type CategoryName = { category: string; parent: string | null; name: Texts }

/** The decisions of an import about categories that the shop lacks. */
type Decisions = { categories: readonly ImportCategory[]; mapping: Pick<StoredMapping, 'category'> | null }

/** The names of a path such as `Home > Lamps`. */
export const namesOfPath = (text: string): string[] =>
  text
    .split(/[>＞›»]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/**
 * The names of a path on the two levels of the shop: those of the first and the last level. Null if one of them cannot be
 * a name.
 */
export function levelsOf(text: string): [string] | [string, string] | null {
  const names = namesOfPath(text)
  const [first, last] = [names[0], names.at(-1)]
  if (first === undefined || last === undefined || ![first, last].every(isName)) return null
  return names.length === 1 ? [first] : [first, last]
}

const isName = (text: string) =>
  text.length <= CATALOGUE_LIMITS.name && PLAIN_NAME_PATTERN.test(text) && VISIBLE_PATTERN.test(text)

/** A path without case, spaces and widths. */
export const plainPath = (text: string): string => namesOfPath(text).map(plain).join('>')

/** The categories of the shop by id, by their names in any language and by path; and those that an import decides. */
export class CategoryTable {
  readonly #rows: readonly CategoryName[]
  readonly #ids: ReadonlyMap<string, string>
  readonly #by_name = new Map<string, CategoryName[]>()
  readonly #decided: ReadonlyMap<string, ImportCategory>
  readonly #fallback: string | undefined

  constructor(rows: readonly CategoryName[], decisions: Decisions = { categories: [], mapping: null }) {
    this.#rows = rows
    this.#ids = new Map(rows.map(({ category }) => [plain(category), category]))
    for (const row of rows)
      for (const name of new Set(namesIn(row.name).map(plain)))
        this.#by_name.set(name, [...(this.#by_name.get(name) ?? []), row])
    this.#decided = new Map(decisions.categories.map((one) => [plainPath(one.name), one]))
    this.#fallback = decisions.mapping?.category
  }

  /** The category of a cell; undefined if the shop lacks it and nothing is decided. */
  idOf(cell: string): string | undefined {
    const decision = this.#decided.get(plainPath(cell))
    if (!decision) return this.find(cell) ?? this.#fallback
    return decision.choice === 'fallback' ? this.#fallback : (decision.category ?? undefined)
  }

  /** The category of the shop with an id, a name or a path; undefined if there is none, or if several have the name. */
  find(text: string): string | undefined {
    const id = this.#ids.get(plain(text))
    if (id !== undefined) return id
    const names = namesOfPath(text).map(plain)
    const last = names.at(-1)
    if (last === undefined) return undefined
    return only(names.length === 1 ? this.#named(last) : this.#below(names.slice(0, -1), last))?.category
  }

  /** Whether several categories have the name. */
  isAmbiguous(text: string): boolean {
    const names = namesOfPath(text).map(plain)
    const last = names.at(-1)
    if (last === undefined) return false
    return (names.length === 1 ? this.#named(last) : this.#below(names.slice(0, -1), last)).length > 1
  }

  /** The category of the first level with a name. */
  findFirstLevel(name: string): string | undefined {
    return only((this.#by_name.get(plain(name)) ?? []).filter(({ parent }) => parent === null))?.category
  }

  /** The categories with a name. One of the first level comes before subcategories. */
  #named(name: string): CategoryName[] {
    const all = this.#by_name.get(name) ?? []
    const main = all.filter(({ parent }) => parent === null)
    return main.length > 0 ? main : all
  }

  /** The subcategories with a name, below a category with one of the names above. */
  #below(above: readonly string[], name: string): CategoryName[] {
    const isAbove = (id: string) =>
      above.includes(plain(id)) ||
      this.#rows.some((row) => row.category === id && namesIn(row.name).some((text) => above.includes(plain(text))))
    return (this.#by_name.get(name) ?? []).filter(({ parent }) => parent !== null && isAbove(parent))
  }

  /** The name or path of a category in a language; its id if another category has this name. */
  nameOf(category: string, language: Language): string {
    const row = this.#rows.find((one) => one.category === category)
    const above = this.#rows.find((one) => one.category === row?.parent)
    const path = [above, row].flatMap((one) => (one ? [one.name[language] ?? one.name.en ?? ''] : [])).join(' > ')
    return this.find(path) === category ? path : category
  }

  /** The ids of categories that the import adds. */
  get planned(): string[] {
    return this.#added.flatMap(({ category }) => category ?? [])
  }

  /** The name or path of a category that the import adds; null for others. */
  plannedName(category: string): string | null {
    return this.#ids.has(plain(category)) ? null : (this.#added.find((one) => one.category === category)?.name ?? null)
  }

  get #added(): ImportCategory[] {
    return [...this.#decided.values()].filter(({ choice }) => choice === 'add')
  }

  /** Number of categories that the shop may still add. */
  get room(): number {
    return Math.max(0, CATEGORIES_LIMIT - this.#rows.length)
  }

  has(category: string): boolean {
    return this.#ids.get(plain(category)) === category
  }
}

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)
