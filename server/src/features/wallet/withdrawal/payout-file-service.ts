import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { csvOf, dollars } from '@sampan/contract/csv-text'
import { type BareAddress, shownAddress } from '../../../chain/chain-address.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Operator } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { unseal } from '../../../security/sealed.ts'
import { findKinds } from '../chain/payout/payout-address-sql.ts'
import {
  countQueuedOf,
  type DrawType,
  findBatch,
  findPayoutBatch,
  insertBatch,
  lockQueued,
  lockWithdrawers,
  type PayoutFormat,
  type PayoutRow,
} from './payout-file-sql.ts'
import { splitHeld } from './payout-hold-service.ts'
import { CARD_NUMBER } from './withdrawal-service.ts'

/** The wanted file: an earlier file, or a new file with all queued payouts of one type. */
type PayoutChoice = {
  payout_batch_id?: string | undefined
  draw_type?: DrawType | undefined
  /** Only payouts on this network. */
  network?: string | undefined
  format?: PayoutFormat | undefined
}

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
 * A file for a Safe has the payouts of one EVM network.
 * @throws NotFound for an unknown file; Refusal payout_file_expired; network_missing when a Safe cannot pay on the network.
 */
export async function makePayoutFile(tx: Tx, keys: Keys, operator: Operator, choice: PayoutChoice) {
  const batch = choice.payout_batch_id ? await earlierBatch(tx, choice.payout_batch_id) : await newBatch(tx, choice)
  const { payout_batch_id, draw_type, format } = batch
  const key_ids = [keys, ...keys.former].map(({ key_id }) => key_id)
  const held_back = choice.payout_batch_id ? 0 : await sendQueued(tx, { ...batch, key_ids }, operator)
  const payouts = await findBatch(tx, payout_batch_id)
  const { free, held_rows: held_since } = await splitHeld(tx, payouts)
  const others = free.filter(({ account }) => account !== operator.operator_account)
  const text = format === 'safe' ? safeText(others) : shopText(keys, draw_type, others)
  const left_out = choice.payout_batch_id
    ? free.length - others.length
    : await countQueuedOf(tx, batch, operator.operator_account)
  const held_count = held_back + held_since.length
  return { payout_batch_id, draw_type, text, lines: others.length, left_out, held: held_count }
}

type Batch = { payout_batch_id: string; draw_type: DrawType; network: string | null; format: PayoutFormat }

/** Puts all queued payouts that are not held into one batch. @returns the number of held payouts. */
async function sendQueued(tx: Tx, { key_ids, ...batch }: Batch & { key_ids: string[] }, operator: Operator) {
  const { draw_type, network } = batch
  const { operator_id, operator_account } = operator
  // Lock order: shoppers, then withdrawals, each by id.
  const user_ids = await lockWithdrawers(tx, batch)
  const queuedPayouts = await lockQueued(tx, { draw_type, network, user_ids, key_ids, operator_account })
  const { free, held_rows } = await splitHeld(tx, queuedPayouts)
  if (free.length > 0) await insertBatch(tx, { ...batch, operator_id }, free)
  return held_rows.length
}

async function newBatch(tx: Tx, { draw_type = 'bank', network, format = 'shop' }: PayoutChoice): Promise<Batch> {
  const payout_batch_id = randomUUID()
  if (draw_type === 'bank') return { payout_batch_id, draw_type, network: null, format: 'shop' }
  const kind = network === undefined ? undefined : (await findKinds(tx, [network])).get(network)
  if (format === 'safe' ? kind !== 'evm' : network !== undefined && kind === undefined)
    throw new Refusal('network_missing', { field: 'network' })
  return { payout_batch_id, draw_type, network: network ?? null, format }
}

async function earlierBatch(tx: Tx, payout_batch_id: string): Promise<Batch> {
  const batch = await findPayoutBatch(tx, payout_batch_id)
  if (!batch) throw new NotFound()
  if (batch.is_expired) throw new Refusal('payout_file_expired')
  const { draw_type, network, format } = batch
  return { payout_batch_id, draw_type, network, format }
}

const shopText = (keys: Keys, draw_type: DrawType, payouts: readonly PayoutRow[]) =>
  csvOf([
    HEADS[draw_type],
    ...payouts.map((payout) => [
      payout.extract_id,
      ...destinationOf(keys, draw_type, payout),
      dollars(payout.net_cents),
      payout.created_at,
    ]),
  ])

const SAFE_HEAD = 'token_type,token_address,receiver,amount,id'

/**
 * The format of the CSV Airdrop app of Safe. Amounts are in whole tokens, which are dollars. `id` is for NFTs only. There
 * is no byte order mark, which would be part of the first column's name. Contracts and addresses need no quotes.
 */
const safeText = (payouts: readonly PayoutRow[]) => [SAFE_HEAD, ...payouts.map(safeLine), ''].join('\n')

function safeLine({ contract, address, net_cents }: PayoutRow): string {
  assert(contract && address, 'a payout of an EVM network has a token and an address')
  return ['erc20', shownAddress('evm', contract as BareAddress), address, dollars(net_cents), ''].join(',') // the table checks the form
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
