import type { ImportSystem } from '@sampan/contract/rules'
import { plainHeading } from '../../../../sheet/heading.ts'
import { levelsOf, namesOfPath } from '../category/category-table.ts'
import type { Row, SourceSheet } from './source-rows.ts'

/** How a system writes several categories in a cell, and the levels of one of them. */
const SIGNS: Partial<Record<ImportSystem, { between: RegExp; level?: RegExp }>> = {
  woocommerce: { between: /(?<!\\),/ },
  bigcommerce: { between: /;/, level: /\// },
  magento: { between: /,/, level: /\// },
  prestashop: { between: /,/ },
  squarespace: { between: /,/, level: /\// },
  square: { between: /,/ },
}

/** Columns with the shopkeeper's own categories, which come before those of a taxonomy. */
const OWN_WORDS: ReadonlySet<string> = new Set(['type', 'producttype', 'customproducttype'])

/** Names that systems give to products without a category. */
const NONE = /^(?:uncategori[sz]ed|default category|未分类|未分類|미분류|ไม่มีหมวดหมู่)$/i

/**
 * The category of a product as a path: the first one that the shop has, otherwise the one on the lowest level. Empty if
 * the rows name none. Numbers that are no id of the shop are those of another system's list: `onNumber` is called.
 */
export function categoryCell(rows: readonly Row[], { system, categories }: SourceSheet, onNumber: () => void): string {
  const cells = rows.map((row) => row.all('category')).find((all) => all.length > 0) ?? []
  const ordered = cells.toSorted((one, other) => rank(one.heading) - rank(other.heading))
  const lists = ordered.map(({ cell }) => (categories?.find(cell) === undefined ? pathsIn(cell, system) : [cell]))
  const existing = lists.flat().find((path) => categories?.find(path) !== undefined)
  if (existing !== undefined) return existing
  const pathLists = lists.map((paths) => paths.filter((path) => !/^[\d\s>]+$/.test(path)))
  if (lists.flat().length > pathLists.flat().length) onNumber()
  const [first] = pathLists.find((paths) => paths.length > 0)?.toSorted((one, other) => depth(other) - depth(one)) ?? []
  return first === undefined ? '' : (levelsOf(first)?.join(' > ') ?? first)
}

const rank = (heading: string) => (OWN_WORDS.has(plainHeading(heading)) ? 0 : 1)
const depth = (path: string) => namesOfPath(path).length

function pathsIn(cell: string, system: ImportSystem): string[] {
  const { between, level } = SIGNS[system] ?? {}
  const parts = between ? cell.split(between) : [cell]
  return parts
    .map((part) => {
      const path = part.replaceAll('\\,', ',').replaceAll('&amp;', '&').replaceAll('&gt;', '>')
      const names = level ? path.split(level) : namesOfPath(path)
      return names
        .map((name) => name.trim())
        .filter((name) => name !== '' && !NONE.test(name))
        .join(' > ')
    })
    .filter(Boolean)
}
