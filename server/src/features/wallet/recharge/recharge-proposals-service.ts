import { cents, type ProposedChange } from '@sampan/contract'
import { z } from 'zod'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import type { ProposalKind } from '../../operator/proposal/proposal-service.ts'
import { isReadNetwork } from '../chain/chain-network-sql.ts'
import { refuseUnlessHeld } from '../chain/credit/held-transfer-service.ts'
import { lockRechargeForAudit, passRecharge, type RechargeArrival } from './recharge-audit-service.ts'
import { findClaimant, isCredited } from './recharge-audit-sql.ts'
import { findRecharge } from './recharge-sql.ts'

const Body: z.ZodType<RechargeArrival> = z.object({
  recharge_id: z.uuid(),
  arrival_cents: z.int().positive(),
  transaction_hash: z.string().optional(),
  log_index: z.int().optional(),
})

const accountOf: ProposalKind<RechargeArrival>['about'] = async (db, { recharge_id }) =>
  (await findClaimant(db, recharge_id))?.account ?? null

/** The kind of proposal that approves a recharge above a limit. */
export const recharge_kind: ProposalKind<RechargeArrival> = {
  name: 'recharge_pass',
  is_audit: true,
  body: Body,
  about: accountOf,
  concerns: accountOf,
  changes: async (db, { recharge_id, arrival_cents, transaction_hash, log_index }) => {
    const recharge = await findRecharge(db, recharge_id)
    if (!recharge) throw new NotFound()
    if (recharge.status !== 'auditing') throw new Refusal('already_audited')
    const credited: ProposedChange = {
      field: 'credited',
      before: { cents: cents(0) },
      after: { cents: cents(arrival_cents) },
    }
    const { network } = recharge
    if (network === null || transaction_hash === undefined || log_index === undefined) return [credited]
    if (await isCredited(db, { network, transaction_hash, log_index }))
      throw new Refusal('transaction_used', { field: 'transaction_hash' })
    if (await isReadNetwork(db, network)) {
      const { user_id } = recharge
      await refuseUnlessHeld(db, { network, transaction_hash, log_index, user_id, amount_cents: arrival_cents })
    }
    return [credited, { field: 'transaction', before: null, after: { text: `${transaction_hash} · ${log_index}` } }]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { recharge_id, ...details } = body
    const waiting = await lockRechargeForAudit(tx, recharge_id, proposer, decider)
    await passRecharge(tx, decider, waiting, body)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'recharge_passed',
      ref_type: 'recharge',
      ref_id: recharge_id,
      details: { ...details, proposed_by: proposer.operator_account },
    })
  },
}
