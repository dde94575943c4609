import type { AccountObstacle } from '@sampan/contract'
import { languageOf } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { comparePassword, triesOfSession } from '../../../http/password-tries.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { BadRequest, Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { readBrand } from '../../brand/brand-service.ts'
import { removeFiles } from '../../upload/upload-service.ts'
import { markAllForDeletion } from '../../upload/upload-sql.ts'
import { accountOf, lockWholeAccount } from '../account-sql.ts'
import { type Caller, sendLimitedMail } from '../caller.ts'
import { macOfMailbox } from '../mailbox/mailbox-uses-service.ts'
import { tryPaymentCode } from '../payment-code/payment-code-service.ts'
import { lockPaymentCode } from '../payment-code/payment-code-sql.ts'
import { accountDeletedMail } from './deletion-mail.ts'
import {
  anonymiseReviews,
  anonymiseRows,
  deleteAccountRows,
  deleteDeclarations,
  deleteMailedCodes,
  emptyAccount,
  findUnfinished,
  savePromoUses,
  unfollowAll,
} from './deletion-sql.ts'

/** The reasons why an account cannot be deleted. Empty when it can be deleted. */
export async function obstaclesOf(db: Db, user_id: string): Promise<AccountObstacle[]> {
  const unfinished = await findUnfinished(db, user_id)
  // The balance is read last, because an order or recharge that has just finished has moved its money to the balance.
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
 * Deletes the shopper's account after checking the password and, if one is set, the payment code. Rows that the ledger
 * needs are anonymised, and every session ends.
 * @throws Refusal password_wrong, account_not_empty with the obstacles, the refusals of a wrong payment code,
 * too_many_tries.
 */
export async function deleteAccount(
  form: Form,
  { user_id, session_id }: ShopperSession,
  caller: Caller,
): Promise<void> {
  const { db, context, request } = caller
  const [owner, brand] = await Promise.all([accountOf(db, user_id), readBrand(db)])
  const wrong_password = new Refusal('password_wrong', { field: 'password' })
  const tries = triesOfSession(owner.account, session_id)
  if (!(await comparePassword(context, tries, owner.password_hash, form.password))) throw wrong_password
  const outcome = await transaction(db, async (tx) => {
    // The lock blocks new orders, recharges and log-ins.
    if (!(await lockWholeAccount(tx, owner))) return wrong_password
    const wrong_code = await provePaymentCode(tx, form, user_id, caller)
    if (wrong_code) return wrong_code
    const obstacles = await obstaclesOf(tx, user_id)
    if (obstacles.length > 0) return new Refusal('account_not_empty', { obstacles })
    return deleteRowsOf(tx, owner, context.keys)
  })
  // The refusal is thrown after the transaction, so that the count of a wrong payment code is committed.
  if (outcome instanceof Refusal) throw outcome
  const language = languageOf(owner.language)?.tag ?? caller.language
  const { account: to, is_verified } = owner
  const letter = accountDeletedMail(language, brand, context.config.public_url)
  await sendLimitedMail(caller, { to, ...letter }, { is_verified, limit: 'account_mail' })
  // If a file cannot be removed now, the sweep of unused pictures deletes it later.
  await removeFiles(context, outcome).catch((error: unknown) =>
    request.log.error({ err: error }, 'removing pictures of a deleted account failed'),
  )
}

async function provePaymentCode(
  tx: Db,
  { payment_code }: Form,
  user_id: string,
  { context }: Caller,
): Promise<Refusal | undefined> {
  if (!(await lockPaymentCode(tx, user_id))) return undefined
  if (payment_code === undefined) throw new BadRequest('payment_code')
  const wrong = await tryPaymentCode(tx, context.keys, user_id, payment_code)
  return wrong && new Refusal(wrong.reason, { ...wrong.details, field: 'payment_code' })
}

/** Deletes or anonymises all rows of the account. @returns the names of the picture files to remove. */
export async function deleteRowsOf(
  tx: Tx,
  { user_id, account }: Pick<Owner, 'user_id' | 'account'>,
  keys: Keys,
): Promise<string[]> {
  await savePromoUses(tx, user_id, macOfMailbox(keys, account))
  await anonymiseReviews(tx, user_id)
  await unfollowAll(tx, user_id)
  await deleteAccountRows(tx, user_id)
  const file_names = await markAllForDeletion(tx, user_id)
  await deleteMailedCodes(tx, account)
  await deleteDeclarations(tx, account)
  await emptyAccount(tx, user_id)
  await anonymiseRows(tx, user_id)
  return file_names
}
