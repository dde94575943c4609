import type { Sku } from '@sampan/contract'
import { QUANTITY_LIMIT } from '@sampan/contract/rules'
import { useMemo, useState } from 'react'
import { axesOf, type Choice, chosenSku, firstChoice, withValue } from './sku-choice.ts'

/** What the shopper wishes of a product: values, and how many. */
export function useSkuWish(skus: readonly Sku[]) {
  const axes = useMemo(() => axesOf(skus), [skus])
  const [choice, setChoice] = useState<Choice>(() => firstChoice(skus))
  const [wished, setQuantity] = useState(1)
  const [isTouched, setTouched] = useState(false)
  const sku = chosenSku(skus, axes, choice)
  const most = Math.max(1, Math.min(sku?.stock ?? 1, QUANTITY_LIMIT))
  return {
    axes,
    choice,
    sku,
    /** The first axis without a choice: the shop may have put one more. */
    open_axis: axes.find(({ axis }) => choice[axis] === undefined),
    /** Less may be there than was wished. */
    quantity: Math.min(wished, most),
    most,
    /** The shopper has chosen: buying needs no further question. */
    isSettled: skus.length === 1 || isTouched,
    setQuantity,
    choose: (axis: string, value_key: string) => {
      setTouched(true)
      setChoice((before) => withValue(skus, before, axis, value_key))
    },
    settle: () => setTouched(true),
  }
}
export type SkuWish = ReturnType<typeof useSkuWish>
