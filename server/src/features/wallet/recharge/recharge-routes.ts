import { AUDIT_STATUS, statusWord } from '@sampan/contract/rules'
import { implement, type Server } from '../../../http/implement.ts'
import { amountLimits } from '../../setting/amount-limit-sql.ts'
import { readNeedsEvidence } from '../../setting/setting-value-service.ts'
import { networksForRecharge } from '../chain/chain-network-service.ts'
import { openBankAccounts } from '../wallet-sql.ts'
import { listOwnRecharges } from './recharge-read-service.ts'
import { rechargeReference } from './recharge-reference.ts'
import { claimRecharge } from './recharge-service.ts'

export function rechargeRoutes(server: Server): void {
  implement(server, 'GET /api/user/recharge', async ({ db, user_id, language, context }) => {
    const [limits, bank_accounts, networks, needs_evidence] = await Promise.all([
      amountLimits(db, 'recharge_minimum', 'recharge_maximum'),
      openBankAccounts(db, language),
      networksForRecharge(db),
      readNeedsEvidence(db),
    ])
    return {
      methods: networks.length > 0 ? (['manual', 'chain'] as const) : (['manual'] as const),
      minimum_cents: limits.recharge_minimum,
      maximum_cents: limits.recharge_maximum,
      bank_accounts,
      reference: rechargeReference(context.keys, user_id),
      needs_evidence,
    }
  })
  implement(server, 'POST /api/user/recharge', ({ db, context: { keys }, user_id, body }) =>
    claimRecharge(db, { user_id, keys }, body),
  )
  implement(server, 'GET /api/user/recharge_log', ({ db, user_id, query: { status, ...page } }) =>
    listOwnRecharges(db, { user_id, status: statusWord(AUDIT_STATUS, status) }, page),
  )
}
