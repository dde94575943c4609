import { mayAtDesk, type ProposedChange, type WaitingProposal } from '@sampan/contract'
import { type DeskRole, PROPOSAL_DECIDERS, type ProposalKindName } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { insertDeskLog } from '../log/log-write-sql.ts'
import { consumeFreshCode } from '../session/second-factor-service.ts'
import { expireProposals, findWaiting, insertProposal } from './proposal-sql.ts'

/** An operator with the current roles. */
export type OperatorWithRoles = Pick<OperatorSession, 'operator_id' | 'operator_account' | 'roles'>

export type CarryingOut<Body> = {
  proposer: OperatorWithRoles
  decider: OperatorWithRoles
  body: Body
  proposal_id: string
  keys: Keys
}

/**
 * A kind of action that needs a second operator. Each feature defines its own kinds, and proposal-kinds.ts lists all
 * kinds.
 */
export type ProposalKind<Body = unknown> = {
  /** The name of the kind. PROPOSAL_DECIDERS contains the roles that may decide proposals of this kind. */
  name: ProposalKindName
  /** Roles that may make proposals of this kind but may not decide them. */
  proposers?: readonly Exclude<DeskRole, 'owner'>[]
  /**
   * Whether the action is daily work above a limit. If so, proposing and approving need no fresh code of the second
   * factor, and proposing needs no reason.
   */
  is_audit?: true
  /**
   * The data for carrying out the proposal. Secrets are encrypted under `sealed` and are deleted when the proposal
   * ends.
   */
  body: z.ZodType<Body>
  /**
   * The changes that the proposal would make now. Called when the proposal is made, to refuse an action that cannot be
   * carried out, and again later, to find out whether the subject has changed since.
   * @throws NotFound; any Refusal.
   */
  changes: (db: Db, body: Body, keys: Keys) => Promise<ProposedChange[]>
  /** Whether a temporary hold blocks the action. A hold does not outdate the proposal. */
  isHeld?: (db: Db, body: Body) => Promise<boolean>
  /** The name of the proposal's subject. Null if the operators' desk shows a fixed text instead. */
  about: (db: Db, body: Body) => Promise<string | null>
  /**
   * The complete number of the bank account to pay to, for operators who may decide. Null if the body has no secret.
   */
  accountNumber?: (body: Body, keys: Keys) => string | null
  /**
   * The account of the shopper whom the proposal concerns. Operators cannot decide a proposal about their own account.
   */
  concerns?: (db: Db, body: Body) => Promise<string | null>
  /**
   * Carries out the proposal in the transaction of the approval, and writes a log entry for the action.
   * @throws Refusal state_changed or changed_meanwhile when the proposal's subject has changed; the proposal then ends
   * as outdated.
   */
  carryOut: (tx: Tx, carrying: CarryingOut<Body>) => Promise<void>
}

/**
 * Erases the type of the body, so that kinds can be in one list. Each kind only gets bodies that its schema has parsed.
 */
export const anyKind = <Body>(kind: ProposalKind<Body>): ProposalKind => kind as unknown as ProposalKind

/**
 * Parses the stored body of a proposal. Undefined when the body has the format of an earlier version, so that the
 * proposal cannot be carried out.
 */
export function readBody({ body }: ProposalKind, stored: unknown): { body: unknown } | undefined {
  const parsed = body.safeParse(stored)
  return parsed.success ? { body: parsed.data } : undefined
}

type Named = Pick<ProposalKind, 'name' | 'proposers'>
type Acting = { roles: readonly DeskRole[] }

export const decidersOf = ({ name }: Named): readonly DeskRole[] => PROPOSAL_DECIDERS[name]

export const proposersOf = (kind: Named): readonly DeskRole[] => [...decidersOf(kind), ...(kind.proposers ?? [])]

export const mayPropose = (kind: Named, { roles }: Acting): boolean => mayAtDesk({ desk: proposersOf(kind) }, roles)

export const mayDecide = (kind: Named, { roles }: Acting): boolean => mayAtDesk({ desk: decidersOf(kind) }, roles)

type NewProposal<Body> = {
  kind: ProposalKind<Body>
  ref_id: string
  body: Body
  reason: string | undefined
  keys: Keys
}

/**
 * Stores a proposal for a second operator to decide. Unless the proposal is an audit, storing it uses up a fresh code
 * of the second factor. A refused proposal uses up no code.
 * @returns the id of the proposal.
 * @throws Refusal reason_needed, second_factor_needed, proposal_open when the same subject has an open proposal, and
 * the errors of the kind's `changes`.
 */
export async function propose<Body>(
  tx: Tx,
  operator: OperatorSession,
  { kind, ref_id, body, reason, keys }: NewProposal<Body>,
): Promise<string> {
  const { operator_id } = operator
  if (!reason && !kind.is_audit) throw new Refusal('reason_needed', { field: 'reason' })
  await expireProposals(tx, { kind: kind.name, ref_id })
  const changes = await kind.changes(tx, body, keys)
  const proposal = { kind: kind.name, ref_id, body, changes, reason: reason ?? null, proposed_by: operator_id }
  const proposal_id = await insertProposal(tx, proposal)
  if (!proposal_id) throw new Refusal('proposal_open')
  if (!kind.is_audit) await consumeFreshCode(tx, operator)
  const about = {
    ref_type: 'proposal',
    ref_id: proposal_id,
    details: { kind: kind.name, ...(reason && { reason }) },
  } as const
  await insertDeskLog(tx, { operator_id, action: 'proposal_made', ...about })
  return proposal_id
}

/**
 * Open proposals of some kinds, about some objects or all, for the screens of these objects. Changes and reason are
 * visible only to the proposer and to operators who may decide.
 */
export async function waitingProposals(
  db: Db,
  operator: Pick<OperatorWithRoles, 'operator_id' | 'roles'>,
  kinds: readonly ProposalKind[],
  ref_ids?: readonly string[],
): Promise<WaitingProposal[]> {
  const names = kinds.map(({ name }) => name)
  return (await findWaiting(db, names, ref_ids)).flatMap((row) => {
    const { kind: name, changes, reason, proposer_id, ...waiting } = row
    const kind = kinds.find((one) => one.name === name)
    if (!kind) return []
    const can_open = mayDecide(kind, operator) || proposer_id === operator.operator_id
    return [
      { ...waiting, kind: kind.name, can_open, ...(can_open ? { changes, reason } : { changes: [], reason: null }) },
    ]
  })
}
