import type { Db } from '../../../db/database.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { type Key, type Keys, keyOfId, sameMac } from '../../../security/keys.ts'
import { insertSecurityEvent } from '../security/security-sql.ts'
import {
  countWrongTry,
  forgetWrongTries,
  lockPaymentCode,
  moveToKey,
  saveCodeLength,
  savePaymentCode,
} from './payment-code-sql.ts'

const TRIES = { lock_at: 5, reset_at: 10 }

const macOf = (key: Key, user_id: string, code: string) => key.mac('payment code', user_id, code)

/**
 * Checks a payment code and locks its row until the transaction ends. A wrong code is counted in `tx`, so the caller
 * must commit `tx` even if this function throws. Calls with an Idempotency-Key do so when their `gate` function throws.
 * @throws Refusal payment_code_missing, payment_code_wrong, payment_code_locked (with retry_at),
 * payment_code_must_reset or account_blocked.
 */
export async function checkPaymentCode(tx: Db, keys: Keys, user_id: string, code: string): Promise<void> {
  const refusal = await tryPaymentCode(tx, keys, user_id, code)
  if (refusal) throw refusal
}

/** Like `checkPaymentCode`, but returns the refusal, so that the caller can commit the count before throwing it. */
export async function tryPaymentCode(tx: Db, keys: Keys, user_id: string, code: string): Promise<Refusal | undefined> {
  const stored = await lockPaymentCode(tx, user_id)
  if (!stored) return new Refusal('payment_code_missing')
  // The block is checked here, because the account may have been blocked after the session was checked.
  if (stored.is_blocked) return new Refusal('account_blocked')
  const key = keyOfId(keys, stored.key_id)
  // A code made with a lost server key cannot be compared and has to be set again.
  if (stored.must_reset || !key) return new Refusal('payment_code_must_reset')
  if (stored.is_locked) return locked(stored.locked_until)
  if (!sameMac(stored.mac, macOf(key, user_id, code))) return wrongTry(tx, user_id)
  if (stored.wrong_tries > 0) await forgetWrongTries(tx, user_id)
  if (stored.code_length === null) await saveCodeLength(tx, user_id, code.length)
  if (key !== keys) await moveToKey(tx, user_id, { mac: macOf(keys, user_id, code), key_id: keys.key_id })
  return undefined
}

async function wrongTry(tx: Db, user_id: string): Promise<Refusal> {
  const { wrong_tries, must_reset, locked_until } = await countWrongTry(tx, user_id, TRIES)
  if (must_reset) {
    await insertSecurityEvent(tx, { user_id, event: 'payment_code_closed' })
    return new Refusal('payment_code_must_reset')
  }
  if (wrong_tries !== TRIES.lock_at) {
    const tries_left = (wrong_tries < TRIES.lock_at ? TRIES.lock_at : TRIES.reset_at) - wrong_tries
    return new Refusal('payment_code_wrong', { tries_left })
  }
  await insertSecurityEvent(tx, { user_id, event: 'payment_code_locked' })
  return locked(locked_until)
}

const locked = (until: string | null) => new Refusal('payment_code_locked', until ? { retry_at: until } : {})

/** Sets the payment code and resets wrong tries and locks. The caller has checked that the shopper may set it. */
export async function setPaymentCode(tx: Db, keys: Keys, user_id: string, code: string): Promise<void> {
  await savePaymentCode(tx, user_id, { mac: macOf(keys, user_id, code), key_id: keys.key_id, code_length: code.length })
}
