import { randomBytes } from 'node:crypto'
import type { Endpoints } from '@sampan/contract'
import type { DeskRole } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../http/revision.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { hashPassword } from '../../security/passwords.ts'
import { actAtDesk } from './operator-act-service.ts'
import { findOperatorAtDesk, insertOperator, lockOperators, updateOperator } from './operator-sql.ts'
import { endProposalsOf, lostKinds } from './proposal/proposal-outdated-service.ts'
import type { ProposalKind } from './proposal/proposal-service.ts'
import { endAllOperatorSessions, listSessionsOf } from './session/operator-session-service.ts'
import { consumeFreshCode, forgetFactor } from './session/second-factor-service.ts'

// Management of operators by owners. Operators cannot change their own rights. So at least one owner always remains:
// the owner who makes the change.

type OperatorReply = z.input<Endpoints['GET /api/admin/operator/detail']['reply']>

const revisionOfRoles = (roles: readonly DeskRole[]) => revisionOf(roles.toSorted())

/** One operator with the open sessions. @throws NotFound. */
export async function readOperator(db: Db, operator_id: string): Promise<OperatorReply> {
  const [row, sessions] = await Promise.all([findOperatorAtDesk(db, operator_id), listSessionsOf(db, operator_id)])
  if (!row) throw new NotFound()
  // A blocked operator has no valid sessions, although rows of sessions may still exist.
  return { ...row, revision: revisionOfRoles(row.roles), sessions: row.blocked_at ? [] : sessions }
}

/**
 * The characters of a first password. Letters and digits that look alike are left out, because the password is read out
 * or typed from paper. 20 characters out of 31: 99 random bits.
 */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345678'
const newPassword = () => Array.from({ length: 4 }, () => Array.from({ length: 5 }, letter).join('')).join('-')
function letter(): string {
  for (;;) {
    const [byte = 0] = randomBytes(1)
    // Larger bytes are skipped, because the modulo would make the first letters more likely.
    const letter = byte < 248 ? LETTERS[byte % LETTERS.length] : undefined
    if (letter) return letter
  }
}

type NewOperator = { account: string; name: string; roles: DeskRole[] }

/**
 * Adds an operator. Like all functions in this file, it needs a second-factor code that was not used before, so that an
 * unattended session cannot grant rights.
 * @returns the first password, which cannot be read again.
 * @throws Refusal second_factor_needed, operator_exists, account_blocked, role_needed.
 */
export async function addOperatorAtDesk(db: Db, operator: OperatorSession, new_operator: NewOperator) {
  const password = newPassword()
  const password_hash = await hashPassword(password)
  const operator_id = await actAtDesk(db, operator, async (tx, log) => {
    await consumeFreshCode(tx, operator)
    const ref_id = await insertOperator(tx, { ...new_operator, password_hash })
    if (!ref_id) throw new Refusal('operator_exists', { field: 'account' })
    await log({ action: 'operator_added', ref_type: 'operator', ref_id, details: new_operator })
    return ref_id
  })
  return { operator_id, password }
}

type Log = Parameters<Parameters<typeof actAtDesk>[2]>[1]
type Locked = Awaited<ReturnType<typeof lockOperators>>[number]

/**
 * Changes another operator, whose row is locked during the change.
 * @throws NotFound; Refusal operator_own, second_factor_needed, account_blocked, role_needed.
 */
const actOn = (
  db: Db,
  operator: OperatorSession,
  operator_id: string,
  act: (
    tx: Tx,
    row: Locked,
    log: (action: Parameters<Log>[0]['action'], details: object) => Promise<void>,
  ) => Promise<void>,
) =>
  transaction(db, async (tx) => {
    if (operator_id === operator.operator_id) throw new Refusal('operator_own')
    const locked = await lockOperators(tx, operator_id)
    await actAtDesk(tx, operator, async (tx, log) => {
      const row = locked.find((one) => one.operator_id === operator_id)
      if (!row) throw new NotFound()
      await consumeFreshCode(tx, operator)
      await act(tx, row, (action, details) =>
        log({ action, ref_type: 'operator', ref_id: operator_id, details: { ...details } }),
      )
    })
  })

type RolesChange = { operator_id: string; revision: string; roles: DeskRole[] }

type RoleChangeContext = { db: Db; proposal_kinds: readonly ProposalKind[] }

/**
 * Changes an operator's roles. The new roles apply immediately, also to transactions in progress. Ends the operator's
 * proposals that the new roles could not make.
 * @throws the errors of `actOn`; Refusal changed_meanwhile when the roles changed since they were read.
 */
export const changeRoles = (
  { db, proposal_kinds }: RoleChangeContext,
  operator: OperatorSession,
  { operator_id, revision, roles }: RolesChange,
) =>
  actOn(db, operator, operator_id, async (tx, row, log) => {
    const stored_revision = revisionOfRoles(row.roles)
    refuseOutdated(revision, stored_revision)
    if (revisionOfRoles(roles) === stored_revision) return
    await updateOperator(tx, operator_id, { roles })
    const kinds = lostKinds(proposal_kinds, row.roles, roles)
    await endProposalsOf(tx, operator, { proposed_by: operator_id, kinds })
    await log('operator_roles_changed', { before: row.roles, after: roles })
  })

type Because = { operator_id: string; reason: string }

/**
 * Blocks an operator and ends the operator's proposals.
 * @throws the errors of `actOn`; Refusal state_changed when the operator is already blocked.
 */
export const blockOperator = (
  { db, proposal_kinds: kinds }: RoleChangeContext,
  operator: OperatorSession,
  { operator_id, reason }: Because,
) =>
  actOn(db, operator, operator_id, async (tx, { blocked_at }, log) => {
    if (blocked_at) throw new Refusal('state_changed')
    await updateOperator(tx, operator_id, { is_blocked: true })
    await endAllOperatorSessions(tx, operator_id)
    await endProposalsOf(tx, operator, { proposed_by: operator_id, kinds })
    await log('operator_blocked', { reason })
  })

/** Unblocks an operator. @throws the errors of `actOn`; Refusal state_changed when the operator is not blocked. */
export const unblockOperator = (db: Db, operator: OperatorSession, { operator_id, reason }: Because) =>
  actOn(db, operator, operator_id, async (tx, { blocked_at }, log) => {
    if (!blocked_at) throw new Refusal('state_changed')
    await updateOperator(tx, operator_id, { is_blocked: false })
    // A sign-in that ran concurrently with the block may have left a session.
    await endAllOperatorSessions(tx, operator_id)
    await log('operator_unblocked', { reason })
  })

/**
 * Removes an operator's second factor, for example after a lost device.
 * @throws the errors of `actOn`; Refusal state_changed when the operator has no second factor.
 */
export const resetFactor = (db: Db, operator: OperatorSession, { operator_id, reason }: Because) =>
  actOn(db, operator, operator_id, async (tx, _, log) => {
    if (!(await forgetFactor(tx, operator_id))) throw new Refusal('state_changed')
    await endAllOperatorSessions(tx, operator_id)
    await log('operator_factor_reset', { reason })
  })

/**
 * Replaces an operator's password by a new first password.
 * @returns the first password, which cannot be read again.
 * @throws the errors of `actOn`.
 */
export async function makeNewPassword(db: Db, operator: OperatorSession, { operator_id, reason }: Because) {
  const password = newPassword()
  const password_hash = await hashPassword(password)
  await actOn(db, operator, operator_id, async (tx, _, log) => {
    await updateOperator(tx, operator_id, { password_hash, password_is_initial: true })
    await endAllOperatorSessions(tx, operator_id)
    await log('operator_password_made', { reason })
  })
  return password
}
