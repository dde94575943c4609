import { Trans } from '@lingui/react/macro'
import { isPartlySent, piecesWaiting } from '@sampan/contract/refund-sums'
import type { ReplyTo } from '@sampan/front/calls'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { LostParcel } from './lost-parcel.tsx'

type Order = ReplyTo<'GET /api/admin/order/detail'>
type Parcel = Order['parcels'][number]

/** The parcels of an order. If there are several, or pieces wait, with their pieces. */
export function OrderParcels({ order }: { order: Order }) {
  const { parcels } = order
  const waiting = order.items.map(({ order_item_id, ...item }) => ({ order_item_id, quantity: piecesWaiting(item) }))
  const isWaiting = isPartlySent(order)
  if (parcels.length === 0) return null
  return (
    <Part title={<Trans>Parcels</Trans>}>
      <Facts>
        {parcels.map((parcel) => (
          <ParcelFacts
            key={parcel.parcel_id}
            order={order}
            parcel={parcel}
            hasContents={parcels.length > 1 || isWaiting}
          />
        ))}
        {isWaiting && (
          <Fact name={<Trans>Waiting to be sent</Trans>}>
            <Pieces order={order} pieces={waiting} />
          </Fact>
        )}
      </Facts>
    </Part>
  )
}

function ParcelFacts({ order, parcel, hasContents }: { order: Order; parcel: Parcel; hasContents: boolean }) {
  const { position, carrier, tracking_number, tracking_link, weight_grams, items } = parcel
  const text = [carrier, tracking_number].filter(Boolean).join(' · ')
  return (
    <>
      <Fact name={hasContents ? <Trans>Parcel {position}</Trans> : <Trans>Parcel</Trans>}>
        {tracking_link ? (
          <a href={tracking_link} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          <span>{text}</span>
        )}
        {hasContents && <Pieces order={order} pieces={items} />}
        <LostParcel order={order} parcel={parcel} />
      </Fact>
      {weight_grams !== null && <Fact name={<Trans>Weight in grams</Trans>}>{weight_grams}</Fact>}
    </>
  )
}

function Pieces({
  order,
  pieces,
}: {
  order: Order
  pieces: readonly Omit<Parcel['items'][number], 'refunded_quantity'>[]
}) {
  return pieces
    .filter(({ quantity }) => quantity > 0)
    .map(({ order_item_id, quantity }) => {
      const item = order.items.find((one) => one.order_item_id === order_item_id)
      const name = item && [item.title, ...item.values.map(({ value }) => value)].join(' · ')
      return (
        <div key={order_item_id}>
          {quantity} × {name}
        </div>
      )
    })
}
