import { CENTS_LIMIT, cents, type Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import { type BareAddress, shownAddress } from '../../../../chain/chain-address.ts'
import type { Context, DbAndKeys } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import type { PageStart } from '../../../../db/newest-first.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { type OperatorWithRoles, propose, waitingProposals } from '../../../operator/proposal/proposal-service.ts'
import { centsIn } from '../credit/token-amount.ts'
import { askNodes, OUTCOME, tokenText } from '../deposit/chain-deposit-service.ts'
import { refuseSecrets } from '../network/refuse-secrets.ts'
import {
  findKnown,
  findTransfer,
  findTransfersAtDesk,
  findTransfersOf,
  type TransferFilter,
  type TransferRow,
} from './transfer-desk-sql.ts'
import { credit_kind, transfer_proposals } from './transfer-proposals-service.ts'

type Reply = z.input<Endpoints['GET /api/admin/chain/transfers']['reply']>['items'][number]
type FoundReply = z.input<Endpoints['POST /api/admin/chain/find']['reply']>

const FOUND = 50

function transferReply(row: TransferRow): Omit<Reply, 'proposal'> {
  const { transfer_id, network, symbol, transaction_hash, log_index, height, confirmations, state } = row
  const { kind, held_because, user_id, account, recharge_id, seen_at } = row
  const whole = centsIn(BigInt(row.arrived), row.decimals).cents
  return {
    ...{ transfer_id, network, symbol, transaction_hash, log_index, height, confirmations, state },
    ...{ held_because, user_id, account, recharge_id, seen_at },
    name: row.name ?? network,
    amount: tokenText(row.units, row.decimals),
    amount_cents: cents(whole > BigInt(CENTS_LIMIT) ? CENTS_LIMIT : Number(whole)),
    credited_cents: row.credited_cents === null ? null : cents(row.credited_cents),
    explorer_url: row.explorer?.replace('{hash}', `0x${transaction_hash}`) ?? null,
    sender: shownAddress(kind, row.sender as BareAddress), // the tables check the form
    address: shownAddress(kind, row.address as BareAddress),
  }
}

async function withProposals(db: Db, operator: OperatorWithRoles, rows: readonly TransferRow[]): Promise<Reply[]> {
  const ids = rows.map(({ transfer_id }) => transfer_id)
  const waiting = await waitingProposals(db, operator, transfer_proposals, ids)
  return rows.map((row) => ({
    ...transferReply(row),
    proposal: waiting.find(({ ref_id }) => ref_id === row.transfer_id) ?? null,
  }))
}

/** Transfers to all deposit addresses, the newest first. */
export async function listTransfers(db: Db, operator: OperatorWithRoles, filter: TransferFilter, start: PageStart) {
  const { items, next_cursor } = await findTransfersAtDesk(db, filter, start)
  return { items: await withProposals(db, operator, items), next_cursor }
}

/**
 * Finds out what happened to a transaction, for any deposit address of the shop. A transfer that the server missed is
 * held, so that it can be credited.
 * @throws Busy when a node cannot be asked.
 */
export async function findAtDesk(
  context: Pick<Context, 'db' | 'keys'>,
  operator: OperatorWithRoles,
  hash: string,
): Promise<FoundReply> {
  const { db } = context
  const rows = await findTransfersOf(db, hash, FOUND)
  const transfers = await withProposals(db, operator, rows)
  const first = rows.find(({ state }) => state !== 'orphaned')
  if (first) return { outcome: OUTCOME[first.state], network: first.network, name: first.name, transfers }
  const sighting = await askNodes(context, hash, (addresses) => findKnown(db, addresses))
  if (sighting.outcome !== 'held') return { ...sighting, transfers }
  return { ...sighting, transfers: await withProposals(db, operator, await findTransfersOf(db, hash, FOUND)) }
}

/**
 * Proposes to credit a held transfer.
 * @returns the proposal's id.
 * @throws NotFound; Refusal secret_refused, transfer_not_held, recharge_amount, second_operator_needed when the
 * transfer is the operator's own, and the refusals of a proposal.
 */
export async function proposeCredit(
  { db, keys }: DbAndKeys,
  operator: OperatorSession,
  { reason, ...body }: { transfer_id: string; amount_cents: number; reason: string },
): Promise<string> {
  const transfer = await findTransfer(db, body.transfer_id)
  refuseSecrets({ reason }, transfer?.transaction_hash)
  return actAtDesk(db, operator, async (tx) => {
    const row = await findTransfer(tx, body.transfer_id)
    if (!row) throw new NotFound()
    if (row.account === operator.operator_account) throw new Refusal('second_operator_needed')
    return propose(tx, operator, { kind: credit_kind, ref_id: body.transfer_id, body, reason, keys })
  })
}
