import type { Order } from '@sampan/contract'
import { ORDER_STATUS } from '@sampan/contract/rules'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { ArrivalLine } from '../../features/order/arrival-line.tsx'
import icon from '../../ui/media/icon.module.css'
import layout from '../../ui/styles/layout.module.css'
import { ArrivalText } from '../../ui/time/arrival-text.tsx'

type Props = { order: Pick<Order, 'arrival' | 'status' | 'can' | 'received_at'> }

/** The promised or actual days of arrival, or a note that the promised days have passed. */
export function OrderArrival({ order }: Props) {
  const { arrival, status, can, received_at } = order
  const isUnpaid = status === ORDER_STATUS.unpaid
  if ((!arrival && !received_at) || (isUnpaid && !can.pay)) return null
  if (status < ORDER_STATUS.unpaid) return null
  return (
    <p className={`${layout.row} ${layout.tight}`}>
      <IconTruckDelivery className={icon.small} aria-hidden="true" />
      <span>{isUnpaid && arrival ? <ArrivalText arrival={arrival} unpaid /> : <ArrivalLine order={order} />}</span>
    </p>
  )
}
