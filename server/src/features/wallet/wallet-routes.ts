import { cents } from '@sampan/contract'
import { implement, type Server } from '../../http/implement.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import { billRoutes } from './bill-routes.ts'
import { listOwnRecharges } from './recharge-read-service.ts'
import { rechargeReference } from './recharge-reference.ts'
import { claimRecharge } from './recharge-service.ts'
import { amountLimits, openBankAccounts } from './wallet-sql.ts'

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

/** What a withdrawal would cost. Withdrawals can't be requested yet, so their list is empty. */
function withdrawalRoutes(server: Server): void {
  implement(server, 'GET /api/user/extract', async ({ db, user_id }) => {
    const [{ balance_cents }, limits] = await Promise.all([
      balanceOf(db, user_id),
      amountLimits(db, 'extract_minimum', 'extract_maximum', 'extract_bank_fixed', 'extract_chain_fixed'),
    ])
    // The shop charges a fixed sum, whatever the amount.
    const charge = (fixed_cents: number) => ({ rate_bp: 0, fixed_cents: cents(fixed_cents) })
    return {
      balance_cents,
      minimum_cents: limits.extract_minimum,
      maximum_cents: limits.extract_maximum,
      charges: { bank: charge(limits.extract_bank_fixed), chain: charge(limits.extract_chain_fixed) },
      networks: [],
    }
  })
  implement(server, 'GET /api/user/extract_log', async ({ query: { page, page_size } }) => ({
    items: [],
    total: 0,
    page,
    page_size,
  }))
}
