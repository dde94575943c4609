import { randomUUID } from 'node:crypto'
import { cents, type RemittanceBody } from '@sampan/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import {
  decidersOf,
  type OperatorWithRoles,
  propose,
  waitingProposals,
} from '../../operator/proposal/proposal-service.ts'
import { waitsForSecond } from '../../operator/proposal/second-operator-service.ts'
import {
  actionOf,
  type NewRemittance,
  recordRemittance,
  remittance_kind,
  remittance_proposals,
} from './remittance-proposals-service.ts'
import { findOwed, findRemittance } from './remittance-sql.ts'

/** Collected taxes that are owed, and the open proposals. */
export async function listOwed(db: Db, operator: OperatorWithRoles, { until }: { until?: string | undefined }) {
  const [taxes, proposals] = await Promise.all([
    findOwed(db, until ?? null),
    waitingProposals(db, operator, remittance_proposals),
  ])
  return { taxes, proposals }
}

/** Records a payment, or proposes it if a second operator has to agree. @throws the errors of both */
const record = (
  { db, keys }: Context,
  operator: OperatorSession,
  reason: string,
  remittanceNow: (db: Db) => Promise<NewRemittance>,
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const body = await remittanceNow(tx)
    if (await waitsForSecond(tx, operator, decidersOf(remittance_kind))) {
      // One open proposal for payments, and one for the reversal of each payment.
      await propose(tx, operator, { kind: remittance_kind, ref_id: body.reverses_id ?? 'payment', body, reason, keys })
      return { outcome: 'proposed' as const }
    }
    const is_new = await recordRemittance(tx, body, { operator_id: operator.operator_id, proposed_by: null })
    if (is_new) await log(actionOf(body, reason))
    return { outcome: 'done' as const }
  })

export const remitTaxes = (context: Context, operator: OperatorSession, body: RemittanceBody) =>
  record(context, operator, body.reference, async () => ({ ...body, reverses_id: null }))

/** @throws NotFound; Refusal state_changed if the payment is reversed already */
export const reverseRemittance = (
  context: Context,
  operator: OperatorSession,
  { remittance_id, reason }: { remittance_id: string; reason: string },
) =>
  record(context, operator, reason, async (db) => {
    const original = await findRemittance(db, remittance_id)
    if (!original) throw new NotFound()
    return {
      remittance_id: randomUUID(),
      reverses_id: remittance_id,
      paid_on: original.paid_on,
      bank_cents: cents(-original.bank_cents),
      reference: original.reference,
      lines: original.lines.map((line) => ({ ...line, amount_cents: cents(-line.amount_cents) })),
    }
  })
