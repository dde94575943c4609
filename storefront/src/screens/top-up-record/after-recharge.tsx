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

/**
 * The orders that a shopper can continue with after a recharge. `next` is the URL of the payment that led to the
 * recharge.
 */
export function useOrdersAfterRecharge(next: string | null): RechargedOrders {
  const { data: user } = useUser()
  const unpaid = useUnpaidOrders() ?? []
  const order_ids = readOrderIds(new URLSearchParams(next?.split('?')[1]))
  const orders = firstToPay(
    unpaid.filter((order) => !order.waits_for_recharge),
    order_ids,
  )
  const isCovered = orders.length > 0 && user !== undefined && user.balance_cents >= totalOf(orders)
  return { waiting: unpaid.find((order) => order.waits_for_recharge), to_pay: isCovered ? orders : [] }
}

type NextStep = { to: 'order' | 'payment'; href: string }

/** The order that a recharge was made for: held until the audit, or ready to be paid. */
export function stepAfter(status: RechargeEntry['status'], { waiting, to_pay }: RechargedOrders): NextStep | null {
  if (status === 0 && waiting) return { to: 'order', href: `/orderInfo/${waiting.order_id}` }
  if (status === 1 && to_pay.length > 0) return { to: 'payment', href: paymentHref(to_pay) }
  return null
}

type Props = { recharge: RechargeEntry; isLatest: boolean; orders: RechargedOrders }

/** A link from the latest recharge to the order that it was made for. */
export function AfterRecharge({ recharge: { status }, isLatest, orders }: Props) {
  const step = isLatest ? stepAfter(status, orders) : null
  if (!step) return null
  if (step.to === 'order') {
    return (
      <Button tone="soft" href={step.href}>
        <Trans>See your waiting order</Trans>
      </Button>
    )
  }
  return (
    <Button href={step.href}>
      <Trans>Finish paying</Trans>
    </Button>
  )
}
