import { randomBytes } from 'node:crypto'
import type { Endpoints } from '@sampan/contract'
import type { DeskRole } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/askers.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { hashPassword } from '../../security/passwords.ts'
import { actAtDesk } from './operator-act-service.ts'
import { findOperatorAtDesk, insertOperator, lockOperators, updateOperator } from './operator-desk-sql.ts'
import { endOfProposer, kindsLost } from './proposal/proposal-outdated-service.ts'
import type { ProposalKind } from './proposal/proposal-service.ts'
import { endAllOperatorSessions, listSessionsOf } from './session/operator-session-service.ts'
import { forgetFactor, useFreshCode } from './session/second-factor-service.ts'

// Operators, as owners keep them. Nobody changes their own rights, so an owner who acts is never the last to go.

type OperatorReply = z.input<Endpoints['GET /api/admin/operator/detail']['reply']>

/** @throws NotFound */
export async function readOperator(db: Db, operator_id: string): Promise<OperatorReply> {
  const [found, sessions] = await Promise.all([findOperatorAtDesk(db, operator_id), listSessionsOf(db, operator_id)])
  if (!found) throw new NotFound()
  // Those of a blocked operator are over, although their rows may still be there.
  return { ...found, sessions: found.blocked_at ? [] : sessions }
}

/** Without letters and digits that look like others: it is read out, or typed from paper. 20 of 31: 99 random bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345678'
const newPassword = () => Array.from({ length: 4 }, () => Array.from({ length: 5 }, letter).join('')).join('-')
function letter(): string {
  for (;;) {
    const [byte = 0] = randomBytes(1)
    // Bytes beyond the last whole multiple would make the first letters likelier.
    const found = byte < 248 ? LETTERS[byte % LETTERS.length] : undefined
    if (found) return found
  }
}

type NewOperator = { account: string; name: string; roles: DeskRole[] }

/**
 * Uses up a fresh code, as every act of this file does: a session that was left open gives nobody rights.
 * @returns the first password, which nobody can read again.
 * @throws Refusal second_factor_needed, operator_exists, account_blocked, role_needed.
 */
export async function addOperatorAtDesk(db: Db, operator: OperatorSession, wish: NewOperator) {
  const password = newPassword()
  const password_hash = await hashPassword(password)
  const operator_id = await actAtDesk(db, operator, async (tx, log) => {
    await useFreshCode(tx, operator)
    const ref_id = await insertOperator(tx, { ...wish, password_hash })
    if (!ref_id) throw new Refusal('operator_exists', { field: 'account' })
    await log({ action: 'operator_added', ref_type: 'operator', ref_id, details: wish })
    return ref_id
  })
  return { operator_id, password }
}

type Log = Parameters<Parameters<typeof actAtDesk>[2]>[1]
type Locked = Awaited<ReturnType<typeof lockOperators>>[number]

/**
 * Changes another operator, who stays locked meanwhile.
 * @throws NotFound; Refusal operator_own, second_factor_needed, account_blocked, role_needed.
 */
const actOn = (
  db: Db,
  operator: OperatorSession,
  operator_id: string,
  act: (
    tx: Tx,
    found: Locked,
    log: (action: Parameters<Log>[0]['action'], details: object) => Promise<void>,
  ) => Promise<void>,
) =>
  transaction(db, async (tx) => {
    if (operator_id === operator.operator_id) throw new Refusal('operator_own')
    const locked = await lockOperators(tx, operator_id)
    await actAtDesk(tx, operator, async (tx, log) => {
      const found = locked.find((one) => one.operator_id === operator_id)
      if (!found) throw new NotFound()
      await useFreshCode(tx, operator)
      await act(tx, found, (action, details) =>
        log({ action, ref_type: 'operator', ref_id: operator_id, details: { ...details } }),
      )
    })
  })

type RolesWish = { operator_id: string; roles: DeskRole[]; seen_roles: DeskRole[] }

type Keeping = { db: Db; proposal_kinds: readonly ProposalKind[] }

/**
 * It counts at once, in transactions that are under way too, and ends what they proposed and could not propose any more.
 * @throws as of actOn; Refusal state_changed.
 */
export const changeRoles = (
  { db, proposal_kinds }: Keeping,
  operator: OperatorSession,
  { operator_id, roles, seen_roles }: RolesWish,
) =>
  actOn(db, operator, operator_id, async (tx, found, log) => {
    if (!isSame(found.roles, seen_roles)) throw new Refusal('state_changed')
    if (isSame(found.roles, roles)) return
    await updateOperator(tx, operator_id, { roles })
    const kinds = kindsLost(proposal_kinds, found.roles, roles)
    await endOfProposer(tx, operator, { proposed_by: operator_id, kinds })
    await log('operator_roles_changed', { before: found.roles, after: roles })
  })

const isSame = (some: readonly DeskRole[], others: readonly DeskRole[]) =>
  [...some].sort().join() === [...others].sort().join()

type Because = { operator_id: string; reason: string }

/** It ends what they proposed, too. @throws as of actOn; Refusal state_changed when the operator is blocked already. */
export const blockOperator = (
  { db, proposal_kinds: kinds }: Keeping,
  operator: OperatorSession,
  { operator_id, reason }: Because,
) =>
  actOn(db, operator, operator_id, async (tx, { blocked_at }, log) => {
    if (blocked_at) throw new Refusal('state_changed')
    await updateOperator(tx, operator_id, { is_blocked: true })
    await endAllOperatorSessions(tx, operator_id)
    await endOfProposer(tx, operator, { proposed_by: operator_id, kinds })
    await log('operator_blocked', { reason })
  })

/** @throws as of actOn; Refusal state_changed when the operator is not blocked. */
export const unblockOperator = (db: Db, operator: OperatorSession, { operator_id, reason }: Because) =>
  actOn(db, operator, operator_id, async (tx, { blocked_at }, log) => {
    if (!blocked_at) throw new Refusal('state_changed')
    await updateOperator(tx, operator_id, { is_blocked: false })
    // A sign-in that was under way when the operator was blocked may have left one.
    await endAllOperatorSessions(tx, operator_id)
    await log('operator_unblocked', { reason })
  })

/** @throws as of actOn; Refusal state_changed when there is no second factor. */
export const resetFactor = (db: Db, operator: OperatorSession, { operator_id, reason }: Because) =>
  actOn(db, operator, operator_id, async (tx, _, log) => {
    if (!(await forgetFactor(tx, operator_id))) throw new Refusal('state_changed')
    await endAllOperatorSessions(tx, operator_id)
    await log('operator_factor_reset', { reason })
  })

/** @returns a first password, which nobody can read again. @throws as of actOn. */
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
