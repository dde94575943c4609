import type { ReplyTo } from '@sampan/front/calls'

type Category = ReplyTo<'GET /api/admin/category/list'>[number]
export type CustomsDefault = ReplyTo<'GET /api/admin/customs_default/list'>[number]

/** The whole shop, a category or a kind, with its stored values. */
export type CustomsDefaultRow = {
  key: string
  category: string | null
  kind: string | null
  /** Undefined for the whole shop. */
  name: Category['name'] | undefined
  /** 0 for the whole shop, 1 for a main category, 2 for a subcategory; a kind is one level below its category. */
  level: number
  stored: CustomsDefault | undefined
  /** Null if nothing is stored. */
  revision: string | null
}

/** The whole shop, then each category with its kinds. Subcategories follow their category. */
export function rowsOf(categories: readonly Category[], defaults: readonly CustomsDefault[]): CustomsDefaultRow[] {
  const storedFor = (category: string | null, kind: string | null) =>
    defaults.find((one) => one.category === category && one.kind === kind)
  const rowOf = (row: Omit<CustomsDefaultRow, 'stored' | 'revision'>): CustomsDefaultRow => {
    const stored = storedFor(row.category, row.kind)
    return { ...row, stored, revision: stored?.revision ?? null }
  }
  const whole_shop = rowOf({ key: 'shop', category: null, kind: null, name: undefined, level: 0 })
  const rows = categories.flatMap(({ category, parent, name, kinds }) => {
    const level = parent === null ? 1 : 2
    return [
      rowOf({ key: `category ${category}`, category, kind: null, name, level }),
      ...kinds.map(({ kind, name }) => rowOf({ key: `kind ${kind}`, category: null, kind, name, level: level + 1 })),
    ]
  })
  return [whole_shop, ...rows]
}
