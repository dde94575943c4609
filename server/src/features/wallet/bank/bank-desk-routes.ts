import { STATEMENT_LIMITS } from '@sampan/contract/rules'
import { implement, type Server } from '../../../http/implement.ts'
import { closeAtDesk, listDays, readDay, reopenAtDesk } from './bank-day-service.ts'
import { explain, explainMovementAtDesk, matchDay, matchManually, release, valueLine } from './bank-match-service.ts'
import { findBankAccounts } from './bank-sql.ts'
import { listCandidates, listLines, listMovements, readBankLine, readMovement } from './bank-view-service.ts'
import { importStatement, takeBack } from './statement-service.ts'
import { findStatements } from './statement-sql.ts'

/** Daily reconciliation: compares the statements of the shop's bank with the shop's ledger. */
export function bankRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/bank/accounts', ({ db }) => findBankAccounts(db))
  implement(server, 'POST /api/admin/bank/import', ({ db, body, ...operator }) => importStatement(db, operator, body), {
    body_bytes: STATEMENT_LIMITS.bytes,
  })
  implement(server, 'GET /api/admin/bank/statements', ({ db }) => findStatements(db))
  implement(server, 'POST /api/admin/bank/take_back', ({ db, body: { statement_id }, ...operator }) =>
    takeBack(db, operator, statement_id),
  )
  implement(server, 'POST /api/admin/bank/value', async ({ db, body, ...operator }) => {
    await valueLine(db, operator, body)
    return readBankLine(db, body.line_id)
  })
  implement(server, 'GET /api/admin/bank/days', ({ db, query: { to } }) => listDays(db, to))
  implement(server, 'GET /api/admin/bank/day', ({ db, query: { day } }) => readDay(db, day))
  implement(server, 'GET /api/admin/bank/lines', ({ db, query: { day, state, ...start } }) =>
    listLines(db, { day, state }, start),
  )
  implement(server, 'GET /api/admin/bank/movements', ({ db, query: { day, state, ...start } }) =>
    listMovements(db, { day, state }, start),
  )
  implement(server, 'GET /api/admin/bank/candidates', ({ db, query: { line_id } }) => listCandidates(db, line_id))
  implement(server, 'POST /api/admin/bank/match', async ({ db, body, ...operator }) => {
    await matchManually(db, operator, body)
    return readBankLine(db, body.line_id)
  })
  implement(server, 'POST /api/admin/bank/match_all', ({ db, body: { day }, ...operator }) =>
    matchDay(db, operator, day),
  )
  implement(server, 'POST /api/admin/bank/release', async ({ db, body: { line_id }, ...operator }) => {
    await release(db, operator, line_id)
    return readBankLine(db, line_id)
  })
  implement(server, 'POST /api/admin/bank/explain', async ({ db, body, ...operator }) => {
    await explain(db, operator, body)
    return readBankLine(db, body.line_id)
  })
  implement(server, 'POST /api/admin/bank/explain_movement', async ({ db, body, ...operator }) => {
    await explainMovementAtDesk(db, operator, body)
    return readMovement(db, body.movement_id)
  })
  implement(server, 'POST /api/admin/bank/close', async ({ db, body, ...operator }) => {
    await closeAtDesk(db, operator, body)
    return readDay(db, body.day)
  })
  implement(server, 'POST /api/admin/bank/reopen', async ({ db, body, ...operator }) => {
    await reopenAtDesk(db, operator, body)
    return readDay(db, body.day)
  })
}
