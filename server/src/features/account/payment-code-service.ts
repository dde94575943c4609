import type { Db } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Keys, sameMac } from '../../security/keys.ts'
import { countWrongTry, forgetWrongTries, lockPaymentCode, savePaymentCode } from './payment-code-sql.ts'
import { insertSecurityEvent } from './security-sql.ts'

const TRIES = { lock_at: 5, reset_at: 10 }

const macOf = (keys: Keys, user_id: string, code: string) => keys.mac('payment code', user_id, code)

/**
 * Checks a payment code and keeps its row locked until the transaction ends. A wrong one is counted in `tx`, which must
 * therefore be committed although this refuses: in a keyed call that is what `gate` is for.
 * @throws Refusal payment_code_missing, payment_code_wrong, payment_code_locked (with retry_at) or payment_code_must_reset.
 */
export async function checkPaymentCode(tx: Db, keys: Keys, user_id: string, code: string): Promise<void> {
  const refusal = await tryPaymentCode(tx, keys, user_id, code)
  if (refusal) throw refusal
}

/** The same, but gives the refusal, so that the caller can commit the count before throwing it. */
export async function tryPaymentCode(tx: Db, keys: Keys, user_id: string, code: string): Promise<Refusal | undefined> {
  const kept = await lockPaymentCode(tx, user_id)
  if (!kept) return new Refusal('payment_code_missing')
  // Under another key nothing can be compared any more: the code has to be set anew.
  if (kept.must_reset || kept.key_id !== keys.key_id) return new Refusal('payment_code_must_reset')
  if (kept.is_locked) return locked(kept.locked_until)
  if (!sameMac(kept.mac, macOf(keys, user_id, code))) return wrongTry(tx, user_id)
  if (kept.wrong_tries > 0) await forgetWrongTries(tx, user_id)
  return undefined
}

async function wrongTry(tx: Db, user_id: string): Promise<Refusal> {
  const { wrong_tries, must_reset, locked_until } = await countWrongTry(tx, user_id, TRIES)
  if (must_reset) {
    await insertSecurityEvent(tx, { user_id, event: 'payment_code_closed' })
    return new Refusal('payment_code_must_reset')
  }
  if (wrong_tries !== TRIES.lock_at) return new Refusal('payment_code_wrong')
  await insertSecurityEvent(tx, { user_id, event: 'payment_code_locked' })
  return locked(locked_until)
}

const locked = (until: string | null) => new Refusal('payment_code_locked', until ? { retry_at: until } : {})

/** Sets the code and forgets all tries and locks. Who may do so is for the caller to know. */
export async function setPaymentCode(tx: Db, keys: Keys, user_id: string, code: string): Promise<void> {
  await savePaymentCode(tx, user_id, { mac: macOf(keys, user_id, code), key_id: keys.key_id })
}
