import { implement, type Server } from '../../http/implement.ts'
import { changeLowStock, readLowStock } from './low-stock-setting-service.ts'
import {
  addBankAccountAtDesk,
  changeAmountAtDesk,
  changeBankAccountAtDesk,
  changeBankZoneAtDesk,
  changeDefaultLanguageAtDesk,
  changeDestinationAtDesk,
  changeEvidenceAtDesk,
  changeNetworkAtDesk,
  changeTimeAtDesk,
} from './setting-desk-service.ts'
import { readSettings } from './setting-read-service.ts'
import { findChanges } from './setting-sql.ts'
import { sendTestMail } from './test-mail-service.ts'

export function settingRoutesAtDesk(server: Server): void {
  const { db, keys } = server.context
  const db_and_keys = { db, keys }
  implement(server, 'GET /api/admin/setting/list', (operator) => readSettings(db, operator))
  implement(server, 'GET /api/admin/setting/history', ({ query }) => findChanges(db, query))
  implement(server, 'POST /api/admin/setting/amount', async ({ body, ...operator }) => {
    const outcome = await changeAmountAtDesk(db_and_keys, operator, body)
    return { outcome, settings: await readSettings(db, operator) }
  })
  implement(server, 'POST /api/admin/setting/time', async ({ body, ...operator }) => {
    const outcome = await changeTimeAtDesk(db_and_keys, operator, body)
    return { outcome, settings: await readSettings(db, operator) }
  })
  implement(server, 'POST /api/admin/setting/time_zone', async ({ body, ...operator }) => {
    const outcome = await changeBankZoneAtDesk(db_and_keys, operator, body)
    return { outcome, settings: await readSettings(db, operator) }
  })
  implement(server, 'POST /api/admin/setting/language', async ({ body, ...operator }) => {
    const outcome = await changeDefaultLanguageAtDesk(db_and_keys, operator, body)
    // Other servers read the new language within seconds.
    await server.http.default_language?.refresh()
    return { outcome, settings: await readSettings(db, operator) }
  })
  implement(server, 'POST /api/admin/setting/evidence', async ({ body, ...operator }) => {
    const outcome = await changeEvidenceAtDesk(db_and_keys, operator, body)
    return { outcome, settings: await readSettings(db, operator) }
  })
  implement(server, 'GET /api/admin/setting/low_stock', () => readLowStock(db))
  implement(server, 'POST /api/admin/setting/low_stock', async ({ body, ...operator }) => {
    await changeLowStock(db, operator, body)
    return readLowStock(db)
  })
  implement(server, 'POST /api/admin/setting/destination', async ({ body, ...operator }) => {
    const outcome = await changeDestinationAtDesk(db_and_keys, operator, body)
    return { outcome, settings: await readSettings(db, operator) }
  })
  implement(server, 'POST /api/admin/setting/test_mail', async ({ context, language, operator_account }) => {
    const { outcome, answer } = await sendTestMail(context, operator_account, language)
    return { to: operator_account, outcome, answer }
  })
  implement(server, 'POST /api/admin/setting/network', async ({ body, ...operator }) => {
    const outcome = await changeNetworkAtDesk(db_and_keys, operator, body)
    return { outcome, settings: await readSettings(db, operator) }
  })
  implement(server, 'POST /api/admin/setting/bank_account_add', async ({ body, ...operator }) => {
    const outcome = await addBankAccountAtDesk(db_and_keys, operator, body)
    return { outcome, settings: await readSettings(db, operator) }
  })
  implement(server, 'POST /api/admin/setting/bank_account', async ({ body, ...operator }) => {
    const outcome = await changeBankAccountAtDesk(db_and_keys, operator, body)
    return { outcome, settings: await readSettings(db, operator) }
  })
}
