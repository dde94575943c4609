import { PASSWORD_LENGTH } from '@sampan/contract/rules'
import { countedTransaction } from '../../../db/counted-transaction.ts'
import { transaction } from '../../../db/transaction.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { comparePassword, triesFromAnywhere, triesOfSession, triesOfStranger } from '../../../http/password-tries.ts'
import { forgetTries } from '../../../http/rate-limits.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { isCommonPassword } from '../../../security/common-passwords.ts'
import { hashPassword, isPassword } from '../../../security/passwords.ts'
import { accountOf, findAccount, lockAccount, markVerified, replacePassword, setPassword } from '../account-sql.ts'
import type { Caller } from '../caller.ts'
import { endLinksOf } from '../linked-app/linked-app-service.ts'
import { emailOf } from '../mailbox/email.ts'
import { countingGuess, type OneTimeCode, spendOneTimeCode, tryOneTimeCode } from '../mailbox/one-time-code-service.ts'
import { insertSecurityEvent } from '../security/security-sql.ts'
import { forgetOtherDevices } from '../session/known-device-service.ts'
import { deleteSessionsOf } from '../session/session-sql.ts'

type NewPassword = { new_password: string; confirm_password: string; device_token?: string | undefined }

/** Checks a new password. @throws Refusal password_too_short or password_common (with `field`), passwords_differ. */
export function checkNewPassword(password: string, confirm_password: string, field: string): void {
  if (password.length < PASSWORD_LENGTH.minimum) throw new Refusal('password_too_short', { field })
  if (password !== confirm_password) throw new Refusal('passwords_differ', { field: 'confirm_password' })
  if (isCommonPassword(password)) throw new Refusal('password_common', { field })
}

/**
 * Changes the password after checking the old password, and ends every session and every agent's access.
 * @throws Refusal old_password_wrong, same_password, password_too_short, password_common, passwords_differ,
 * too_many_tries.
 */
export async function changePassword(
  form: NewPassword & { old_password: string },
  { user_id, session_id }: Pick<ShopperSession, 'user_id' | 'session_id'>,
  caller: Caller,
): Promise<void> {
  const { old_password, new_password, confirm_password } = form
  checkNewPassword(new_password, confirm_password, 'new_password')
  const owner = await accountOf(caller.db, user_id)
  const wrong = new Refusal('old_password_wrong', { field: 'old_password' })
  const tries = triesOfSession(owner.account, session_id)
  if (!(await comparePassword(caller.context, tries, owner.password_hash, old_password))) throw wrong
  if (new_password === old_password) throw new Refusal('same_password', { field: 'new_password' })
  const new_password_hash = await hashPassword(new_password)
  await transaction(caller.db, async (tx) => {
    if (!(await replacePassword(tx, owner, new_password_hash))) throw wrong
    await deleteSessionsOf(tx, user_id)
    await endLinksOf(tx, user_id)
    await forgetOtherDevices(tx, user_id, form.device_token)
    await insertSecurityEvent(tx, { user_id, event: 'password_changed', ip: caller.request.ip })
  })
}

/**
 * Sets a new password after checking a mailed code, and ends every session and every agent's access.
 * @throws Refusal one_time_code_wrong, one_time_code_expired, same_password, password_too_short, password_common,
 * passwords_differ, too_many_tries.
 */
export async function recoverPassword(
  form: NewPassword & { account: string; code: string; request_token: string },
  caller: Caller,
): Promise<void> {
  const { new_password, confirm_password, code, request_token } = form
  const account = emailOf(form.account)
  checkNewPassword(new_password, confirm_password, 'new_password')
  const one_time_code = { account, purpose: 'password', code, request_token } as const
  await countingGuess(caller, () => recoverWith(one_time_code, form, caller))
  // Resets the counts of wrong passwords, so that the owner can sign in with the new password immediately.
  const { own } = triesOfStranger(account, caller.request.ip)
  await Promise.all([own, triesFromAnywhere(account)].map((counted) => forgetTries(caller.context, counted)))
}

async function recoverWith(
  one_time_code: OneTimeCode,
  form: NewPassword,
  { db, context, request }: Caller,
): Promise<void> {
  // The code is checked first, so that no password is hashed for a wrong code. The code is used up only in the second
  // transaction, because hashing is too slow to do inside a transaction.
  await countedTransaction(db, (tx) => tryOneTimeCode(tx, context.keys, one_time_code))
  const owner = await findAccount(db, one_time_code.account)
  if (!owner) throw new Refusal('one_time_code_wrong', { field: 'code' })
  const { user_id } = owner
  if (await isPassword(owner.password_hash, form.new_password))
    throw new Refusal('same_password', { field: 'new_password' })
  const new_password_hash = await hashPassword(form.new_password)
  await countedTransaction(db, async (tx) => {
    await lockAccount(tx, user_id)
    const wrong = await spendOneTimeCode(tx, context.keys, one_time_code)
    if (wrong) return wrong
    // The new password is set even if the old password has just been changed, because a thief may have changed it.
    await setPassword(tx, user_id, new_password_hash)
    await markVerified(tx, user_id)
    await deleteSessionsOf(tx, user_id)
    await endLinksOf(tx, user_id)
    await forgetOtherDevices(tx, user_id, form.device_token)
    await insertSecurityEvent(tx, { user_id, event: 'password_recovered', ip: request.ip })
    return undefined
  })
}
