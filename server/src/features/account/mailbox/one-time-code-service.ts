import { randomInt } from 'node:crypto'
import { languageOf, ONE_TIME_CODE_LENGTH } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import {
  type CountedTry,
  countTries,
  endOfLimit,
  fromNetwork,
  networkOf,
  uncountTries,
} from '../../../http/rate-limits.ts'
import { mailboxOf } from '../../../mail/mailbox.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { isMadeWith, type Key, type Keys } from '../../../security/keys.ts'
import { hashOfToken, newToken } from '../../../security/tokens.ts'
import { readBrand } from '../../brand/brand-service.ts'
import { hasOperator } from '../../operator/operator-sql.ts'
import { findAccount } from '../account-sql.ts'
import { type Caller, sendLimitedMail, sendMail } from '../caller.ts'
import { knownDevice } from '../session/known-device-service.ts'
import { shopperOf } from '../session/session-service.ts'
import { emailOf } from './email.ts'
import { addressTakenMail } from './email-change-mail.ts'
import { oneTimeCodeMail } from './one-time-code-mail.ts'
import {
  countWrongOneTimeCode,
  deleteOneTimeCodes,
  insertOneTimeCode,
  lockOneTimeCodes,
  type Purpose,
} from './one-time-code-sql.ts'

/**
 * Maximum number of guesses at a code. Probability of guessing a code, from any number of networks: an account gets at
 * most 30 mails an hour (20 for strangers, 10 for known devices), each with five guesses among 10^8 codes. Limits use
 * fixed one-hour windows, so up to 60 mails can fall into one hour: 60 × 5 / 10^8 = 3 in a million.
 */
const TRIES = 5
/**
 * How long a code is valid, in seconds. The mail states the same time. If the mail arrives later, the code has expired.
 */
const CODE_VALID_S = 600

export type OneTimeCode = { account: string; purpose: Purpose; code: string; request_token: string }

const macOf = (key: Key, { account, purpose, code, request_token }: OneTimeCode) =>
  key.mac('one-time code', account, purpose, request_token, code)

type NewCode = { account: string; purpose: Purpose; valid_s?: number }

/**
 * Stores a new code, valid for `valid_s` seconds or as the settings say.
 * @returns the code for the mail, and the token that has to be sent along with it.
 */
export async function issueOneTimeCode(db: Db, keys: Keys, { account, purpose, valid_s }: NewCode) {
  const request_token = newToken()
  const code = randomInt(10 ** ONE_TIME_CODE_LENGTH)
    .toString()
    .padStart(ONE_TIME_CODE_LENGTH, '0')
  const mac = macOf(keys, { account, purpose, code, request_token })
  await insertOneTimeCode(db, { request_hash: hashOfToken(request_token), account, purpose, mac, valid_s })
  return { request_token, code }
}

type CodeRequest = { account: string; purpose: Purpose; device_token?: string | undefined }

/**
 * Mails a code; earlier codes stay valid. An unknown account gets the same reply, timing and limits, but no mail. For a
 * new address (`email`), the code is sent only if no account has the address; otherwise the owner of the account is
 * notified that the address was entered. To verify a mailbox (`verify`), the code goes to the address of an account, or
 * of an operator without account.
 *
 * A mailbox that is not verified gets few codes a day. Beyond, strangers get the same reply without a mail, because a
 * refusal would reveal that the mailbox is not verified.
 * @returns the request token, which has to be sent along with the code.
 * @throws Refusal account_invalid, too_many_tries; NotSignedIn for a new address without a session.
 */
export async function sendOneTimeCode(code_request: CodeRequest, caller: Caller): Promise<{ request_token: string }> {
  const { db, context, request, language } = caller
  const { purpose } = code_request
  const { public_url } = context.config
  const account = emailOf(code_request.account)
  const of_sender = purpose === 'email' ? await mailsOfShopper(caller) : []
  const [device, owner] = await Promise.all([
    knownDevice(db, account, code_request.device_token),
    findAccount(db, account),
  ])
  const is_verified = owner?.is_verified ?? false
  await countTries(context, [...of_sender, ...mailsTo({ account, purpose, is_verified }, device, request.ip)])
  const [{ request_token, code }, brand, is_at_desk, end_of_limit] = await Promise.all([
    issueOneTimeCode(db, context.keys, { account, purpose }),
    readBrand(db),
    hasOperator(db, [account]),
    // Counted for every mailbox, so that the time of the reply does not reveal whether it is verified.
    device ? undefined : endOfLimit(context, { limit: 'code_to_unverified', who: [mailboxOf(account)] }),
  ])
  // An address without an account gets a code only for a change to this address, or for registering an operator's
  // address.
  const is_free = !owner && (purpose === 'email' || (purpose === 'verify' && is_at_desk))
  if (owner && purpose === 'email') {
    const letter = addressTakenMail(languageOf(owner.language)?.tag ?? language, brand, public_url)
    await sendLimitedMail(caller, { to: account, ...letter }, { is_verified, limit: 'address_taken_mail' })
  } else if ((owner || is_free) && (is_verified || end_of_limit === undefined))
    sendMail(caller, {
      to: account,
      valid_s: CODE_VALID_S,
      ...oneTimeCodeMail({ code, purpose, language, public_url }, brand),
    })
  return { request_token }
}

