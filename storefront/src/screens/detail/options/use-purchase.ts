import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SkuWish } from '../../../features/product/use-sku-wish.ts'
import { useVisits } from '../../../navigation/visits.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { painted } from '../../../ui/loading/painted.ts'

type Add = (wish: { sku_id: string; quantity: number; stock: number }) => Promise<unknown>

/**
 * Puts the chosen SKU into the cart or buys it. From the page's foot the sheet of options opens first, once; where the
 * options stand beside the buttons, these act at once.
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
      // What came of it is said at once; closing the sheet makes the browser go over the whole page.
      await painted()
      wish.settle()
      setChoosing(false)
    } catch {
      // A toast has said why; the stock is read again, because somebody else may have bought the last one.
    }
  }
  const buy = () => {
    const sku = wishedSku()
    if (!sku) return
    setChoosing(false)
    void visits.go(`/checkout?sku=${sku.sku_id}&quantity=${wish.quantity}`)
  }
  const afterChoosing = (act: () => unknown) => () => {
    // The sheet shows which choice is missing, and what is sold out.
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
