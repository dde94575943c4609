import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { moneyText } from '@sampan/contract/money-text'
import { piecesLeftIn } from '@sampan/contract/refund-sums'
import { ORDER_STATUS } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { needsSecondOperator, SecondOperatorNote } from '../../../features/operator/second-operator-note.tsx'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useMay } from '../../../session/use-session.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { fullRefund } from '../refund/refund-order-dialog.tsx'

type Order = ReplyTo<'GET /api/admin/order/detail'>
type Props = { order: Order; parcel: Order['parcels'][number] }
type Action = 'lose' | 'find' | 'refund'

/** Whether a parcel is lost, and what can be done: mark it, take the mark back, and refund its pieces. */
export function LostParcel({ order, parcel }: Props) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<Action>()
  const mayMark = useMay('fulfilment', 'support')
  const mayRefund = useMay('finance', 'fulfilment')
  const { lost_at, lost_refunded_at, position } = parcel
  const isOpen = order.status === ORDER_STATUS.shipped && piecesLeftIn(parcel).length > 0
  const texts: Record<Action, string> = { lose: t`Mark as lost`, find: t`Mark as found`, refund: t`Refund parcel` }
  const actions: Action[] = [
    ...(isOpen && lost_at === null && mayMark ? (['lose'] as const) : []),
    ...(isOpen && lost_at !== null && mayRefund && !order.proposal ? (['refund'] as const) : []),
    ...(isOpen && lost_at !== null && lost_refunded_at === null && mayMark ? (['find'] as const) : []),
  ]
  return (
    <>
      {lost_at !== null && (
        <Text size="sm" c="red">
          {lost_refunded_at === null ? <Trans>Lost</Trans> : <Trans>Lost and refunded</Trans>} ·{' '}
          <MomentText at={lost_at} as="day" />
        </Text>
      )}
      {actions.length > 0 && (
        <Group gap="xs" mt={4}>
          {actions.map((action) => (
            <Button
              key={action}
              size="compact-xs"
              variant={action === 'refund' ? 'filled' : 'default'}
              aria-label={order.parcels.length > 1 ? `${texts[action]}: ${t`Parcel ${position}`}` : undefined}
              onClick={() => setDialog(action)}
            >
              {texts[action]}
            </Button>
          ))}
        </Group>
      )}
      {dialog === 'refund' && <RefundDialog order={order} parcel={parcel} onClose={() => setDialog(undefined)} />}
      {(dialog === 'lose' || dialog === 'find') && (
        <MarkDialog order={order} parcel={parcel} action={dialog} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

type DialogProps = Props & { onClose: () => void }

function MarkDialog({ order, parcel, action, onClose }: DialogProps & { action: 'lose' | 'find' }) {
  const { t } = useLingui()
  // The revision that the operator saw when the dialog was opened.
  const [which] = useState({ order_id: order.order_id, parcel_id: parcel.parcel_id, revision: order.revision })
  const number = [parcel.carrier, parcel.tracking_number].filter(Boolean).join(' · ')
  if (action === 'find')
    return (
      <ConfirmDialog
        call="POST /api/admin/order/parcel_found"
        input={which}
        title={t`Parcel found: ${number}`}
        note={<Trans>The shopper is told that the parcel is on its way again.</Trans>}
        confirm={<Trans>Mark as found</Trans>}
        after={() => toast.success(t`Marked as found`)}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      call="POST /api/admin/order/parcel_lost"
      inputOf={(reason) => ({ ...which, reason })}
      title={t`Parcel lost: ${number}`}
      note={
        <Trans>
          The shopper is told and sees the reason. The order isn’t completed until you refund the parcel or mark it as
          found.
        </Trans>
      }
      confirm={<Trans>Mark as lost</Trans>}
      after={() => toast.success(t`Marked as lost`)}
      onClose={onClose}
    />
  )
}

function RefundDialog({ order, parcel, onClose }: DialogProps) {
  const { t } = useLingui()
  const { order_id, alone } = order
  const { parcel_id } = parcel
  const cents = fullRefund(order, piecesLeftIn(parcel))
  const amount = moneyText(cents)
  const isProposed = needsSecondOperator(alone, cents)
  return (
    <ReasonDialog
      call="POST /api/admin/order/refund"
      inputOf={(reason) => ({ order_id, parcel_id, reason })}
      title={t`Refund the lost parcel`}
      note={
        <>
          <Trans>
            The shopper gets {amount} back and sees the reason. The parcel can’t be marked as found afterwards.
          </Trans>
          <SecondOperatorNote alone={alone} cents={cents}>
            <Trans>The refund goes out once a second operator approves.</Trans>
          </SecondOperatorNote>
        </>
      }
      confirm={isProposed ? <Trans>Request approval</Trans> : <Trans>Issue refund</Trans>}
      isDangerous={false}
      after={({ outcome }) => toast.success(outcome === 'proposed' ? t`Sent to a second approver` : t`Refund issued`)}
      onClose={onClose}
    />
  )
}
