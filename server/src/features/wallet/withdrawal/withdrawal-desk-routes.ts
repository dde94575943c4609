import { implement, type Server } from '../../../http/implement.ts'
import { waitingAbout } from '../correction/money-proposals-service.ts'
import { findPayoutBatches } from './payout-file-sql.ts'
import { auditWithdrawalAtDesk, payoutFileAtDesk, tellOfPayoutAtDesk } from './withdrawal-act-service.ts'
import { listWithdrawals, readWithdrawal, readWithdrawalToAudit } from './withdrawal-list-service.ts'

export function withdrawalRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/extract/list', ({ db, operator_account, query }) => {
    const { page, page_size, cursor, ...filter } = query
    return listWithdrawals(db, operator_account, filter, { page, page_size, cursor })
  })
  implement(server, 'GET /api/admin/extract/detail', async ({ db, language, query: { extract_id }, ...operator }) => {
    const { operator_id, operator_account } = operator
    const [withdrawal, waiting] = await Promise.all([
      readWithdrawalToAudit(db, { operator_id, operator_account, language }, extract_id),
      waitingAbout(db, operator, [extract_id]),
    ])
    return { ...withdrawal, proposal: waiting(extract_id)[0] ?? null }
  })
  implement(server, 'GET /api/admin/extract/payout_files', async ({ db, query }) => ({
    ...(await findPayoutBatches(db, query)),
    page: query.page,
    page_size: query.page_size,
  }))
  implement(server, 'POST /api/admin/extract/audit', async ({ db, body, ...operator }) => {
    await auditWithdrawalAtDesk(db, operator, body)
    return readWithdrawal(db, operator.operator_account, body.extract_id)
  })
  implement(server, 'POST /api/admin/extract/payout', async ({ db, body, ...operator }) => {
    await tellOfPayoutAtDesk(db, operator, body)
    return readWithdrawal(db, operator.operator_account, body.extract_id)
  })
  implement(server, 'POST /api/admin/extract/payout_file', ({ db, context, body, ...operator }) =>
    payoutFileAtDesk(db, context.keys, operator, body),
  )
}
