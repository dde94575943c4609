import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { addressText } from '@sampan/contract/address-text'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { useRead } from '../../api/use-read.ts'
import { ShopperLink } from '../../features/account/shopper-link.tsx'
import { Notes } from '../../features/note/notes.tsx'
import { needsTwo, TwoPeople } from '../../features/operator/two-people.tsx'
import { WaitingProposal } from '../../features/operator/waiting-proposal.tsx'
import { OrderStatusBadge } from '../../features/order/order-status.tsx'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { Link } from '../../navigation/link.tsx'
import { useMay } from '../../session/use-session.ts'
import { KeyHint } from '../../ui/keys/key-hint.tsx'
import { useKeys } from '../../ui/keys/keys.ts'
import { say } from '../../ui/layer/say.ts'
import { DetailPane } from '../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part, Sum, Sums } from '../../ui/layout/facts.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { History } from '../../ui/time/history.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { canGiveBack, GiveBackDialog, givenByCancelling } from './refund/give-back-dialog.tsx'
import { RefundStateBadge } from './refund/refund-status.tsx'
import { ParcelDialog } from './shipment/parcel-dialog.tsx'
import { ParcelEvents } from './shipment/parcel-events.tsx'

type Order = ReplyTo<'GET /api/admin/order/detail'>

/** One order: address, lines, history and actions. */
export function OrderPane({ order_id, onClose }: { order_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const read = useRead('GET /api/admin/order/detail', { order_id }, { isWatched: true })
  const order = read.data
  return (
    <DetailPane
      title={order?.order_number ?? t`Order`}
      copied={order?.order_number}
      mark={order && <OrderStatusBadge status={order.status} />}
      acts={order && <OrderActs order={order} />}
      onClose={onClose}
      read={read}
    >
      {order && <OrderParts order={order} />}
    </DetailPane>
  )
}

function OrderParts({ order }: { order: Order }) {
  const { address, proposal } = order
  return (
    <>
      {proposal && <WaitingProposal proposal={proposal} />}
      <Part title={<Trans>Ship to</Trans>}>
        <Facts>
          <Fact name={<Trans>Shopper</Trans>}>
            <ShopperLink shopper={order.shopper} />
          </Fact>
          <Fact name={<Trans>Name</Trans>}>{address.addressee}</Fact>
          <Fact name={<Trans>Phone</Trans>}>{address.mobile_text}</Fact>
          <Fact name={<Trans>Address</Trans>}>{addressText(address)}</Fact>
          {order.notes && <Fact name={<Trans>Note of the shopper</Trans>}>{order.notes}</Fact>}
          {order.tracking_number && (
            <Fact name={<Trans>Parcel</Trans>}>
              {order.tracking_link ? (
                <a href={order.tracking_link} target="_blank" rel="noopener noreferrer">
                  {order.carrier} · {order.tracking_number}
                </a>
              ) : (
                `${order.carrier} · ${order.tracking_number}`
              )}
            </Fact>
          )}
        </Facts>
      </Part>
      <Part title={order.shop.name}>
        <OrderLines order={order} />
      </Part>
      <OrderMoney order={order} />
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
        {refunds.map(({ refund_id, state, amount_cents, created_at }) => (
          <Sum
            key={refund_id}
            name={
              <>
                <Link to={`/refunds/${refund_id}?state=all`}>
                  <MomentText at={created_at} as="day" />
                </Link>{' '}
                <RefundStateBadge state={state} />
              </>
            }
          >
            <MoneyText cents={amount_cents} />
          </Sum>
        ))}
      </Sums>
    </Part>
  )
}

type Dialog = 'ship' | 'correct' | 'readdress' | 'cancel' | 'give_back'

/** The actions that an order's status allows. */
function actsOf(order: Order, mayGiveBack: boolean): Dialog[] {
  const { status } = order
  if (status === ORDER_STATUS.unpaid) return ['readdress', 'cancel']
  if (status === ORDER_STATUS.paid) return ['ship', 'readdress', ...(order.proposal ? [] : (['cancel'] as const))]
  const gives = mayGiveBack && !order.proposal && canGiveBack(order) ? (['give_back'] as const) : []
  return status === ORDER_STATUS.shipped ? ['correct', ...gives] : [...gives]
}

function OrderActs({ order }: { order: Order }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<Dialog>()
  const acts = actsOf(order, useMay('finance', 'fulfilment'))
  const first = acts[0] === 'ship' || acts[0] === 'correct' ? acts[0] : undefined
  useKeys({
    ...(first === 'ship' && { s: { label: t`Ship the order`, act: () => setDialog('ship') } }),
    ...(first === 'correct' && { s: { label: t`Correct the parcel`, act: () => setDialog('correct') } }),
  })
  if (acts.length === 0) return null
  const { order_id, order_number: number, alone } = order
  const given_cents = order.status === ORDER_STATUS.unpaid ? 0 : givenByCancelling(order)
  const isProposed = needsTwo(alone, given_cents)
  const words: Record<Dialog, string> = {
    ship: t`Ship`,
    correct: t`Correct the parcel`,
    readdress: t`Correct the address`,
    cancel: isProposed ? t`Propose to cancel the order` : t`Cancel the order`,
    // If no amount may be refunded alone, the label says "Propose". Otherwise it depends on the amount, which is typed
    // in the dialog.
    give_back: alone.up_to_cents === 0 ? t`Propose to give money back` : t`Give money back`,
  }
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'ship' ? 'filled' : 'default'}
          rightSection={act === first && <KeyHint of="s" />}
          onClick={() => setDialog(act)}
        >
          {words[act]}
        </Button>
      ))}
      {(dialog === 'ship' || dialog === 'correct') && (
        <ParcelDialog order={order} act={dialog} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'readdress' && <AddressDialog order={order} onClose={() => setDialog(undefined)} />}
      {dialog === 'give_back' && <GiveBackDialog order={order} onClose={() => setDialog(undefined)} />}
      {dialog === 'cancel' && (
        <ReasonDialog
          call="POST /api/admin/order/cancel"
          sent={(reason) => ({ order_id, reason })}
          title={isProposed ? t`Propose to cancel ${number}` : t`Cancel ${number}`}
          note={
            order.status === ORDER_STATUS.unpaid ? (
              <Trans>The shopper reads the reason. What was reserved can be sold again.</Trans>
            ) : (
              <>
                <Trans>The shopper reads the reason and gets all the money back.</Trans>
                <TwoPeople alone={alone} cents={given_cents}>
                  <Trans>The money goes back once another operator agrees.</Trans>
                </TwoPeople>
              </>
            )
          }
          confirm={isProposed ? <Trans>Propose</Trans> : <Trans>Cancel the order</Trans>}
          isDangerous={!isProposed}
          after={({ outcome }) =>
            say.done(outcome === 'proposed' ? t`Proposed: another operator has to agree` : t`The order is cancelled`)
          }
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
