import type { Sku } from '@sampan/contract'
import { QUANTITY_LIMIT } from '@sampan/contract/rules'
import { useMemo, useState } from 'react'
import { axesOf, type Choice, chosenSku, firstChoice, skusLeft, withValue } from './sku-choice.ts'

type Start = {
  /** Axes that are not preselected. */
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
  // Memoised, so that memoised components don't re-render while the choice is unchanged.
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
      /** The axis to highlight, because the shopper tried to buy before choosing it. */
      missing_axis: isAsked ? open_axis : undefined,
      /** The picture of the chosen SKU, otherwise of a remaining one. */
      image: (sku ?? left.find(({ stock }) => stock > 0) ?? left[0])?.image,
      /** The price of the chosen SKU, otherwise the lowest of the remaining ones, in cents. */
      price_cents: prices.length > 0 ? Math.min(...prices) : undefined,
      isPriceOpen: new Set(prices).size > 1,
      /** Limited, because the stock may be less than the chosen quantity. */
      quantity: Math.min(wished, most),
      most,
      /** The shopper has chosen, so buying needs no further question. */
      isSettled: skus.length === 1 || isTouched,
      setQuantity,
      choose: (axis: string, value_key: string) => {
        setTouched(true)
        setChoice((before) => withValue(skus, before, axis, value_key))
      },
      settle: () => setTouched(true),
      /** Highlights the missing choice. */
      ask: () => setAsked(true),
    }
  }, [skus, axes, choice, wished, isTouched, isAsked])
}
export type SkuWish = ReturnType<typeof useSkuWish>
