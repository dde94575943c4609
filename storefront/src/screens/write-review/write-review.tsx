import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { isGone } from '@sampan/contract/call-error'
import { durationText } from '@sampan/contract/duration-text'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { OrderList } from '../../features/order/order-list.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import { useTitle } from '../../navigation/head.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { ReviewForm } from './review-form.tsx'
import { Reviewed } from './reviewed.tsx'

/** Reviews the order in the URL. Without an order in the URL, lists the orders that can be reviewed. */
export default function WriteReviewScreen({ search }: ScreenProps) {
  const order_id = search.get('order')
  return order_id ? <Review order_id={order_id} /> : <ToReview />
}

function Review({ order_id }: { order_id: string }) {
  const visits = useVisits()
  const { data: order, error, refetch } = useRead('GET /api/order/detail', { order_id })
  // The thanks are shown even before the order is read again.
  const [isSent, setSent] = useState(false)
  if (isGone(error)) return <NotFound />
  const isReviewed = isSent || order?.items.some((item) => item.reviewed)
  if (order?.can.review && !isSent) return <ReviewForm order={order} onSent={() => setSent(true)} />
  return (
    <Page>
      <TopBar title={<Trans>Write a review</Trans>} onBack={visits.back} />
      {order && (isReviewed ? <Reviewed order={order} /> : <NotNow order={order} />)}
      {!order && error && <ErrorState onRetry={() => void refetch()} />}
      {!order && !error && <FormSkeleton fields={4} />}
    </Page>
  )
}

function NotNow({ order: { order_id, review_seconds } }: { order: Order }) {
  const { i18n } = useLingui()
  const duration = durationText(review_seconds, languageTag(i18n))
  return (
    <Empty
      title={<Trans>You can’t review this order now</Trans>}
      text={<Trans>You can review an order once you’ve received it, and for {duration} after it’s completed.</Trans>}
      link={{ href: `/orderInfo/${order_id}`, text: <Trans>See order</Trans> }}
    />
  )
}

function ToReview() {
  const { t } = useLingui()
  const visits = useVisits()
  useTitle(t`To review`)
  const nothing = (
    <Empty
      title={<Trans>Nothing to review</Trans>}
      text={<Trans>When you receive an order, you can review it here.</Trans>}
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
