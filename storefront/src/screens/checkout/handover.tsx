import { Trans } from '@lingui/react/macro'
import type { Handover } from '@sampan/contract'
import { isGone } from '@sampan/contract/call-error'
import { useRead } from '@sampan/front/use-read'
import { Empty } from '../../ui/layout/empty.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { CheckoutOf } from './checkout-of.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

/** The checkout that an agent prepared. Opening it reserves it for this shopper. */
export function HandedOver({ handover_id }: { handover_id: string }) {
  const { data: handover, error, refetch } = useRead('POST /api/checkout/handover', { handover_id })
  if (isGone(error)) return <HandoverGone />
  if (handover && handover.order_ids.length > 0) return <HandoverOrdered handover={handover} />
  if (handover) return <CheckoutOf purchase={{ handover_id }} handover={handover} />
  if (error) return <ErrorState onRetry={() => void refetch()} />
  return <CheckoutSkeleton />
}

function HandoverGone() {
  return (
    <Empty
      title={<Trans>This checkout can’t be opened</Trans>}
      text={<Trans>It has expired, or it was opened with another account. Ask your assistant for a new link.</Trans>}
      link={{ href: '/home', text: <Trans>Go to home page</Trans> }}
    />
  )
}

function HandoverOrdered({ handover: { order_ids, is_payable } }: { handover: Handover }) {
  const link = is_payable
    ? { href: `/payment?orders=${order_ids.join()}`, text: <Trans>Pay now</Trans> }
    : { href: order_ids.length === 1 ? `/orderInfo/${order_ids[0]}` : '/myPurchases', text: <Trans>View order</Trans> }
  return (
    <Empty
      title={<Trans>You’ve already placed this order</Trans>}
      text={is_payable ? <Trans>It hasn’t been paid yet.</Trans> : <Trans>You can follow it in your orders.</Trans>}
      link={link}
    />
  )
}
