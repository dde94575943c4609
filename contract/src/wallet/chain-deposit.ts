import { z } from 'zod'
import { Amount, type EndpointTable, Id, PositiveAmount, Time } from '../endpoint.ts'
import { CHAIN_KINDS, CHAIN_TRANSFER_STATES } from './chain.ts'
import { TransactionHash } from './transaction-hash.ts'

/** A token that the network accepts, identified by its contract. */
const DepositToken = z.object({
  /** The token in lower case, for example `usdt`. */
  token: z.string(),
  /** The token's name, for example `USDT`. */
  symbol: z.string(),
  contract: z.string(),
  decimals: z.int(),
  /**
   * Content of a QR code with the token, the network and the address (EIP-681). Only for wallets that read payment
   * requests: others send to the first address in it, which is the token's contract, and the tokens are lost. Null on
   * networks without payment requests.
   */
  uri: z.string().nullable(),
})

/** A blockchain network on which the shopper can deposit tokens. */
export const DepositNetwork = z.object({
  network: z.string(),
  name: z.string(),
  /** The first token of the network. */
  token: z.string(),
  /** The caller's deposit address. It stays the same, and any amount can be sent to it. */
  address: z.string(),
  minimum_cents: Amount,
  /** Number of blocks after which a transfer is credited; on networks with finalized blocks the usual number. */
  confirmations: z.int(),
  warning: z.string(),
  /** Null for a network that the server does not read: its transfers are claimed, and an operator checks them. */
  kind: z.enum(CHAIN_KINDS).nullable(),
  tokens: z.array(DepositToken),
  /** True on the demo's chain, where shoppers can ask for test tokens. */
  has_test_tokens: z.boolean(),
})
export type DepositNetwork = z.output<typeof DepositNetwork>

/** A transfer to the caller's deposit address. */
export const ChainDeposit = z.object({
  network: z.string(),
  /** The network's name, for example Ethereum. */
  name: z.string(),
  symbol: z.string(),
  /** The exact amount in tokens, for example `12.345678`. */
  amount: z.string(),
  /** The credited amount, including the remainder of earlier deposits; null until it is credited. */
  credited_cents: Amount.nullable(),
  transaction_hash: z.string(),
  log_index: z.int(),
  /** A page about the transaction; null if the network has none. */
  explorer_url: z.string().nullable(),
  state: z.enum(CHAIN_TRANSFER_STATES),
  /** Number of blocks since the transfer, its own included. */
  confirmations: z.int(),
  /** Number of confirmations at which it is final; on networks with finalized blocks the usual number. */
  confirmations_needed: z.int(),
  /** The recharge in the record; null until it is credited. */
  recharge_id: Id.nullable(),
  seen_at: Time,
})
export type ChainDeposit = z.output<typeof ChainDeposit>

/** Possible findings about a transaction that the caller asks about. */
export const FOUND_PAYMENT = [
  'credited',
  'waiting',
  'kept',
  'held',
  'pending',
  'unread',
  'reverted',
  'unsupported_token',
  'another_address',
  'no_transfer',
  'unknown',
] as const

const FoundPayment = z.object({
  /**
   * `credited`, `waiting` (for confirmations), `kept` (too small, added to the next deposit) and `held` (customer service
   * decides): the transfer is in `deposits`, except while the network is stopped. `pending`: in no block yet. `unread`: in a block that the server reads in a
   * moment. `reverted`: the transaction failed and moved nothing. `unsupported_token`: a token or coin that the shop does
   * not accept. `another_address`: sent to an address that is not the caller's. `no_transfer`: the transaction moved no
   * token. `unknown`: no network of the shop has this transaction; it may be on another network.
   */
  outcome: z.enum(FOUND_PAYMENT),
  /** The network on which the transaction was found; null if unknown. */
  network: z.string().nullable(),
  name: z.string().nullable(),
  /** True if the caller asked about another network than the one on which the transaction is. */
  is_other_network: z.boolean(),
  deposits: z.array(ChainDeposit),
})
export type FoundPayment = z.output<typeof FoundPayment>

export const chain_deposit_endpoints = {
  'GET /api/user/getBlockchain': {
    summary: 'Networks for an on-chain recharge; empty where none is configured',
    access: 'shopper',
    reply: z.array(DepositNetwork),
  },
  'GET /api/user/chain_deposits': {
    summary: "The last 50 transfers to the shopper's deposit addresses, newest first, with their confirmations",
    access: 'shopper',
    reply: z.object({ items: z.array(ChainDeposit) }),
  },
  'GET /api/user/chain_find': {
    summary:
      'Find out what happened to a transaction: credited, waiting, another token, address or network, or reverted',
    access: 'shopper',
    limits: ['chain_find'],
    query: z.object({
      transaction_hash: TransactionHash.describe('The hash of the transaction, with or without 0x'),
      network: z.string().max(40).describe('The network that the shopper meant').optional(),
    }),
    reply: FoundPayment,
  },
  'POST /api/user/send_test_tokens': {
    summary: "Send tokens of the demo's chain to the shopper's deposit address; only the demo has this call",
    access: 'shopper',
    limits: ['test_tokens'],
    body: z.strictObject({ network: z.string().max(40), amount_cents: PositiveAmount }),
    reply: z.object({ transaction_hash: z.string() }),
    stale: ['GET /api/user/chain_deposits'],
  },
} as const satisfies EndpointTable
