import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { type RegisterCheck, setRegister } from './order-company-sql.ts'

/**
 * Records what an operator read today in the register of a tax office. No tax of the order changes.
 * @throws NotFound for an order without a company's tax number
 */
export const recordRegister = (db: Db, operator: OperatorSession, { order_id, register_result }: RegisterCheck) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await setRegister(tx, { order_id, register_result }))) throw new NotFound()
    await log({ action: 'company_checked', ref_type: 'order', ref_id: order_id, details: { register_result } })
    return null
  })
