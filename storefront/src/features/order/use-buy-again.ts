import { useLingui } from '@lingui/react/macro'
import type { OrderInList } from '@sampan/contract'
import { CallError, isLost } from '@sampan/contract/call-error'
import { useStillOnScreen } from '@sampan/front/use-still-on-screen'
import { useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { useVisits } from '../../navigation/visits.ts'
import { toast } from '../../ui/layer/toast.ts'

/**
 * Adds the goods of an order to the cart and opens the cart. Goods that are sold out or no longer sold are left out; if
 * nothing is left, the message of the last refusal is shown. A lost connection ends the attempt.
 */
export function useBuyAgain({ items }: Pick<OrderInList, 'items'>) {
  const { t } = useLingui()
  const visits = useVisits()
  const { send } = useSend('POST /api/cart/add', { quiet: true })
  const trackScreen = useStillOnScreen()
  const [isAdding, setAdding] = useState(false)

  async function buyAgain() {
    const isHere = trackScreen()
    setAdding(true)
    let added_count = 0
    let refusal: CallError | undefined
    try {
      for (const { sku_id, quantity } of items) {
        try {
          await send({ sku_id, quantity })
          added_count++
        } catch (error) {
          if (!(error instanceof CallError)) throw error
          if (error.status === 401) return // the session is over: a toast has reported it, and the login opens
          if (isLost(error)) return toast.fail(error.message)
          refusal = error
        }
      }
    } finally {
      setAdding(false)
    }
    if (added_count === 0) return toast.fail(refusal?.message ?? '')
    if (refusal) toast.show(t`Some items are no longer available`)
    else toast.success(t`Added to cart`)
    if (isHere()) await visits.go('/bag')
  }
  return { buyAgain, isAdding }
}
