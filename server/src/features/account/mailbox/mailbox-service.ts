import type { RefusalDetails } from '@sampan/contract'
import { countedTransaction } from '../../../db/counted-transaction.ts'
import type { Db } from '../../../db/database.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { isMailboxVerified, lockAccount, markVerified } from '../account-sql.ts'
import type { Caller } from '../caller.ts'
import { countingGuess, spendOneTimeCode } from './one-time-code-service.ts'

// Registration does not verify the address, so that shoppers can browse, buy and top up immediately. Withdrawals and
// promo codes need a verified mailbox. Every mailed code that is entered correctly verifies the mailbox, so most
// shoppers are asked to verify it only once or never.

export { isMailboxVerified }

/** Refuses an account whose mailbox is not verified. @throws Refusal code_needed. */
export async function refuseUnverified(db: Db, user_id: string, details: RefusalDetails = {}): Promise<void> {
  if (!(await isMailboxVerified(db, user_id))) throw new Refusal('code_needed', details)
}

type Form = { code: string; request_token: string }

/**
 * Verifies the account's mailbox by a code that was mailed to it.
 * @throws Refusal one_time_code_wrong, one_time_code_expired, too_many_tries.
 */
export const verifyMailbox = (form: Form, { user_id }: { user_id: string }, caller: Caller): Promise<void> =>
  countingGuess(caller, async () => {
    const { db, context } = caller
    await countedTransaction(db, async (tx) => {
      // Locks the account, so that the address cannot change between checking the code and marking it as verified.
      const account = await lockAccount(tx, user_id)
      const wrong = await spendOneTimeCode(tx, context.keys, { ...form, account, purpose: 'verify' })
      if (!wrong) await markVerified(tx, user_id)
      return wrong
    })
  })
