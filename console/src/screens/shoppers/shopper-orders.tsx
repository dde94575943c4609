import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { usePages } from '../../api/use-pages.ts'
import { OrderStatusBadge } from '../../features/order/order-status.tsx'
import { Link } from '../../navigation/link.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Trouble } from '../../ui/layout/trouble.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './shoppers.module.css'

/** A shopper's orders, the latest first; each leads to the order. */
export function ShopperOrders({ user_id }: { user_id: string }) {
  const { items, error, hasMore, isLoadingMore, onMore, onRetry } = usePages('GET /api/admin/shopper/orders', {
    user_id,
  })
  if (error && !items) return <Trouble error={error} onRetry={onRetry} />
  if (items?.length === 0) return <Empty title={<Trans>No orders yet</Trans>} />
  return (
    <>
      <ul className={css.rows} aria-busy={items === undefined}>
        {items?.map((order) => (
          <li key={order.order_id} className={css.row}>
            <Link to={`/orders/${order.order_id}?status=all`}>{order.order_number}</Link>
            <OrderStatusBadge status={order.status} />
            <span className={css.end}>
              <MoneyText cents={order.total_cents} />
            </span>
            <MomentText at={order.created_at} as="near" />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" loading={isLoadingMore} onClick={onMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}
