import { Trans } from '@lingui/react/macro'
import type { CartItem, Sku } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { choiceOf } from '../../features/product/sku-choice.ts'
import { SkuSheet } from '../../features/product/sku-sheet.tsx'
import { useLiveSkus } from '../../features/product/use-live-skus.ts'
import { useSkuSelection } from '../../features/product/use-sku-selection.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'

type Props = {
  /** The line whose options are being changed; null while the sheet is closed. */
  item: CartItem | null
  onChoose: (item: CartItem, sku: Sku) => void
  onClose: () => void
}

/** The options sheet of the product page. The chosen SKU replaces the SKU of the line. */
export function CartSkuSheet({ item, ...does }: Props) {
  const [last, setLast] = useState(item)
  if (item && item !== last) setLast(item) // keeps the options visible during the closing animation
  return last && <LineSheet key={`${last.cart_item_id} ${last.sku_id}`} open={item !== null} item={last} {...does} />
}

function LineSheet({ open, item, onChoose, onClose }: Props & { open: boolean; item: CartItem }) {
  const product = useRead('GET /api/product/detail', { product_id: item.product_id }, { enabled: open })
  const { skus, isLive } = useLiveSkus(product.data)
  const selection = useSkuSelection(skus, { choice: choiceOf(item) })
  const { sku } = selection
  function confirm() {
    if (selection.open_axis) return selection.highlightMissing()
    if (sku && sku.sku_id !== item.sku_id) onChoose(item, sku)
    onClose()
  }
  return (
    <SkuSheet
      open={open}
      onClose={onClose}
      product={product.data}
      skus={skus}
      isLive={isLive}
      selection={selection}
      waiting={
        product.isError ? (
          <ErrorState onRetry={() => void product.refetch()} />
        ) : (
          <Waiting>
            <SkeletonRows rows={3} />
          </Waiting>
        )
      }
      actions={
        <Button wide disabled={sku?.stock === 0 && sku.sku_id !== item.sku_id} onClick={confirm}>
          <Trans>Confirm</Trans>
        </Button>
      }
    />
  )
}
