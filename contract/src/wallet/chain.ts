/** The supported networks and their address formats. Browsers load this file, so it imports no schema library. */

import { bech32m } from '@scure/base'

/** Encodes bytes as Bech32m (BIP-350), whose checksum detects up to four wrong characters. */
export const bech32mOf = (prefix: string, bytes: Uint8Array): string => bech32m.encode(prefix, bech32m.toWords(bytes))

/** BIP-350 also allows upper case. The shop does not, so that an address has one stored form. */
const isBech32m = (prefix: string, length: number, text: string): boolean =>
  text.startsWith(`${prefix}1`) && bech32m.decodeUnsafe(text)?.words.length === length

export type ChainNetwork = {
  network: string
  /** The token in lower case, as in the ledger's account names. */
  token: string
  /** Number of blocks after which a transfer counts as arrived. */
  confirmations: number
  /** An example address without an owner, to show the format. */
  example: string
  isAddress: (address: string) => boolean
}

export const DEMO_ADDRESS_BYTES = 20
const DEMO_ADDRESS_LENGTH = (DEMO_ADDRESS_BYTES * 8) / 5

/**
 * All supported networks. The table `chain_network` contains the networks that are open. Wallets of real networks
 * reject addresses of the demo chain.
 */
export const CHAIN_NETWORKS: readonly ChainNetwork[] = [
  {
    network: 'demo',
    token: 'usdt',
    confirmations: 1,
    example: 'demo1g9hzqetcv9khqmr99ssxumeqwaskcmr97qxcwf',
    isAddress: (address) => isBech32m('demo', DEMO_ADDRESS_LENGTH, address),
  },
]

export const chainNetworkOf = (network: string | null): ChainNetwork | undefined =>
  CHAIN_NETWORKS.find((chain) => chain.network === network)

/** How many characters at each end of an address people compare at least. The first of them follow 0x or T. */
const SAME_ENDS = { first: 5, last: 3 }

/**
 * Whether two different addresses have the same first and last characters. For address poisoning,
 * attackers create an address that looks like a victim's and send from it, so that it is copied from the history.
 */
export function looksLike(address: string, other: string): boolean {
  const [one, two] = [address.toLowerCase(), other.toLowerCase()]
  const is_same = address.startsWith('0x') ? one === two : address === other
  const { first, last } = SAME_ENDS
  return !is_same && one.slice(0, first) === two.slice(0, first) && one.slice(-last) === two.slice(-last)
}

/**
 * A typed chain address without the spaces between its groups, and without full-width characters of an input method.
 */
export const bareAddress = (input: string): string => input.normalize('NFKC').replace(/\s/g, '')

/** The stored form of a transaction hash, which may be typed with or without 0x and in upper or lower case. */
export const bareTransactionHash = (input: string) => input.trim().toLowerCase().replace(/^0x/, '')
export const TRANSACTION_HASH_PATTERN = /^[0-9a-f]{64}$/

/** The id of a network, and of a token on it. Both are part of the names of the ledger's accounts. */
export const NETWORK_PATTERN = /^[a-z][a-z0-9-]{0,19}$/
export const TOKEN_PATTERN = /^[a-z0-9-]{1,20}$/
/** An amount in tokens without a sign. */
export const TOKEN_AMOUNT_PATTERN = /^\d{1,60}(\.\d{1,30})?$/

/** The two kinds of chains that the server reads. */
export const CHAIN_KINDS = ['evm', 'tron'] as const
export type ChainKind = (typeof CHAIN_KINDS)[number]

const ADDRESS_FORMS: Record<ChainKind, RegExp> = {
  evm: /^0x[0-9a-fA-F]{40}$/,
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
}
/** Whether a text has the form of an address. Only the server checks the checksum. */
export const hasAddressForm = (kind: ChainKind, address: string): boolean => ADDRESS_FORMS[kind].test(address)

/**
 * States of a transfer to a deposit address. `seen`: in a block that is not final yet. `kept`: too small, added to the
 * next deposit. `by_hand`: credited by an operator. `held`: an operator has to decide. `orphaned`: its block was
 * replaced, and the transfer with it.
 */
export const CHAIN_TRANSFER_STATES = ['seen', 'credited', 'kept', 'by_hand', 'held', 'orphaned'] as const
export type ChainTransferState = (typeof CHAIN_TRANSFER_STATES)[number]

/**
 * Why a final transfer was not credited: the shopper is blocked or deleted, the token is closed, less arrived than the
 * transfer says (a token with a fee), no node says how much arrived, the server missed it when its block became final,
 * another transfer of the same transaction was credited before, or the balance would exceed its limit.
 */
export const CHAIN_HELD = [
  'shopper_blocked',
  'shopper_deleted',
  'token_closed',
  'less_arrived',
  'unverified',
  'missed',
  'passed_by_hand',
  'balance_limit',
] as const
export type ChainHeld = (typeof CHAIN_HELD)[number]

/**
 * States of a transaction that an operator entered for a payout. `waiting`: it is not final yet. `unknown_payer`: it pays,
 * but from an address that no second operator has confirmed. `done`: it closed the withdrawal. `reverted`: it is final and
 * paid nothing. `wrong`: it does not pay the withdrawal.
 */
export const PAYOUT_PAYMENT_STATES = ['waiting', 'unknown_payer', 'done', 'reverted', 'wrong'] as const
export type PayoutPaymentState = (typeof PAYOUT_PAYMENT_STATES)[number]

/**
 * Why a transaction does not pay a withdrawal: it is in no block after three days, moves no tokens, pays another address,
 * another token or another amount, its transfer closed another withdrawal, it is older than the approval, it comes from a
 * wallet that is not the shop's, or the payout is not open any more.
 */
export const PAYOUT_PROBLEMS = [
  'not_found',
  'no_transfer',
  'other_address',
  'other_token',
  'other_amount',
  'used',
  'too_old',
  'foreign_payer',
  'not_open',
] as const
export type PayoutProblem = (typeof PAYOUT_PROBLEMS)[number]

/**
 * Why a network is not read at the moment: a node gives no usable reply, is on another chain or behind, the two nodes
 * disagree about a final block, or the server itself failed. `stale`: both nodes have had no new block for a long time;
 * final transfers are still credited.
 */
export const CHAIN_FAULTS = [
  'unreachable',
  'too_slow',
  'limited',
  'refused',
  'too_large',
  'malformed',
  'other_chain',
  'behind',
  'nodes_disagree',
  'stale',
  'internal',
] as const
export type ChainFault = (typeof CHAIN_FAULTS)[number]

/** Why a reconciliation failed: as a network that is not read, or because no node has the state of its block any more. */
export const RECONCILIATION_FAULTS = [...CHAIN_FAULTS, 'no_state'] as const
export type ReconciliationFault = (typeof RECONCILIATION_FAULTS)[number]

/** The addresses that a reconciliation compares: those with stored transfers, or every deposit address. */
export const RECONCILIATION_SCOPES = ['known', 'all'] as const
export type ReconciliationScope = (typeof RECONCILIATION_SCOPES)[number]

/** Why a network was stopped until an operator resumes it. */
export const CHAIN_STOPS = ['final_block_changed'] as const
export type ChainStop = (typeof CHAIN_STOPS)[number]
