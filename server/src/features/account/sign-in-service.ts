import type { SignedIn } from '@sampan/contract'
import { EMAIL_PATTERN, type Language, PASSWORD_LENGTH } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { hashPassword, isPassword } from '../../passwords.ts'
import { Refusal } from '../../refusal.ts'
import { findAccount, insertAccount } from './account-sql.ts'
import { openSession } from './session-service.ts'

type Registration = {
  account: string
  password: string
  confirm_password: string
  family_name: string
  given_name: string
  mobile?: string | undefined
}
type Asking = { db: Db; request: FastifyRequest; language: Language }

/**
 * Opens an account and signs in.
 * @throws Refusal account_invalid, password_too_short, passwords_differ, mobile_invalid, account_exists.
 */
export async function register(form: Registration, { db, request, language }: Asking): Promise<SignedIn> {
  const account = emailOf(form.account)
  checkNewPassword(form.password, form.confirm_password, 'password')
  const { family_name, given_name } = form
  const mobile = form.mobile || null
  const password_hash = await hashPassword(form.password)
  return transaction(db, async (tx) => {
    const user_id = await insertAccount(tx, { account, password_hash, family_name, given_name, mobile, language })
    if (!user_id) throw new Refusal('account_exists', { field: 'account' })
    return signedIn(await openSession(tx, user_id, request), user_id, account)
  })
}

/** @throws Refusal wrong_account_or_password, account_blocked. */
export async function signIn(form: { account: string; password: string }, { db, request }: Asking): Promise<SignedIn> {
  const found = await findAccount(db, form.account.toLowerCase())
  const is_right = await isPassword(found?.password_hash, form.password)
  if (!found || !is_right) throw new Refusal('wrong_account_or_password')
  if (found.blocked_at) throw new Refusal('account_blocked')
  return signedIn(await openSession(db, found.user_id, request), found.user_id, found.account)
}

const signedIn = (token: string, user_id: string, account: string): SignedIn => ({
  userinfo: { token, user_id, account },
})

/** An e-mail address as accounts are kept: in small letters. */
function emailOf(typed: string): string {
  const account = typed.toLowerCase()
  if (!EMAIL_PATTERN.test(account)) throw new Refusal('account_invalid', { field: 'account' })
  return account
}

/** @throws Refusal password_too_short (with `field`), passwords_differ. */
export function checkNewPassword(password: string, confirm_password: string, field: string): void {
  if (password.length < PASSWORD_LENGTH.minimum) throw new Refusal('password_too_short', { field })
  if (password !== confirm_password) throw new Refusal('passwords_differ', { field: 'confirm_password' })
}
