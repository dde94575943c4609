import { cents, endpoints } from '@sampan/contract'
import type { z } from 'zod'
import type { DbAndKeys } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { lockShopper } from '../../../account/lock-shopper-sql.ts'
import { insertDeskLog } from '../../../operator/log/log-write-sql.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { refuseOwn } from '../../../operator/own-money-service.ts'
import { anyKind, type ProposalKind, propose } from '../../../operator/proposal/proposal-service.ts'
import { lockPayment } from '../card-sql.ts'
import { bookDisputes, disputedCents, recordDispute } from './dispute-books-service.ts'
import { findDisputeAtDesk } from './dispute-desk-sql.ts'
import { findDispute, lockDispute, storeAccepted, storeBorne } from './dispute-sql.ts'

const accept_body = endpoints['POST /api/admin/dispute/accept'].body
const bear_body = endpoints['POST /api/admin/dispute/bear'].body
type Accepting = z.output<typeof accept_body>
type Bearing = z.output<typeof bear_body>

/** The account of the shopper; the provider's id for an unknown payment. */
const aboutDispute = async (db: Db, { dispute_id }: { dispute_id: string }): Promise<string | null> => {
  const row = await findDisputeAtDesk(db, dispute_id)
  return row ? (row.account ?? row.dispute_ref) : null
}
const concernsOf = async (db: Db, { dispute_id }: { dispute_id: string }): Promise<string | null> =>
  (await findDisputeAtDesk(db, dispute_id))?.account ?? null

/** @throws NotFound; Refusal state_changed when the dispute cannot be accepted any more. */
async function acceptable(db: Db, dispute_id: string) {
  const dispute = await findDispute(db, dispute_id)
  if (!dispute) throw new NotFound()
  if (dispute.status !== 'open' || dispute.accepted_at !== null) throw new Refusal('state_changed')
  return dispute
}

/** Accepts the loss of a dispute without evidence: the provider closes it, and what it took is booked as lost. */
const accept_kind: ProposalKind<Accepting> = {
  name: 'dispute_accept',
  body: accept_body,
  about: aboutDispute,
  concerns: concernsOf,
  changes: async (db, { dispute_id }) => {
    const dispute = await acceptable(db, dispute_id)
    const disputed = cents(disputedCents(dispute))
    return [{ field: 'disputed', before: { cents: disputed }, after: { cents: cents(0) } }]
  },
  carryOut: async (tx, { proposer, decider, body: { dispute_id, reason } }) => {
    const account = await concernsOf(tx, { dispute_id })
    if (account) refuseOwn(account, proposer, decider)
    await lockDispute(tx, dispute_id)
    await acceptable(tx, dispute_id)
    await storeAccepted(tx, dispute_id)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'dispute_accepted',
      ref_type: 'dispute',
      ref_id: dispute_id,
      details: { reason, proposed_by: proposer.operator_account },
    })
  },
}

/** @throws NotFound; Refusal state_changed, dispute_loss_amount */
async function bearable(db: Db, { dispute_id, loss_cents }: Bearing) {
  const dispute = await findDispute(db, dispute_id)
  if (!dispute) throw new NotFound()
  const { status, booked_withheld_cents, borne_cents } = dispute
  if (status !== 'lost' || borne_cents !== null || booked_withheld_cents === 0) throw new Refusal('state_changed')
  if (loss_cents > booked_withheld_cents)
    throw new Refusal('dispute_loss_amount', { field: 'loss_cents', limit_cents: cents(booked_withheld_cents) })
  return dispute
}

/** The shop bears a lost dispute: it is booked as a loss, and the shopper gets that part back, or owes less. */
const loss_kind: ProposalKind<Bearing> = {
  name: 'dispute_loss',
  body: bear_body,
  about: aboutDispute,
  concerns: concernsOf,
  changes: async (db, body) => {
    await bearable(db, body)
    return [{ field: 'borne', before: { cents: cents(0) }, after: { cents: cents(body.loss_cents) } }]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { dispute_id, loss_cents, reason } = body
    const { user_id, payment_id } = await bearable(tx, body)
    if (user_id === null || payment_id === null) throw new Refusal('state_changed')
    const account = await concernsOf(tx, body)
    if (account) refuseOwn(account, proposer, decider)
    await lockShopper(tx, user_id)
    const payment = await lockPayment(tx, user_id, payment_id)
    await lockDispute(tx, dispute_id)
    await bearable(tx, body)
    if (!payment) throw new NotFound()
    await storeBorne(tx, dispute_id, loss_cents)
    await bookDisputes(tx, payment)
    const dispute = await findDispute(tx, dispute_id)
    if (dispute) await recordDispute(tx, dispute, 'changed')
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'dispute_borne',
      ref_type: 'dispute',
      ref_id: dispute_id,
      details: { loss_cents, reason, proposed_by: proposer.operator_account },
    })
  },
}

export const dispute_proposals: readonly ProposalKind[] = [anyKind(accept_kind), anyKind(loss_kind)]

/** @throws NotFound; Refusal second_operator_needed for the operator's own payment, and the refusals of a proposal. */
const proposed =
  <Body extends { dispute_id: string; reason: string }>(kind: ProposalKind<Body>) =>
  ({ db, keys }: DbAndKeys, operator: OperatorSession, body: Body) =>
    actAtDesk(db, operator, async (tx) => {
      const account = await concernsOf(tx, body)
      if (account) refuseOwn(account, operator)
      const { dispute_id, reason } = body
      return { proposal_id: await propose(tx, operator, { kind, ref_id: dispute_id, body, reason, keys }) }
    })

export const proposeAcceptance = proposed(accept_kind)
export const proposeLoss = proposed(loss_kind)
