import { Row, type SourceRow, type SourceSheet } from './source-rows.ts'

type Link = { parent: string; options: [string, string][] }

const plainSku = (sku: string) => sku.trim().toLowerCase()

/**
 * The variants of Magento's configurable products. Their rows are products of their own, mostly in front of the row that
 * names them: `sku=TEE-S,color=Red,size=S|sku=TEE-M,…`. So all rows are read before any is translated.
 */
export class MagentoLinks {
  readonly #sheet: SourceSheet
  readonly #links = new Map<string, Link>()
  readonly #parents = new Map<string, Row>()
  readonly #skus = new Set<string>()
  #with_variants: ReadonlySet<string> | undefined

  constructor(sheet: SourceSheet) {
    this.#sheet = sheet
  }

  read(source: SourceRow): void {
    const row = new Row(source, this.#sheet)
    const sku = row.get('article_number')
    if (row.get('store_view') !== '' || sku === '') return
    const variations = row.get('variations')
    if (variations === '') {
      this.#skus.add(plainSku(sku))
      return
    }
    this.#parents.set(plainSku(sku), row)
    for (const variation of variations.split('|')) {
      const pairs = variation.split(/,(?=\s*[\w-]+=)/).map((pair): [string, string] => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
      })
      const child = pairs.find(([name]) => name === 'sku')?.[1]
      const options = pairs.filter(([name]) => name !== 'sku')
      if (child) this.#links.set(plainSku(child), { parent: sku, options })
    }
  }

  /** The product of a variant, and the variant with its options. */
  variantOf(row: Row): { parent: Row; row: Row } | undefined {
    const link = row.get('variations') === '' ? this.#links.get(plainSku(row.get('article_number'))) : undefined
    const parent = link && this.#parents.get(plainSku(link.parent))
    if (!link || !parent) return undefined
    const picture = row.all('pictures')[0]?.cell ?? ''
    return { parent, row: row.with({ sku_picture: picture }, link.options) }
  }

  /** Whether the row is a product whose variants are rows of their own. */
  hasVariants(row: Row): boolean {
    this.#with_variants ??= new Set(
      [...this.#links].flatMap(([child, { parent }]) => (this.#skus.has(child) ? [plainSku(parent)] : [])),
    )
    return row.get('variations') !== '' && this.#with_variants.has(plainSku(row.get('article_number')))
  }
}
