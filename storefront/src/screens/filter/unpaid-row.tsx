import { Trans } from '@lingui/react/macro'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import { firstToPay, paymentWay, totalOf, useUnpaidOrders } from '../../features/order/unpaid-orders.ts'
import { WaitsUntil } from '../../features/order/waits-until.tsx'
import { Row, Rows } from '../../ui/list/rows.tsx'
import { moneyText } from '../../ui/money/money-text.ts'

/** Orders to be paid, with a link to their payment. */
export function UnpaidRow({ count }: { count: number }) {
  const orders = firstToPay(useUnpaidOrders({ enabled: count > 0 }))
  const [first] = orders
  if (!first) return null
  return (
    <Rows>
      <Row
        icon={<IconCreditCard aria-hidden="true" />}
        title={<Trans>Finish paying</Trans>}
        detail={first.waits_for_recharge ? <WaitsUntil expires_at={first.expires_at} /> : first.shop.name}
        value={moneyText(totalOf(orders))}
        href={first.waits_for_recharge ? `/orderInfo/${first.order_id}` : paymentWay(orders)}
      />
    </Rows>
  )
}
