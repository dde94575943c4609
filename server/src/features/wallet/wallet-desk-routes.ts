import { implement, type Server } from '../../http/implement.ts'
import { runFullAudit } from '../../ledger/audit.ts'
import { listCorrections } from './correction/correction-service.ts'
import {
  proposeCorrection,
  proposeRequeue,
  proposeWriteOff,
  waitingOfShopper,
  withWriteOffs,
} from './correction/money-proposals-service.ts'
import { listBills, listReceivables, readAccounts, readWallet, searchWallets } from './wallet-desk-service.ts'

export function walletRoutesAtDesk(server: Server): void {
  const { keys } = server.context
  implement(server, 'GET /api/admin/wallet/search', ({ db, query: { words } }) => searchWallets(db, words))
  implement(server, 'GET /api/admin/wallet/detail', async ({ db, query: { user_id }, ...operator }) => {
    const [wallet, proposals] = await Promise.all([
      readWallet(db, { keys, operator }, user_id),
      waitingOfShopper(db, operator, user_id),
    ])
    return { ...wallet, proposals }
  })
  implement(server, 'GET /api/admin/wallet/bills', ({ db, query: { user_id, kind, from, to, ...start } }) =>
    listBills(db, user_id, { kind, from, to }, start),
  )
  implement(server, 'GET /api/admin/receivable/list', async ({ db, query, ...operator }) => {
    const { items, ...page } = await listReceivables(db, operator.operator_account, query)
    return { ...page, items: await withWriteOffs(db, operator, items) }
  })
  implement(server, 'POST /api/admin/wallet/correct', ({ db, body, ...operator }) =>
    proposeCorrection({ db, keys }, operator, body),
  )
  implement(server, 'POST /api/admin/wallet/write_off', ({ db, body, ...operator }) =>
    proposeWriteOff({ db, keys }, operator, body),
  )
  implement(server, 'POST /api/admin/extract/requeue', ({ db, body, ...operator }) =>
    proposeRequeue({ db, keys }, operator, body),
  )
  implement(server, 'GET /api/admin/correction/list', ({ db, query: { user_id, kind, ...start } }) =>
    listCorrections(db, { user_id, kind }, start),
  )
  const closing = new AbortController()
  server.http.addHook('preClose', async () => closing.abort())
  implement(server, 'GET /api/admin/ledger/audit', ({ db }) => runFullAudit(db, closing.signal))
  implement(server, 'GET /api/admin/ledger/accounts', ({ db }) => readAccounts(db))
}
