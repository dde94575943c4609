import { z } from 'zod'
import { desk } from '../access.ts'
import {
  Amount,
  EndlessPaging,
  type EndpointTable,
  Id,
  PositiveAmount,
  Text,
  Time,
  uncountedListOf,
} from '../endpoint.ts'
import { Proposed, WaitingProposal } from '../operator/proposal.ts'
import { DESK_TODAY, DESK_TRANSFERS } from '../stale/desk-reads.ts'
import { CHAIN_HELD, CHAIN_TRANSFER_STATES } from './chain.ts'
import { FOUND_PAYMENT } from './chain-deposit.ts'
import { TransactionHash } from './transaction-hash.ts'

/** A transfer to a deposit address of the shop. */
const ChainTransferAtDesk = z.object({
  transfer_id: Id,
  network: z.string(),
  name: z.string(),
  symbol: z.string(),
  /** The exact amount in tokens. */
  amount: z.string(),
  /** The tokens that arrived, in cents, rounded down: less than `amount` for a token with a fee. Limits the credit. */
  amount_cents: Amount,
  /** The credited amount, including earlier remainders; null until then. */
  credited_cents: Amount.nullable(),
  transaction_hash: z.string(),
  log_index: z.int(),
  height: z.int(),
  confirmations: z.int(),
  explorer_url: z.string().nullable(),
  state: z.enum(CHAIN_TRANSFER_STATES),
  held_because: z.enum(CHAIN_HELD).nullable(),
  sender: z.string(),
  /** The shopper's deposit address. */
  address: z.string(),
  user_id: Id,
  account: z.string(),
  recharge_id: Id.nullable(),
  seen_at: Time,
  /** An open proposal to credit the transfer. */
  proposal: WaitingProposal.nullable(),
})
export type ChainTransferAtDesk = z.output<typeof ChainTransferAtDesk>

export const chain_transfer_endpoints = {
  'GET /api/admin/chain/transfers': {
    summary: 'Transfers to deposit addresses, those that an operator has to decide by default, newest first',
    access: desk('finance'),
    query: EndlessPaging.extend({
      network: z.string().max(40).optional(),
      state: z.enum([...CHAIN_TRANSFER_STATES, 'all']).default('held'),
    }),
    reply: uncountedListOf(ChainTransferAtDesk),
  },
  'POST /api/admin/chain/credit': {
    summary: 'Propose to credit a held transfer; a second operator must approve',
    access: desk('finance'),
    body: z.strictObject({ transfer_id: Id, amount_cents: PositiveAmount, reason: Text(300) }),
    reply: Proposed,
    stale: DESK_TRANSFERS,
  },
  'POST /api/admin/chain/find': {
    summary:
      'Find out what happened to a transaction, on all networks and for all deposit addresses; stores transfers that the server has missed',
    access: desk('finance'),
    body: z.strictObject({
      transaction_hash: TransactionHash.describe('The hash of the transaction, with or without 0x'),
    }),
    reply: z.object({
      outcome: z.enum(FOUND_PAYMENT),
      network: z.string().nullable(),
      name: z.string().nullable(),
      transfers: z.array(ChainTransferAtDesk),
    }),
    stale: [DESK_TODAY, 'GET /api/admin/chain/transfers'],
  },
} as const satisfies EndpointTable
