import { DESK_PASSWORD_MINIMUM, type Language } from '@sampan/contract/rules'
import { countedTransaction } from '../../../db/counted-transaction.ts'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { isCommonPassword } from '../../../security/common-passwords.ts'
import { hashPassword, isPassword } from '../../../security/passwords.ts'
import { insertDeskLog } from '../log/log-write-sql.ts'
import { actAtDesk } from '../operator-act-service.ts'
import { readSignInState, replaceOperatorName, replaceOperatorPassword } from '../operator-sql.ts'
import { setDigest, setNewWorkMail } from '../work-mail-sql.ts'
import { deleteSessionsBut } from './operator-session-sql.ts'
import {
  advanceSession,
  comparePasswordAtDesk,
  completeSignInStep,
  type DeskCaller,
  type SignInStep,
} from './operator-sign-in-service.ts'
import { beginFactor, confirmFactor, makeRecoveryCodes, tryCode } from './second-factor-service.ts'
import { hasFactor, saveFreshCode } from './second-factor-sql.ts'
import { uriOf } from './totp.ts'

// Changes that operators make to their own account: name, mails about work, password and second factor.

/** Sets the operator's name, as other operators see it. @throws Refusal account_blocked, role_needed. */
export const changeNameAtDesk = (db: Db, operator: OperatorSession, name: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    const ref_id = operator.operator_id
    await replaceOperatorName(tx, ref_id, name)
    await log({ action: 'name_changed', ref_type: 'operator', ref_id, details: { name } })
  })

/** Turns the operator's morning digest on, in a language, or off with null. */
export const changeDigestAtDesk = (db: Db, operator: OperatorSession, language: Language | null) =>
  actAtDesk(db, operator, (tx) => setDigest(tx, operator.operator_id, language))

/** Turns the operator's mails about new work on, in a language, or off with null. */
export const changeNewWorkMailAtDesk = (db: Db, operator: OperatorSession, language: Language | null) =>
  actAtDesk(db, operator, (tx) => setNewWorkMail(tx, operator.operator_id, language))

function checkNewPassword(new_password: string): void {
  const field = 'new_password'
  if (new_password.length < DESK_PASSWORD_MINIMUM) throw new Refusal('desk_password_short', { field })
  if (isCommonPassword(new_password)) throw new Refusal('password_common', { field })
}

/** Sets a password and ends all other sessions, in case the old password was stolen. */
async function setPassword(tx: Tx, { operator_id, token_hash }: OperatorSession, old_hash: string, new_hash: string) {
  if (!(await replaceOperatorPassword(tx, operator_id, old_hash, new_hash))) throw new Refusal('state_changed')
  await deleteSessionsBut(tx, operator_id, token_hash)
  await insertDeskLog(tx, { operator_id, action: 'password_changed', ref_type: 'operator', ref_id: operator_id })
}

/**
 * Changes the operator's own password.
 * @throws Refusal old_password_wrong, same_password, state_changed, desk_password_short, password_common,
 * too_many_tries.
 */
export async function changePasswordAtDesk(
  operator: OperatorSession,
  { old_password, new_password }: { old_password: string; new_password: string },
  caller: DeskCaller,
): Promise<void> {
  checkNewPassword(new_password)
  const { account, password_hash } = await readSignInState(caller.db, operator.operator_id)
  if (!(await comparePasswordAtDesk(account, password_hash, old_password, caller)))
    throw new Refusal('old_password_wrong', { field: 'old_password' })
  if (new_password === old_password) throw new Refusal('same_password', { field: 'new_password' })
  const new_hash = await hashPassword(new_password)
  await transaction(caller.db, (tx) => setPassword(tx, operator, password_hash, new_hash))
}

/**
 * Replaces the first password, as a step of signing in.
 * @throws Refusal state_changed, and the refusals of `changePasswordAtDesk` for the new password.
 */
