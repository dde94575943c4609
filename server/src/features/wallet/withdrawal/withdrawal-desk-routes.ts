import { AUDIT_STATUS, statusWord } from '@sampan/contract/rules'
import { implement, type Server } from '../../../http/implement.ts'
import { enterFilePayment, listPayoutsInFile } from './file-payment-service.ts'
import { confirmPayer, listPayers, refusePayer, removePayer } from './payer-service.ts'
import { findPayoutBatches, findPayoutNetworks } from './payout-file-sql.ts'
import { proposePayout } from './shopper-payout-service.ts'
import { auditWithdrawalAtDesk, payoutFileAtDesk, recordPayoutAtDesk } from './withdrawal-act-service.ts'
import { listWithdrawals, readWithdrawal, readWithdrawalToAudit } from './withdrawal-list-service.ts'

export function withdrawalRoutesAtDesk(server: Server): void {
  const { keys } = server.context
  implement(server, 'GET /api/admin/extract/list', ({ db, query, ...operator }) => {
    const { page, page_size, cursor, status: number, ...filter } = query
    const status = statusWord(AUDIT_STATUS, number)
    return listWithdrawals(db, operator, { ...filter, status }, { page, page_size, cursor })
  })
  implement(server, 'GET /api/admin/extract/detail', ({ db, language, query: { extract_id }, ...operator }) =>
    readWithdrawalToAudit(db, { operator, language }, extract_id),
  )
  implement(server, 'GET /api/admin/extract/payout_files', async ({ db, query }) => ({
    ...(await findPayoutBatches(db, query)),
    page: query.page,
    page_size: query.page_size,
  }))
  implement(server, 'GET /api/admin/extract/payout_networks', ({ db }) => findPayoutNetworks(db))
  implement(server, 'POST /api/admin/extract/audit', async ({ db, body, ...operator }) => {
    const outcome = await auditWithdrawalAtDesk({ db, keys }, operator, body)
    return { ...(await readWithdrawal(db, operator, body.extract_id)), outcome }
  })
  implement(server, 'POST /api/admin/extract/payout', async ({ db, body, ...operator }) => {
    const outcome = await recordPayoutAtDesk({ db, keys }, operator, body)
    return { ...(await readWithdrawal(db, operator, body.extract_id)), outcome }
  })
  implement(server, 'POST /api/admin/shopper/pay_out', async ({ db, body, ...operator }) => ({
    proposal_id: await proposePayout(db, keys, operator, body),
  }))
  implement(server, 'POST /api/admin/extract/payer', async ({ db, body, ...operator }) => {
    await confirmPayer(db, operator, body)
    return readWithdrawal(db, operator, body.extract_id)
  })
  implement(server, 'POST /api/admin/extract/foreign_payer', async ({ db, body, ...operator }) => {
    await refusePayer(db, operator, body)
    return readWithdrawal(db, operator, body.extract_id)
  })
  implement(server, 'GET /api/admin/extract/payers', ({ db }) => listPayers(db))
  implement(server, 'POST /api/admin/extract/payer_remove', async ({ db, body, ...operator }) => {
    await removePayer(db, operator, body)
    return listPayers(db)
  })
  implement(server, 'GET /api/admin/extract/payouts_in_file', ({ db, query, ...operator }) =>
    listPayoutsInFile(db, operator, query.payout_batch_id),
  )
  implement(server, 'POST /api/admin/extract/file_payment', async ({ db, body, ...operator }) => {
    const entered = await enterFilePayment(db, operator, body)
    return { entered, payouts: await listPayoutsInFile(db, operator, body.payout_batch_id) }
  })
  implement(server, 'POST /api/admin/extract/payout_file', ({ db, body, ...operator }) =>
    payoutFileAtDesk(db, keys, operator, body),
  )
}
