import type { AccountObstacle } from '@sampan/contract'
import { languageOf } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { ShopperSession } from '../../../http/askers.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { BadRequest, Refusal } from '../../../refusal/refusal.ts'
import { readBrand } from '../../brand/brand-service.ts'
import { removeFiles } from '../../upload/upload-service.ts'
import { dismissAllOf } from '../../upload/upload-sql.ts'
import { accountOf, lockWholeAccount } from '../account-sql.ts'
import { type Asking, sendMail } from '../asking.ts'
import { macOfMailbox } from '../mailbox/mailbox-uses-service.ts'
import { comparePassword } from '../password/password-service.ts'
import { triesOfSession } from '../password/password-tries-service.ts'
import { tryPaymentCode } from '../payment-code/payment-code-service.ts'
import { lockPaymentCode } from '../payment-code/payment-code-sql.ts'
import { accountDeletedMail } from './deletion-mail.ts'
import {
  deleteMailedCodes,
  deleteWhatGoes,
  emptyAccount,
  findUnfinished,
  keepPromoUses,
  takeNamesAway,
  takeReviewsNames,
  unfollowAll,
} from './deletion-sql.ts'

/** What keeps an account from being deleted; empty when nothing does. */
export async function obstaclesOf(db: Db, user_id: string): Promise<AccountObstacle[]> {
  const unfinished = await findUnfinished(db, user_id)
  // Read last: what finished in between has put its money here.
  const { balance_cents, held_cents, receivable_cents } = await balanceOf(db, user_id)
  const all: Record<AccountObstacle, boolean> = {
    balance: balance_cents > 0,
    hold: held_cents > 0,
    receivable: receivable_cents > 0,
    ...unfinished,
  }
  return (Object.keys(all) as AccountObstacle[]).filter((obstacle) => all[obstacle]) // the record's own keys
}

type Form = { password: string; payment_code?: string | undefined }
type Owner = Awaited<ReturnType<typeof accountOf>>

/**
 * Deletes the shopper's account, with the password and, where one is set, the payment code. What must stay in the books
 * stays without a name; every session ends.
 * @throws Refusal password_wrong, account_not_empty naming what is left, the refusals of a wrong payment code,
 * too_many_tries.
 */
export async function deleteAccount(
  form: Form,
  { user_id, session_id }: ShopperSession,
  asking: Asking,
): Promise<void> {
  const { db, context, request } = asking
  const [owner, brand] = await Promise.all([accountOf(db, user_id), readBrand(db)])
  const wrong_password = new Refusal('password_wrong', { field: 'password' })
  const tries = triesOfSession(owner.account, session_id)
  if (!(await comparePassword(context, tries, owner.password_hash, form.password))) throw wrong_password
  const outcome = await transaction(db, async (tx) => {
    // From here on nobody adds anything to the account: no order, no claim, no log-in.
    if (!(await lockWholeAccount(tx, owner))) return wrong_password
    const wrong_code = await provePaymentCode(tx, form, user_id, asking)
    if (wrong_code) return wrong_code
    const obstacles = await obstaclesOf(tx, user_id)
    if (obstacles.length > 0) return new Refusal('account_not_empty', { obstacles })
    return deleteAll(tx, owner, asking)
  })
  // Returned, not thrown: a wrong payment code stays counted.
  if (outcome instanceof Refusal) throw outcome
  const language = languageOf(owner.language)?.tag ?? asking.language
  sendMail(asking, { to: owner.account, ...accountDeletedMail(language, brand) })
  // What can't be removed now is removed by the sweep of unused pictures.
  await removeFiles(context, outcome).catch((error: unknown) => request.log.error({ err: error }, 'pictures stay'))
}

async function provePaymentCode(
  tx: Db,
  { payment_code }: Form,
  user_id: string,
  { context }: Asking,
): Promise<Refusal | undefined> {
  if (!(await lockPaymentCode(tx, user_id))) return undefined
  if (payment_code === undefined) throw new BadRequest('payment_code')
  const wrong = await tryPaymentCode(tx, context.keys, user_id, payment_code)
  return wrong && new Refusal(wrong.reason, { ...wrong.details, field: 'payment_code' })
}

/** @returns the names of the pictures whose files are to be removed. */
async function deleteAll(tx: Tx, { user_id, account }: Owner, { context }: Asking): Promise<string[]> {
  await keepPromoUses(tx, user_id, macOfMailbox(context.keys, account))
  await takeReviewsNames(tx, user_id)
  await unfollowAll(tx, user_id)
  await deleteWhatGoes(tx, user_id)
  const file_names = await dismissAllOf(tx, user_id)
  await deleteMailedCodes(tx, account)
  await emptyAccount(tx, user_id)
  await takeNamesAway(tx, user_id)
  return file_names
}
