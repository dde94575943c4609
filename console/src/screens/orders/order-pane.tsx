import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { useRead } from '../../api/use-read.ts'
import { OrderStatusBadge } from '../../features/order/order-status.tsx'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { useMay } from '../../session/use-session.ts'
import { say } from '../../ui/layer/say.ts'
import { DetailPane } from '../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../ui/layout/facts.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { History } from '../../ui/time/history.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { canGiveBack, GiveBackDialog } from './give-back-dialog.tsx'
import { OrderLines } from './order-lines.tsx'
import { ParcelDialog } from './parcel-dialog.tsx'
import { ParcelEvents } from './parcel-events.tsx'

type Order = ReplyTo<'GET /api/admin/order/detail'>

/** One order: where it goes, what is in it, what happened to it, and what can be done. */
export function OrderPane({ order_id, onClose }: { order_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const { data: order, error, refetch } = useRead('GET /api/admin/order/detail', { order_id })
  return (
    <DetailPane
      title={order?.order_number ?? t`Order`}
      mark={order && <OrderStatusBadge status={order.status} />}
      acts={order && <OrderActs order={order} />}
      onClose={onClose}
      isLoading={!order}
      error={order ? null : error}
      onRetry={() => void refetch()}
    >
      {order && <OrderParts order={order} />}
    </DetailPane>
  )
}

function OrderParts({ order }: { order: Order }) {
  const { address, first_word } = order
  const account = first_word?.account
  return (
    <>
      {first_word && (
        <Alert color="yellow" variant="light">
          <Trans>
            {account} wants to give back <MoneyText cents={first_word.amount_cents} />. Another operator has to do the
            same.
          </Trans>
        </Alert>
      )}
      <Part title={<Trans>Ship to</Trans>}>
        <Facts>
          <Fact name={<Trans>Shopper</Trans>}>{order.shopper.account}</Fact>
          <Fact name={<Trans>Name</Trans>}>{address.addressee}</Fact>
          <Fact name={<Trans>Phone</Trans>}>{address.mobile_text}</Fact>
          <Fact name={<Trans>Address</Trans>}>
            <div>{address.detailed_address}</div>
            <div>
              {address.area_text} {address.postcode}
            </div>
          </Fact>
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
      <Part title={<Trans>Money</Trans>}>
        <Facts>
          <Fact name={<Trans>Goods</Trans>}>
            <MoneyText cents={order.goods_cents} />
          </Fact>
          <Fact name={<Trans>Freight</Trans>}>
            <MoneyText cents={order.freight_cents} />
          </Fact>
          {order.discount_cents > 0 && (
            <Fact name={<Trans>Discount</Trans>}>
              <MoneyText cents={-order.discount_cents} /> {order.promo_code}
            </Fact>
          )}
          <Fact name={<Trans>Total</Trans>}>
            <MoneyText cents={order.total_cents} isStrong />
          </Fact>
          {order.refunded_cents > 0 && (
            <Fact name={<Trans>Given back</Trans>}>
              <MoneyText cents={order.refunded_cents} />
            </Fact>
          )}
          {order.paid_at && (
            <Fact name={<Trans>Paid at</Trans>}>
              <MomentText at={order.paid_at} />
            </Fact>
          )}
        </Facts>
      </Part>
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

type Dialog = 'ship' | 'correct' | 'cancel' | 'give_back'

/** What an order's status lets an operator do. */
function actsOf(order: Order, mayGiveBack: boolean): Dialog[] {
  const { status } = order
  if (status === 0) return ['cancel']
  if (status === 1) return ['ship', 'cancel']
  const gives = mayGiveBack && canGiveBack(order) ? (['give_back'] as const) : []
  return status === 2 ? ['correct', ...gives] : [...gives]
}

function OrderActs({ order }: { order: Order }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<Dialog>()
  const acts = actsOf(order, useMay('finance', 'fulfilment'))
  if (acts.length === 0) return null
  const { order_id, order_number: number } = order
  const words: Record<Dialog, string> = {
    ship: t`Ship`,
    correct: t`Correct the parcel`,
    cancel: t`Cancel the order`,
    give_back: t`Give money back`,
  }
  return (
    <>
      {acts.map((act) => (
        <Button key={act} variant={act === 'ship' ? 'filled' : 'default'} onClick={() => setDialog(act)}>
          {words[act]}
        </Button>
      ))}
      {(dialog === 'ship' || dialog === 'correct') && (
        <ParcelDialog order={order} act={dialog} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'give_back' && <GiveBackDialog order={order} onClose={() => setDialog(undefined)} />}
      {dialog === 'cancel' && (
        <ReasonDialog
          call="POST /api/admin/order/cancel"
          sent={(reason) => ({ order_id, reason })}
          title={t`Cancel ${number}`}
          note={
            order.status === 0 ? (
              <Trans>The shopper reads the reason. What was reserved can be sold again.</Trans>
            ) : (
              <Trans>
                The shopper reads the reason and gets all the money back. A high sum needs a second operator who does
                the same.
              </Trans>
            )
          }
          confirm={<Trans>Cancel the order</Trans>}
          after={() => say.done(t`The order is cancelled`)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
