import { implement, type Server } from '../../http/implement.ts'
import { billRoutes } from './bill-routes.ts'
import { listOwnRecharges } from './recharge-read-service.ts'
import { rechargeReference } from './recharge-reference.ts'
import { claimRecharge } from './recharge-service.ts'
import { amountLimits, openBankAccounts } from './wallet-sql.ts'
import { withdrawalRoutes } from './withdrawal-routes.ts'

export function walletRoutes(server: Server): void {
  implement(server, 'GET /api/user/recharge', async ({ db, user_id, language, context }) => {
    const [limits, bank_accounts] = await Promise.all([
      amountLimits(db, 'recharge_minimum', 'recharge_maximum'),
      openBankAccounts(db, language),
    ])
    return {
      methods: ['manual' as const],
      minimum_cents: limits.recharge_minimum,
      maximum_cents: limits.recharge_maximum,
      bank_accounts,
      reference: rechargeReference(context.keys, user_id),
    }
  })
  implement(server, 'POST /api/user/recharge', ({ db, user_id, body }) => claimRecharge(db, user_id, body))
  implement(server, 'GET /api/user/recharge_log', ({ db, user_id, query: { status, ...page } }) =>
    listOwnRecharges(db, { user_id, status }, page),
  )
  withdrawalRoutes(server)
  // No network is configured, so there is no address to send to.
  implement(server, 'GET /api/user/getBlockchain', async () => [])
  billRoutes(server)
}
