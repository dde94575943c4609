import type { ProposalKindName } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { insertDeskLog } from '../log/log-write-sql.ts'
import { actAtDesk } from '../operator-act-service.ts'
import { lockActiveOperator } from '../operator-sql.ts'
import { mayPropose, type OperatorWithRoles, type ProposalKind } from './proposal-service.ts'
import {
  endProposal,
  lockOpenProposal,
  lockOpenProposals,
  type OpenProposal,
  type OutdatedBecause,
} from './proposal-sql.ts'

// Ends proposals that can no longer be carried out, in the transaction of the change that outdates them.

type Concern = { kinds: readonly ProposalKindName[]; ref_id: string }

/**
 * Ends open proposals about an object that an operator's action has changed, in the transaction of the action. A
 * proposal that is being decided is skipped: the decision waits for the action and then finds that its subject has
 * changed.
 */
export async function endChangedProposals(
  tx: Tx,
  { operator_id }: Pick<OperatorWithRoles, 'operator_id'>,
  about: Concern,
): Promise<void> {
  for (const proposal of await lockOpenProposals(tx, about))
    await endBecause(tx, proposal, 'moved', operator_id, operator_id)
}

type Proposer = { proposed_by: string; kinds: readonly ProposalKind[] }

/** Ends an operator's open proposals of some kinds, after the operator was blocked or lost a role. */
export async function endProposalsOf(
  tx: Tx,
  { operator_id }: Pick<OperatorWithRoles, 'operator_id'>,
  { proposed_by, kinds }: Proposer,
): Promise<void> {
  const proposals = await lockOpenProposals(tx, { proposed_by, kinds: kinds.map(({ name }) => name) })
  for (const one of proposals) await endBecause(tx, one, 'proposer', operator_id, operator_id)
}

/**
 * The kinds of proposals that an operator could make with the old roles but cannot make with the new roles. Losing the
 * role of owner affects all kinds.
 */
export const lostKinds = (
  kinds: readonly ProposalKind[],
  before: OperatorWithRoles['roles'],
  after: OperatorWithRoles['roles'],
) => {
  const was_owner = before.includes('owner') && !after.includes('owner')
  return kinds.filter((kind) => was_owner || !mayPropose(kind, { roles: after }))
}

/** Ends an outdated proposal that an operator tried to approve, unless the proposal has ended already. */
export const endOutdatedOnDecision = (
  db: Db,
  operator: Parameters<typeof actAtDesk>[1],
  proposal_id: string,
): Promise<void> =>
  actAtDesk(db, operator, async (tx) => {
    const proposal = await lockOpenProposal(tx, proposal_id)
    if (!proposal) return
    const is_in_office = (await lockActiveOperator(tx, proposal.proposed_by)) !== undefined
    await endBecause(tx, proposal, is_in_office ? 'moved' : 'proposer', operator.operator_id, null)
  })

/**
 * Ends a proposal that no operator's action has outdated. The log entry names the proposer and is marked `at_machine`,
 * because no operator ended the proposal.
 */
export const endInSweep = (tx: Tx, proposal: OpenProposal, because: OutdatedBecause): Promise<void> =>
  endBecause(tx, proposal, because, proposal.proposed_by, null, { at_machine: true })

async function endBecause(
  tx: Tx,
  { proposal_id, kind, proposed_by }: OpenProposal,
  because: OutdatedBecause,
  operator_id: string,
  decided_by: string | null,
  how: { at_machine?: true } = {},
): Promise<void> {
  await endProposal(tx, proposal_id, { state: 'outdated', outdated_because: because, decided_by, why: null })
  const about = { ref_type: 'proposal', ref_id: proposal_id, details: { kind, proposed_by, because, ...how } } as const
  await insertDeskLog(tx, { operator_id, action: 'proposal_outdated', ...about })
}
