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
  CHAIN_NETWORKS.find((known) => known.network === network)

/** The stored form of a transaction hash, which may be typed with or without 0x and in upper or lower case. */
export const bareTransactionHash = (typed: string) => typed.trim().toLowerCase().replace(/^0x/, '')
export const TRANSACTION_HASH_PATTERN = /^[0-9a-f]{64}$/
