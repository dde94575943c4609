/** The networks the shop knows, and how their addresses are written. Browsers load this file, so it imports no schema library. */

import { bech32m } from '@scure/base'

/** Writes bytes as Bech32m (BIP-350): its checksum finds any four wrong characters. */
export const bech32mOf = (prefix: string, bytes: Uint8Array): string => bech32m.encode(prefix, bech32m.toWords(bytes))

/** BIP-350 allows capitals too. The shop does not: an address is stored in one way. */
const isBech32m = (prefix: string, length: number, text: string): boolean =>
  text.startsWith(`${prefix}1`) && bech32m.decodeUnsafe(text)?.words.length === length

export type ChainNetwork = {
  network: string
  /** Lower case, as the ledger's accounts have it. */
  token: string
  /** After how many blocks a transfer counts as arrived. */
  confirmations: number
  /** An address that nobody owns, to show how one looks. */
  example: string
  isAddress: (address: string) => boolean
}

/** How many bytes an address of the demo chain stands for. */
export const DEMO_ADDRESS_BYTES = 20
const DEMO_ADDRESS_LENGTH = (DEMO_ADDRESS_BYTES * 8) / 5

/** Which of them are open is in the table `chain_network`. No wallet of a real network takes an address of the demo chain. */
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
  CHAIN_NETWORKS.find((known) => known.network === network)

/** With or without 0x, in capitals or not: one transaction is stored in one way. */
export const bareTransactionHash = (typed: string) => typed.trim().toLowerCase().replace(/^0x/, '')
export const TRANSACTION_HASH_PATTERN = /^[0-9a-f]{64}$/
