import { type Good, goods } from '../catalogue/kinds.ts'

/** A product as the studio needs it; `paper` is a number that `colours.js` turns into one of the papers. */
export type StudioProduct = { product_id: string; kind: string; category: string; values: string[]; paper: number }

/** Papers go round in the order in which a category's list opens, so that neighbours there do not share one. */
function papersOf(category: Good[]): Map<string, number> {
  const bySales = category.toSorted((one, other) => other.sales - one.sales)
  return new Map(bySales.map(({ product_id }, rank) => [product_id, rank]))
}

export function studioProducts(): StudioProduct[] {
  const categories = Object.values(Object.groupBy(goods(), ({ category }) => category))
  return categories.flatMap((ofCategory = [], place) => {
    const papers = papersOf(ofCategory)
    return ofCategory.map(({ product_id, kind, category, values }) => {
      return { product_id, kind, category, values, paper: place + (papers.get(product_id) ?? 0) }
    })
  })
}
