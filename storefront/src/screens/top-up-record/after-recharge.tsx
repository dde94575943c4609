import { Trans } from '@lingui/react/macro'
import type { OrderInList, RechargeEntry } from '@sampan/contract'
import { useUser } from '../../features/account/use-user.ts'
import { firstToPay, paymentHref, totalOf, useUnpaidOrders } from '../../features/order/unpaid-orders.ts'
import { readOrderIds } from '../../features/payment/read-orders.ts'
import { Button } from '../../ui/button/button.tsx'

type RechargedOrders = {
  /** The order that waits until the recharges are audited. */
  waiting: OrderInList | undefined
  /** Unpaid orders that the balance is sufficient for. */
  to_pay: readonly OrderInList[]
}

/** The next steps for a shopper after a recharge. `next` is the payment that led to the top-up. */
export function useOrdersAfterRecharge(next: string | null): RechargedOrders {
  const { data: user } = useUser()
  const unpaid = useUnpaidOrders() ?? []
  const wanted = readOrderIds(new URLSearchParams(next?.split('?')[1]))
  const orders = firstToPay(
    unpaid.filter((order) => !order.waits_for_recharge),
    wanted,
  )
  const isCovered = orders.length > 0 && user !== undefined && user.balance_cents >= totalOf(orders)
  return { waiting: unpaid.find((order) => order.waits_for_recharge), to_pay: isCovered ? orders : [] }
}

type Props = { recharge: RechargeEntry; isLatest: boolean; orders: RechargedOrders }

/** A link from the latest recharge to the order that it was made for. */
export function AfterRecharge({ recharge: { status }, isLatest, orders: { waiting, to_pay } }: Props) {
  if (!isLatest) return null
  if (status === 0 && waiting) {
    return (
      <Button tone="soft" href={`/orderInfo/${waiting.order_id}`}>
        <Trans>See your order on hold</Trans>
      </Button>
    )
  }
  if (status === 1 && to_pay.length > 0) {
    return (
      <Button href={paymentHref(to_pay)}>
        <Trans>Finish paying</Trans>
      </Button>
    )
  }
  return null
}