/** The limit of one shopper's mails to new addresses. @throws NotSignedIn. */
async function mailsOfShopper({ db, request }: Caller): Promise<CountedTry[]> {
  const { user_id } = await shopperOf(db, request)
  return [{ limit: 'mail_to_new_address', who: [user_id] }]
}

/**
 * Limits mails to one a minute per network or device. Known devices have separate limits, which strangers cannot
 * exhaust.
 */
function mailsTo(
  { account, purpose, is_verified }: Omit<CodeRequest, 'device_token'> & { is_verified: boolean },
  device: string | undefined,
  ip: string,
): CountedTry[] {
  if (device)
    return [
      { limit: 'mail_pause', who: [account, purpose, 'device', device] },
      { limit: 'mail_to_account_of_device', who: [account] },
      is_verified
        ? { limit: 'mail_to_account_of_device_in_a_day', who: [account] }
        : { limit: 'code_to_unverified_of_device', who: [mailboxOf(account)] },
    ]
  const network = networkOf(ip)
  return [
    { limit: 'mail_pause', who: [account, purpose, network] },
    { limit: 'mail_to_account_from_address', who: [account, network] },
    { limit: 'mail_to_account_from_address_in_a_day', who: [account, network] },
    ...fromNetwork('mail', ip),
    { limit: 'mail_to_account', who: [account] },
    { limit: 'mail_to_account_in_a_day', who: [account] },
  ]
}

/**
 * Checks a code and counts a wrong code in `tx`. The caller must commit before throwing the returned refusal. A wrong
 * guess counts only against the request whose token was sent.
 * @returns Refusal one_time_code_wrong, or one_time_code_expired for an expired or unknown request.
 */
export async function tryOneTimeCode(tx: Db, keys: Keys, input: OneTimeCode): Promise<Refusal | undefined> {
  const request_hash = hashOfToken(input.request_token)
  const stored = (await lockOneTimeCodes(tx, input)).find((row) => row.request_hash.equals(request_hash))
  if (!stored || stored.is_expired || stored.wrong_tries >= TRIES)
    return new Refusal('one_time_code_expired', { field: 'code' })
  if (isMadeWith(keys, stored.mac, (key) => macOf(key, input))) return undefined
  await countWrongOneTimeCode(tx, request_hash)
  return new Refusal('one_time_code_wrong', { field: 'code' })
}

/**
 * Like `tryOneTimeCode`, but a right code invalidates all codes of the account and purpose.
 * @returns Refusal one_time_code_wrong or one_time_code_expired.
 */
export async function spendOneTimeCode(tx: Db, keys: Keys, input: OneTimeCode): Promise<Refusal | undefined> {
  const refusal = await tryOneTimeCode(tx, keys, input)
  if (!refusal) await deleteOneTimeCodes(tx, input)
  return refusal
}

const isWrongCode = (error: unknown) =>
  error instanceof Refusal && (error.reason === 'one_time_code_wrong' || error.reason === 'one_time_code_expired')

/**
 * Runs `work`, which checks a mailed code. Wrong codes are counted per network, over all accounts.
 * @throws Refusal too_many_tries.
 */
export async function countingGuess<Result>(
  { context, request }: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  const guesses = fromNetwork('code_guess', request.ip)
  // The guess is counted before the check, so that concurrent guesses cannot exceed the limit.
  await countTries(context, guesses)
  try {
    const result = await work()
    await uncountTries(context, guesses)
    return result
  } catch (error) {
    if (!isWrongCode(error)) await uncountTries(context, guesses)
    throw error
  }
}
