import { randomInt } from 'node:crypto'
import { languageOf, ONE_TIME_CODE_LENGTH } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { type Counted, countTries, fromNetwork, networkOf, takeBackTries } from '../../../http/rate-limits.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { isMadeWith, type Key, type Keys } from '../../../security/keys.ts'
import { hasOperator } from '../../../security/operator-sql.ts'
import { hashOfToken, newToken } from '../../../security/tokens.ts'
import { readBrand } from '../../brand/brand-service.ts'
import { findAccount } from '../account-sql.ts'
import { type Asking, sendMail } from '../asking.ts'
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

/*
 * The odds of guessing a code, from however many networks: an account gets at most 30 mails an hour (20 for strangers, 10
 * for its own devices), each with five guesses among 10^8 codes. The hours are fixed windows, so 60 mails may fall into
 * any one hour: 60 × 5 / 10^8 = 3 in a million.
 */
const TRIES = 5
/** As the mail says. A later mail would bring a code that opens nothing. */
const CODE_VALID_S = 600

export type OneTimeCode = { account: string; purpose: Purpose; code: string; request_token: string }

const macOf = (key: Key, { account, purpose, code, request_token }: OneTimeCode) =>
  key.mac('one-time code', account, purpose, request_token, code)

type Wish = { account: string; purpose: Purpose; device_token?: string | undefined }

/**
 * Mails a code; earlier codes stay valid. An account that does not exist gets the same answer, timing and limits, but no
 * mail. A new address gets the code when nobody has it; whoever has it is only told that somebody typed it. To verify a mailbox
 * (`verify`), the code goes to the address of an account, or of an operator who has none yet.
 * @returns the token that must be sent along with the code.
 * @throws Refusal account_invalid, too_many_tries; NotSignedIn for a new address without a session.
 */
export async function sendOneTimeCode(wish: Wish, asking: Asking): Promise<{ request_token: string }> {
  const { db, context, request, language } = asking
  const { purpose } = wish
  const account = emailOf(wish.account)
  const asker = purpose === 'email' ? await mailsOfShopper(asking) : []
  const device = await knownDevice(db, account, wish.device_token)
  await countTries(context, [...asker, ...mailsTo({ account, purpose }, device, request.ip)])
  const request_token = newToken()
  const code = randomInt(10 ** ONE_TIME_CODE_LENGTH)
    .toString()
    .padStart(ONE_TIME_CODE_LENGTH, '0')
  const mac = macOf(context.keys, { account, purpose, code, request_token })
  const [owner, brand, is_at_desk] = await Promise.all([
    findAccount(db, account),
    readBrand(db),
    hasOperator(db, [account]),
    insertOneTimeCode(db, { request_hash: hashOfToken(request_token), account, purpose, mac }),
  ])
  // Registration with an operator's address takes a code; with any other free address none is needed.
  const is_free = !owner && (purpose === 'email' || (purpose === 'verify' && is_at_desk))
  if (owner && purpose === 'email')
    sendMail(asking, { to: account, ...addressTakenMail(languageOf(owner.language)?.tag ?? language, brand) })
  else if (owner || is_free)
    sendMail(asking, { to: account, valid_s: CODE_VALID_S, ...oneTimeCodeMail(code, purpose, language, brand) })
  return { request_token }
}

/** Mails to addresses that may be anybody's are counted for the shopper who asks, too. @throws NotSignedIn. */
async function mailsOfShopper({ db, request }: Asking): Promise<Counted[]> {
  const { user_id } = await shopperOf(db, request)
  return [{ limit: 'mail_to_new_address', who: [user_id] }]
}

/** One mail a minute for each asker. Known devices have limits of their own, which strangers can't use up. */
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
 * Checks a code, and counts a wrong one in `tx`, which the caller must commit before it throws the returned refusal. Only
 * the request that the code was mailed for loses a guess.
 * @returns Refusal one_time_code_wrong, or one_time_code_expired for a request that has expired or never existed.
 */
export async function tryOneTimeCode(tx: Db, keys: Keys, typed: OneTimeCode): Promise<Refusal | undefined> {
  const request_hash = hashOfToken(typed.request_token)
  const stored = (await lockOneTimeCodes(tx, typed)).find((row) => row.request_hash.equals(request_hash))
  if (!stored || stored.is_expired || stored.wrong_tries >= TRIES)
    return new Refusal('one_time_code_expired', { field: 'code' })
  if (isMadeWith(keys, stored.mac, (key) => macOf(key, typed))) return undefined
  await countWrongOneTimeCode(tx, request_hash)
  return new Refusal('one_time_code_wrong', { field: 'code' })
}

/**
 * Uses a code up, together with all others of that account and purpose; otherwise like `tryOneTimeCode`.
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
 * Does what a mailed code permits. Wrong codes are counted for the network they come from, over all accounts.
 * @throws Refusal too_many_tries.
 */
export async function withGuess<Result>({ context, request }: Asking, work: () => Promise<Result>): Promise<Result> {
  const guesses = fromNetwork('code_guess', request.ip)
  // Counted before the check: of many guesses at the same time, not all may be checked.
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
