import { INVITATION_VALID_H, type Language, languageOf } from '@sampan/contract/rules'
import type { Outcome } from '../../../background/background-loop.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { queueMail } from '../../../mail/mail-queue-service.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { readBrand } from '../../brand/brand-service.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { lockWholeAccount, markVerified, setPassword } from '../account-sql.ts'
import { deleteRowsOf, obstaclesOf } from '../deletion/deletion-service.ts'
import { issueOneTimeCode } from '../mailbox/one-time-code-service.ts'
import { lockShopper } from '../shopper/shopper-sql.ts'
import { invitationMail } from './invitation-mail.ts'
import { lockInvited, makeDue, markSent, takeDueInvitations, updateInvited } from './invitation-sql.ts'

export { type InvitedCustomer, insertInvited } from './invitation-sql.ts'

/**
 * Number of invitations in a round, which is every five seconds: sixty a minute. Mail servers that get thousands of mails
 * of a new sender within minutes treat them as spam.
 */
const SENT_AT_ONCE = 5
const VALID_S = INVITATION_VALID_H * 3600

/** Mails the invitations that are due. Safe to run on several servers at the same time. */
export async function sendInvitations({ db, keys, config }: Pick<Context, 'db' | 'keys' | 'config'>): Promise<Outcome> {
  await transaction(db, async (tx) => {
    const due = await takeDueInvitations(tx, SENT_AT_ONCE)
    if (due.length === 0) return
    const brand = await readBrand(tx)
    for (const { account, language } of due) {
      const code = await issueOneTimeCode(tx, keys, { account, purpose: 'password', valid_s: VALID_S })
      const link = { ...code, account, public_url: config.public_url, language: tagOf(language) }
      await queueMail(tx, keys, { to: account, ...invitationMail(link, brand) })
    }
    await markSent(
      tx,
      due.map(({ user_id }) => user_id),
      VALID_S,
    )
  })
  return 'done'
}

const tagOf = (language: string): Language => languageOf(language)?.tag ?? 'en'

/**
 * Sends a customer without a password another invitation.
 * @throws NotFound; Refusal invitation_sent when one is due or was sent in the last hour, or the shopper has a password.
 */
export const inviteAgain = (db: Db, operator: OperatorSession, user_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await lockShopper(tx, user_id))) throw new NotFound()
    if (!(await makeDue(tx, user_id))) throw new Refusal('invitation_sent')
    await log({ action: 'shopper_invited', ref_type: 'shopper', ref_id: user_id })
  })

type Registering = {
  account: string
  password_hash: string
  family_name: string
  given_name: string
  mobile: string | null
  language: Language
}

/**
 * Joins a registration to the account of an invited customer. The caller has checked a code that was mailed to the address,
 * if `is_proved`.
 * @returns the id of the account; undefined if the address belongs to no invited customer.
 * @throws Refusal code_needed without a proof of the mailbox.
 */
export async function joinInvited(
  tx: Db,
  { account, password_hash, ...customer }: Registering,
  is_proved: boolean,
): Promise<string | undefined> {
  const user_id = await lockInvited(tx, account)
  if (!user_id) return undefined
  if (!is_proved) throw new Refusal('code_needed', { field: 'account' })
  await updateInvited(tx, user_id, customer)
  await setPassword(tx, user_id, password_hash)
  await markVerified(tx, user_id)
  return user_id
}

/**
 * Removes the account of an invited customer, unless it was entered or has money or orders.
 * @returns why the account stays; undefined when it was removed.
 */
export async function removeInvited(
  tx: Tx,
  keys: Keys,
  { user_id, account }: { user_id: string; account: string },
): Promise<'already_entered' | 'account_in_use' | undefined> {
  if (!(await lockWholeAccount(tx, { user_id, account, password_hash: '' }))) return 'already_entered'
  if ((await obstaclesOf(tx, user_id)).length > 0) return 'account_in_use'
  await deleteRowsOf(tx, { user_id, account }, keys)
  return undefined
}
