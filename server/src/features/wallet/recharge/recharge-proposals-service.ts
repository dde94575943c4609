import { cents, type ProposedChange } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import type { ProposalKind } from '../../operator/proposal/proposal-service.ts'
import { isReadNetwork } from '../chain/chain-network-sql.ts'
import { refuseUnlessHeld } from '../chain/credit/held-transfer-service.ts'
import { linkLines } from '../confirmation/confirmation-service.ts'
import { findFittingLines } from '../confirmation/confirmation-sql.ts'
import { lockRechargeForAudit, passRecharge, type RechargeArrival } from './recharge-audit-service.ts'
import { findClaimant, isCredited } from './recharge-audit-sql.ts'
import { lockLinesFor } from './recharge-lines-service.ts'
import { findRecharge } from './recharge-sql.ts'

const Body: z.ZodType<RechargeArrival> = z.object({
  recharge_id: z.uuid(),
  arrival_cents: z.int().positive(),
  transaction_hash: z.string().optional(),
  log_index: z.int().optional(),
  line_ids: z.array(z.uuid()).optional(),
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
  changes: async (db, { recharge_id, arrival_cents, transaction_hash, log_index, line_ids }) => {
    const recharge = await findRecharge(db, recharge_id)
    if (!recharge) throw new NotFound()
    if (recharge.status !== 'auditing') throw new Refusal('already_audited')
    const creditChange: ProposedChange = {
      field: 'credited',
      before: { cents: cents(0) },
      after: { cents: cents(arrival_cents) },
    }
    if (line_ids) return [creditChange, ...(await linesOf(db, line_ids))]
    const { network } = recharge
    if (network === null || transaction_hash === undefined || log_index === undefined) return [creditChange]
    if (await isCredited(db, { network, transaction_hash, log_index }))
      throw new Refusal('transaction_used', { field: 'transaction_hash' })
    if (await isReadNetwork(db, network)) {
      const { user_id } = recharge
      await refuseUnlessHeld(db, { network, transaction_hash, log_index, user_id, amount_cents: arrival_cents })
    }
    return [creditChange, { field: 'transaction', before: null, after: { text: `${transaction_hash} · ${log_index}` } }]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { recharge_id, ...details } = body
    const waiting = await lockRechargeForAudit(tx, recharge_id, proposer, decider)
    const lines = await lockLinesFor(tx, waiting, body)
    await passRecharge(tx, decider, waiting, body)
    await linkLines(tx, { recharge_id, lines, operator_id: decider.operator_id })
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'recharge_passed',
      ref_type: 'recharge',
      ref_id: recharge_id,
      details: { ...details, proposed_by: proposer.operator_account },
    })
  },
}

/** The lines with which a recharge is approved. @throws Refusal state_changed when one of them is no longer open. */
async function linesOf(db: Db, line_ids: readonly string[]): Promise<ProposedChange[]> {
  const lines = await findFittingLines(db, line_ids)
  if (lines.length !== line_ids.length || lines.some(({ is_open }) => !is_open)) throw new Refusal('state_changed')
  return lines.map(({ bank_name, day, amount_cents, reference, text, imported_by }) => ({
    field: 'statement_line',
    before: null,
    after: {
      text: [day, moneyText(amount_cents), bank_name, reference, text, imported_by]
        .filter((part) => part !== '')
        .join(' · '),
    },
  }))
}
