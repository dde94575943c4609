import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { OrderStatus } from '@sampan/contract/rules'
import { StatusBadge, type Tone } from '../../ui/text/status-badge.tsx'

export function orderStatusText(status: OrderStatus, i18n: I18n): string {
  switch (status) {
    case 0:
      return t(i18n)`Awaiting payment`
    case 1:
      return t(i18n)`To ship`
    case 2:
      return t(i18n)`Shipped`
    case 3:
      return t(i18n)`Received`
    case 4:
      return t(i18n)`Completed`
    case -1:
      return t(i18n)`Cancelled`
    case -4:
      return t(i18n)`Refund in progress`
  }
}

const TONES: Record<OrderStatus, Tone> = {
  0: 'calm',
  1: 'wait',
  2: 'busy',
  3: 'busy',
  4: 'good',
  [-1]: 'calm',
  [-4]: 'bad',
}

/** Next to the status of an order with a lost parcel that was not refunded. */
export function LostBadge() {
  const { i18n } = useLingui()
  return <StatusBadge tone="bad">{t(i18n)`Parcel lost`}</StatusBadge>
}

/** Next to the status of an order of which a part was sent. */
export function PartlySentBadge() {
  const { i18n } = useLingui()
  return <StatusBadge tone="wait">{t(i18n)`Partly sent`}</StatusBadge>
}

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={TONES[status]}>{orderStatusText(status, i18n)}</StatusBadge>
}
