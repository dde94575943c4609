import type { SecurityEvent } from '@sampan/contract'
import { PAYMENT_CODE_LENGTH, PAYMENT_CODE_PATTERN } from '@sampan/contract/rules'
import { countedTransaction } from '../../../db/counted-transaction.ts'
import type { Db } from '../../../db/database.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { comparePassword, triesOfSession } from '../../../http/password-tries.ts'
import { BadRequest, Refusal } from '../../../refusal/refusal.ts'
import { accountOf, lockUnchangedPassword, markVerified } from '../account-sql.ts'
import type { Caller } from '../caller.ts'
import { countingGuess, spendOneTimeCode } from '../mailbox/one-time-code-service.ts'
import { insertSecurityEvent } from '../security/security-sql.ts'
import { mailedResetWaitsUntil } from '../security/withdrawal-wait-service.ts'
import { isCommonCode } from './common-codes.ts'
import { setPaymentCode, tryPaymentCode } from './payment-code-service.ts'
import { lockPaymentCode } from './payment-code-sql.ts'

type Form = {
  payment_code: string
  confirm_payment_code: string
  password: string
  old_payment_code?: string | undefined
  code?: string | undefined
  request_token?: string | undefined
}
type Proof = { event: SecurityEvent; refusal?: Refusal | undefined }

/**
 * Sets the payment code for the first time, or changes it with the old code or a mailed code. The password is
 * always needed.
 * @throws Refusal payment_code_common, payment_codes_differ, password_wrong, old_payment_code_required, email_is_new
 * with retry_at, and the refusals of a wrong old code or mailed code.
 */
export async function changePaymentCode(form: Form, shopper: ShopperSession, caller: Caller): Promise<void> {
  checkNewCode(form)
  const { db, context, request } = caller
  const { user_id, session_id } = shopper
  const owner = await accountOf(db, user_id)
  const wrong_password = new Refusal('password_wrong', { field: 'password' })
  const tries = triesOfSession(owner.account, session_id)
  if (!(await comparePassword(context, tries, owner.password_hash, form.password))) throw wrong_password
  const change = () =>
    countedTransaction(db, async (tx) => {
      // The change is refused if a concurrent recovery has changed the password.
      if (!(await lockUnchangedPassword(tx, owner))) return wrong_password
      const { event, refusal } = await prove(tx, form, { user_id, account: owner.account }, caller)
      if (refusal) return refusal
      await setPaymentCode(tx, context.keys, user_id, form.payment_code)
      if (event === 'payment_code_recovered') await markVerified(tx, user_id)
      await insertSecurityEvent(tx, { user_id, event, ip: request.ip })
      return undefined
    })
  await (form.code ? countingGuess(caller, change) : change())
}

function checkNewCode({ payment_code, confirm_payment_code }: Form): void {
  const field = 'payment_code'
  if (payment_code.length < PAYMENT_CODE_LENGTH.minimum) throw new Refusal('password_too_short', { field })
  if (!PAYMENT_CODE_PATTERN.test(payment_code)) throw new BadRequest('payment_code: 6 to 20 digits')
  if (payment_code !== confirm_payment_code)
    throw new Refusal('payment_codes_differ', { field: 'confirm_payment_code' })
  if (isCommonCode(payment_code)) throw new Refusal('payment_code_common', { field })
}

/** Checks the proof, in addition to the password, that the wallet belongs to the shopper. */
async function prove(
  tx: Db,
  { payment_code, old_payment_code, code, request_token = '' }: Form,
  { user_id, account }: { user_id: string; account: string },
  { context: { keys } }: Caller,
): Promise<Proof> {
  if (!(await lockPaymentCode(tx, user_id))) return { event: 'payment_code_set' }
  if (code) {
    // Mail to a new e-mail address cannot reset the payment code, because a thief of the account may have entered the
    // address.
    const retry_at = await mailedResetWaitsUntil(tx, user_id)
    if (retry_at)
      return { event: 'payment_code_recovered', refusal: new Refusal('email_is_new', { retry_at, field: 'code' }) }
    const refusal = await spendOneTimeCode(tx, keys, { account, purpose: 'payment_code', code, request_token })
    return { event: 'payment_code_recovered', refusal }
  }
  const event = 'payment_code_changed'
  const field = 'old_payment_code'
  if (!old_payment_code) return { event, refusal: new Refusal('old_payment_code_required', { field }) }
  const wrong = await tryPaymentCode(tx, keys, user_id, old_payment_code)
  if (wrong) return { event, refusal: new Refusal(wrong.reason, { ...wrong.details, field }) }
  if (payment_code === old_payment_code)
    return { event, refusal: new Refusal('same_password', { field: 'payment_code' }) }
  return { event }
}
