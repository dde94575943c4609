import type { ProductDetail, Sku } from '@sampan/contract'
import { useMemo } from 'react'
import { useRead } from '../../api/use-read.ts'

type LiveSkus = {
  skus: readonly Sku[]
  /** The figures are those of this moment: they may be told. Before, the page says only whether there is something. */
  isLive: boolean
}

/** A product's SKUs with today's stock and price. A SKU the shop no longer sells counts as sold out. */
export function useLiveSkus({ product_id, skus }: ProductDetail): LiveSkus {
  const { data } = useRead('GET /api/product/stock', { product_id })
  return useMemo(() => {
    if (!data) return { skus, isLive: false }
    const now = new Map(data.map((figures) => [figures.sku_id, figures]))
    return { skus: skus.map((sku) => ({ ...sku, ...(now.get(sku.sku_id) ?? { stock: 0 }) })), isLive: true }
  }, [skus, data])
}
