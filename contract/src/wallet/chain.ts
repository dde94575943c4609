/** The networks the shop knows, and how their addresses are written. Browsers load this file, so it imports no schema library. */

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const BECH32M = 0x2bc830a3
const CHECKSUM_LENGTH = 6

function polymod(values: readonly number[]): number {
  let checksum = 1
  for (const value of values) {
    const top = checksum >>> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    for (const [bit, factor] of GENERATOR.entries()) if ((top >>> bit) & 1) checksum ^= factor
  }
  return checksum
}

const expanded = (prefix: string): number[] => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31)]
}

/** Cuts bytes into groups of five bits; the last one is filled up with zeros. */
function fiveBits(bytes: Uint8Array): number[] {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => Number.parseInt(group.padEnd(5, '0'), 2))
}

/** Writes bytes as Bech32m (BIP-350): its checksum finds any four wrong characters. */
export function bech32m(prefix: string, bytes: Uint8Array): string {
  const data = fiveBits(bytes)
  const checksum = polymod([...expanded(prefix), ...data, ...new Array(CHECKSUM_LENGTH).fill(0)]) ^ BECH32M
  const ending = Array.from(
    { length: CHECKSUM_LENGTH },
    (_, at) => (checksum >>> (5 * (CHECKSUM_LENGTH - 1 - at))) & 31,
  )
  return `${prefix}1${[...data, ...ending].map((value) => ALPHABET[value]).join('')}`
}

function isBech32m(prefix: string, length: number, text: string): boolean {
  if (!text.startsWith(`${prefix}1`)) return false
  const values = [...text.slice(prefix.length + 1)].map((letter) => ALPHABET.indexOf(letter))
  if (values.length !== length + CHECKSUM_LENGTH || values.includes(-1)) return false
  return polymod([...expanded(prefix), ...values]) === BECH32M
}

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
