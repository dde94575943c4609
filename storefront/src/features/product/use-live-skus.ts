import type { ProductDetail, Sku } from '@sampan/contract'
import { useMemo } from 'react'
import { useRead } from '../../api/use-read.ts'

type LiveSkus = {
  skus: readonly Sku[]
  /** The stock is live, so its figure may be shown. Before that, the page only says whether there is any. */
  isLive: boolean
}

const NONE: readonly Sku[] = []

/**
 * A product's SKUs with today's stock and price, none before it is known. A SKU the shop no longer sells counts as sold
 * out.
 */
export function useLiveSkus(product: ProductDetail | undefined): LiveSkus {
  const { product_id = '', skus = NONE } = product ?? {}
  const { data } = useRead('GET /api/product/stock', { product_id }, { enabled: product !== undefined })
  return useMemo(() => {
    if (!data) return { skus, isLive: false }
    const now = new Map(data.map((figures) => [figures.sku_id, figures]))
    return { skus: skus.map((sku) => ({ ...sku, ...(now.get(sku.sku_id) ?? { stock: 0 }) })), isLive: true }
  }, [skus, data])
}
