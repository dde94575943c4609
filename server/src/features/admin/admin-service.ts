import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { countedTransaction } from '../account/counted-try-service.ts'
import type { OperatorSession } from '../account/session-service.ts'
import { correctShipment, type Shipment, shipOrder } from '../order/order-service.ts'
import { type Audit, auditRecharge } from '../wallet/recharge-audit-service.ts'
import { insertDeskLog } from './admin-sql.ts'

/**
 * Audits a recharge and logs it. The first of two agreements is kept although the call is refused.
 * @throws NotFound; Refusal already_audited, second_operator_needed.
 */
export const auditRechargeAtDesk = (db: Db, operator: OperatorSession, audit: Audit) =>
  countedTransaction(db, async (tx) => {
    const { event, details } = await auditRecharge(tx, operator, audit)
    const about = { ref_type: 'recharge', ref_id: audit.recharge_id, details } as const
    await insertDeskLog(tx, { operator_id: operator.operator_id, action: `recharge_${event}`, ...about })
    return event === 'agreed' ? new Refusal('second_operator_needed') : undefined
  })

type Parcel = Shipment & { order_id: string }

/** @throws NotFound; Refusal state_changed when the order does not wait to be shipped. */
export const shipAtDesk = (db: Db, { operator_id }: OperatorSession, { order_id, ...shipment }: Parcel) =>
  transaction(db, async (tx) => {
    await shipOrder(tx, operator_id, order_id, shipment)
    const about = { ref_type: 'order', ref_id: order_id, details: shipment } as const
    await insertDeskLog(tx, { operator_id, action: 'order_shipped', ...about })
  })

/** @throws NotFound; Refusal state_changed when the order is not on its way. */
export const correctAtDesk = (db: Db, { operator_id }: OperatorSession, { order_id, ...shipment }: Parcel) =>
  transaction(db, async (tx) => {
    await correctShipment(tx, operator_id, order_id, shipment)
    const about = { ref_type: 'order', ref_id: order_id, details: shipment } as const
    await insertDeskLog(tx, { operator_id, action: 'order_corrected', ...about })
  })
