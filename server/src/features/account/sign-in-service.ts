import type { SignedIn } from '@sampan/contract'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { countTry, networkOf } from '../../floods.ts'
import { hashPassword } from '../../passwords.ts'
import { Refusal } from '../../refusal.ts'
import { isMobile } from '../address/area-service.ts'
import { findAccount, insertAccount, lockUnchangedPassword } from './account-sql.ts'
import type { Asking } from './asking.ts'
import { emailOf } from './email.ts'
import { checkNewPassword, comparePassword } from './password-service.ts'
import { insertSecurityEvent } from './security-sql.ts'
import { openSession } from './session-service.ts'

type Registration = {
  account: string
  password: string
  confirm_password: string
  family_name: string
  given_name: string
  mobile?: string | undefined
}

/**
 * Opens an account and signs in. The asker's language is kept with it.
 * @throws Refusal account_invalid, password_too_short, passwords_differ, mobile_invalid, account_exists, too_many_tries.
 */
export async function register(form: Registration, asking: Asking): Promise<SignedIn> {
  const { db, context, request, language } = asking
  const account = emailOf(form.account)
  checkNewPassword(form.password, form.confirm_password, 'password')
  const mobile = form.mobile || null
  if (mobile && !isMobile(mobile)) throw new Refusal('mobile_invalid', { field: 'mobile' })
  await countTry(context, { limit: 'registration', who: [networkOf(request.ip)] })
  const password_hash = await hashPassword(form.password)
  const { family_name, given_name } = form
  return transaction(db, async (tx) => {
    const user_id = await insertAccount(tx, { account, password_hash, family_name, given_name, mobile, language })
    if (!user_id) throw new Refusal('account_exists', { field: 'account' })
    return enter(tx, { user_id, account }, asking)
  })
}

/** @throws Refusal wrong_account_or_password, account_blocked, too_many_tries. */
export async function signIn(form: { account: string; password: string }, asking: Asking): Promise<SignedIn> {
  const account = form.account.toLowerCase()
  const found = await findAccount(asking.db, account)
  const is_right = await comparePassword(asking, { account, password_hash: found?.password_hash }, form.password)
  if (!found || !is_right) throw new Refusal('wrong_account_or_password')
  if (found.blocked_at) throw new Refusal('account_blocked')
  return transaction(asking.db, async (tx) => {
    // A reset that came between ends every session; this one must not be opened behind its back.
    if (!(await lockUnchangedPassword(tx, found))) throw new Refusal('wrong_account_or_password')
    return enter(tx, found, asking)
  })
}

async function enter(
  tx: Db,
  { user_id, account }: { user_id: string; account: string },
  { request }: Asking,
): Promise<SignedIn> {
  const token = await openSession(tx, user_id, request)
  await insertSecurityEvent(tx, { user_id, event: 'signed_in', ip: request.ip })
  return { userinfo: { token, user_id, account } }
}
