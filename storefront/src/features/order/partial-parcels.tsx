import { Trans } from '@lingui/react/macro'
import type { OrderInList } from '@sampan/contract'
import { isPartlySent, piecesWaiting } from '@sampan/contract/refund-sums'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { Parcel } from './parcel.tsx'

type Order = Pick<OrderInList, 'items' | 'parcels'>
type OneParcel = Order['parcels'][number]
type PieceCount = Pick<OneParcel['items'][number], 'order_item_id' | 'quantity'>

/** Whether the parcels are shown with their pieces: there are several, pieces wait, or a parcel is lost. */
export const isInParts = (order: Order): boolean =>
  order.parcels.length > 1 || isPartlySent(order) || order.parcels.some(({ lost_at }) => lost_at !== null)

/** The parcels of an order that is sent in several parcels, each with its pieces, and the pieces that wait. */
export function PartialParcels({ order }: { order: Order }) {
  const waiting = order.items
    .map((item) => ({ order_item_id: item.order_item_id, quantity: piecesWaiting(item) }))
    .filter(({ quantity }) => quantity > 0)
  return (
    <>
      {order.parcels.map(({ parcel_id, position, carrier, tracking_number, tracking_link, items, ...parcel }) => (
        <section key={parcel_id} className={layout.stackS}>
          <h3 className={typography.strong}>
            <Trans>Parcel {position}</Trans>
          </h3>
          <LostText parcel={parcel} />
          <Pieces order={order} pieces={items} />
          <Parcel carrier={carrier} tracking_number={tracking_number} />
          {tracking_link && (
            <a href={tracking_link} target="_blank" rel="noopener noreferrer" className={typography.link}>
              <Trans>Track parcel</Trans>
            </a>
          )}
        </section>
      ))}
      {waiting.length > 0 && (
        <section className={layout.stackS}>
          <h3 className={typography.strong}>
            <Trans>Still being prepared</Trans>
          </h3>
          <Pieces order={order} pieces={waiting} />
        </section>
      )}
    </>
  )
}

/** Says that a parcel is lost, and whether its pieces were refunded. */
function LostText({
  parcel: { lost_at, lost_refunded_at },
}: {
  parcel: Pick<OneParcel, 'lost_at' | 'lost_refunded_at'>
}) {
  if (lost_at === null) return null
  return (
    <p className={typography.small}>
      {lost_refunded_at === null ? <Trans>Lost · we’re arranging your refund</Trans> : <Trans>Lost · refunded</Trans>}
    </p>
  )
}

/** The title of a line with its options. */
function nameOf({ items }: Order, order_item_id: string): string | undefined {
  const item = items.find((one) => one.order_item_id === order_item_id)
  return item && [item.title, ...item.values.map(({ value }) => value)].join(' · ')
}

function Pieces({ order, pieces }: { order: Order; pieces: readonly PieceCount[] }) {
  return (
    <ul className={`${typography.small} ${typography.t2}`}>
      {pieces.map(({ order_item_id, quantity }) => (
        <li key={order_item_id}>
          {quantity} × {nameOf(order, order_item_id)}
        </li>
      ))}
    </ul>
  )
}
