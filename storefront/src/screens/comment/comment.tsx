import { Trans } from '@lingui/react/macro'
import { isGone } from '@sampan/contract/call-error'
import { useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { OrderList } from '../../features/order/order-list.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { ReviewForm } from './review-form.tsx'

/** Reviews the order in the URL. Without an order in the URL, lists the orders that can be reviewed. */
export default function CommentScreen({ search }: ScreenProps) {
  const order_id = search.get('order')
  return order_id ? <Review order_id={order_id} /> : <ToReview />
}

function Review({ order_id }: { order_id: string }) {
  const visits = useVisits()
  const { data: order, error, refetch } = useRead('GET /api/order/detail', { order_id })
  // A sent review refetches the order, which can then no longer be reviewed. `isSent` keeps the form mounted until the
  // next screen opens.
  const [isSent, setSent] = useState(false)
  if (isGone(error)) return <NotFound />
  if (order && (order.can.review || isSent)) return <ReviewForm order={order} onSent={() => setSent(true)} />
  return (
    <Page>
      <TopBar title={<Trans>Write a review</Trans>} onBack={visits.back} />
      {order && <NotNow order_id={order_id} isReviewed={order.items.some((item) => item.reviewed)} />}
      {!order && error && <ErrorState onRetry={() => void refetch()} />}
      {!order && !error && <FormSkeleton fields={4} />}
    </Page>
  )
}

function NotNow({ order_id, isReviewed }: { order_id: string; isReviewed: boolean }) {
  return (
    <Empty
      title={isReviewed ? <Trans>You have reviewed this order</Trans> : <Trans>It can’t be reviewed now</Trans>}
      text={
        isReviewed ? (
          <Trans>Thank you. Others read what you wrote on the product’s page.</Trans>
        ) : (
          <Trans>An order can be reviewed once it is received, and for 30 days after it is complete.</Trans>
        )
      }
      link={{ href: `/orderInfo/${order_id}`, text: <Trans>See the order</Trans> }}
    />
  )
}

function ToReview() {
  const visits = useVisits()
  const nothing = (
    <Empty
      title={<Trans>Nothing to review</Trans>}
      text={<Trans>What you receive shows up here, for you to say how you like it.</Trans>}
      link={{ href: '/myPurchases', text: <Trans>My orders</Trans> }}
    />
  )
  return (
    <Page>
      <TopBar title={<Trans>To review</Trans>} onBack={visits.back} />
      <OrderList to_review empty={nothing} />
    </Page>
  )
}
