import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCall } from '../../api/call.ts'
import { Button } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import layout from '../../ui/layout/layout.module.css'
import { SkeletonRows, Waiting } from '../../ui/layout/skeleton.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { OrderCard } from './order-card.tsx'
import { ordersQuery, type StatusFilter } from './order-queries.ts'

type Props = { status: StatusFilter; keyword?: string; empty?: ReactNode }

/** Orders of a status, or that a keyword finds, newest first and without end. */
export function OrderList({ status, keyword, empty }: Props) {
  const filter = { status, ...(keyword && { keyword }) }
  const orders = useInfiniteQuery(ordersQuery(useCall(), filter))
  return (
    <PullList
      items={orders.data?.pages.flatMap((page) => page.items)}
      keyOf={(order) => order.order_id}
      skeleton={
        <Waiting>
          <div className={layout.pad}>
            <SkeletonRows />
          </div>
        </Waiting>
      }
      empty={empty ?? <NoOrders />}
      hasMore={orders.hasNextPage}
      isLoadingMore={orders.isFetchingNextPage}
      failed={orders.isError}
      onMore={() => void orders.fetchNextPage()}
      onRetry={() => void (orders.data ? orders.fetchNextPage() : orders.refetch())}
      onRefresh={orders.refetch}
    >
      {(order) => <OrderCard order={order} />}
    </PullList>
  )
}

function NoOrders() {
  return (
    <Empty
      title={<Trans>No orders here yet</Trans>}
      text={<Trans>What you buy shows up here, with everything that happens to it.</Trans>}
      action={
        <Button href="/home">
          <Trans>See what is hot</Trans>
        </Button>
      }
    />
  )
}
