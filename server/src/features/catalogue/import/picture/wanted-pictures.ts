import type { Saving } from '../../product/product-desk-sql.ts'
import type { ProductLines } from '../import-draft.ts'
import type { WantedPicture } from './picture-sql.ts'

/** The pictures that the lines of stored products name by URL or file name. */
export function wantedPictures(savings: readonly Saving[], products: readonly ProductLines[]): WantedPicture[] {
  const stored = new Set(savings.map(({ draft }) => draft.product_id))
  return products.flatMap(({ product_id, lines }) => {
    if (!stored.has(product_id)) return []
    const of_skus = lines.flatMap(({ cells: { sku_id = '', sku_picture_url: source } }) =>
      source ? [{ source, sku_id }] : [],
    )
    return sourcesOf(lines).map((source, position) => ({
      product_id,
      source,
      position,
      sku_ids: of_skus.filter((one) => one.source === source).map(({ sku_id }) => sku_id),
    }))
  })
}

/** URLs and file names of the pictures that the lines of a product name: its own first, then those of its SKUs. */
export function sourcesOf(lines: ProductLines['lines']): string[] {
  const sources = lines.flatMap(({ cells }) => cells.picture_urls?.split('\n') ?? [])
  return [...new Set([...sources, ...lines.flatMap(({ cells }) => cells.sku_picture_url ?? [])])]
}
