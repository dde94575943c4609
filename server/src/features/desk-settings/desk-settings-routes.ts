import { implement, type Server } from '../../http/implement.ts'
import {
  addBankAccountAtDesk,
  changeAmountAtDesk,
  changeBankAccountAtDesk,
  changeNetworkAtDesk,
  changeTimeAtDesk,
} from './setting-desk-service.ts'
import { readSettings } from './setting-read-service.ts'
import { findChanges } from './setting-sql.ts'

/** The shop's settings, at the desk. */
export function deskSettingsRoutes(server: Server): void {
  implement(server, 'GET /api/admin/setting/list', ({ db }) => readSettings(db))
  implement(server, 'GET /api/admin/setting/history', ({ db, query }) => findChanges(db, query))
  implement(server, 'POST /api/admin/setting/amount', async ({ db, body, ...operator }) => {
    const outcome = await changeAmountAtDesk(db, operator, body)
    return { outcome, settings: await readSettings(db) }
  })
  implement(server, 'POST /api/admin/setting/time', async ({ db, body, ...operator }) => {
    const outcome = await changeTimeAtDesk(db, operator, body)
    return { outcome, settings: await readSettings(db) }
  })
  implement(server, 'POST /api/admin/setting/network', async ({ db, body, ...operator }) => {
    const outcome = await changeNetworkAtDesk(db, operator, body)
    return { outcome, settings: await readSettings(db) }
  })
  implement(server, 'POST /api/admin/setting/bank_account_add', async ({ db, body, ...operator }) => {
    const outcome = await addBankAccountAtDesk(db, operator, body)
    return { outcome, settings: await readSettings(db) }
  })
  implement(server, 'POST /api/admin/setting/bank_account', async ({ db, body, ...operator }) => {
    const outcome = await changeBankAccountAtDesk(db, operator, body)
    return { outcome, settings: await readSettings(db) }
  })
}
