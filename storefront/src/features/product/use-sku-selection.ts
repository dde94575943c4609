import type { Sku } from '@sampan/contract'
import { QUANTITY_LIMIT } from '@sampan/contract/rules'
import { useMemo, useState } from 'react'
import { axesOf, type Choice, chosenSku, firstChoice, skusLeft, withValue } from './sku-choice.ts'

type Start = {
  /** The axes whose values are not preselected. */
  must_choose?: readonly string[]
  /** An earlier choice to start with. */
  choice?: Choice
}

/** The shopper's choice of a product: values and quantity. */
export function useSkuSelection(skus: readonly Sku[], start: Start) {
  const axes = useMemo(() => axesOf(skus), [skus])
  const [choice, setChoice] = useState<Choice>(() => start.choice ?? firstChoice(skus, start.must_choose ?? []))
  const [wanted_quantity, setQuantity] = useState(1)
  const [isTouched, setTouched] = useState(false)
  const [isAsked, setAsked] = useState(false)
  // Memoised, so that memoised child components don't re-render while the choice is unchanged.
  return useMemo(() => {
    const sku = chosenSku(skus, axes, choice)
    const remaining = skusLeft(skus, choice)
    const prices = remaining.map(({ price_cents }) => price_cents)
    const cheapest = remaining.find(({ price_cents }) => price_cents === Math.min(...prices))
    const open_axis = axes.find(({ axis }) => choice[axis] === undefined)
    const most = Math.max(1, Math.min(sku?.stock ?? 1, QUANTITY_LIMIT))
    return {
      axes,
      choice,
      sku,
      /** The first axis without a choice. */
      open_axis,
      /** The axis that is marked as missing, because the shopper tried to buy before choosing its value. */
      missing_axis: isAsked ? open_axis : undefined,
      /** The picture of the chosen SKU. Before a SKU is chosen, the picture of a SKU that matches the choice so far. */
      image: (sku ?? remaining.find(({ stock }) => stock > 0) ?? remaining[0])?.image,
      /**
       * The price of the chosen SKU in cents. Before a SKU is chosen, the lowest price of the SKUs that match the
       * choice so far.
       */
      price_cents: prices.length > 0 ? Math.min(...prices) : undefined,
      /** The reduction of that price: its end, and the former price if it was higher. */
      reduced_until: cheapest?.reduced_until ?? null,
      former_cents: cheapest?.former_cents ?? null,
      isPriceOpen: new Set(prices).size > 1,
      /** The quantity is at most the stock, which may be lower than the wanted quantity. */
      quantity: Math.min(wanted_quantity, most),
      most,
      /**
       * True if the shopper has made a choice or there is nothing to choose, so that buying needs no further question.
       */
      isSettled: skus.length === 1 || isTouched,
      setQuantity,
      choose: (axis: string, value_key: string) => {
        setTouched(true)
        setChoice((before) => withValue(skus, before, axis, value_key))
      },
      settle: () => setTouched(true),
      /** Marks the first axis without a choice as missing. */
      highlightMissing: () => setAsked(true),
    }
  }, [skus, axes, choice, wanted_quantity, isTouched, isAsked])
}
export type SkuSelection = ReturnType<typeof useSkuSelection>
