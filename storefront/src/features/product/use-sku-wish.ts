import type { Sku } from '@sampan/contract'
import { QUANTITY_LIMIT } from '@sampan/contract/rules'
import { useMemo, useState } from 'react'
import { axesOf, type Choice, chosenSku, firstChoice, skusLeft, withValue } from './sku-choice.ts'

type Start = {
  /** The axes that are not chosen for the shopper. */
  must_choose?: readonly string[]
  /** An earlier choice to start with. */
  choice?: Choice
}

/** The shopper's choice of a product: values and quantity. */
export function useSkuWish(skus: readonly Sku[], start: Start) {
  const axes = useMemo(() => axesOf(skus), [skus])
  const [choice, setChoice] = useState<Choice>(() => start.choice ?? firstChoice(skus, start.must_choose ?? []))
  const [wished, setQuantity] = useState(1)
  const [isTouched, setTouched] = useState(false)
  const [isAsked, setAsked] = useState(false)
  // The same object while nothing is chosen anew: what shows it is then left alone.
  return useMemo(() => {
    const sku = chosenSku(skus, axes, choice)
    const left = skusLeft(skus, choice)
    const prices = left.map(({ price_cents }) => price_cents)
    const open_axis = axes.find(({ axis }) => choice[axis] === undefined)
    const most = Math.max(1, Math.min(sku?.stock ?? 1, QUANTITY_LIMIT))
    return {
      axes,
      choice,
      sku,
      /** The first axis without a choice. */
      open_axis,
      /** It was wanted though an axis is open: that axis is pointed at. */
      missing_axis: isAsked ? open_axis : undefined,
      /** Of the chosen SKU; while an axis is open, of one that is left. */
      image: (sku ?? left.find(({ stock }) => stock > 0) ?? left[0])?.image,
      /** Of the chosen SKU; while an axis is open, the lowest of those that are left. */
      price_cents: prices.length > 0 ? Math.min(...prices) : undefined,
      isPriceOpen: new Set(prices).size > 1,
      /** The stock may be less than the chosen quantity. */
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
      /** Shows which choice is missing. */
      ask: () => setAsked(true),
    }
  }, [skus, axes, choice, wished, isTouched, isAsked])
}
export type SkuWish = ReturnType<typeof useSkuWish>
