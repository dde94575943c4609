import type { SignedIn } from '@sampan/contract'
import { countedTransaction } from '../../../db/counted-transaction.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { comparePassword, triesOfDevice, triesOfStranger, triesWithCode } from '../../../http/password-tries.ts'
import { countTries, fromNetwork } from '../../../http/rate-limits.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { hashPassword } from '../../../security/passwords.ts'
import { isMobile } from '../../address/area-service.ts'
import { hasOperator } from '../../operator/operator-sql.ts'
import { findAccount, insertAccount, lockUnchangedPassword, markVerified } from '../account-sql.ts'
import type { Caller } from '../caller.ts'
import { joinInvited } from '../invitation/invitation-service.ts'
import { emailOf } from '../mailbox/email.ts'
import { rememberFormerUses } from '../mailbox/mailbox-uses-service.ts'
import { countingGuess, type OneTimeCode, spendOneTimeCode, tryOneTimeCode } from '../mailbox/one-time-code-service.ts'
import { checkNewPassword } from '../password/password-service.ts'
import { insertSecurityEvent } from '../security/security-sql.ts'
import { knownDevice, rememberDevice } from './known-device-service.ts'
import { reportNewDevice } from './new-device-service.ts'
import { openSession } from './session-service.ts'

type Registration = {
  account: string
  password: string
  confirm_password: string
  family_name: string
  given_name: string
  mobile?: string | undefined
  device_token?: string | undefined
  code?: string | undefined
  request_token?: string | undefined
}

/**
 * Creates an account with the request's language and signs in. An operator's address needs a mailed code, because the
 * operators' desk treats an account with that address as the operator's own. So does the address of an invited customer,
 * whose account the registration joins.
 * @throws Refusal account_invalid, password_too_short, password_common, passwords_differ, mobile_invalid,
 * account_exists, code_needed, one_time_code_wrong, one_time_code_expired, too_many_tries.
 */
export async function register(form: Registration, caller: Caller): Promise<SignedIn> {
  const { db, context, request } = caller
  const account = emailOf(form.account)
  checkNewPassword(form.password, form.confirm_password, 'password')
  const mobile = form.mobile || null
  if (form.family_name === '' && form.given_name === '') throw new Refusal('name_missing', { field: 'family_name' })
  if (mobile && !isMobile(mobile)) throw new Refusal('mobile_invalid', { field: 'mobile' })
  await countTries(context, fromNetwork('registration', request.ip))
  const { code, request_token } = form
  if (!code || !request_token) return openAccount(form, { account, mobile }, undefined, caller)
  const one_time_code = { account, purpose: 'verify', code, request_token } as const
  return countingGuess(caller, async () => {
    await countedTransaction(db, (tx) => tryOneTimeCode(tx, context.keys, one_time_code))
    return openAccount(form, { account, mobile }, one_time_code, caller)
  })
}

async function openAccount(
  { password, family_name, given_name, device_token }: Registration,
  { account, mobile }: { account: string; mobile: string | null },
  one_time_code: OneTimeCode | undefined,
  caller: Caller,
): Promise<SignedIn> {
  const { db, context, language } = caller
  const password_hash = await hashPassword(password)
  return transaction(db, async (tx) => {
    const used_up = one_time_code && (await spendOneTimeCode(tx, context.keys, one_time_code))
    if (used_up) throw used_up
    const customer = { account, password_hash, family_name, given_name, mobile, language }
    const user_id =
      (await insertAccount(tx, customer)) ?? (await joinInvited(tx, customer, one_time_code !== undefined))
    if (!user_id) throw new Refusal('account_exists', { field: 'account' })
    if (one_time_code) await markVerified(tx, user_id)
    else if (await hasOperator(tx, [account])) throw new Refusal('code_needed', { field: 'account' })
    await rememberFormerUses(tx, context.keys, { user_id, account })
    return enter(tx, { user_id, account, device_token }, caller)
  })
}

type Login = {
  account: string
  password: string
  device_token?: string | undefined
  code?: string | undefined
  request_token?: string | undefined
}

/**
 * Signs in. After many wrong passwords, an unknown device needs a mailed code too.
 * @throws Refusal wrong_account_or_password, account_blocked, too_many_tries, code_needed, one_time_code_wrong,
 * one_time_code_expired.
 */
export async function signIn(form: Login, caller: Caller): Promise<SignedIn> {
  const account = form.account.toLowerCase()
  const { code, request_token } = form
  if (!code || !request_token) return signInWith(form, account, undefined, caller)
  const one_time_code = { account, purpose: 'login', code, request_token } as const
  return countingGuess(caller, async () => {
    await countedTransaction(caller.db, (tx) => tryOneTimeCode(tx, caller.context.keys, one_time_code))
    return signInWith(form, account, one_time_code, caller)
  })
}

async function signInWith(
  { password, device_token }: Login,
  account: string,
  one_time_code: OneTimeCode | undefined,
  caller: Caller,
): Promise<SignedIn> {
  const { db, context, request } = caller
  const [owner, device] = await Promise.all([findAccount(db, account), knownDevice(db, account, device_token)])
  const strangers = one_time_code ? triesWithCode(account, request.ip) : triesOfStranger(account, request.ip)
  const tries = device ? triesOfDevice(account, device) : strangers
  const is_right = await comparePassword(context, tries, owner?.password_hash, password)
  if (!owner || !is_right) throw new Refusal('wrong_account_or_password')
  if (owner.blocked_at) throw new Refusal('account_blocked')
  return transaction(db, async (tx) => {
    // A concurrent password reset ends all sessions, but would miss the session that is created here.
    // Simultaneous log-ins of one unknown device cause one notice.
    if (!(await lockUnchangedPassword(tx, owner, device ? 'shared' : 'alone')))
      throw new Refusal('wrong_account_or_password')
    const used_up = one_time_code && (await spendOneTimeCode(tx, context.keys, one_time_code))
    if (used_up) throw used_up
    if (one_time_code) await markVerified(tx, owner.user_id)
    if (!device) await reportNewDevice(tx, owner.user_id, request)
    return enter(tx, { ...owner, device_token }, caller)
  })
}

async function enter(
  tx: Db,
  { user_id, account, device_token }: { user_id: string; account: string; device_token: string | undefined },
  { request }: Caller,
): Promise<SignedIn> {
  const token = await openSession(tx, user_id, request)
  await insertSecurityEvent(tx, { user_id, event: 'signed_in', ip: request.ip })
  return { userinfo: { token, user_id, account }, device_token: await rememberDevice(tx, user_id, device_token) }
}
