import assert from 'node:assert/strict'
import { cents, type ProposedChange, RemittanceBody, sumCents } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { isCloseTo } from '@sampan/contract/rules'
import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { post } from '../../../ledger/ledger.ts'
import { taxesRemitted } from '../../../ledger/tax-flows.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import { anyKind, type ProposalKind } from '../../operator/proposal/proposal-service.ts'
import { findOwed, findRemittance, insertRemittance, isInFuture, lockRemittances } from './remittance-sql.ts'

const Body = RemittanceBody.extend({ reverses_id: z.uuid().nullable() })
export type NewRemittance = z.output<typeof Body>

const keyOf = ({ country, kind }: { country: string; kind: string }) => `${country} ${kind}`

/**
 * Checks a payment against what is owed now, or a reversal against the payment.
 * @throws NotFound; Refusal remittance_above_owed, remittance_differs, remittance_in_future; state_changed if the payment is
 * reversed already.
 */
async function check(db: Db, remittance: NewRemittance): Promise<void> {
  const { lines, bank_cents, paid_on, reverses_id } = remittance
  if (reverses_id !== null) {
    const original = await findRemittance(db, reverses_id)
    if (!original || original.reverses_id !== null) throw new NotFound()
    if (original.is_reversed) throw new Refusal('state_changed')
    return
  }
  const owed = new Map((await findOwed(db, null)).map((tax) => [keyOf(tax), tax.owed_cents]))
  for (const line of lines) {
    const balance_cents = owed.get(keyOf(line)) ?? 0
    const [least, most] = [Math.min(balance_cents, 0), Math.max(balance_cents, 0)]
    if (line.amount_cents === 0 || line.amount_cents < least || line.amount_cents > most)
      throw new Refusal('remittance_above_owed', { field: 'lines' })
  }
  if (!isCloseTo(bank_cents, sumCents(lines.map(({ amount_cents }) => amount_cents))))
    throw new Refusal('remittance_differs', { field: 'bank_cents' })
  if (await isInFuture(db, paid_on)) throw new Refusal('remittance_in_future', { field: 'paid_on' })
}

type By = { operator_id: string; proposed_by: string | null }

/** Records a payment and moves its money. @returns false if the payment is recorded already. @throws as `check` */
export async function recordRemittance(tx: Tx, remittance: NewRemittance, by: By): Promise<boolean> {
  await lockRemittances(tx)
  if (await findRemittance(tx, remittance.remittance_id)) return false
  await check(tx, remittance)
  const lines = await insertRemittance(tx, { ...remittance, ...by })
  assert(lines, 'no other payment is recorded meanwhile')
  const { remittance_id, bank_cents } = remittance
  await post(tx, `operator:${by.operator_id}`, taxesRemitted({ remittance_id, bank_cents, lines }))
  return true
}

export const actionOf = ({ reverses_id, remittance_id, bank_cents, reference }: NewRemittance, reason?: string) =>
  ({
    action: reverses_id === null ? 'taxes_remitted' : 'remittance_reversed',
    ref_type: 'tax_remittance',
    ref_id: remittance_id,
    details: { amount_cents: bank_cents, reference, ...(reverses_id !== null && reason !== undefined && { reason }) },
  }) as const

async function proposedChanges(db: Db, remittance: NewRemittance): Promise<ProposedChange[]> {
  await check(db, remittance)
  const { lines, bank_cents, paid_on, reference } = remittance
  return [
    { field: 'amount', before: null, after: { cents: cents(bank_cents) } },
    { field: 'paid_on', before: null, after: { text: paid_on } },
    { field: 'reference', before: null, after: { text: reference } },
    ...lines.map((line): ProposedChange => {
      // Without the balances, which every order changes.
      const text = `${keyOf(line)}: ${moneyText(line.amount_cents)}`
      return { field: 'owed_tax', before: null, after: { text } }
    }),
  ]
}

/** The kind of proposal that records a payment of taxes. */
export const remittance_kind: ProposalKind<NewRemittance> = {
  name: 'tax_remittance',
  body: Body,
  about: async (_db, { reference }) => reference,
  changes: proposedChanges,
  carryOut: async (tx, { proposer, decider, body }) => {
    const by = { operator_id: decider.operator_id, proposed_by: proposer.operator_id }
    await recordRemittance(tx, body, by)
    const { details, ...action } = actionOf(body)
    await insertDeskLog(tx, {
      ...action,
      operator_id: decider.operator_id,
      details: { ...details, proposed_by: proposer.operator_account },
    })
  },
}

export const remittance_proposals: readonly ProposalKind[] = [anyKind(remittance_kind)]
