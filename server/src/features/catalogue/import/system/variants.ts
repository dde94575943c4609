import { optionNames, optionsOf, type Row, valuesIn } from './source-rows.ts'

export type Variant = { row: Row; options: [string, string][]; article_number: string; isCounted: boolean }

/** The rows of a product that are SKUs, without rows that only add a picture or describe the product. */
export function variantsOf(rows: readonly Row[], system: string): Variant[] {
  const [first] = rows
  if (!first) return []
  if (system === 'etsy') return combinationsOf(first)
  const names = rows.map(optionNames).find((all) => all.some(Boolean)) ?? []
  const isSku = (row: Row) =>
    !/^(?:variable|grouped|external)$/i.test(row.get('row_kind')) &&
    (row.get('price') !== '' || row.get('article_number') !== '' || row.get('option_1_value') !== '')
  const skus = rows.filter(isSku)
  return (skus.length > 0 ? skus : [first]).map((row) => ({
    row,
    options: optionsOf(row, names),
    article_number: row.get('article_number').replace(/^'/, ''),
    isCounted: true,
  }))
}

/** Etsy exports a listing as one row, whose quantity is that of all its variations together. */
function combinationsOf(row: Row): Variant[] {
  const numbers = valuesIn(row.get('article_number'))
  const axes = optionNames(row).flatMap((name, at) => {
    const values = valuesIn(row.get(`option_${at === 0 ? 1 : 2}_value`))
    return at < 2 && name && values.length > 0 ? [values.map((value): [string, string] => [name, value])] : []
  })
  const all = axes.reduce<[string, string][][]>(
    (before, values) => before.flatMap((options) => values.map((option) => [...options, option])),
    [[]],
  )
  return all.map((options, at) => ({
    row,
    options,
    article_number: numbers.length === all.length ? (numbers[at] ?? '') : '',
    isCounted: all.length === 1,
  }))
}
