import type { DbAndKeys } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { refuseOutdated } from '../../http/revision.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { endChangedProposals } from '../operator/proposal/proposal-outdated-service.ts'
import { type AddressCorrection, type OrderRevision, readdressOrder } from './order-address-service.ts'
import { addParcelEvent, type NewParcelEvent, removeParcelEvent } from './order-desk-service.ts'
import { lockToCorrect } from './order-desk-sql.ts'
import {
  cancelOrder,
  correctShipment,
  type ParcelContents,
  readStatus,
  type Shipment,
  shipOrder,
} from './order-service.ts'
import { revisionOfOrder } from './order-view.ts'
import type { DirectRefund } from './refund/direct-refund-service.ts'
import { refundDirectlyAtDesk } from './refund/refund-desk-service.ts'
import { confirmedSharing } from './shipment/shared-parcel-service.ts'

/**
 * A shipment of an order. `is_shared` confirms that other shoppers' orders have the same tracking number; `shared_with`
 * contains the numbers of those orders that are in the same batch.
 */
export type Parcel = Shipment &
  ParcelContents & {
    order_id: string
    is_shared?: boolean | undefined
    shared_with?: string[] | undefined
    /** Refuses the shipment if the order was changed since. */
    revision?: string | undefined
  }

/**
 * Cancels an order that was not shipped. A paid order is refunded completely; above a limit the refund is proposed.
 * @throws NotFound; Refusal account_blocked, state_changed when the order was shipped or cancelled in the meantime; for
 * a paid order also the refusals of `refundDirectlyAtDesk`.
 */
export async function cancelAtDesk(
  db_and_keys: DbAndKeys,
  operator: OperatorSession,
  input: Pick<DirectRefund, 'order_id' | 'reason' | 'contract_withdrawal_id'>,
) {
  const { order_id, reason } = input
  if ((await readStatus(db_and_keys.db, order_id)) === 'paid')
    return refundDirectlyAtDesk(db_and_keys, operator, { ...input, cancels: true })
  return actAtDesk(db_and_keys.db, operator, async (tx, log) => {
    await cancelOrder(tx, { by: 'operator', operator_id: operator.operator_id }, { order_id }, reason)
    await log({ action: 'order_cancelled', ref_type: 'order', ref_id: order_id, details: { reason } })
    return 'done' as const
  })
}

/**
 * Ships a paid order, or further pieces of a partly sent order.
 * @throws NotFound; Refusal account_blocked, changed_meanwhile when the order has changed since `revision`, state_changed
 * when the order or the pieces are not waiting to be shipped, parcel_shared when another shopper's order has the same
 * tracking number and the operator has not confirmed that.
 */
export const shipAtDesk = (
  db: Db,
  operator: OperatorSession,
  { order_id, is_shared, shared_with, weight_grams, items, revision, ...shipment }: Parcel,
) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (revision !== undefined) refuseOutdated(revision, await lockedRevision(tx, order_id))
    await shipOrder(tx, operator.operator_id, order_id, shipment, { weight_grams, items })
    // A shipped order cannot be cancelled, and sent pieces are not "not sent": an open proposal to refund it ends.
    await endChangedProposals(tx, operator, { kinds: ['money_back'], ref_id: order_id })
    const sharing = await confirmedSharing(tx, { order_id, ...shipment }, { is_shared, shared_with })
    await log({
      action: 'order_shipped',
      ref_type: 'order',
      ref_id: order_id,
      details: { ...shipment, weight_grams, items, ...sharing },
    })
  })

const lockedRevision = async (tx: Tx, order_id: string) => {
  const order = await lockToCorrect(tx, order_id)
  return order && revisionOfOrder(order)
}

type CorrectedParcel = Omit<Parcel, 'revision'> & OrderRevision & { parcel_id?: string | undefined }

/**
 * Corrects the carrier and tracking number of a parcel of a shipped order, the first one without `parcel_id`.
 * @throws NotFound; Refusal account_blocked, changed_meanwhile when the order was corrected since `revision`,
 * state_changed when it is not on its way, parcel_shared as in `shipAtDesk`.
 */
export const correctAtDesk = (
  db: Db,
  operator: OperatorSession,
  { order_id, parcel_id, revision, is_shared, ...shipment }: CorrectedParcel,
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const before = await lockToCorrect(tx, order_id)
    refuseOutdated(revision, before && revisionOfOrder(before))
    await correctShipment(tx, operator.operator_id, order_id, shipment, parcel_id)
    const hasNewNumber = before?.parcels.every(({ tracking_number }) => tracking_number !== shipment.tracking_number)
    const sharing = hasNewNumber ? await confirmedSharing(tx, { order_id, ...shipment }, { is_shared }) : {}
    const details = { ...shipment, parcel_id, ...sharing }
    await log({ action: 'order_corrected', ref_type: 'order', ref_id: order_id, details })
  })

/**
 * Corrects the address of an order that is not shipped. The log contains only the names of the changed fields. The
 * values are in the order's history, which is anonymised when the account is deleted.
 * @throws NotFound; Refusal account_blocked, address_invalid, mobile_invalid; changed_meanwhile when the order was
 * corrected since `revision`; state_changed when it is shipped or ended.
 */
export const readdressAtDesk = (
  db: Db,
  operator: OperatorSession,
  { order_id, revision, ...correction }: AddressCorrection & OrderRevision,
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const fields = await readdressOrder(tx, operator.operator_id, { order_id, revision }, correction)
    if (fields.length === 0) return
    await log({ action: 'order_readdressed', ref_type: 'order', ref_id: order_id, details: { fields } })
  })

/**
 * Adds a carrier's report about a parcel. Idempotent by `event_id`.
 * @throws NotFound, also for another order's parcel; Refusal account_blocked, state_changed when the order was never
 * shipped.
 */
export const addEventAtDesk = (db: Db, operator: OperatorSession, event: NewParcelEvent) =>
  actAtDesk(db, operator, async (tx, log) => {
    const parcel = await addParcelEvent(tx, operator.operator_id, event)
    if (parcel === undefined) return
    const { order_id, event_id, happened_at, place, text } = event
    const details = { event_id, parcel, happened_at, place, text }
    await log({ action: 'parcel_event_added', ref_type: 'order', ref_id: order_id, details })
  })

/** Removes a carrier's report. Idempotent: a second removal does nothing. @throws NotFound; Refusal account_blocked. */
export const removeEventAtDesk = (db: Db, operator: OperatorSession, which: { order_id: string; event_id: string }) =>
  actAtDesk(db, operator, async (tx, log) => {
    const parcelEvent = await removeParcelEvent(tx, which)
    if (!parcelEvent) return
    await log({ action: 'parcel_event_removed', ref_type: 'order', ref_id: which.order_id, details: parcelEvent })
  })
