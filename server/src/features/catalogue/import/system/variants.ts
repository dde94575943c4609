import { bigCommerceVariants } from './bigcommerce-variants.ts'
import { optionNames, optionsOf, type Row, valuesIn } from './source-rows.ts'
import type { Variant } from './variant.ts'

/** Kinds of rows that are no SKUs: products with variants, and parts of other systems' products. */
const NO_SKU = /^(?:variable|grouped|external|parent|configurable|rule|image|video|product_option)$/i

/**
 * The rows of a product that are SKUs, without rows that only add a picture or describe the product.
 * @param earlier_names names of the options in earlier rows of the product.
 */
export function variantsOf(
  rows: readonly Row[],
  system: string,
  earlier_names: string[] = [],
): { names: string[]; variants: Variant[] } {
  const [first] = rows
  if (!first) return { names: [], variants: [] }
  if (system === 'etsy') return { names: [], variants: combinationsOf(first) }
  const separate = system === 'bigcommerce' ? bigCommerceVariants(rows) : undefined
  if (separate) return { names: [], variants: separate }
  const names = rows.map(optionNames).find((all) => all.some(Boolean)) ?? earlier_names
  const isSku = (row: Row) =>
    !NO_SKU.test(row.get('row_kind')) &&
    (row.options !== undefined ||
      row.get('price') !== '' ||
      row.get('article_number') !== '' ||
      row.get('option_1_value') !== '')
  const skus = rows.filter(isSku)
  const variants = (skus.length > 0 ? skus : [first]).map((row) => ({
    row,
    options: optionsOf(row, names),
    article_number: row.get('article_number').replace(/^'/, ''),
    isCounted: true,
  }))
  return { names, variants }
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
