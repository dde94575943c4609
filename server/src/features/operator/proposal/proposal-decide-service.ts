import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { actAtDesk } from '../operator-act-service.ts'
import { lockActiveOperator } from '../operator-sql.ts'
import { consumeFreshCode } from '../session/second-factor-service.ts'
import { endOutdatedOnDecision } from './proposal-outdated-service.ts'
import {
  type CarryingOut,
  decidersOf,
  mayDecide,
  type OperatorWithRoles,
  type ProposalKind,
  proposersOf,
  readBody,
} from './proposal-service.ts'
import { endProposal, lockProposal } from './proposal-sql.ts'
import { refuseTooNew } from './second-operator-service.ts'

type Decision = { proposal_id: string; agrees: boolean; why?: string | undefined }
type Deciding = { db: Db; keys: Keys; kinds: readonly ProposalKind[] }

/**
 * Decides a proposal. Approving carries out the proposal in the same transaction and, unless the proposal is an audit,
 * uses up a fresh code of the second factor.
 * @throws NotFound; Refusal proposal_own, second_too_new, proposer_too_new, second_factor_needed; state_changed when
 * the proposal has already ended; second_operator_needed when the proposal is about the operator; proposal_outdated
 * when its subject has changed, which ends the proposal; and the errors of the kind's `carryOut`.
 */
export async function decideProposal(deciding: Deciding, operator: OperatorSession, decision: Decision): Promise<void> {
  try {
    await decide(deciding, operator, decision)
  } catch (error) {
    // An outdated proposal is ended in a second transaction, because the first one is rolled back with all writes.
    const is_outdated = error instanceof Refusal && error.reason === 'proposal_outdated'
    if (is_outdated) await endOutdatedOnDecision(deciding.db, operator, decision.proposal_id)
    throw error
  }
}

const decide = ({ db, keys, kinds }: Deciding, operator: OperatorSession, decision: Decision) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { proposal_id, agrees, why = null } = decision
    const { kind, row } = await lockOpen(tx, kinds, operator, proposal_id)
    const { operator_id } = operator
    if (row.proposed_by === operator_id) throw new Refusal('proposal_own')
    if (agrees) {
      await refuseTooNew(tx, 'second_too_new', operator_id, decidersOf(kind))
      const proposer = await proposerOf(tx, row.proposed_by)
      // A new operator's proposals are refused. Otherwise an owner could add an operator, propose in the operator's
      // name, and then approve.
      await refuseTooNew(tx, 'proposer_too_new', proposer.operator_id, proposersOf(kind))
      if (!kind.is_audit) await consumeFreshCode(tx, operator)
      await carryOut(tx, kind, { proposer, decider: operator, body: row.body, proposal_id, keys })
    }
    await endProposal(tx, proposal_id, { state: agrees ? 'carried_out' : 'refused', decided_by: operator_id, why })
    const details = { kind: kind.name, proposed_by: row.proposed_by, ...(why && { reason: why }) }
    const action = agrees ? 'proposal_carried_out' : 'proposal_refused'
    await log({ action, ref_type: 'proposal', ref_id: proposal_id, details })
  })

/**
 * Withdraws a proposal.
 * @throws NotFound; Refusal state_changed when the proposal has already ended, role_needed for another operator's
 * proposal.
 */
export const withdrawProposal = ({ db, kinds }: Deciding, operator: OperatorSession, proposal_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { kind, row } = await lockOpen(tx, kinds, operator, proposal_id)
    const { operator_id, roles } = operator
    if (row.proposed_by !== operator_id && !roles.includes('owner')) throw new Refusal('role_needed')
    await endProposal(tx, proposal_id, { state: 'withdrawn', decided_by: operator_id, why: null })
    const details = { kind: kind.name, proposed_by: row.proposed_by }
    await log({ action: 'proposal_withdrawn', ref_type: 'proposal', ref_id: proposal_id, details })
  })

/** Whether the proposal is about the operator's own account as a shopper. */
export async function isAboutSelf(
  db: Db,
  kind: ProposalKind,
  stored: unknown,
  { operator_account }: OperatorWithRoles,
) {
  const parsed = readBody(kind, stored)
  return parsed !== undefined && (await kind.concerns?.(db, parsed.body)) === operator_account
}

async function lockOpen(tx: Tx, kinds: readonly ProposalKind[], operator: OperatorWithRoles, proposal_id: string) {
  const row = await lockProposal(tx, proposal_id)
  const kind = kinds.find(({ name }) => name === row?.kind)
  const is_seen = kind && (mayDecide(kind, operator) || row?.proposed_by === operator.operator_id)
  if (!row || !is_seen) throw new NotFound()
  if (await isAboutSelf(tx, kind, row.body, operator)) throw new Refusal('second_operator_needed')
  if (!row.is_open) throw new Refusal('state_changed')
  return { kind, row }
}

/** Reads the proposer. Fails for a blocked operator, because proposals of blocked operators cannot be carried out. */
async function proposerOf(tx: Tx, operator_id: string): Promise<OperatorWithRoles> {
  const current = await lockActiveOperator(tx, operator_id)
  if (!current) throw new Refusal('proposal_outdated')
  return { operator_id, operator_account: current.account, roles: current.roles }
}

/** Refusals of `carryOut` which mean that the subject has changed since the proposal. */
const MOVED: ReadonlySet<string> = new Set([
  'state_changed',
  'changed_meanwhile',
  'id_taken',
  'already_audited',
  'account_deleted',
])

async function carryOut(tx: Tx, kind: ProposalKind, carrying: CarryingOut<unknown>): Promise<void> {
  const parsed = readBody(kind, carrying.body)
  if (!parsed) throw new Refusal('proposal_outdated')
  try {
    await kind.carryOut(tx, { ...carrying, body: parsed.body })
  } catch (error) {
    const has_moved = error instanceof NotFound || (error instanceof Refusal && MOVED.has(error.reason))
    throw has_moved ? new Refusal('proposal_outdated') : error
  }
}
