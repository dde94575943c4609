import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { dayText } from '@sampan/contract/moment-text'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { ArrivalLine } from '../../features/order/arrival-line.tsx'
import icon from '../../ui/media/icon.module.css'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { ArrivalText } from '../../ui/time/arrival-text.tsx'

type Props = {
  order: Pick<Order, 'parcels' | 'arrival' | 'status' | 'can' | 'received_at' | 'auto_confirm_at' | 'auto_complete_at'>
}

/** The promised or actual days of arrival, or a note that the promised days have passed, and what happens then. */
export function OrderArrival({ order }: Props) {
  const { arrival, status, can, received_at } = order
  const isUnpaid = status === ORDER_STATUS.unpaid
  if ((!arrival && !received_at) || (isUnpaid && !can.pay)) return <NextStep order={order} />
  if (status < ORDER_STATUS.unpaid) return null
  return (
    <>
      <p className={`${layout.row} ${layout.tight}`}>
        <IconTruckDelivery className={icon.small} aria-hidden="true" />
        <span>{isUnpaid && arrival ? <ArrivalText arrival={arrival} unpaid /> : <ArrivalLine order={order} />}</span>
      </p>
      <NextStep order={order} />
    </>
  )
}

/** The day on which a shipped order counts as received, or until which a received order can be refunded. */
function NextStep({ order: { status, can, auto_confirm_at, auto_complete_at } }: Props) {
  const { i18n } = useLingui()
  const dayOf = (at: string) => dayText(at, languageTag(i18n))
  if (status === ORDER_STATUS.shipped && auto_confirm_at) {
    const day = dayOf(auto_confirm_at)
    return (
      <p className={typography.mini}>
        <Trans>Received automatically on {day}</Trans>
      </p>
    )
  }
  if (status !== ORDER_STATUS.received || !auto_complete_at || !can.refund) return null
  const day = dayOf(auto_complete_at)
  return (
    <p className={typography.mini}>
      <Trans>You can request a refund until {day}</Trans>
    </p>
  )
}
