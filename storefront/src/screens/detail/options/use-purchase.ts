import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SkuSelection } from '../../../features/product/use-sku-selection.ts'
import { useVisits } from '../../../navigation/visits.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { nextPaint } from '../../../ui/loading/next-paint.ts'

type Add = (line: { sku_id: string; quantity: number; stock: number }) => Promise<unknown>

/**
 * Adds the chosen SKU to the cart, or buys it. Before the first choice, the buttons in the page's footer open the sheet
 * with the options. The buttons next to options on the page add or buy immediately.
 */
export function usePurchase(selection: SkuSelection, add: Add) {
  const { t } = useLingui()
  const visits = useVisits()
  const [isChoosing, setChoosing] = useState(false)

  const chosenSku = () => {
    if (selection.open_axis) selection.highlightMissing()
    else if (!selection.sku || selection.sku.stock === 0) toast.fail(t`Sold out`)
    else return selection.sku
    return undefined
  }
  const toCart = async () => {
    const sku = chosenSku()
    if (!sku) return
    try {
      await add({ sku_id: sku.sku_id, quantity: selection.quantity, stock: sku.stock })
      // The result is shown first, because closing the sheet re-renders the whole page.
      await nextPaint()
      selection.settle()
      setChoosing(false)
    } catch {
      // A toast has already reported the reason. The stock is refetched, because another shopper may have bought the
      // last piece.
    }
  }
  const buy = () => {
    const sku = chosenSku()
    if (!sku) return
    setChoosing(false)
    void visits.go(`/checkout?sku=${sku.sku_id}&quantity=${selection.quantity}`)
  }
  const afterChoosing = (act: () => unknown) => () => {
    // The sheet shows which choice is missing or sold out.
    if (!selection.isSettled || !selection.sku || selection.sku.stock === 0) setChoosing(true)
    if (selection.isSettled) void act()
  }
  return {
    isChoosing,
    choose: () => setChoosing(true),
    stop: () => setChoosing(false),
    atOnce: { onAdd: () => void toCart(), onBuy: buy },
    inFooter: { onAdd: afterChoosing(toCart), onBuy: afterChoosing(buy) },
  }
}
