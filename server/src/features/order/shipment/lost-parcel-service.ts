import { piecesLeftIn } from '@sampan/contract/refund-sums'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated } from '../../../http/revision.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { lockToCorrect } from '../order-desk-sql.ts'
import { moveOrder } from '../order-move-service.ts'
import type { OrderKey } from '../order-sql.ts'
import { revisionOfOrder } from '../order-view.ts'
import { findParcels, type ParcelRow, setLost } from './parcel-sql.ts'

type WhichParcel = { order_id: string; parcel_id: string; revision: string }

const stateChanged = (order_id: string) => new Refusal('state_changed', { order_ids: [order_id] })

/**
 * The pieces of a lost parcel that were not refunded. Stable only while the order is locked.
 * @throws NotFound for another order's parcel; Refusal state_changed when the parcel is not lost, or is refunded.
 */
export async function readLostPieces(db: Db, key: OrderKey, parcel_id: string) {
  const parcel = (await findParcels(db, [key])).find((one) => one.parcel_id === parcel_id)
  if (!parcel) throw new NotFound()
  const pieces = piecesLeftIn(parcel)
  if (parcel.lost_at === null || pieces.length === 0) throw stateChanged(key.order_id)
  return pieces
}

/**
 * Marks a parcel of an order that is on its way as lost. Until its pieces are refunded or it is found, the order does not
 * count as received.
 * @throws NotFound, also for another order's parcel; Refusal account_blocked, changed_meanwhile when the order was
 * changed since `revision`, state_changed when it is not on its way, or the parcel is lost or refunded.
 */
export const loseAtDesk = (db: Db, operator: OperatorSession, which: WhichParcel & { reason: string }) =>
  markAtDesk(db, operator, which, 'lose')

/**
 * Takes the mark of a lost parcel back.
 * @throws the errors of `loseAtDesk`; Refusal state_changed when the parcel is not lost, or money for it went back.
 */
export const findAtDesk = (db: Db, operator: OperatorSession, which: WhichParcel) =>
  markAtDesk(db, operator, which, 'find')

const markAtDesk = (
  db: Db,
  operator: OperatorSession,
  { order_id, parcel_id, revision, reason }: WhichParcel & { reason?: string },
  event: 'lose' | 'find',
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { operator_id } = operator
    const order = await lockToCorrect(tx, order_id)
    if (!order) throw new NotFound()
    const parcel = order.parcels.find((one) => one.parcel_id === parcel_id)
    if (!parcel) throw new NotFound()
    refuseOutdated(revision, revisionOfOrder(order))
    if (!canBeMarked(parcel, event)) throw stateChanged(order_id)
    await setLost(tx, order.user_id, parcel_id, event === 'lose')
    const { position, carrier, tracking_number } = parcel
    const details = {
      carrier,
      tracking_number,
      ...(position > 1 && { parcel: String(position) }),
      ...(reason && { reason }),
    }
    const change = { parcel: { position, items: piecesLeftIn(parcel) } }
    await moveOrder(
      tx,
      { by: 'operator', operator_id },
      event,
      { user_id: order.user_id, order_id },
      { change, details },
    )
    const action = event === 'lose' ? 'parcel_lost' : 'parcel_found'
    await log({ action, ref_type: 'order', ref_id: order_id, details: { ...details, parcel: position } })
    // A refund that waits for a second operator was planned with the parcel in its former state.
    await endChangedProposals(tx, operator, { kinds: ['money_back'], ref_id: order_id })
  })

const canBeMarked = (parcel: ParcelRow, event: 'lose' | 'find'): boolean =>
  event === 'lose'
    ? parcel.lost_at === null && parcel.arrived_at === null && piecesLeftIn(parcel).length > 0
    : parcel.lost_at !== null && parcel.lost_refunded_at === null
