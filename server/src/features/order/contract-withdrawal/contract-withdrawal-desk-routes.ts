import { implement, type Server } from '../../../http/implement.ts'
import {
  attachAtDesk,
  finishAtDesk,
  listWithdrawals,
  readWithdrawal,
  refuseWithdrawalAtDesk,
} from './contract-withdrawal-desk-service.ts'

export function contractWithdrawalRoutesAtDesk(server: Server): void {
  const { context } = server
  implement(
    server,
    'GET /api/admin/contract_withdrawal/list',
    ({ db, language, query: { page, page_size, cursor, ...filter } }) =>
      listWithdrawals(db, language, filter, { page, page_size, cursor }),
  )
  implement(
    server,
    'GET /api/admin/contract_withdrawal/detail',
    ({ db, language, query: { contract_withdrawal_id } }) => readWithdrawal(db, language, contract_withdrawal_id),
  )
  implement(server, 'POST /api/admin/contract_withdrawal/attach', async ({ db, language, body, ...operator }) => {
    await attachAtDesk(db, operator, body)
    return readWithdrawal(db, language, body.contract_withdrawal_id)
  })
  implement(server, 'POST /api/admin/contract_withdrawal/finish', async ({ db, language, body, ...operator }) => {
    await finishAtDesk(db, operator, body)
    return readWithdrawal(db, language, body.contract_withdrawal_id)
  })
  implement(server, 'POST /api/admin/contract_withdrawal/refuse', async ({ db, language, body, ...operator }) => {
    await refuseWithdrawalAtDesk(context, operator, body)
    return readWithdrawal(db, language, body.contract_withdrawal_id)
  })
}
