import { Trans } from '@lingui/react/macro'
import type { OrderInList } from '@sampan/contract'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { useInvalidate } from '../../api/use-invalidate.ts'
import { Countdown } from '../../ui/time/countdown.tsx'
import { ArrivalLine } from './arrival-line.tsx'
import css from './order-card.module.css'

/**
 * The most important fact about an order now: the payment deadline, the day of arrival, or the progress of a refund.
 */
export function OrderAnswer({ order }: { order: OrderInList }) {
  const { status, refund_label } = order
  if (status === ORDER_STATUS.unpaid) return <UnpaidAnswer order={order} />
  if (status === ORDER_STATUS.after_sale) return <AfterSaleAnswer order={order} />
  if (status !== ORDER_STATUS.cancelled) return <ArrivalLine order={order} />
  if (refund_label === 'refunded') return <Trans>The money is back in your balance</Trans>
  return <Trans>You weren’t charged</Trans>
}

function UnpaidAnswer({ order }: { order: OrderInList }) {
  const onExpired = useInvalidate('POST /api/order/cancel')
  if (!order.can.pay) return <Trans>Being cancelled</Trans>
  if (order.waits_for_recharge) return <Trans>Waiting for your transfer</Trans>
  return (
    <Trans>
      Pay within{' '}
      <b className={css.left}>
        <Countdown until={order.expires_at} onEnd={onExpired} inHeading />
      </b>
    </Trans>
  )
}

function AfterSaleAnswer({ order: { refund_label, refunds } }: { order: OrderInList }) {
  const [open] = refunds
  if (refund_label !== 'refunding') return <Trans>The shop is reviewing your request</Trans>
  if (open?.state === 'returning') return <Trans>Your return is on its way</Trans>
  if (open?.type === 'return_and_refund') return <Trans>Send the items back</Trans>
  return <Trans>Your money is on its way</Trans>
}
