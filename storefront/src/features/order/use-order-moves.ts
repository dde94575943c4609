import { useLingui } from '@lingui/react/macro'
import type { OrderInList } from '@sampan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../api/call.ts'
import { makeStale } from '../../api/make-stale.ts'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { toast } from '../../ui/layer/toast.ts'

/** What a shopper does to an order from a list or its own screen. Both moves are asked for once more before they are made. */
export function useOrderMoves({ order_id }: Pick<OrderInList, 'order_id'>) {
  const { t } = useLingui()
  const call = useCall()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function make(move: () => Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await move()
      toast.success(done)
    } catch {
      // The failure has been told; what the order is now is read anew.
    } finally {
      setBusy(false)
      await makeStale(client, 'POST /api/order/receive')
    }
  }

  async function cancel() {
    const yes = await confirm({
      title: t`Cancel this order?`,
      text: t`What was set aside for you goes back to the shop.`,
      yes: t`Cancel the order`,
      no: t`Keep it`,
      tone: 'bad',
    })
    if (yes) await make(() => call('POST /api/order/cancel', { body: { order_id } }), t`Order cancelled`)
  }

  async function receive() {
    const yes = await confirm({
      title: t`Is everything there?`,
      text: t`Confirm only when the parcel is in your hands.`,
      yes: t`Confirm received`,
      no: t`Not yet`,
    })
    if (yes) await make(() => call('POST /api/order/receive', { body: { order_id } }), t`Receipt confirmed`)
  }

  return { isBusy, cancel, receive }
}
