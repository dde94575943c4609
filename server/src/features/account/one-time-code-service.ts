import { randomInt } from 'node:crypto'
import { ONE_TIME_CODE_LENGTH } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Keys, sameMac } from '../../security/keys.ts'
import { type Counted, countTries, fromNetwork, networkOf, takeBackTries } from '../../security/rate-limits.ts'
import { findAccount } from './account-sql.ts'
import type { Asking } from './asking.ts'
import { emailOf } from './email.ts'
import { knownDevice } from './known-device-service.ts'
import { oneTimeCodeMail } from './one-time-code-mail.ts'
import {
  countWrongOneTimeCode,
  deleteOneTimeCodes,
  insertOneTimeCode,
  lockOneTimeCodes,
  type Purpose,
} from './one-time-code-sql.ts'
import { hashOfToken, newToken } from './tokens.ts'

/*
 * How likely it is that somebody guesses a code, however many networks they ask from: an account gets at most 30 mails
 * an hour (20 for strangers, 10 for its own devices), each with five guesses of its own among 10^8 codes. The hours are
 * fixed windows, so that 60 mails may fall into any one hour: 60 × 5 / 10^8 = 3 in a million.
 */
const TRIES = 5

export type OneTimeCode = { account: string; purpose: Purpose; code: string; request_token: string }

const macOf = (keys: Keys, { account, purpose, code, request_token }: OneTimeCode) =>
  keys.mac('one-time code', account, purpose, request_token, code)

type Wish = { account: string; purpose: Purpose; device_token?: string | undefined }

/**
 * Mails a code, beside those that others may have asked for. An account that does not exist gets one too, only no mail:
 * answer, time and limits are the same.
 * @returns the token that whoever types the code has to send along.
 * @throws Refusal account_invalid, too_many_tries.
 */
export async function sendOneTimeCode(wish: Wish, asking: Asking): Promise<{ request_token: string }> {
  const { db, context, request, language } = asking
  const { purpose } = wish
  const account = emailOf(wish.account)
  const device = await knownDevice(db, account, wish.device_token)
  await countTries(context, mailsTo({ account, purpose }, device, request.ip))
  const request_token = newToken()
  const code = randomInt(10 ** ONE_TIME_CODE_LENGTH)
    .toString()
    .padStart(ONE_TIME_CODE_LENGTH, '0')
  const mac = macOf(context.keys, { account, purpose, code, request_token })
  const [owner] = await Promise.all([
    findAccount(db, account),
    insertOneTimeCode(db, { request_hash: hashOfToken(request_token), account, purpose, mac }),
  ])
  // Not waited for: how long a mail takes would tell that there is an account.
  if (owner)
    context
      .mailer({ to: account, ...oneTimeCodeMail(code, purpose, language) })
      .catch((error: unknown) => request.log.error({ err: error }, 'mail was not sent'))
  return { request_token }
}

/** One a minute for each asker; those of a device that signed in before are counted apart: strangers can't use them up. */
function mailsTo({ account, purpose }: Omit<Wish, 'device_token'>, device: string | undefined, ip: string): Counted[] {
  if (device)
    return [
      { limit: 'mail_pause', who: [account, purpose, 'device', device] },
      { limit: 'mail_to_account_of_device', who: [account] },
    ]
  const network = networkOf(ip)
  return [
    { limit: 'mail_pause', who: [account, purpose, network] },
    { limit: 'mail_to_account_from_address', who: [account, network] },
    ...fromNetwork('mail', ip),
    { limit: 'mail_to_account', who: [account] },
  ]
}

/**
 * Tells whether a code is right, and counts a wrong one in `tx`, which the caller commits before it throws what this
 * gives. Only the request that the code was mailed for loses a guess.
 * @returns Refusal one_time_code_wrong, or one_time_code_expired for a request that is over or that there never was.
 */
export async function tryOneTimeCode(tx: Db, keys: Keys, typed: OneTimeCode): Promise<Refusal | undefined> {
  const request_hash = hashOfToken(typed.request_token)
  const kept = (await lockOneTimeCodes(tx, typed)).find((row) => row.request_hash.equals(request_hash))
  if (!kept || kept.is_expired || kept.wrong_tries >= TRIES)
    return new Refusal('one_time_code_expired', { field: 'code' })
  if (sameMac(kept.mac, macOf(keys, typed))) return undefined
  await countWrongOneTimeCode(tx, request_hash)
  return new Refusal('one_time_code_wrong', { field: 'code' })
}

/**
 * Uses up a code, and with it every other of that account and purpose; else as `tryOneTimeCode`.
 * @returns Refusal one_time_code_wrong or one_time_code_expired.
 */
export async function spendOneTimeCode(tx: Db, keys: Keys, typed: OneTimeCode): Promise<Refusal | undefined> {
  const refusal = await tryOneTimeCode(tx, keys, typed)
  if (!refusal) await deleteOneTimeCodes(tx, typed)
  return refusal
}

const isWrongCode = (error: unknown) =>
  error instanceof Refusal && (error.reason === 'one_time_code_wrong' || error.reason === 'one_time_code_expired')

/**
 * Does what a mailed code opens. Wrong codes are counted for the network they come from, over all accounts.
 * @throws Refusal too_many_tries.
 */
export async function withGuess<Result>({ context, request }: Asking, work: () => Promise<Result>): Promise<Result> {
  const guesses = fromNetwork('code_guess', request.ip)
  // Counted before it is known to be wrong: guesses at once must not all be looked at.
  await countTries(context, guesses)
  try {
    const result = await work()
    await takeBackTries(context, guesses)
    return result
  } catch (error) {
    if (!isWrongCode(error)) await takeBackTries(context, guesses)
    throw error
  }
}
