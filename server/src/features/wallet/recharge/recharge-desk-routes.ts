import { AUDIT_STATUS, type Language, statusWord } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import { implement, type Server } from '../../../http/implement.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { errorSentence, sentenceOf } from '../../../refusal/refusal-sentences.ts'
import { approveAllConfirmed } from '../confirmation/confirmed-approval-service.ts'
import { auditRechargeAtDesk } from './recharge-desk-act-service.ts'
import { listConfirmed, listRecharges, readRecharge, readRechargeToAudit } from './recharge-desk-service.ts'

/** Returns the reason why a recharge was not approved. Errors that are not refusals are bugs and are logged. */
const explainer =
  ({ request, language }: { request: FastifyRequest; language: Language }) =>
  (error: unknown): string => {
    if (error instanceof Refusal) return sentenceOf(error.reason, language, error.details)
    if (error instanceof NotFound) return errorSentence('not_found', language)
    request.log.error({ err: error }, 'approving a recharge failed')
    return errorSentence('bug', language)
  }

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
  implement(server, 'GET /api/admin/recharge/confirmed', ({ db, ...operator }) => listConfirmed(db, { keys, operator }))
  implement(server, 'POST /api/admin/recharge/approve_confirmed', ({ db, body: { recharges }, ...operator }) =>
    approveAllConfirmed({ db, keys }, operator, recharges, explainer(operator)),
  )
  implement(server, 'POST /api/admin/recharge/audit', async ({ db, body, ...operator }) => {
    const outcome = await auditRechargeAtDesk({ db, keys }, operator, body)
    return { ...(await readRecharge(db, { keys, operator }, body.recharge_id)), outcome }
  })
}
