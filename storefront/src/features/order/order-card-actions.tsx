import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderInList } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import css from './order-card.module.css'
import { TrackSheet } from './track-sheet.tsx'
import { useBuyAgain } from './use-buy-again.ts'
import { useOrderActions } from './use-order-actions.ts'

/** At most two actions; the more important action is last. A refund is requested on the order's own page. */
export function OrderCardActions({ order }: { order: OrderInList }) {
  const { status, can } = order
  return (
    <footer className={css.actions}>
      {status === ORDER_STATUS.unpaid && <UnpaidActions order={order} />}
      {status === ORDER_STATUS.paid && (
        <Button tone="plain" size="small" href={`/service?order=${order.order_id}`}>
          <Trans>Contact us</Trans>
        </Button>
      )}
      {status === ORDER_STATUS.shipped && <ShippedActions order={order} />}
      {status === ORDER_STATUS.after_sale && (
        <Button tone="plain" size="small" href={`/orderInfo/${order.order_id}`}>
          <Trans>Details</Trans>
        </Button>
      )}
      {isOver(status) && <BuyAgain order={order} />}
      {can.review && (
        <Button tone="soft" size="small" href={`/comment?order=${order.order_id}`}>
          <Trans>Review</Trans>
        </Button>
      )}
    </footer>
  )
}

/** Whether the order is over: its goods have arrived, or will never arrive. */
const isOver = (status: OrderInList['status']) =>
  status === ORDER_STATUS.received || status === ORDER_STATUS.completed || status === ORDER_STATUS.cancelled

function UnpaidActions({ order }: { order: OrderInList }) {
  const { t } = useLingui()
  const { isBusy, cancel } = useOrderActions(order)
  const { can, order_id } = order
  const total = moneyText(order.total_cents)
  return (
    <>
      {can.cancel && (
        <Button tone="plain" size="small" busy={isBusy} onClick={() => void cancel()}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      {can.pay ? (
        <Button size="small" href={`/payment?orders=${order_id}`}>
          {t`Pay ${total}`}
        </Button>
      ) : (
        <Button tone="plain" size="small" href={`/orderInfo/${order_id}`}>
          <Trans>Details</Trans>
        </Button>
      )}
    </>
  )
}

function ShippedActions({ order }: { order: OrderInList }) {
  const { isBusy, receive } = useOrderActions(order)
  const [isTracking, setTracking] = useState(false)
  return (
    <>
      <Button tone="plain" size="small" onClick={() => setTracking(true)}>
        <Trans>Track</Trans>
      </Button>
      <TrackSheet order={order} open={isTracking} onClose={() => setTracking(false)} />
      {order.can.receive && (
        <Button tone="soft" size="small" busy={isBusy} onClick={() => void receive()}>
          <Trans>Confirm received</Trans>
        </Button>
      )}
    </>
  )
}

function BuyAgain({ order }: { order: OrderInList }) {
  const { buyAgain, isAdding } = useBuyAgain(order)
  return (
    <Button tone="plain" size="small" busy={isAdding} onClick={() => void buyAgain()}>
      <Trans>Buy again</Trans>
    </Button>
  )
}
