import { implement, type Server } from '../../../http/implement.ts'
import { waitingAbout } from '../correction/money-proposals-service.ts'
import { auditRechargeAtDesk } from './recharge-desk-act-service.ts'
import { listRecharges, readRecharge, readRechargeToAudit } from './recharge-desk-service.ts'

export function rechargeRoutesAtDesk(server: Server): void {
  const { keys } = server.context
  implement(server, 'GET /api/admin/recharge/list', ({ db, operator_account, query }) => {
    const { page, page_size, cursor, ...filter } = query
    return listRecharges(db, { keys, operator_account }, filter, { page, page_size, cursor })
  })
  implement(server, 'GET /api/admin/recharge/detail', async ({ db, language, query: { recharge_id }, ...operator }) => {
    const { operator_id, operator_account } = operator
    const [recharge, proposal] = await Promise.all([
      readRechargeToAudit(db, { keys, operator_id, operator_account, language }, recharge_id),
      waitingAbout(db, operator, recharge_id),
    ])
    return { ...recharge, proposal }
  })
  implement(server, 'POST /api/admin/recharge/audit', async ({ db, body, ...operator }) => {
    await auditRechargeAtDesk(db, operator, body)
    return readRecharge(db, { keys, operator_account: operator.operator_account }, body.recharge_id)
  })
}
