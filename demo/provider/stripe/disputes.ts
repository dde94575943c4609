// Disputes at the stand-in, and their evidence.
import { ApiError, missing } from './api-error.ts'
import { paidCharge } from './money.ts'
import { newDispute, newLine } from './money-objects.ts'
import type { Dispute } from './store.ts'
import { emit, type World } from './world.ts'

const DISPUTE_FEE_CENTS = 1_500

export type DisputeInput = {
  reason?: string /** A question of the bank, which takes no money. */
  is_inquiry?: boolean
  /** Part of the charge; without it, all of it. */
  amount?: number
  /** Lower case; without it, that of the charge. The balance is moved by the same number of US cents. */
  currency?: string
}

export function openDispute(
  world: World,
  intent_id: string,
  { reason = 'fraudulent', is_inquiry = false, ...part }: DisputeInput = {},
): Dispute {
  const charge = paidCharge(world, intent_id)
  const dispute = world.store.add('dispute', { ...newDispute(charge, reason, is_inquiry), ...part })
  charge.disputed = true
  emit(world, 'charge.dispute.created', dispute)
  if (is_inquiry) return dispute
  moveDisputed(world, dispute, -dispute.amount, DISPUTE_FEE_CENTS)
  emit(world, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

function moveDisputed(world: World, dispute: Dispute, amount: number, fee: number): void {
  const reporting_category = amount < 0 ? 'dispute' : 'dispute_reversal'
  const line = newLine({ amount, fee, type: 'adjustment', reporting_category, source: dispute.id })
  dispute.balance_transactions.push(world.store.add('balance_transaction', line))
}

const disputeOf = ({ store }: World, id: string): Dispute => {
  const dispute = store.get('dispute', id)
  if (!dispute) throw missing(id)
  return dispute
}

const ENDED = ['won', 'lost', 'warning_closed']

export function sendEvidence(world: World, id: string, evidence: object, isSubmitted: boolean): Dispute {
  const dispute = disputeOf(world, id)
  if (ENDED.includes(dispute.status)) throw new ApiError(400, 'This dispute is already closed')
  if ('uncategorized_file' in evidence && !world.store.get('file', String(evidence.uncategorized_file)))
    throw missing(String(evidence.uncategorized_file))
  Object.assign(dispute.evidence, evidence)
  dispute.evidence_details.has_evidence = true
  if (isSubmitted) {
    dispute.evidence_details.submission_count++
    dispute.evidence_details.submission_method = 'manual'
    dispute.status = dispute.status.startsWith('warning') ? 'warning_under_review' : 'under_review'
  }
  emit(world, 'charge.dispute.updated', dispute)
  return dispute
}

/** The bank's decision; an inquiry that is won is closed. A dispute that has ended stays as it is. */
export function endDispute(world: World, id: string, isWon: boolean): Dispute {
  const dispute = disputeOf(world, id)
  if (ENDED.includes(dispute.status)) return dispute
  const isInquiry = dispute.status.startsWith('warning')
  dispute.status = isInquiry ? 'warning_closed' : isWon ? 'won' : 'lost'
  dispute.evidence_details.past_due = false
  const charge = world.store.get('charge', String(dispute.charge))
  if (charge && isInquiry) charge.disputed = false
  if (isWon && !isInquiry) {
    moveDisputed(world, dispute, dispute.amount, 0)
    emit(world, 'charge.dispute.funds_reinstated', dispute)
  }
  emit(world, 'charge.dispute.closed', dispute)
  return dispute
}

/** The bank opens a decided dispute again, and takes the money again if it was given back. */
export function reopenDispute(world: World, id: string): Dispute {
  const dispute = disputeOf(world, id)
  if (dispute.status !== 'won' && dispute.status !== 'lost') return dispute
  if (dispute.status === 'won') moveDisputed(world, dispute, -dispute.amount, 0)
  dispute.status = 'needs_response'
  emit(world, 'charge.dispute.updated', dispute)
  return dispute
}
