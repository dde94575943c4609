import type { CartItem, Sku } from '@sampan/contract'
import { useState } from 'react'
import { useRead } from '../api/use-read.ts'
import { ChangeSkuSheet } from '../features/bag/change-sku-sheet.tsx'

type Props = {
  /** The line whose options are to be changed; null while none is. */
  item: CartItem | null
  onChoose: (item: CartItem, sku: Sku) => void
  onClose: () => void
}

/** Joins the cart's sheet with the catalogue, which knows the SKUs and what is left of them now. */
export function BagSkuSheet({ item, onChoose, onClose }: Props) {
  const [last, setLast] = useState(item)
  if (item && item !== last) setLast(item) // its SKUs stay until the sheet has left the screen
  const product = useRead(
    'GET /api/product/detail',
    { product_id: last?.product_id ?? '' },
    { enabled: item !== null, anew: true },
  )
  return (
    <ChangeSkuSheet
      open={item !== null}
      item={last}
      product={product.data}
      isFailed={product.isError}
      onRetry={() => void product.refetch()}
      onClose={onClose}
      onChoose={(sku) => {
        if (last) onChoose(last, sku)
        onClose()
      }}
    />
  )
}
