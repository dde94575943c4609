import type { DeskStep } from '@sampan/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { isLocalRequest } from '../../../http/client-address/loopback.ts'
import { comparePassword, triesAtDesk } from '../../../http/password-tries.ts'
import { RateLimited } from '../../../http/rate-limits.ts'
import { NotFound, NotSignedIn, Refusal } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../log/log-write-sql.ts'
import { findOperator, lockSignInState, recordSignIn } from '../operator-sql.ts'
import { clearSessionCookie, openOperatorSession, setSessionCookie } from './operator-session-service.ts'
import { deleteOperatorSession, deleteSessionsBut } from './operator-session-sql.ts'
import { tryCode } from './second-factor-service.ts'

export type DeskCaller = { db: Db; context: Context; request: FastifyRequest; reply: FastifyReply }
export type SignInStep = { operator_id: string; awaits: DeskStep | null }

/**
 * Opens a desk session and sets its cookie. The session may still wait for a further step.
 * @throws Refusal wrong_account_or_password, account_blocked, too_many_tries.
 */
export async function signInAtDesk(
  form: { account: string; password: string },
  caller: DeskCaller,
): Promise<SignInStep> {
  const account = form.account.toLowerCase()
  const stored = await findOperator(caller.db, account)
  const operator = stored && maySignIn(stored, caller) ? stored : undefined
  const is_right = await comparePasswordAtDesk(account, operator?.password_hash, form.password, caller).catch(
    async (error: unknown) => {
      if (operator && isLock(error)) await logLock(operator.operator_id, caller)
      throw error
    },
  )
  if (!operator || !is_right) throw new Refusal('wrong_account_or_password')
  if (operator.blocked_at) throw new Refusal('account_blocked')
  return completeSignInStep(caller, operator.operator_id, (tx) => advanceSession(tx, caller, operator, false))
}

/** Compares an operator's password and counts wrong passwords. @throws Refusal too_many_tries. */
export function comparePasswordAtDesk(
  account: string,
  password_hash: string | undefined,
  password: string,
  { context, request }: DeskCaller,
): Promise<boolean> {
  const tries = triesAtDesk(account, request.ip, isLocalRequest(request))
  return comparePassword(context, tries, password_hash, password)
}

/**
 * Checks a code of the second factor, as a step of signing in.
 * @throws Refusal state_changed, second_factor_wrong, too_many_tries.
 */
export async function signInWithCode(operator: OperatorSession, code: string, caller: DeskCaller): Promise<SignInStep> {
  if (operator.awaits !== 'second_factor') throw new Refusal('state_changed')
  const { operator_id } = operator
  return completeSignInStep(caller, operator_id, async (tx) => {
    const trying = { keys: caller.context.keys, operator_id, input: code, takes_recovery: true }
    const wrong = await tryCode(tx, trying)
    return wrong ?? advanceSession(tx, caller, operator, true)
  })
}

type NextSession = { token: string; awaits: DeskStep | null }

/**
 * Commits `work` even when `work` returns a refusal. If `work` returns a session, sets the cookie of the session. Takes
 * locks in the same order as the functions that change operators: the operator, the second factor, its recovery codes,
 * the sessions.
 */
export async function completeSignInStep(
  caller: DeskCaller,
  operator_id: string,
  work: (tx: Tx) => Promise<NextSession | Refusal>,
): Promise<SignInStep> {
  const result = await transaction(caller.db, async (tx) => {
    await lockSignInState(tx, operator_id)
    return work(tx)
  })
  if (result instanceof Refusal) throw result
  setSessionCookie(caller, result.token)
  return { operator_id, awaits: result.awaits }
}

type SigningIn = { operator_id: string; token_hash?: Buffer; password_hash?: string }

/**
 * Replaces the session of a completed step by a session for the next step. After the last step, the operator is signed
 * in.
 * @throws NotSignedIn when the session has ended; Refusal account_blocked, wrong_account_or_password when the password
 * was replaced.
 */
export async function advanceSession(
  tx: Tx,
  caller: DeskCaller,
  signing_in: SigningIn,
  has_passed: boolean,
): Promise<NextSession> {
  const { operator_id, token_hash, password_hash } = signing_in
  const state = await lockSignInState(tx, operator_id)
  if (state.blocked_at) throw new Refusal('account_blocked')
  if (password_hash && password_hash !== state.password_hash) throw new Refusal('wrong_account_or_password')
  if (token_hash && !(await deleteOperatorSession(tx, token_hash))) throw new NotSignedIn()
  const awaits = nextStep(state, caller.context, has_passed)
  if (!awaits) {
    const details = { ip: caller.request.ip }
    await recordSignIn(tx, operator_id)
    await insertDeskLog(tx, { operator_id, action: 'signed_in', ref_type: 'operator', ref_id: operator_id, details })
  }
  return { token: await openOperatorSession(tx, operator_id, caller.request, awaits), awaits }
}

/** In production, every operator needs a second factor. */
function nextStep(
  { has_factor, password_is_initial }: { has_factor: boolean; password_is_initial: boolean },
  { config }: Context,
  has_passed: boolean,
): DeskStep | null {
  if (has_factor && !has_passed) return 'second_factor'
  if (password_is_initial) return 'new_password'
  return !has_factor && config.production ? 'setup' : null
}

/** Whether this try locked the operator's account. Only this try is logged; the refused tries after it are not. */
const isLock = (error: unknown) => error instanceof RateLimited && error.limit === 'desk_password' && error.is_first

async function logLock(operator_id: string, { db, request }: DeskCaller): Promise<void> {
  request.log.warn({ operator_id }, 'the desk is locked for an operator: too many wrong passwords')
  const details = { ip: request.ip }
  await insertDeskLog(db, { operator_id, action: 'sign_in_locked', ref_type: 'operator', ref_id: operator_id, details })
}

/** The demo operator's password is public, so it works only on the server's own machine and not through a proxy. */
const maySignIn = ({ is_demo }: { is_demo: boolean }, { request }: DeskCaller) => !is_demo || isLocalRequest(request)

export async function signOutAtDesk({ operator_id, token_hash }: OperatorSession, caller: DeskCaller): Promise<void> {
  await transaction(caller.db, async (tx) => {
    await deleteOperatorSession(tx, token_hash)
    await insertDeskLog(tx, { operator_id, action: 'signed_out', ref_type: 'operator', ref_id: operator_id })
  })
  clearSessionCookie(caller)
}

/** Ends another session of the operator, or all others without an id. @throws NotFound. */
export const endOperatorSessions = (db: Db, { operator_id, token_hash }: OperatorSession, session_id?: string) =>
  transaction(db, async (tx) => {
    const ended = await deleteSessionsBut(tx, operator_id, token_hash, session_id)
    if (session_id !== undefined && ended === 0) throw new NotFound()
    const about = { ref_type: 'operator', ref_id: operator_id, details: { ended } } as const
    await insertDeskLog(tx, { operator_id, action: 'sessions_ended', ...about })
  })
