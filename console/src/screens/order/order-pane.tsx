import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { addressText } from '@sampan/contract/address-text'
import { hasLostPieces, isPartlySent } from '@sampan/contract/refund-sums'
import { ORDER_STATUS } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { OPEN_ROW_MS } from '../../api/desk-client.ts'
import { ShopperLink } from '../../features/account/shopper-link.tsx'
import { serviceText } from '../../features/catalogue/service-text.ts'
import { Notes } from '../../features/note/notes.tsx'
import { needsSecondOperator, SecondOperatorNote } from '../../features/operator/second-operator-note.tsx'
import { WaitingProposal } from '../../features/operator/waiting-proposal.tsx'
import { LostBadge, OrderStatusBadge, PartlySentBadge } from '../../features/order/order-status.tsx'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { Link } from '../../navigation/link.tsx'
import { useMay } from '../../session/use-session.ts'
import { KeyHint } from '../../ui/keys/key-hint.tsx'
import { useKeys } from '../../ui/keys/keys.ts'
import { toast } from '../../ui/layer/toast.ts'
import { DetailPane } from '../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part, Sum, Sums } from '../../ui/layout/facts.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { History } from '../../ui/time/history.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { OrderCompany } from './order-company.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { sumOf } from './refund/refund-amount.ts'
import { canRefund, RefundOrderDialog, refundOnCancel } from './refund/refund-order-dialog.tsx'
import { RefundStateBadge } from './refund/refund-status.tsx'
import { OrderParcels } from './shipment/order-parcels.tsx'
import { ParcelDialog } from './shipment/parcel-dialog.tsx'
import { ParcelEvents } from './shipment/parcel-events.tsx'
import { isDivisible } from './shipment/pieces-to-send.tsx'

type Order = ReplyTo<'GET /api/admin/order/detail'>

