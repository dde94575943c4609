import { useLingui } from '@lingui/react/macro'
import type { OrderInList } from '@sampan/contract'
import { useSend } from '../../api/use-send.ts'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { toast } from '../../ui/layer/toast.ts'

/**
 * The shopper's actions on an order, from a list or from the order's own screen. Each action asks for confirmation
 * first.
 */
export function useOrderActions({ order_id }: Pick<OrderInList, 'order_id'>) {
  const { t } = useLingui()
  const { send: sendCancel, isSending: isCancelling } = useSend('POST /api/order/cancel')
  const { send: sendReceive, isSending: isReceiving } = useSend('POST /api/order/receive')

  async function run(action: Promise<unknown>, message: string) {
    try {
      await action
      toast.success(message)
    } catch {
      // A toast has already reported the failure. The order is refetched.
    }
  }

  async function cancel() {
    const yes = await confirm({
      title: t`Cancel this order?`,
      text: t`Your reserved items will be released.`,
      yes: t`Cancel order`,
      no: t`Keep it`,
      tone: 'bad',
    })
    if (yes) await run(sendCancel({ order_id }), t`Order cancelled`)
  }

  async function receive() {
    const yes = await confirm({
      title: t`Did everything arrive?`,
      text: t`Only confirm once you have the parcel.`,
      yes: t`Confirm received`,
      no: t({ message: 'Not yet', context: 'parcel' }),
    })
    if (yes) await run(sendReceive({ order_id }), t`Order marked as received`)
  }

  return { isBusy: isCancelling || isReceiving, cancel, receive }
}
