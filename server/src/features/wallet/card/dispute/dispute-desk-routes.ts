import { implement, type Server } from '../../../../http/implement.ts'
import { listDisputes, readDisputeAtDesk, readEvidencePdf, submitEvidence } from './dispute-desk-service.ts'
import { proposeAcceptance, proposeLoss } from './dispute-proposals-service.ts'

/** A PDF as base64, and a note. */
const SUBMIT_BYTES = 6_000_000

export function disputeRoutesAtDesk(server: Server): void {
  const { context } = server
  implement(server, 'GET /api/admin/dispute/list', ({ db, query, ...operator }) => {
    const { page, page_size, cursor, ...filter } = query
    return listDisputes(db, operator, filter, { page, page_size, cursor })
  })
  implement(server, 'GET /api/admin/dispute/detail', ({ db, query: { dispute_id }, ...operator }) =>
    readDisputeAtDesk(db, operator, dispute_id),
  )
  implement(server, 'GET /api/admin/dispute/pdf', ({ db, query: { dispute_id } }) => readEvidencePdf(db, dispute_id))
  implement(
    server,
    'POST /api/admin/dispute/submit',
    ({ db, body, ...operator }) => submitEvidence(db, operator, body),
    { body_bytes: SUBMIT_BYTES },
  )
  implement(server, 'POST /api/admin/dispute/accept', ({ body, ...operator }) =>
    proposeAcceptance(context, operator, body),
  )
  implement(server, 'POST /api/admin/dispute/bear', ({ body, ...operator }) => proposeLoss(context, operator, body))
}
