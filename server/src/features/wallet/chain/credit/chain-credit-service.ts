import type { ChainHeld } from '@sampan/contract/chain'
import { shownAddress } from '../../../../chain/chain-address.ts'
import type { TokenTransfer } from '../../../../chain/transfer-log.ts'
import type { Db } from '../../../../db/database.ts'
import { sendTogether } from '../../../../db/send-together.ts'
import { type Tx, transaction } from '../../../../db/transaction.ts'
import { recordEvents } from '../../../../event/event-sql.ts'
import { chainAccount } from '../../../../ledger/accounts.ts'
import { balanceOf, post } from '../../../../ledger/ledger.ts'
import { rechargePassed } from '../../../../ledger/receivable-flows.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { lockShopper } from '../../../account/lock-shopper-sql.ts'
import { settleWaiting } from '../../../order/wait/order-wait-service.ts'
import { lockWaiting } from '../../../order/wait/order-wait-sql.ts'
import { insertDeposit, isCredited } from '../../recharge/recharge-audit-sql.ts'
import { notifyShoppers } from '../scan/chain-rewind-service.ts'
import { type Nodes, ScanFault } from '../scan/chain-tip.ts'
import {
  correctTransfer,
  type FinalTransfer,
  findObstacles,
  insertArrival,
  type LockedTransfer,
  lockClaim,
  lockRemainder,
  lockTransfer,
  passClaim,
  setRemainder,
  setTransferState,
  type TransferKey,
} from './chain-credit-sql.ts'
import { type ByHand, takeHeld } from './held-transfer-service.ts'
import { wasTakenElsewhere } from './held-transfer-sql.ts'
import { centsIn, fitsLedger } from './token-amount.ts'
import { isAsStored, lessArrived, readTruth } from './transfer-truth.ts'

/** No node reports the balance of a deposit address. */
export class Unverified extends ScanFault {
  constructor() {
    super('refused', null, 'no node reports the balance of a deposit address')
  }
}

/**
 * Compares a transfer with the replies of the nodes, then credits, corrects or holds it.
 * @param mayHold whether a transfer is held whose balance no node reports.
 * @throws Unverified otherwise; ScanFault when a node does not reply.
 */
export async function verifyAndCredit(
  db: Db,
  nodes: Nodes,
  transfer: FinalTransfer,
  mayHold: () => Promise<boolean>,
): Promise<void> {
  const truth = await readTruth(nodes, transfer)
  if (truth === 'absent' || !isAsStored(transfer, truth)) return transaction(db, (tx) => correct(tx, transfer, truth))
  const doubt = await doubtAbout(nodes, transfer, mayHold)
  return transaction(db, (tx) => credit(tx, transfer, doubt))
}

/** A reason to hold a verified transfer. */
type Doubt = { held_because: ChainHeld; arrived_units?: string }

async function doubtAbout(
  nodes: Nodes,
  transfer: FinalTransfer,
  mayHold: () => Promise<boolean>,
): Promise<Doubt | undefined> {
  const less = await lessArrived(nodes, transfer)
  if (less === 0n) return undefined
  if (less !== 'unknown') {
    const arrived_units = less < transfer.units ? String(transfer.units - less) : '0'
    return { held_because: 'less_arrived', arrived_units }
  }
  if (await mayHold()) return { held_because: 'unverified' }
  throw new Unverified()
}

/**
 * Corrects what one node reported wrongly when the transfer was stored. The next round credits the corrected transfer,
 * when its block is final. A transfer that goes to no deposit address, or that the chain does not contain, ends.
 */
async function correct(tx: Tx, transfer: FinalTransfer, truth: TokenTransfer | 'absent'): Promise<void> {
  await lockShopper(tx, transfer.user_id)
  const lockedTransfer = await lockTransfer(tx, transfer)
  if (lockedTransfer?.state !== 'seen') return
  if (truth !== 'absent' && truth.units > 0n && (await correctTransfer(tx, transfer.network, truth))) return
  await endWait(tx, transfer, transfer, { state: 'orphaned' })
}

type Ended = Parameters<typeof setTransferState>[2]

/** Ends the wait of a transfer without a credit. The shopper's open screens show it. */
async function endWait(tx: Tx, key: TransferKey, { user_id }: { user_id: string }, to: Ended): Promise<void> {
  await setTransferState(tx, key, to)
  await notifyShoppers(tx, key.network, [{ user_id }])
}

async function credit(tx: Tx, transfer: FinalTransfer, doubt: Doubt | undefined): Promise<void> {
  const { user_id } = transfer
  await sendTogether(tx, [(tx) => lockShopper(tx, user_id), (tx) => lockWaiting(tx, user_id)])
  const lockedTransfer = await lockTransfer(tx, transfer)
  // After its lock was lost, another server may have corrected the transfer or stopped the network.
  if (lockedTransfer?.state !== 'seen' || lockedTransfer.is_stopped || !isAsVerified(lockedTransfer, transfer)) return
  await creditLocked(tx, transfer, lockedTransfer, doubt)
}

const isAsVerified = (lockedTransfer: LockedTransfer, { block_hash, address, units }: FinalTransfer) =>
  lockedTransfer.block_hash === block_hash &&
  lockedTransfer.address === address &&
  BigInt(lockedTransfer.units) === units

