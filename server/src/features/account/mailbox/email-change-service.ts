import { languageOf } from '@sampan/contract/rules'
import pg from 'pg'
import { countedTransaction } from '../../../db/counted-transaction.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { comparePassword, triesOfSession } from '../../../http/password-tries.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { readBrand } from '../../brand/brand-service.ts'
import { hasOperator } from '../../operator/operator-sql.ts'
import { accountOf, lockWholeAccount, replaceAddress } from '../account-sql.ts'
import { type Caller, sendLimitedMail } from '../caller.ts'
import { endLinksOf } from '../linked-app/linked-app-service.ts'
import { insertSecurityEvent } from '../security/security-sql.ts'
import { deleteOtherSessions } from '../session/session-sql.ts'
import { emailOf } from './email.ts'
import { addressChangedMail } from './email-change-mail.ts'
import { rememberFormerUses } from './mailbox-uses-service.ts'
import { countingGuess, type OneTimeCode, spendOneTimeCode } from './one-time-code-service.ts'

type Form = { email: string; code: string; request_token: string; password: string }

/**
 * Changes the account's e-mail address to an address to which a code was mailed. Ends all other sessions and notifies
 * the old address. Operators' addresses cannot change, because the operators' desk recognises an operator's own wallet
 * by the address.
 * @throws Refusal account_invalid, password_wrong, account_exists, account_at_desk, one_time_code_wrong,
 * one_time_code_expired, too_many_tries.
 */
export async function changeEmail(form: Form, { user_id, session_id }: ShopperSession, caller: Caller): Promise<void> {
  const { db, context, request } = caller
  const email = emailOf(form.email, 'email')
  const [owner, brand] = await Promise.all([accountOf(db, user_id), readBrand(db)])
  const refusal = new Refusal('account_exists', { field: 'email' })
  const wrong_password = new Refusal('password_wrong', { field: 'password' })
  const tries = triesOfSession(owner.account, session_id)
  if (!(await comparePassword(context, tries, owner.password_hash, form.password))) throw wrong_password
  if (email === owner.account) throw refusal
  const one_time_code: OneTimeCode = { ...form, account: email, purpose: 'email' }
  const change = () =>
    countedTransaction(db, async (tx) => {
      if (!(await lockWholeAccount(tx, owner))) return wrong_password
      const wrong = await spendOneTimeCode(tx, context.keys, one_time_code)
      if (wrong) return wrong
      // The address is checked after the code, because only the reader of a mailbox may learn that the address belongs
      // to an operator.
      if (await hasOperator(tx, [owner.account, email])) throw new Refusal('account_at_desk', { field: 'email' })
      await replaceAddress(tx, user_id, email)
      await rememberFormerUses(tx, context.keys, { user_id, account: email })
      await deleteOtherSessions(tx, user_id, session_id)
      await endLinksOf(tx, user_id)
      await insertSecurityEvent(tx, { user_id, event: 'email_changed', ip: request.ip })
      return undefined
    })
  // The code proves access to the mailbox, so the refusal may reveal that another account has registered the address in
  // the meantime.
  await countingGuess(caller, change).catch((error: unknown) => {
    throw isTaken(error) ? refusal : error
  })
  const language = languageOf(owner.language)?.tag ?? caller.language
  const { account: to, is_verified } = owner
  const letter = addressChangedMail(language, brand, context.config.public_url)
  await sendLimitedMail(caller, { to, ...letter }, { is_verified, limit: 'account_mail' })
}

const isTaken = (error: unknown) => error instanceof pg.DatabaseError && error.constraint === 'user_account_account_key'
