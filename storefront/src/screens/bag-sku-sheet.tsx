import type { CartItem, Sku } from '@sampan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../call.ts'
import { ChangeSkuSheet } from '../features/bag/change-sku-sheet.tsx'
import { productQuery } from '../features/catalogue/catalogue-queries.ts'

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
  const product = useQuery({
    ...productQuery(useCall(), last?.product_id ?? ''),
    enabled: item !== null,
    staleTime: 0,
  })
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
