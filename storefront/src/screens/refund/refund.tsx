import { Trans } from '@lingui/react/macro'
import type { Refund } from '@sampan/contract'
import { isGone } from '@sampan/contract/call-error'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefundSent } from './refund-sent.tsx'

/** Requests a refund of the order in the URL. The query of the URL only suggests values. */
export default function RefundScreen({ params }: ScreenProps) {
  const visits = useVisits()
  const { id, product_ids, amount } = params
  const {
    data: order,
    error,
    refetch,
  } = useRead('GET /api/order/detail', { order_id: id ?? '' }, { enabled: id !== undefined })
  const [sentRefund, setSentRefund] = useState<Refund>()
  // The reply is shown until the order is read again and contains the request.
  const isRead = order?.refunds.some(({ refund_id }) => refund_id === sentRefund?.refund_id)
  const openRefund = order?.refunds.find(({ by, state }) => by === 'shopper' && state === 'applied')
  const undecided = openRefund ?? (isRead ? undefined : sentRefund)
  if (!id || isGone(error)) return <NotFound />
  return (
    <Page>
      <TopBar title={<Trans>Refund</Trans>} onBack={visits.back} />
      {undecided && <RefundSent refund={undecided} />}
      {order?.can.refund && !undecided && (
        <RefundForm order={order} hint={{ product_ids, amount }} onSent={setSentRefund} />
      )}
      {order && !order.can.refund && !undecided && (
        <Empty
          title={<Trans>You can’t request a refund right now</Trans>}
          text={<Trans>Check the order page for its status and any refunds.</Trans>}
          link={{ href: `/orderInfo/${id}`, text: <Trans>See order</Trans> }}
        />
      )}
      {!order && error && <ErrorState onRetry={() => void refetch()} />}
      {!order && !error && <FormSkeleton fields={5} />}
    </Page>
  )
}
