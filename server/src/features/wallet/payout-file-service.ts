import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/transaction.ts'
import { csvOf, dollars } from '../../http/csv.ts'
import { NotFound } from '../../http/refusal.ts'
import type { Keys } from '../../security/keys.ts'
import { unseal } from '../../security/sealed.ts'
import { type DrawType, drawTypeOf, findBatch, type PayoutRow, sendQueued } from './payout-file-sql.ts'
import { CARD_NUMBER } from './withdrawal-service.ts'

/** An earlier file, or all that is queued of one kind. */
type Wish = { payout_batch_id?: string | undefined; draw_type?: DrawType | undefined }

const HEADS = {
  bank: ['reference', 'account_name', 'bank_name', 'bank_card_number', 'amount_usd', 'requested_at'],
  chain: ['reference', 'network', 'token', 'address', 'amount_usd', 'requested_at'],
}

/**
 * The file by which the bank, or whoever holds the shop's tokens, pays: all that is queued, which counts as sent from then
 * on, so that no second file pays it again. An earlier file can be had again by its id, without what was paid or failed
 * since. The file for the bank is the one place where card numbers are whole.
 * @throws NotFound when there is no such file.
 */
export async function makePayoutFile(tx: Tx, keys: Keys, { payout_batch_id: earlier_id, draw_type = 'bank' }: Wish) {
  const payout_batch_id = earlier_id ?? randomUUID()
  if (!earlier_id)
    await sendQueued(tx, { payout_batch_id, draw_type, key_ids: [keys, ...keys.former].map(({ key_id }) => key_id) })
  const kind = earlier_id ? await drawTypeOf(tx, earlier_id) : draw_type
  if (!kind) throw new NotFound()
  const payouts = await findBatch(tx, payout_batch_id)
  const rows = payouts.map((payout) => [
    payout.extract_id,
    ...destinationOf(keys, kind, payout),
    dollars(payout.net_cents),
    payout.created_at,
  ])
  return { payout_batch_id, draw_type: kind, text: csvOf([HEADS[kind], ...rows]), lines: rows.length }
}

function destinationOf(keys: Keys, kind: DrawType, payout: PayoutRow): string[] {
  const { user_id, account_name, bank_name, card_number_sealed, network, token, address } = payout
  if (kind === 'chain') return [network ?? '', token ?? '', address ?? '']
  const card_number = card_number_sealed ? unseal(keys, CARD_NUMBER, user_id, card_number_sealed) : ''
  return [account_name ?? '', bank_name ?? '', card_number]
}
