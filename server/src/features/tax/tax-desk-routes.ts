import { implement, type Server } from '../../http/implement.ts'
import {
  exportTaxRules,
  importTaxFile,
  listTaxRules,
  previewTaxFile,
  readTaxHistory,
  removeTaxRule,
  saveTaxRule,
  tryTaxes,
} from './tax-desk-service.ts'

/** A file of 900,000 characters, as JSON. */
const BODY_BYTES = 4_000_000

export function taxRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/tax/list', ({ db, query, ...operator }) => listTaxRules(db, operator, query))
  implement(server, 'GET /api/admin/tax/history', ({ db, query }) => readTaxHistory(db, query.rule_id))
  implement(server, 'GET /api/admin/tax/export', ({ db, query }) => exportTaxRules(db, query.country))
  implement(server, 'POST /api/admin/tax/save', ({ context, body, ...operator }) =>
    saveTaxRule(context, operator, body),
  )
  implement(server, 'POST /api/admin/tax/remove', ({ context, body, ...operator }) =>
    removeTaxRule(context, operator, body),
  )
  implement(server, 'POST /api/admin/tax/preview', ({ db, body }) => previewTaxFile(db, body.csv), {
    body_bytes: BODY_BYTES,
  })
  implement(
    server,
    'POST /api/admin/tax/import',
    ({ context, body, ...operator }) => importTaxFile(context, operator, body),
    { body_bytes: BODY_BYTES },
  )
  implement(server, 'POST /api/admin/tax/try', ({ db, body }) => tryTaxes(db, body))
}
