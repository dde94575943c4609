import { Trans } from '@lingui/react/macro'
import type { StatusFilter } from '@sampan/contract/rules'
import { usePages } from '@sampan/front/use-pages'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'
import { OrderCard } from './order-card.tsx'
import { orderListPollInterval } from './poll-interval.ts'

type Props = { status?: StatusFilter; to_review?: true; keyword?: string; empty?: ReactNode }

/**
 * An endless list of orders, newest first: orders with a status, orders to be reviewed, or orders that match a keyword.
 */
export function OrderList({ status, to_review, keyword, empty }: Props) {
  const filter = {
    ...(status && { status }),
    ...(to_review && { to_review: 'true' as const }),
    ...(keyword && { keyword }),
  }
  const orders = usePages('GET /api/user/order_list', filter, { every_ms: orderListPollInterval })
  return (
    <PullList
      items={orders.items}
      keyOf={(order) => order.order_id}
      skeleton={
        <Waiting>
          <div className={layout.pad}>
            <SkeletonRows />
          </div>
        </Waiting>
      }
      empty={empty ?? (status && status !== 'all' ? <NoneOfStatus /> : <NoOrders />)}
      hasMore={orders.hasMore}
      isLoadingMore={orders.isLoadingMore}
      failed={orders.failed}
      onMore={orders.onMore}
      onRetry={orders.onRetry}
      onRefresh={orders.onRefresh}
    >
      {(order) => <OrderCard order={order} />}
    </PullList>
  )
}

/** The empty state of a list filtered by status. Orders with another status may exist. */
function NoneOfStatus() {
  return (
    <Empty
      title={<Trans>No orders with this status</Trans>}
      action={
        <Button tone="soft" href="/myPurchases/all">
          <Trans>All orders</Trans>
        </Button>
      }
    />
  )
}

function NoOrders() {
  return (
    <Empty
      title={<Trans>No orders yet</Trans>}
      text={<Trans>Your orders and their status will show up here.</Trans>}
      link={{ href: '/home', text: <Trans>Browse popular products</Trans> }}
    />
  )
}
