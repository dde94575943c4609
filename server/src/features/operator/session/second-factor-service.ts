import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotSignedIn, Refusal } from '../../../refusal/refusal.ts'
import type { Key, Keys } from '../../../security/keys.ts'
import { seal, unseal } from '../../../security/sealed.ts'
import { insertDeskLog } from '../log/log-write-sql.ts'
import { lockSession } from './operator-session-sql.ts'
import {
  acceptCode,
  confirmPending,
  countWrongCode,
  deleteFactor,
  hasFactor,
  lockCodes,
  lockFactor,
  replaceRecoveryCodes,
  savePendingFactor,
  spendFreshCode,
  spendRecoveryCode,
} from './second-factor-sql.ts'
import { newSecret, stepOfCode, toBase32 } from './totp.ts'

const WRONG_CODES_LIMIT = 5
const RECOVERY_CODES = 10
/** Length of a recovery code. Ten letters of base32 are 50 random bits. */
const RECOVERY_LETTERS = 10
const PURPOSE = 'second factor'

type Trying = { keys: Keys; operator_id: string; input: string; takes_recovery?: boolean }

/**
 * Checks a code of the second factor or, if allowed, a recovery code. Each code works once. The refusal is returned,
 * not thrown, so that the caller commits the count of wrong codes: five lock the second factor for a quarter of an
 * hour.
 * @returns Refusal second_factor_wrong, too_many_tries.
 */
export async function tryCode(tx: Tx, { keys, operator_id, input, takes_recovery }: Trying) {
  const factor = await lockFactor(tx, operator_id)
  if (!factor?.secret) return new Refusal('second_factor_wrong', { field: 'code' })
  if (factor.locked_until) return new Refusal('too_many_tries', { retry_at: factor.locked_until })
  const code = bare(input)
  if (/^\d{6}$/.test(code)) {
    const secret = unseal(keys, PURPOSE, operator_id, factor.secret)
    const step = stepOfCode(secret, code, factor.last_step)
    if (step !== undefined) return void (await acceptCode(tx, operator_id, step))
  } else if (takes_recovery && (await spendRecoveryCode(tx, operator_id, recoveryMacs(keys, operator_id, code)))) {
    return void (await acceptCode(tx, operator_id))
  }
  return wrongCode(tx, operator_id, factor.wrong_codes + 1)
}

async function wrongCode(tx: Tx, operator_id: string, wrong_codes: number): Promise<Refusal> {
  if (wrong_codes < WRONG_CODES_LIMIT) {
    await countWrongCode(tx, operator_id)
    return new Refusal('second_factor_wrong', { field: 'code' })
  }
  const retry_at = await lockCodes(tx, operator_id)
  await insertDeskLog(tx, { operator_id, action: 'second_factor_locked', ref_type: 'operator', ref_id: operator_id })
  return new Refusal('too_many_tries', { retry_at })
}

/** Removes the second factor and its recovery codes. @returns whether there was one. */
export const forgetFactor = (tx: Tx, operator_id: string): Promise<boolean> => deleteFactor(tx, operator_id)

/** Makes a secret, which becomes valid when it is confirmed. */
export async function beginFactor(tx: Tx, keys: Keys, operator_id: string): Promise<string> {
  const secret = newSecret()
  await savePendingFactor(tx, operator_id, seal(keys, PURPOSE, operator_id, secret))
  return secret
}

/**
 * Confirms a new secret by its first code and makes it the operator's second factor.
 * @returns the recovery codes, or a refusal of `tryCode`.
 */
export async function confirmFactor(tx: Tx, { keys, operator_id, input }: Trying): Promise<string[] | Refusal> {
  const factor = await lockFactor(tx, operator_id)
  if (!factor?.pending_secret) throw new Refusal('state_changed')
  if (factor.locked_until) return new Refusal('too_many_tries', { retry_at: factor.locked_until })
  const code = bare(input)
  const secret = unseal(keys, PURPOSE, operator_id, factor.pending_secret)
  const step = /^\d{6}$/.test(code) ? stepOfCode(secret, code, 0) : undefined
  if (step === undefined) return wrongCode(tx, operator_id, factor.wrong_codes + 1)
  await confirmPending(tx, operator_id, step)
  await insertDeskLog(tx, { operator_id, action: 'second_factor_set', ref_type: 'operator', ref_id: operator_id })
  return makeRecoveryCodes(tx, keys, operator_id)
}

/** Makes ten recovery codes, each for one use when the device is lost. Only the MACs of the codes are stored. */
export async function makeRecoveryCodes(tx: Tx, keys: Keys, operator_id: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(RECOVERY_LETTERS)).slice(0, RECOVERY_LETTERS),
  )
  await replaceRecoveryCodes(
    tx,
    operator_id,
    codes.map((code) => recoveryMac(keys, operator_id, code)),
  )
  await insertDeskLog(tx, { operator_id, action: 'recovery_codes_made', ref_type: 'operator', ref_id: operator_id })
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/**
 * Uses up a fresh code that was checked within the last five minutes. Operators without a second factor (never in
 * production) need no code. Their session must still exist, because removing the second factor ends the sessions.
 * @throws Refusal second_factor_needed; NotSignedIn.
 */
export async function consumeFreshCode(tx: Tx, { operator_id, token_hash }: OperatorSession): Promise<void> {
  if (!(await lockSession(tx, token_hash))) throw new NotSignedIn()
  if (!(await hasFactor(tx, operator_id))) return
  if (!(await spendFreshCode(tx, token_hash))) throw new Refusal('second_factor_needed')
}

const bare = (input: string) => input.replace(/[\s-]/g, '').toUpperCase()
const recoveryMac = (key: Key, operator_id: string, code: string) => key.mac('recovery code', operator_id, code)
/** The MACs of a recovery code under all keys, because the code may have been made under a former key. */
const recoveryMacs = (keys: Keys, operator_id: string, code: string) =>
  [keys, ...keys.former].map((key) => recoveryMac(key, operator_id, code))
