import type { ProductDetail, Sku } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useMemo } from 'react'

type LiveSkus = {
  skus: readonly Sku[]
  /**
   * Whether the current stock has been read, so that the number in stock may be shown. Until then, only availability is
   * shown.
   */
  isLive: boolean
}

const NONE: readonly Sku[] = []

/** A reduction that started or ended since the product was read is not shown: its former price is unknown. */
function liveSku(sku: Sku, now: Pick<Sku, 'stock' | 'price_cents'> | undefined): Sku {
  if (!now) return { ...sku, stock: 0 }
  const isSame = now.price_cents === sku.price_cents
  return { ...sku, ...now, ...(!isSame && { former_cents: null, reduced_until: null }) }
}

/**
 * A product's SKUs with current stock and price. Until the current stock is read, the SKUs are those of `product`,
 * which may be outdated. A SKU that is no longer sold is returned as sold out.
 */
export function useLiveSkus(product: ProductDetail | undefined): LiveSkus {
  const { product_id = '', skus = NONE } = product ?? {}
  const { data } = useRead('GET /api/product/stock', { product_id }, { enabled: product !== undefined })
  return useMemo(() => {
    if (!data) return { skus, isLive: false }
    const now = new Map(data.map((figures) => [figures.sku_id, figures]))
    return { skus: skus.map((sku) => liveSku(sku, now.get(sku.sku_id))), isLive: true }
  }, [skus, data])
}