/** One order: address, lines, history and actions. */
export function OrderPane({ order_id, onClose }: { order_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/order/detail', { order_id }, { every_ms: OPEN_ROW_MS })
  const order = query.data
  return (
    <DetailPane
      title={order?.order_number ?? t`Order`}
      textToCopy={order?.order_number}
      mark={
        order && (
          <>
            <OrderStatusBadge status={order.status} />
            {isPartlySent(order) && <PartlySentBadge />}
            {order.status === ORDER_STATUS.shipped && hasLostPieces(order) && <LostBadge />}
          </>
        )
      }
      actions={order && <OrderActions order={order} />}
      onClose={onClose}
      query={query}
    >
      {order && <OrderParts order={order} />}
    </DetailPane>
  )
}

function OrderParts({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const { address, proposal } = order
  return (
    <>
      {proposal && <WaitingProposal proposal={proposal} />}
      <Part title={<Trans>Ship to</Trans>}>
        <Facts>
          <Fact name={<Trans>Shopper</Trans>}>
            <ShopperLink shopper={order.shopper} />
          </Fact>
          <Fact name={<Trans context="person">Name</Trans>}>{address.addressee}</Fact>
          <Fact name={<Trans>Phone</Trans>}>{address.mobile_text}</Fact>
          <Fact name={<Trans>Address</Trans>}>{addressText(address)}</Fact>
          {order.agent && (
            <Fact name={order.is_paid_by_agent ? <Trans>Paid by agent</Trans> : <Trans>Agent</Trans>}>
              {order.agent}
            </Fact>
          )}
          {order.freight_service && order.freight_service !== 'standard' && (
            <Fact name={<Trans>Delivery service</Trans>}>{serviceText(order.freight_service, i18n)}</Fact>
          )}
          {order.notes && <Fact name={<Trans>Shopper’s note</Trans>}>{order.notes}</Fact>}
        </Facts>
      </Part>
      <OrderParcels order={order} />
      <Part title={order.shop.name}>
        <OrderLines order={order} />
      </Part>
      <OrderMoney order={order} />
      {order.company && <OrderCompany order_id={order.order_id} company={order.company} />}
      <Notes user_id={order.shopper.user_id} order_id={order.order_id} />
      <OrderRefunds order={order} />
      <ParcelEvents order={order} />
      <Part title={<Trans>History</Trans>}>
        <History
          steps={order.history.map(({ at, event, text, operator }) => ({
            key: `${at} ${event}`,
            at,
            text: operator ? `${text} (${operator})` : text,
          }))}
        />
      </Part>
    </>
  )
}

function OrderRefunds({ order: { refunds } }: { order: Order }) {
  if (refunds.length === 0) return null
  return (
    <Part title={<Trans>Refunds</Trans>}>
      <Sums>
        {refunds.map((refund) => (
          <Sum
            key={refund.refund_id}
            name={
              <>
                <Link to={`/refunds/${refund.refund_id}?state=all`}>
                  <MomentText at={refund.created_at} as="day" />
                </Link>{' '}
                <RefundStateBadge state={refund.state} />
              </>
            }
          >
            <MoneyText cents={sumOf(refund)} />
          </Sum>
        ))}
      </Sums>
    </Part>
  )
}

type Action = 'ship' | 'correct' | 'readdress' | 'cancel' | 'refund' | 'refund_unsent'

/** The actions that an order's status allows. */
function actionsOf(order: Order, mayRefund: boolean): Action[] {
  const { status } = order
  if (status === ORDER_STATUS.unpaid) return ['readdress', 'cancel']
  const unsent = mayRefund && !order.proposal && isDivisible(order) ? (['refund_unsent'] as const) : []
  if (status === ORDER_STATUS.paid)
    return ['ship', 'readdress', ...unsent, ...(order.proposal ? [] : (['cancel'] as const))]
  const refund = mayRefund && !order.proposal && canRefund(order) ? (['refund'] as const) : []
  if (status !== ORDER_STATUS.shipped) return [...refund]
  if (!isPartlySent(order)) return ['correct', ...refund]
  const isHeld = !mayRefund || order.proposal !== null
  return ['ship', 'correct', ...(isHeld ? [] : (['refund_unsent'] as const)), ...refund]
}

function OrderActions({ order }: { order: Order }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<Action>()
  const actions = actionsOf(order, useMay('finance', 'fulfilment'))
  const first = actions[0] === 'ship' || actions[0] === 'correct' ? actions[0] : undefined
  useKeys({
    ...(first === 'ship' && { s: { label: t`Ship order`, run: () => setDialog('ship') } }),
    ...(first === 'correct' && { s: { label: t`Edit tracking`, run: () => setDialog('correct') } }),
  })
  if (actions.length === 0) return null
  const { order_id, order_number: number, alone } = order
  const refund_cents = order.status === ORDER_STATUS.unpaid ? 0 : refundOnCancel(order)
  const isProposed = needsSecondOperator(alone, refund_cents)
  const labels: Record<Action, string> = {
    refund_unsent: t`Can’t send items`,
    ship: isPartlySent(order) ? t`Ship the rest` : t`Ship`,
    correct: t`Edit tracking`,
    readdress: t`Edit address`,
    cancel: isProposed ? t`Request cancellation` : t`Cancel order`,
    // If every refund needs a second operator, the label says so. Otherwise this depends on the amount, which is typed
    // in the dialog.
    refund: alone.up_to_cents === 0 ? t`Request refund approval` : t`Issue refund`,
  }
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'ship' ? 'filled' : 'default'}
          rightSection={action === first && <KeyHint of="s" />}
          onClick={() => setDialog(action)}
        >
          {labels[action]}
        </Button>
      ))}
      {(dialog === 'ship' || dialog === 'correct') && (
        <ParcelDialog order={order} action={dialog} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'readdress' && <AddressDialog order={order} onClose={() => setDialog(undefined)} />}
      {(dialog === 'refund' || dialog === 'refund_unsent') && (
        <RefundOrderDialog order={order} isUnsent={dialog === 'refund_unsent'} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'cancel' && (
        <ReasonDialog
          call="POST /api/admin/order/cancel"
          inputOf={(reason) => ({ order_id, reason })}
          title={isProposed ? t`Request to cancel ${number}` : t`Cancel ${number}`}
          note={
            order.status === ORDER_STATUS.unpaid ? (
              <Trans>The shopper sees the reason. Reserved items go back on sale.</Trans>
            ) : (
              <>
                <Trans>The shopper sees the reason and gets a full refund.</Trans>
                <SecondOperatorNote alone={alone} cents={refund_cents}>
                  <Trans>The refund goes out once a second operator approves.</Trans>
                </SecondOperatorNote>
              </>
            )
          }
          confirm={isProposed ? <Trans>Request approval</Trans> : <Trans>Cancel order</Trans>}
          isDangerous={!isProposed}
          after={({ outcome }) =>
            toast.success(outcome === 'proposed' ? t`Sent to a second approver` : t`Order cancelled`)
          }
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
