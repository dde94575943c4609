import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { weekdayText } from '@sampan/contract/day-text'
import { ORDER_STATUS } from '@sampan/contract/rules'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import icon from '../../ui/media/icon.module.css'
import layout from '../../ui/styles/layout.module.css'
import { languageTag } from '../../ui/text/language-tag.ts'
import { ArrivalText } from '../../ui/time/arrival-text.tsx'
import { useToday } from '../../ui/time/use-today.ts'

type Props = { order: Pick<Order, 'arrival' | 'status' | 'can'> }

/** The promised arrival days, or a note that these days have passed. */
export function OrderArrival({ order: { arrival, status, can } }: Props) {
  const { i18n } = useLingui()
  const today_ms = useToday()
  const isTooLateToPay = status === ORDER_STATUS.unpaid && !can.pay
  if (!arrival || today_ms === undefined || isTooLateToPay) return null
  const isLate = arrival.to < new Date(today_ms).toISOString().slice(0, 10)
  const day = weekdayText(arrival.to, languageTag(i18n))
  return (
    <p className={`${layout.row} ${layout.tight}`}>
      <IconTruckDelivery className={icon.small} aria-hidden="true" />
      <span>
        {isLate ? (
          <Trans>Was expected by {day}</Trans>
        ) : (
          <ArrivalText arrival={arrival} unpaid={status === ORDER_STATUS.unpaid} />
        )}
      </span>
    </p>
  )
}
