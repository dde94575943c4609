import { randomUUID } from 'node:crypto'
import { csvOf, dollars } from '@sampan/contract/csv-text'
import type { Tx } from '../../../db/transaction.ts'
import type { Operator } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { unseal } from '../../../security/sealed.ts'
import {
  countQueuedOf,
  type DrawType,
  findBatch,
  findPayoutBatch,
  insertBatch,
  lockQueued,
  lockWithdrawers,
  type PayoutRow,
} from './payout-file-sql.ts'
import { splitHeld } from './payout-hold-service.ts'
import { CARD_NUMBER } from './withdrawal-service.ts'

/** The wanted file: an earlier file, or a new file with all queued payouts of one type. */
type PayoutChoice = { payout_batch_id?: string | undefined; draw_type?: DrawType | undefined }

const HEADS = {
  bank: ['reference', 'account_name', 'bank_name', 'bank_card_number', 'amount_usd', 'requested_at'],
  chain: ['reference', 'network', 'token', 'address', 'amount_usd', 'requested_at'],
}

/**
 * The payout file for the bank or for the shop's crypto wallet. The file contains all queued payouts, which then count
 * as sent, so that no second file contains them again. An earlier file can be downloaded again for a day, without
 * payouts that were since paid or have failed. The operator's own withdrawals are left out: another operator has to
 * export them. Payouts held by a debt, a block or a recent change are left out too and keep their state (queued, or
 * sent if an earlier file had them). The file for the bank is the only place that shows full card numbers.
 * @throws NotFound for an unknown file; Refusal payout_file_expired.
 */
export async function makePayoutFile(tx: Tx, keys: Keys, operator: Operator, choice: PayoutChoice) {
  const batch = choice.payout_batch_id
    ? await earlierBatch(tx, choice.payout_batch_id)
    : { payout_batch_id: randomUUID(), draw_type: choice.draw_type ?? 'bank' }
  const { payout_batch_id, draw_type } = batch
  const key_ids = [keys, ...keys.former].map(({ key_id }) => key_id)
  const held_back = choice.payout_batch_id ? 0 : await sendQueued(tx, { ...batch, key_ids }, operator)
  const payouts = await findBatch(tx, payout_batch_id)
  const { free, held: held_since } = await splitHeld(tx, payouts)
  const others = free.filter(({ account }) => account !== operator.operator_account)
  const rows = others.map((payout) => [
    payout.extract_id,
    ...destinationOf(keys, draw_type, payout),
    dollars(payout.net_cents),
    payout.created_at,
  ])
  const left_out = choice.payout_batch_id
    ? free.length - others.length
    : await countQueuedOf(tx, draw_type, operator.operator_account)
  const held = held_back + held_since.length
  return { payout_batch_id, draw_type, text: csvOf([HEADS[draw_type], ...rows]), lines: rows.length, left_out, held }
}

type Batch = { payout_batch_id: string; draw_type: DrawType }

/** Puts all queued payouts that are not held into one batch. @returns the number of held payouts. */
async function sendQueued(tx: Tx, { key_ids, ...batch }: Batch & { key_ids: string[] }, operator: Operator) {
  const { draw_type } = batch
  const { operator_id, operator_account } = operator
  // Lock order: shoppers, then withdrawals, each by id.
  const user_ids = await lockWithdrawers(tx, draw_type)
  const queued = await lockQueued(tx, { draw_type, user_ids, key_ids, operator_account })
  const { free, held } = await splitHeld(tx, queued)
  if (free.length > 0) await insertBatch(tx, { ...batch, operator_id }, free)
  return held.length
}

async function earlierBatch(tx: Tx, payout_batch_id: string) {
  const batch = await findPayoutBatch(tx, payout_batch_id)
  if (!batch) throw new NotFound()
  if (batch.is_expired) throw new Refusal('payout_file_expired')
  return { payout_batch_id, draw_type: batch.draw_type }
}

/**
 * Splits a card number into groups of four digits, because a spreadsheet would parse digits alone as a number and round
 * it.
 */
const inGroups = (card_number: string) => card_number.replace(/.{4}(?=.)/g, '$& ')

function destinationOf(keys: Keys, kind: DrawType, payout: PayoutRow): string[] {
  const { user_id, account_name, bank_name, card_number_sealed, network, token, address } = payout
  if (kind === 'chain') return [network ?? '', token ?? '', address ?? '']
  const card_number = card_number_sealed ? unseal(keys, CARD_NUMBER, user_id, card_number_sealed) : ''
  return [account_name ?? '', bank_name ?? '', inGroups(card_number)]
}
