import { Plural, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { piecesWaiting } from '@sampan/contract/refund-sums'
import type { ReplyTo } from '@sampan/front/calls'
import { PieceFields, type Pieces } from '../piece-fields.tsx'

type Order = ReplyTo<'GET /api/admin/order/detail'>

const linesToSend = (order: Order) => order.items.filter((item) => piecesWaiting(item) > 0)

/** Everything that waits. */
export const allPieces = (order: Order): Pieces =>
  Object.fromEntries(linesToSend(order).map((item) => [item.order_item_id, piecesWaiting(item)]))

const countOf = (pieces: Pieces) => Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0)

/** Whether the order can be split over several parcels. */
export const isDivisible = (order: Order): boolean => countOf(allPieces(order)) > 1

type Props = { order: Order; pieces: Pieces; error?: string | undefined; onChange: (pieces: Pieces) => void }

/** Chooses the pieces of a parcel. The others wait for a later parcel. */
export function PiecesToSend({ order, pieces, ...field }: Props) {
  const { t } = useLingui()
  const left = countOf(allPieces(order)) - countOf(pieces)
  return (
    <>
      <PieceFields
        label={t`Items in this parcel`}
        lines={linesToSend(order)}
        mostOf={piecesWaiting}
        pieces={pieces}
        {...field}
      />
      {left > 0 && (
        <Text size="sm" role="status">
          <Plural value={left} one="# item waits for another parcel" other="# items wait for another parcel" />
        </Text>
      )}
    </>
  )
}
