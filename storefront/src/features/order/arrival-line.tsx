import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { shortRangeText, weekdayText } from '@sampan/contract/day-text'
import { dayText } from '@sampan/contract/moment-text'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { useToday } from '../../ui/time/use-today.ts'

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000

type Props = { order: Pick<Order, 'status' | 'arrival' | 'received_at'> & Partial<Pick<Order, 'parcels'>> }

/**
 * Where the parcel of a paid order is, and when it arrives or arrived. The specification's label of a shipped order is
 * "Delivered", so this line says that the parcel is still on its way. Renders nothing for other orders.
 */
export function ArrivalLine({ order: { status, arrival, received_at, parcels = [] } }: Props) {
  const { i18n } = useLingui()
  const today_ms = useToday()
  if (today_ms === undefined) return null
  const language = languageTag(i18n)
  const isShipped = status === ORDER_STATUS.shipped
  if (received_at && (status === ORDER_STATUS.received || status === ORDER_STATUS.completed)) {
    const day = localDayText(received_at, today_ms, language)
    return <Trans>Arrived {day}</Trans>
  }
  if (!isShipped && status !== ORDER_STATUS.paid) return null
  const isLost = parcels.length > 0 && parcels.every(({ lost_at }) => lost_at !== null)
  if (isShipped && isLost) return <Trans>Parcel lost</Trans>
  if (!arrival) return isShipped ? <Trans>On its way</Trans> : <Trans>Preparing</Trans>
  if (arrival.to < new Date(today_ms).toISOString().slice(0, 10)) {
    const day = weekdayText(arrival.to, language)
    return isShipped ? <Trans>On its way · was expected by {day}</Trans> : <Trans>Was expected by {day}</Trans>
  }
  const days = shortRangeText(arrival, language)
  return isShipped ? <Trans>On its way · arrives {days}</Trans> : <Trans>Arrives {days}</Trans>
}

/** "Sat, 21 Nov" in the reader's time zone; with the year instead of the weekday after half a year. */
function localDayText(iso: string, today_ms: number, language: ReturnType<typeof languageTag>): string {
  const at = new Date(iso)
  if (today_ms - at.getTime() > HALF_A_YEAR_MS) return dayText(iso, language)
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return weekdayText(local.toISOString().slice(0, 10), language)
}
