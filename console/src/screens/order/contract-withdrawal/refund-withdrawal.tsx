import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import type { ContractWithdrawalAtDesk } from '@sampan/contract'
import { piecesLeft } from '@sampan/contract/refund-sums'
import { ORDER_STATUS } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { OPEN_ROW_MS } from '../../../api/desk-client.ts'
import { needsSecondOperator, SecondOperatorNote } from '../../../features/operator/second-operator-note.tsx'
import { EXEMPTION_TEXT } from '../../../features/order/exemption-text.ts'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useMay } from '../../../session/use-session.ts'
import { Fact } from '../../../ui/layout/facts.tsx'
import { canRefund, RefundOrderDialog, refundOnCancel } from '../refund/refund-order-dialog.tsx'
import { REFUND_REASON } from './refund-reason.ts'

type Order = ReplyTo<'GET /api/admin/order/detail'>
type Pieces = Record<string, number>

/**
 * The pieces to refund: everything that is left for the whole order, the chosen pieces as far as they are left, and none
 * for a part in the shopper's words.
 */
function piecesToRefund({ items, part }: ContractWithdrawalAtDesk, order: Order): Pieces {
  const quantityOf = ({ order_item_id, left }: { order_item_id: string; left: number }) => {
    if (part !== null) return 0
    if (items === null) return left
    return Math.min(left, items.find((item) => item.order_item_id === order_item_id)?.quantity ?? 0)
  }
  return Object.fromEntries(
    order.items.map((line) => [
      line.order_item_id,
      quantityOf({ order_item_id: line.order_item_id, left: piecesLeft(line) }),
    ]),
  )
}

type OfWithdrawal = { withdrawal: ContractWithdrawalAtDesk }
type OfOrder = OfWithdrawal & { order: Order }

/** The order of a declaration that is open and attached to it. */
export function useOpenOrder(withdrawal: ContractWithdrawalAtDesk | undefined): Order | undefined {
  const order_id = withdrawal?.status === 'attached' ? withdrawal.order_id : null
  return useRead(
    'GET /api/admin/order/detail',
    { order_id: order_id ?? '' },
    { enabled: order_id !== null, every_ms: OPEN_ROW_MS },
  ).data
}

/** The lines of the declaration that the shop need not take back in the EU and UK. */
export function ExemptGoods({ withdrawal: { items }, order }: OfOrder) {
  const { i18n } = useLingui()
  const lines = order.items.flatMap(({ order_item_id, title, withdrawal_exemption }) => {
    const isWithdrawn = items === null || items.some((item) => item.order_item_id === order_item_id)
    return isWithdrawn && withdrawal_exemption ? [{ order_item_id, title, withdrawal_exemption }] : []
  })
  if (lines.length === 0) return null
  return (
    <Fact name={<Trans>No right of withdrawal</Trans>}>
      {lines.map(({ order_item_id, title, withdrawal_exemption }) => {
        const reason = i18n._(EXEMPTION_TEXT[withdrawal_exemption])
        return (
          <div key={order_item_id}>
            <Trans>
              {title} ({reason})
            </Trans>
          </div>
        )
      })}
    </Fact>
  )
}

/** Whether a part of an order is withdrawn that is not shipped yet. The rest is still sent. */
const isPartOfUnshipped = (withdrawal: ContractWithdrawalAtDesk, order: Order) => {
  const pieces = piecesToRefund(withdrawal, order)
  return (
    order.status === ORDER_STATUS.paid &&
    order.items.some((line) => piecesLeft(line) > (pieces[line.order_item_id] ?? 0))
  )
}

/** Why the declaration cannot be refunded now. */
export function RefundNote({ order }: { order: Order }) {
  if (order.proposal) return null
  if (order.status !== ORDER_STATUS.paid && !canRefund(order))
    return (
      <Text size="sm" mt="md">
        <Trans>Nothing can be refunded on this order now. Open the order to see why.</Trans>
      </Text>
    )
  return null
}

/** Refunds the declaration. */
export function RefundButton({ withdrawal, order }: OfOrder) {
  const { t } = useLingui()
  const mayRefund = useMay('finance', 'fulfilment')
  const mayCancel = useMay('fulfilment')
  const [isOpen, setOpen] = useState(false)
  if (order.proposal) return null
  const { contract_withdrawal_id } = withdrawal
  const { order_id } = order
  const pieces = piecesToRefund(withdrawal, order)
  const close = () => setOpen(false)
  const reason = REFUND_REASON[withdrawal.language]
  const isUnsent = isPartOfUnshipped(withdrawal, order)
  if (order.status === ORDER_STATUS.paid && !isUnsent) {
    if (!mayCancel) return null
    const refund_cents = refundOnCancel(order)
    const isProposed = needsSecondOperator(order.alone, refund_cents)
    const number = order.order_number
    return (
      <>
        <Button onClick={() => setOpen(true)}>
          {isProposed ? <Trans>Request cancellation</Trans> : <Trans>Cancel order</Trans>}
        </Button>
        {isOpen && (
          <ReasonDialog
            call="POST /api/admin/order/cancel"
            inputOf={(text) => ({ order_id, reason: text, contract_withdrawal_id })}
            start={reason}
            title={isProposed ? t`Request to cancel ${number}` : t`Cancel ${number}`}
            note={
              <>
                <Trans>The shopper sees the reason and gets a full refund.</Trans>
                <SecondOperatorNote alone={order.alone} cents={refund_cents}>
                  <Trans>The refund goes out once a second operator approves.</Trans>
                </SecondOperatorNote>
              </>
            }
            confirm={isProposed ? <Trans>Request cancellation</Trans> : <Trans>Cancel order</Trans>}
            onClose={close}
          />
        )}
      </>
    )
  }
  if (!mayRefund || !(isUnsent || canRefund(order))) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {order.alone.up_to_cents === 0 ? <Trans>Request refund approval</Trans> : <Trans>Issue refund</Trans>}
      </Button>
      {isOpen && (
        <RefundOrderDialog
          order={order}
          isUnsent={isUnsent}
          withdrawal={{ contract_withdrawal_id, pieces, reason }}
          onClose={close}
        />
      )}
    </>
  )
}
