import { AUDIT_STATUS, statusWord } from '@sampan/contract/rules'
import { implement, type Server } from '../../../http/implement.ts'
import { auditRechargeAtDesk } from './recharge-desk-act-service.ts'
import { listRecharges, readRecharge, readRechargeToAudit } from './recharge-desk-service.ts'

export function rechargeRoutesAtDesk(server: Server): void {
  const { keys } = server.context
  implement(server, 'GET /api/admin/recharge/list', ({ db, query, ...operator }) => {
    const { page, page_size, cursor, status: number, ...filter } = query
    const status = statusWord(AUDIT_STATUS, number)
    return listRecharges(db, { keys, operator }, { ...filter, status }, { page, page_size, cursor })
  })
  implement(server, 'GET /api/admin/recharge/detail', ({ db, language, query: { recharge_id }, ...operator }) =>
    readRechargeToAudit(db, { keys, operator, language }, recharge_id),
  )
  implement(server, 'POST /api/admin/recharge/audit', async ({ db, body, ...operator }) => {
    const outcome = await auditRechargeAtDesk({ db, keys }, operator, body)
    return { ...(await readRecharge(db, { keys, operator }, body.recharge_id)), outcome }
  })
}