export async function signInWithNewPassword(
  operator: OperatorSession,
  new_password: string,
  caller: DeskCaller,
): Promise<SignInStep> {
  if (operator.awaits !== 'new_password') throw new Refusal('state_changed')
  checkNewPassword(new_password)
  const { password_hash } = await readSignInState(caller.db, operator.operator_id)
  if (await isPassword(password_hash, new_password)) throw new Refusal('same_password', { field: 'new_password' })
  const new_hash = await hashPassword(new_password)
  return completeSignInStep(caller, operator.operator_id, async (tx) => {
    await setPassword(tx, operator, password_hash, new_hash)
    return advanceSession(tx, caller, operator, true)
  })
}

/**
 * Makes a new secret for the operator's device. A signed-in operator has to enter password and code again, so that an
 * unattended session cannot be taken over.
 * @throws Refusal state_changed, password_wrong, second_factor_wrong, too_many_tries.
 */
export async function beginSecondFactor(
  operator: OperatorSession,
  { password, code, shop_name }: { password?: string | undefined; code?: string | undefined; shop_name: string },
  caller: DeskCaller,
): Promise<{ secret: string; uri: string }> {
  const { operator_id, awaits } = operator
  const { keys } = caller.context
  if (awaits && awaits !== 'setup') throw new Refusal('state_changed')
  const { account, password_hash } = await readSignInState(caller.db, operator_id)
  if (!awaits && !(await comparePasswordAtDesk(account, password_hash, password ?? '', caller)))
    throw new Refusal('password_wrong', { field: 'password' })
  let secret = ''
  await countedTransaction(caller.db, async (tx) => {
    if (await hasFactor(tx, operator_id)) {
      const wrong = await tryCode(tx, { keys, operator_id, input: code ?? '', takes_recovery: true })
      if (wrong) return wrong
    }
    secret = await beginFactor(tx, keys, operator_id)
    return undefined
  })
  return { secret, uri: uriOf(secret, account, shop_name) }
}

/**
 * Confirms a new second factor. If this was a step of signing in, the operator is signed in.
 * @returns the recovery codes.
 * @throws the refusals of `tryCode`.
 */
export async function confirmSecondFactor(operator: OperatorSession, code: string, caller: DeskCaller) {
  const { operator_id, token_hash, awaits } = operator
  if (awaits && awaits !== 'setup') throw new Refusal('state_changed')
  const trying = { keys: caller.context.keys, operator_id, input: code }
  let recovery_codes: string[] = []
  const confirm = async (tx: Tx) => {
    const confirmed = await confirmFactor(tx, trying)
    if (confirmed instanceof Refusal) return confirmed
    recovery_codes = confirmed
    await deleteSessionsBut(tx, operator_id, token_hash)
    return undefined
  }
  if (!awaits) await countedTransaction(caller.db, confirm)
  else
    await completeSignInStep(
      caller,
      operator_id,
      async (tx) => (await confirm(tx)) ?? advanceSession(tx, caller, operator, true),
    )
  return { recovery_codes }
}

/**
 * Checks a code of the second factor. The next action that needs a fresh code uses it up.
 * @throws Refusal second_factor_wrong, too_many_tries.
 */
export const checkFreshCode = ({ operator_id, token_hash }: OperatorSession, code: string, caller: DeskCaller) =>
  countedTransaction(caller.db, async (tx) => {
    const wrong = await tryCode(tx, { keys: caller.context.keys, operator_id, input: code })
    if (!wrong) await saveFreshCode(tx, token_hash)
    return wrong
  })

/** Replaces the operator's recovery codes. @throws Refusal second_factor_wrong, too_many_tries. */
export async function renewRecoveryCodes({ operator_id }: OperatorSession, code: string, caller: DeskCaller) {
  const { keys } = caller.context
  let recovery_codes: string[] = []
  await countedTransaction(caller.db, async (tx) => {
    const wrong = await tryCode(tx, { keys, operator_id, input: code })
    if (!wrong) recovery_codes = await makeRecoveryCodes(tx, keys, operator_id)
    return wrong
  })
  return { recovery_codes }
}
