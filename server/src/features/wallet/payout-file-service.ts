import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../http/refusal.ts'
import type { Keys } from '../../security/keys.ts'
import { unseal } from '../../security/sealed.ts'
import { csvOf, dollars } from './csv.ts'
import { findBatch, isBatch, sendQueued } from './payout-file-sql.ts'
import { CARD_NUMBER } from './withdrawal-service.ts'

const HEAD = ['reference', 'account_name', 'bank_name', 'bank_card_number', 'amount_usd', 'requested_at']

/**
 * The file by which the bank pays: all that is queued, which counts as sent from then on, so that no second file pays it
 * again. An earlier file can be had again by its id, without what was paid or failed since.
 * It is the one place where card numbers are whole.
 * @throws NotFound when there is no such file.
 */
export async function makePayoutFile(tx: Tx, keys: Keys, earlier_batch_id: string | undefined) {
  const payout_batch_id = earlier_batch_id ?? randomUUID()
  if (!earlier_batch_id) await sendQueued(tx, payout_batch_id, keys.key_id)
  else if (!(await isBatch(tx, earlier_batch_id))) throw new NotFound()
  const payouts = await findBatch(tx, payout_batch_id)
  const rows = payouts.map(
    ({ extract_id, user_id, net_cents, bank_name, account_name, card_number_sealed, created_at }) => [
      extract_id,
      account_name ?? '',
      bank_name ?? '',
      card_number_sealed ? unseal(keys, CARD_NUMBER, user_id, card_number_sealed) : '',
      dollars(net_cents),
      created_at,
    ],
  )
  return { payout_batch_id, text: csvOf([HEAD, ...rows]), lines: rows.length }
}
