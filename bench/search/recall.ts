import { demoCatalogue } from '../../demo/catalogue.ts'
import type { Query } from './queries.ts'

/** Returns the ids of the first products that a search finds. */
export type Find = (query: Query) => Promise<string[]>
export type Recall = { queries: number; five: number; first: number; misses: Query[] }

const FIRST_SCREEN = 5
const kind_of = new Map(demoCatalogue().products.map(({ product_id, kind }) => [product_id, kind]))

/**
 * For each group and language, the number of queries with a product of the right kind among the first five products,
 * and in the first place. A nonsense query is right if it finds nothing.
 */
export async function recallOf(queries: readonly Query[], find: Find): Promise<Map<string, Recall>> {
  const groups = new Map<string, Recall>()
  for (const query of queries) {
    const key = `${query.group}, ${query.language}`
    const group = groups.get(key) ?? { queries: 0, five: 0, first: 0, misses: [] }
    groups.set(key, group)
    const matches = (await find(query)).slice(0, FIRST_SCREEN).map((id) => query.kinds.has(kind_of.get(id) ?? ''))
    const isNonsense = query.kinds.size === 0
    const isFound = isNonsense ? matches.length === 0 : matches.includes(true)
    group.queries++
    if (isFound) group.five++
    else group.misses.push(query)
    if (isNonsense ? isFound : matches[0]) group.first++
  }
  return groups
}
