import { PASSWORD_LENGTH } from '@sampan/contract/rules'
import { transaction } from '../../db/transaction.ts'
import { countTry, forgetTries, networkOf, takeBackTry } from '../../floods.ts'
import { hashPassword, isPassword } from '../../passwords.ts'
import { Refusal } from '../../refusal.ts'
import { accountOf, findAccount, lockAccount, replacePassword, setPassword } from './account-sql.ts'
import type { Asking } from './asking.ts'
import { countedTransaction } from './counted-try-service.ts'
import { emailOf } from './email.ts'
import { spendOneTimeCode, tryOneTimeCode } from './one-time-code-service.ts'
import { insertSecurityEvent } from './security-sql.ts'
import { deleteSessionsOf } from './session-sql.ts'

type NewPassword = { new_password: string; confirm_password: string }

/** @throws Refusal password_too_short (with `field`), passwords_differ. */
export function checkNewPassword(password: string, confirm_password: string, field: string): void {
  if (password.length < PASSWORD_LENGTH.minimum) throw new Refusal('password_too_short', { field })
  if (password !== confirm_password) throw new Refusal('passwords_differ', { field: 'confirm_password' })
}

const triesOf = (account: string, { request }: Asking) => {
  const network = networkOf(request.ip)
  return {
    of_account: { limit: 'password_of_account', who: [account, network] },
    from_address: { limit: 'password_from_address', who: [network] },
  } as const
}

/**
 * Whether the password is right, at the same cost for an account that does not exist; wrong ones are counted.
 * @throws Refusal too_many_tries.
 */
export async function comparePassword(
  asking: Asking,
  { account, password_hash }: { account: string; password_hash?: string | undefined },
  password: string,
): Promise<boolean> {
  const { of_account, from_address } = triesOf(account, asking)
  // Counted before it is known to be wrong: guesses at once must not all be compared.
  await countTry(asking.context, of_account)
  await countTry(asking.context, from_address)
  const is_right = await isPassword(password_hash, password)
  if (!is_right) return false
  await Promise.all([forgetTries(asking.context, of_account), takeBackTry(asking.context, from_address)])
  return true
}

/**
 * Changes a known password and ends every session.
 * @throws Refusal old_password_wrong, same_password, password_too_short, passwords_differ, too_many_tries.
 */
export async function changePassword(
  form: NewPassword & { old_password: string },
  user_id: string,
  asking: Asking,
): Promise<void> {
  const { old_password, new_password, confirm_password } = form
  checkNewPassword(new_password, confirm_password, 'new_password')
  const owner = await accountOf(asking.db, user_id)
  const wrong = new Refusal('old_password_wrong', { field: 'old_password' })
  if (!(await comparePassword(asking, owner, old_password))) throw wrong
  if (new_password === old_password) throw new Refusal('same_password', { field: 'new_password' })
  const new_password_hash = await hashPassword(new_password)
  await transaction(asking.db, async (tx) => {
    if (!(await replacePassword(tx, owner, new_password_hash))) throw wrong
    await deleteSessionsOf(tx, user_id)
    await insertSecurityEvent(tx, { user_id, event: 'password_changed', ip: asking.request.ip })
  })
}

/**
 * Sets a forgotten password by the mailed code and ends every session.
 * @throws Refusal one_time_code_wrong, one_time_code_expired, same_password, password_too_short, passwords_differ.
 */
export async function recoverPassword(
  form: NewPassword & { account: string; code: string },
  asking: Asking,
): Promise<void> {
  const { new_password, confirm_password, code } = form
  const { context, db, request } = asking
  const account = emailOf(form.account)
  checkNewPassword(new_password, confirm_password, 'new_password')
  const typed = { account, purpose: 'password', code } as const
  // Looked at first, so that a guess costs no hash; used up only with the change, since hashing takes too long for
  // a transaction to wait for it.
  await countedTransaction(db, (tx) => tryOneTimeCode(tx, context.keys, typed))
  const owner = await findAccount(db, account)
  if (!owner) throw new Refusal('one_time_code_wrong', { field: 'code' })
  if (await isPassword(owner.password_hash, new_password)) throw new Refusal('same_password', { field: 'new_password' })
  const new_password_hash = await hashPassword(new_password)
  await countedTransaction(db, async (tx) => {
    await lockAccount(tx, owner.user_id)
    const wrong = await spendOneTimeCode(tx, context.keys, typed)
    if (wrong) return wrong
    // Whatever the password is by now: who changed it meanwhile knew the old one, but may have stolen it.
    await setPassword(tx, owner.user_id, new_password_hash)
    await deleteSessionsOf(tx, owner.user_id)
    await insertSecurityEvent(tx, { user_id: owner.user_id, event: 'password_recovered', ip: request.ip })
    return undefined
  })
  // Whoever guessed in vain before may sign in with the new one at once.
  await forgetTries(context, triesOf(account, asking).of_account)
}
