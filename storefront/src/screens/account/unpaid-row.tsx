import { Trans } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import { firstToPay, paymentHref, totalOf, useUnpaidOrders } from '../../features/order/unpaid-orders.ts'
import { WaitsForRecharge } from '../../features/order/waits-for-recharge.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

/** Unpaid orders, with a link to their payment. The space of the row is reserved until the orders are loaded. */
export function UnpaidRow({ count }: { count: number }) {
  const unpaid = useUnpaidOrders({ enabled: count > 0 })
  if (!unpaid && count > 0)
    return (
      <Rows>
        <Row title={<Skeleton width="half" />} detail={<Skeleton width="third" />} />
      </Rows>
    )
  const orders = firstToPay(unpaid ?? [])
  const [first] = orders
  if (!first) return null
  return (
    <Rows>
      <Row
        icon={<IconCreditCard aria-hidden="true" />}
        title={<Trans>Finish paying</Trans>}
        detail={first.waits_for_recharge ? <WaitsForRecharge expires_at={first.expires_at} /> : first.shop.name}
        value={moneyText(totalOf(orders))}
        href={first.waits_for_recharge ? `/orderInfo/${first.order_id}` : paymentHref(orders)}
      />
    </Rows>
  )
}
