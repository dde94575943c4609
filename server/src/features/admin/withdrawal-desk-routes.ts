import { implement, type Server } from '../../http/implement.ts'
import { listWithdrawals, readWithdrawal } from '../wallet/withdrawal-read-service.ts'
import { auditWithdrawalAtDesk, payoutFileAtDesk, tellOfPayoutAtDesk } from './withdrawal-desk-service.ts'

export function withdrawalRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/extract/list', ({ db, query: { status, ...page } }) =>
    listWithdrawals(db, { status }, page),
  )
  implement(server, 'POST /api/admin/extract/audit', async ({ db, body, ...operator }) => {
    await auditWithdrawalAtDesk(db, operator, body)
    return readWithdrawal(db, body.extract_id)
  })
  implement(server, 'POST /api/admin/extract/payout', async ({ db, body, ...operator }) => {
    await tellOfPayoutAtDesk(db, operator, body)
    return readWithdrawal(db, body.extract_id)
  })
  implement(server, 'POST /api/admin/extract/payout_file', ({ db, context, body, ...operator }) =>
    payoutFileAtDesk(db, context.keys, operator, body),
  )
}
