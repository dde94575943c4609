import type { CountChange, WordChange } from './count-sql.ts'
import type { Digested } from './listing-of.ts'
import type { Listed, ListingFigures } from './listing-sql.ts'

/** A product before and after its listing is made. */
export type Change = { now: Digested | undefined; before: Listed | undefined }

/** Changes of the number of titles and names that contain a word. */
export function wordChanges(of: 'titles' | 'names', before: string[], now: string[]): WordChange[] {
  const changes = new Map<string, number>()
  const add = (lexeme: string, count: number) => changes.set(lexeme, (changes.get(lexeme) ?? 0) + count)
  for (const lexeme of before) add(lexeme, -1)
  for (const lexeme of now) add(lexeme, 1)
  return [...changes].flatMap(([lexeme, count]) =>
    count === 0 ? [] : [{ ...wordOf(lexeme), ...NO_CHANGE, [of]: count }],
  )
}

const NO_CHANGE = { titles: 0, names: 0 }

/** Parses a lexeme: `=`, the language in two letters, a colon and the word. */
const wordOf = (lexeme: string) => ({ language: lexeme.slice(1, 3), word: lexeme.slice(4) })

/** Count changes per category, subcategory and kind, both for the shop and for all shops. */
export function countChanges(changes: Change[]): CountChange[] {
  const sums = new Map<string, CountChange>()
  const add = ({ shop_id, category, subcategory, kind, in_stock }: ListingFigures, products: 1 | -1) => {
    for (const shop of [shop_id, '']) {
      const key = JSON.stringify([shop, category, subcategory, kind])
      const sum = sums.get(key) ?? {
        shop_id: shop,
        category,
        subcategory: subcategory ?? '',
        kind: kind ?? '',
        products: 0,
        in_stock: 0,
      }
      sum.products += products
      sum.in_stock += in_stock ? products : 0
      sums.set(key, sum)
    }
  }
  for (const { now, before } of changes) {
    if (before) add(before, -1)
    if (now) add(now, 1)
  }
  return [...sums.values()].filter(({ products, in_stock }) => products !== 0 || in_stock !== 0)
}
