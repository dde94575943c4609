import type { RefusalDetails } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { isMailboxVerified, lockAccount, markVerified } from '../account-sql.ts'
import type { Asking } from '../asking.ts'
import { countedTransaction } from '../counted-try-service.ts'
import { spendOneTimeCode, withGuess } from './one-time-code-service.ts'

// Anybody can register any address, and browses, buys and tops up at once. Withdrawals and promo codes with a limit for each
// person ask for a mailed code first. Every mailed code that comes back verifies the mailbox, so most shoppers are asked once
// or never.

export { isMailboxVerified }

/** @throws Refusal code_needed until the shopper has proved to read the mailbox of the account. */
export async function refuseUnverified(db: Db, user_id: string, details: RefusalDetails = {}): Promise<void> {
  if (!(await isMailboxVerified(db, user_id))) throw new Refusal('code_needed', details)
}

type Form = { code: string; request_token: string }

/**
 * Verifies the mailbox of the account by a code that was mailed to it.
 * @throws Refusal one_time_code_wrong, one_time_code_expired, too_many_tries.
 */
export const verifyMailbox = (form: Form, { user_id }: { user_id: string }, asking: Asking): Promise<void> =>
  withGuess(asking, async () => {
    const { db, context } = asking
    await countedTransaction(db, async (tx) => {
      // Locked, so that the code belongs to the address that the account has when it is marked.
      const account = await lockAccount(tx, user_id)
      const wrong = await spendOneTimeCode(tx, context.keys, { ...form, account, purpose: 'verify' })
      if (!wrong) await markVerified(tx, user_id)
      return wrong
    })
  })
