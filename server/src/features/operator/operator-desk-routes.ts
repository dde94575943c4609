import { implement, type Server } from '../../http/implement.ts'
import {
  addOperatorAtDesk,
  blockOperator,
  changeRoles,
  makeNewPassword,
  readOperator,
  resetFactor,
  unblockOperator,
} from './operator-desk-service.ts'
import { findOperators } from './operator-sql.ts'
import type { ProposalKind } from './proposal/proposal-service.ts'

export const operatorRoutesAtDesk =
  (proposal_kinds: readonly ProposalKind[]) =>
  (server: Server): void => {
    implement(server, 'GET /api/admin/operator/list', ({ db, query }) => findOperators(db, query))
    implement(server, 'GET /api/admin/operator/detail', ({ db, query }) => readOperator(db, query.operator_id))
    implement(server, 'POST /api/admin/operator/add', async ({ db, body, ...operator }) => {
      const { operator_id, password } = await addOperatorAtDesk(db, operator, body)
      return { operator: await readOperator(db, operator_id), password }
    })
    implement(server, 'POST /api/admin/operator/roles', async ({ db, body, ...operator }) => {
      await changeRoles({ db, proposal_kinds }, operator, body)
      return readOperator(db, body.operator_id)
    })
    implement(server, 'POST /api/admin/operator/block', async ({ db, body, ...operator }) => {
      await blockOperator({ db, proposal_kinds }, operator, body)
      return readOperator(db, body.operator_id)
    })
    implement(server, 'POST /api/admin/operator/unblock', async ({ db, body, ...operator }) => {
      await unblockOperator(db, operator, body)
      return readOperator(db, body.operator_id)
    })
    implement(server, 'POST /api/admin/operator/reset_factor', async ({ db, body, ...operator }) => {
      await resetFactor(db, operator, body)
      return readOperator(db, body.operator_id)
    })
    implement(server, 'POST /api/admin/operator/new_password', async ({ db, body, ...operator }) => {
      const password = await makeNewPassword(db, operator, body)
      return { operator: await readOperator(db, body.operator_id), password }
    })
  }