/**
 * Credits a transfer that the caller has locked, together with the remainder of earlier deposits. Too small a sum
 * becomes the new remainder; a transfer that needs an operator's decision is held.
 */
async function creditLocked(tx: Tx, key: TransferKey, lockedTransfer: LockedTransfer, doubt: Doubt | undefined) {
  if (await isCredited(tx, key)) return endWait(tx, key, lockedTransfer, { state: 'by_hand' })
  const { user_id, token } = lockedTransfer
  const obstacles = await findObstacles(tx, user_id, key, token)
  // Before other reasons, because operators credit a transfer in spite of those.
  const held_because = (await wasTakenElsewhere(tx, key, lockedTransfer.block_hash))
    ? 'passed_by_hand'
    : (heldBecause(obstacles) ?? doubt?.held_because)
  // A credit by hand is limited by the units that arrived, whatever the reason for holding the transfer.
  if (held_because)
    return endWait(tx, key, lockedTransfer, {
      state: 'held',
      held_because,
      arrived_units: doubt?.arrived_units ?? null,
    })

  const total = BigInt(lockedTransfer.units) + (await lockRemainder(tx, user_id, key.network, token))
  const { cents, remaining_units } = centsIn(total, obstacles.decimals)
  if (cents < obstacles.minimum_cents) {
    await setRemainder(tx, { user_id, network: key.network, token, units: total })
    return endWait(tx, key, lockedTransfer, { state: 'kept' })
  }
  if (!(await fitsBalance(tx, user_id, cents)))
    return endWait(tx, key, lockedTransfer, { state: 'held', held_because: 'balance_limit' })
  await setRemainder(tx, { user_id, network: key.network, token, units: remaining_units })
  await creditCents(tx, key, lockedTransfer, Number(cents))
  await setTransferState(tx, key, { state: 'credited' })
}

type Obstacles = Awaited<ReturnType<typeof findObstacles>>

function heldBecause({ is_deleted, is_blocked, is_token_open }: Obstacles): ChainHeld | undefined {
  if (is_deleted) return 'shopper_deleted'
  if (is_blocked) return 'shopper_blocked'
  return is_token_open ? undefined : 'token_closed'
}

async function fitsBalance(tx: Tx, user_id: string, cents: bigint): Promise<boolean> {
  const { balance_cents, held_cents } = await balanceOf(tx, user_id)
  return fitsLedger(BigInt(balance_cents + held_cents) + cents)
}

/** Moves the money. A claim of this transaction that waits for its audit is approved with the amount. */
async function creditCents(
  tx: Tx,
  key: TransferKey,
  lockedTransfer: LockedTransfer,
  arrival_cents: number,
  by?: string,
) {
  const { network, transaction_hash, log_index } = key
  const { user_id, token, kind } = lockedTransfer
  const address = shownAddress(kind, lockedTransfer.sender)
  const claim = await lockClaim(tx, {
    ...{ user_id, network, transaction_hash },
    ...{ sender: address, amount_cents: arrival_cents },
  })
  const audited_by = by && { audited_by: by }
  if (claim) await passClaim(tx, { user_id, ...claim }, { token, arrival_cents, ...audited_by })
  const recharge_id =
    claim?.recharge_id ??
    (await insertArrival(tx, {
      ...{ user_id, network, token, transaction_hash, arrival_cents },
      address,
      deposit_address: shownAddress(kind, lockedTransfer.address),
      ...audited_by,
    }))
  const deposit = { network, transaction_hash, log_index, user_id, recharge_id, amount_cents: arrival_cents }
  if (!(await insertDeposit(tx, deposit))) throw new Error('a transfer was credited while its row was locked')
  const from = chainAccount(network, token)
  await post(
    tx,
    by ? `operator:${by}` : 'system',
    await rechargePassed(tx, { recharge_id, user_id, arrival_cents, from }),
  )
  const data = { amount_cents: arrival_cents, method: 'chain', reason: null }
  await recordEvents(tx, [{ happening: 'recharge.credited', ref_id: recharge_id, user_id, data }])
  await settleWaiting(tx, by ? { by: 'operator', operator_id: by } : { by: 'system' }, user_id)
}

/**
 * Credits a held transfer with the amount that two operators decided.
 * @throws NotFound; Refusal transfer_not_held, network_stopped, transaction_used, account_deleted, recharge_amount when the amount exceeds what arrived, or
 * the balance its limit.
 */
export async function creditHeld(
  tx: Tx,
  operator_id: string,
  { user_id, amount_cents, ...key }: ByHand,
): Promise<void> {
  await sendTogether(tx, [(tx) => lockShopper(tx, user_id), (tx) => lockWaiting(tx, user_id)])
  if (!(await lockTransfer(tx, key))) throw new NotFound()
  const lockedTransfer = await takeHeld(tx, { user_id, amount_cents, ...key })
  if ((await findObstacles(tx, user_id, key, lockedTransfer.token)).is_deleted) throw new Refusal('account_deleted')
  if (!(await fitsBalance(tx, user_id, BigInt(amount_cents))))
    throw new Refusal('recharge_amount', { field: 'amount_cents' })
  await creditCents(tx, key, lockedTransfer, amount_cents, operator_id)
}
