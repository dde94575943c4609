import { Trans } from '@lingui/react/macro'
import { usePages } from '@sampan/front/use-pages'
import { OrderStatusBadge } from '../../features/order/order-status.tsx'
import { Link } from '../../navigation/link.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { MoreButton } from '../../ui/layout/more-button.tsx'
import { Row, Rows } from '../../ui/layout/pane-rows.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'

/** A shopper's orders with links, newest first. */
export function ShopperOrders({ user_id }: { user_id: string }) {
  const list = usePages('GET /api/admin/shopper/orders', { user_id })
  const { items, error, onRetry } = list
  if (error && !items) return <ErrorState error={error} onRetry={onRetry} />
  if (items?.length === 0) return <Empty title={<Trans>No orders yet</Trans>} />
  return (
    <>
      <Rows isLoading={items === undefined}>
        {items?.map((order) => (
          <Row
            key={order.order_id}
            main={
              <>
                <Link to={`/orders/${order.order_id}?status=all`}>{order.order_number}</Link>{' '}
                <OrderStatusBadge status={order.status} />
              </>
            }
          >
            <MoneyText cents={order.total_cents} />
            <MomentText at={order.created_at} as="near" />
          </Row>
        ))}
      </Rows>
      <MoreButton {...list} />
    </>
  )
}
