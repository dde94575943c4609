import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SkuWish } from '../../../features/product/use-sku-wish.ts'
import { useVisits } from '../../../navigation/visits.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { painted } from '../../../ui/loading/painted.ts'

type Add = (wish: { sku_id: string; quantity: number; stock: number }) => Promise<unknown>

/**
 * Adds the chosen SKU to the cart, or buys it. Before the first choice, the buttons in the page's foot open the sheet
 * with the options. The buttons next to options on the page add or buy immediately.
 */
export function usePurchase(wish: SkuWish, add: Add) {
  const { t } = useLingui()
  const visits = useVisits()
  const [isChoosing, setChoosing] = useState(false)

  const wishedSku = () => {
    if (wish.open_axis) wish.ask()
    else if (!wish.sku || wish.sku.stock === 0) toast.fail(t`Sold out`)
    else return wish.sku
    return undefined
  }
  const toCart = async () => {
    const sku = wishedSku()
    if (!sku) return
    try {
      await add({ sku_id: sku.sku_id, quantity: wish.quantity, stock: sku.stock })
      // The result is shown first, because closing the sheet re-renders the whole page.
      await painted()
      wish.settle()
      setChoosing(false)
    } catch {
      // A toast has already reported the reason. The stock is refetched, because another shopper may have bought the
      // last piece.
    }
  }
  const buy = () => {
    const sku = wishedSku()
    if (!sku) return
    setChoosing(false)
    void visits.go(`/checkout?sku=${sku.sku_id}&quantity=${wish.quantity}`)
  }
  const afterChoosing = (act: () => unknown) => () => {
    // The sheet shows which choice is missing or sold out.
    if (!wish.isSettled || !wish.sku || wish.sku.stock === 0) setChoosing(true)
    if (wish.isSettled) void act()
  }
  return {
    isChoosing,
    choose: () => setChoosing(true),
    stop: () => setChoosing(false),
    atOnce: { onAdd: () => void toCart(), onBuy: buy },
    inFoot: { onAdd: afterChoosing(toCart), onBuy: afterChoosing(buy) },
  }
}
