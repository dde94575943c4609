import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { OrderInList } from '@sampan/contract'
import { hasLostPieces, isPartlySent } from '@sampan/contract/refund-sums'
import type { StatusFilter } from '@sampan/contract/rules'
import { ORDER_STATUS } from '@sampan/contract/rules'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import icon from '../../ui/media/icon.module.css'
import { Tag, type TagTone } from '../../ui/text/tag.tsx'
import { orderStateText, refundLabelText, statusText } from './order-text.ts'

type Status = OrderInList['status']

const mini = { className: icon.mini, 'aria-hidden': true } as const

/** A grey tag means that the shopper has nothing to do. */
const LOOKS: Record<Status, { tone: TagTone; icon: ReactNode }> = {
  0: { tone: 'wait', icon: <IconClock {...mini} /> },
  1: { tone: 'accent', icon: <IconPackage {...mini} /> },
  2: { tone: 'accent', icon: <IconTruck {...mini} /> },
  3: { tone: 'good', icon: <IconCheck {...mini} /> },
  4: { tone: 'plain', icon: <IconCheck {...mini} /> },
  [-1]: { tone: 'plain', icon: <IconX {...mini} /> },
  [-4]: { tone: 'wait', icon: <IconArrowsExchange {...mini} /> },
}

const REFUNDED = { tone: 'good', icon: <IconReceiptRefund {...mini} /> } as const

/** The status of an order, with the label that the requirements prescribe for it. */
export function OrderTag({ status }: { status: Status }) {
  const { i18n } = useLingui()
  return (
    <Tag {...LOOKS[status]}>{statusText(String(status) as StatusFilter, i18n) /* every status is a filter too */}</Tag>
  )
}

/** The state of an order, with the label used on the order's own page. */
export function OrderStateTag({ order }: { order: OrderInList }) {
  const { i18n } = useLingui()
  const isRefunded = order.status === ORDER_STATUS.cancelled && order.refund_label === 'refunded'
  return <Tag {...(isRefunded ? REFUNDED : LOOKS[order.status])}>{orderStateText(order, i18n)}</Tag>
}

/** Shown next to the status of an order with a lost parcel that was not refunded. */
export function LostTag({ order }: { order: Pick<OrderInList, 'status' | 'items' | 'parcels'> }) {
  const { i18n } = useLingui()
  if (order.status !== ORDER_STATUS.shipped || !hasLostPieces(order)) return null
  return (
    <Tag tone="wait" icon={<IconPackageOff {...mini} />}>
      {t(i18n)`Parcel lost`}
    </Tag>
  )
}

/** Shown next to the status of an order of which a part was sent. */
export function PartlySentTag({ order }: { order: Pick<OrderInList, 'items'> }) {
  const { i18n } = useLingui()
  if (!isPartlySent(order)) return null
  return (
    <Tag tone="wait" icon={<IconPackage {...mini} />}>
      {t(i18n)`Partly shipped`}
    </Tag>
  )
}

/** The progress of a refund, shown next to the status. Renders nothing without a refund. */
export function RefundTag({ label, isPart = false }: { label: OrderInList['refund_label']; isPart?: boolean }) {
  const { i18n } = useLingui()
  if (label === 'none') return null
  return (
    <Tag {...REFUNDED} tone={label === 'refunded' ? 'good' : 'wait'}>
      {isPart && label === 'refunded' ? t(i18n)`Partly refunded` : refundLabelText(label, i18n)}
    </Tag>
  )
}
