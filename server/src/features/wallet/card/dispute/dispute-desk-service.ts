import { cents, type Endpoints } from '@sampan/contract'
import { nameText } from '@sampan/contract/person-name'
import type { z } from 'zod'
import { countedTo } from '../../../../db/count-up-to.ts'
import type { Db } from '../../../../db/database.ts'
import type { PageStart } from '../../../../db/newest-first.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { refuseOwn } from '../../../operator/own-money-service.ts'
import { type OperatorWithRoles, waitingProposals } from '../../../operator/proposal/proposal-service.ts'
import {
  countDisputesAtDesk,
  type DisputeAtDeskRow,
  type DisputeFilter,
  findDisputeAtDesk,
  findDisputesAtDesk,
  findSteps,
} from './dispute-desk-sql.ts'
import { evidenceFor } from './dispute-evidence-service.ts'
import { dispute_proposals } from './dispute-proposals-service.ts'
import { findDispute, findEvidencePdf, lockDispute, storeEvidence } from './dispute-sql.ts'

type DetailReply = z.input<Endpoints['GET /api/admin/dispute/detail']['reply']>
type ListedDispute = z.input<Endpoints['GET /api/admin/dispute/list']['reply']>['items'][number]

export async function listDisputes(db: Db, operator: OperatorWithRoles, filter: DisputeFilter, start: PageStart) {
  const [{ items, next_cursor }, count] = await Promise.all([
    findDisputesAtDesk(db, filter, start),
    countDisputesAtDesk(db, filter),
  ])
  const ids = items.map(({ dispute_id }) => dispute_id)
  const waiting = await waitingProposals(db, operator, dispute_proposals, ids)
  const { page, page_size } = start
  return {
    items: items.map((row) => ({ ...disputeAtDesk(row), proposal: waitingFor(waiting, row) })),
    next_cursor,
    ...countedTo(count),
    ...{ page, page_size },
  }
}

const waitingFor = (
  waiting: Awaited<ReturnType<typeof waitingProposals>>,
  { dispute_id }: Pick<DisputeAtDeskRow, 'dispute_id'>,
) => waiting.find(({ ref_id }) => ref_id === dispute_id) ?? null

function disputeAtDesk(row: DisputeAtDeskRow): Omit<ListedDispute, 'proposal'> {
  const { user_id, account, dispute_id, provider, dispute_ref, ref, payment_id, method, brand, last_four } = row
  const { status, reason, amount_minor, currency, problem, due_at, opened_at, closed_at, payment_cents } = row
  const { family_name, given_name } = row
  return {
    ...{ dispute_id, provider, dispute_ref, ref, payment_id, method, brand, last_four, status, reason },
    ...{ amount_minor, currency, problem, due_at, opened_at, closed_at },
    shopper: user_id !== null && account !== null ? { user_id, account } : null,
    shopper_name: family_name !== null && given_name !== null ? nameText({ family_name, given_name }) : '',
    payment_cents: payment_cents === null ? null : cents(payment_cents),
    held_cents: cents(row.held_cents),
    withheld_cents: cents(row.withheld_cents),
    fee_cents: cents(row.fee_cents),
    loss_cents: cents(row.loss_cents),
    answer: answerOf(row),
  } as Omit<ListedDispute, 'proposal'> // the table checks the words
}

/** The state of the shop's answer. */
function answerOf({ status, evidence, accepted_at, refusal }: DisputeAtDeskRow): ListedDispute['answer'] {
  if (refusal !== null) return 'refused'
  if (accepted_at !== null) return status === 'lost' ? 'accepted' : 'accepting'
  if (evidence === null) return 'none'
  return status === 'open' ? 'evidence_sending' : 'evidence_sent'
}

/** A dispute with its history. Evidence that was not submitted yet is collected now. @throws NotFound */
export async function readDisputeAtDesk(db: Db, operator: OperatorWithRoles, dispute_id: string): Promise<DetailReply> {
  const [row, dispute] = await Promise.all([findDisputeAtDesk(db, dispute_id), findDispute(db, dispute_id)])
  if (!row || !dispute) throw new NotFound()
  const [steps, waiting, collected] = await Promise.all([
    findSteps(db, dispute_id),
    waitingProposals(db, operator, dispute_proposals, [dispute_id]),
    evidenceFor(db, dispute, undefined),
  ])
  return {
    ...disputeAtDesk(row),
    proposal: waitingFor(waiting, row),
    steps: steps.map((step) => ({
      ...step,
      held_cents: cents(step.held_cents),
      owed_cents: cents(step.owed_cents),
      withheld_cents: cents(step.withheld_cents),
      fee_cents: cents(step.fee_cents),
      loss_cents: cents(step.loss_cents),
    })),
    evidence: row.evidence ?? collected.text,
    has_pdf: row.has_pdf,
    evidence_by: row.evidence_by,
    evidence_at: row.evidence_at,
    refusal: row.refusal,
  }
}

/**
 * Stores the evidence as it will be submitted. Periodic work sends it to the provider, until the provider has taken or refused
 * it.
 * @throws NotFound; Refusal pdf_unreadable, dispute_closed, dispute_evidence_sent, reason_needed without a note for an unknown payment,
 * second_operator_needed for the operator's own payment
 */
export async function submitEvidence(
  db: Db,
  operator: OperatorSession,
  input: { dispute_id: string; note?: string | undefined; pdf?: string | undefined },
) {
  const { dispute_id, note } = input
  const pdf = input.pdf === undefined ? null : pdfOf(input.pdf)
  await actAtDesk(db, operator, async (tx, log) => {
    const dispute = await lockDispute(tx, dispute_id)
    if (!dispute) throw new NotFound()
    const row = await findDisputeAtDesk(tx, dispute_id)
    if (row?.account) refuseOwn(row.account, operator)
    if (dispute.status === 'won' || dispute.status === 'lost') throw new Refusal('dispute_closed')
    const isRefused = dispute.evidence !== null && dispute.refusal !== null
    if (dispute.status === 'evidence_sent' || dispute.accepted_at !== null) throw new Refusal('dispute_evidence_sent')
    if (dispute.evidence !== null && !isRefused) throw new Refusal('dispute_evidence_sent')
    if (dispute.payment_id === null && !note) throw new Refusal('reason_needed', { field: 'note' })
    const { text } = await evidenceFor(tx, dispute, note)
    await storeEvidence(tx, dispute_id, { evidence: text, pdf, operator_id: operator.operator_id })
    await log({ action: 'dispute_evidence_sent', ref_type: 'dispute', ref_id: dispute_id, details: {} })
  })
  return readDisputeAtDesk(db, operator, dispute_id)
}

const END = 1_024

/** @throws Refusal pdf_unreadable */
function pdfOf(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64')
  const isWhole = bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-END).includes('%%EOF')
  if (!isWhole) throw new Refusal('pdf_unreadable', { field: 'pdf' })
  return bytes
}

/** The PDF that goes with the evidence, as base64. @throws NotFound */
export async function readEvidencePdf(db: Db, dispute_id: string) {
  const pdf = await findEvidencePdf(db, dispute_id)
  if (!pdf) throw new NotFound()
  return { base64: pdf.toString('base64') }
}
