import { randomInt } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { countTry, networkOf, takeBackTry } from '../../floods.ts'
import { type Keys, sameMac } from '../../keys.ts'
import { Refusal } from '../../refusal.ts'
import { findAccount } from './account-sql.ts'
import type { Asking } from './asking.ts'
import { emailOf } from './email.ts'
import { oneTimeCodeMail } from './one-time-code-mail.ts'
import {
  countWrongOneTimeCode,
  deleteOneTimeCode,
  lockOneTimeCode,
  type Purpose,
  replaceOneTimeCode,
} from './one-time-code-sql.ts'

const TRIES = 5
const DIGITS = 6

type OneTimeCode = { account: string; purpose: Purpose; code: string }

const macOf = (keys: Keys, { account, purpose, code }: OneTimeCode) => keys.mac('one-time code', account, purpose, code)

/**
 * Mails a fresh code. An account that does not exist gets one too, only no mail: answer, time and pauses are the same.
 * @throws Refusal account_invalid, too_many_tries.
 */
export async function sendOneTimeCode(form: { account: string; purpose: Purpose }, asking: Asking): Promise<void> {
  const { db, context, request, language } = asking
  const { purpose } = form
  const account = emailOf(form.account)
  const to_account = { limit: 'mail_to_account', who: [account] } as const
  const from_address = { limit: 'mail_from_address', who: [networkOf(request.ip)] } as const
  await countTry(context, to_account)
  await countTry(context, from_address)
  const code = randomInt(10 ** DIGITS)
    .toString()
    .padStart(DIGITS, '0')
  const [owner, retry_at] = await Promise.all([
    findAccount(db, account),
    replaceOneTimeCode(db, { account, purpose }, macOf(context.keys, { account, purpose, code })),
  ])
  if (retry_at) {
    await Promise.all([takeBackTry(context, to_account), takeBackTry(context, from_address)])
    throw new Refusal('too_many_tries', { retry_at })
  }
  // Not waited for: how long a mail takes would tell that there is an account.
  if (owner)
    context
      .mailer({ to: account, ...oneTimeCodeMail(code, purpose, language) })
      .catch((error: unknown) => request.log.error({ err: error }, 'mail was not sent'))
}

/**
 * Uses up a code; else as `tryOneTimeCode`.
 * @returns Refusal one_time_code_wrong or one_time_code_expired.
 */
export async function spendOneTimeCode(tx: Db, keys: Keys, typed: OneTimeCode): Promise<Refusal | undefined> {
  const refusal = await tryOneTimeCode(tx, keys, typed)
  if (!refusal) await deleteOneTimeCode(tx, typed)
  return refusal
}

/**
 * Tells whether a code is right, and counts a wrong one in `tx`, which the caller commits before it throws what this gives.
 * @returns Refusal one_time_code_wrong or one_time_code_expired.
 */
export async function tryOneTimeCode(tx: Db, keys: Keys, typed: OneTimeCode): Promise<Refusal | undefined> {
  const kept = await lockOneTimeCode(tx, typed)
  if (kept && (kept.is_expired || kept.wrong_tries >= TRIES))
    return new Refusal('one_time_code_expired', { field: 'code' })
  if (kept && sameMac(kept.mac, macOf(keys, typed))) return undefined
  if (kept) await countWrongOneTimeCode(tx, typed)
  return new Refusal('one_time_code_wrong', { field: 'code' })
}
