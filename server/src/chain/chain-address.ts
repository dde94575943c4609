import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ChainKind } from '@sampan/contract/chain'
import { createBase58check } from '@scure/base'

// EVM chains and TRON have addresses of the same 20 bytes. TRON writes them in Base58Check.

/**
 * An address as the server stores and compares it on every chain: 0x and 40 hexadecimal digits in lower case. Nodes of
 * TRON use this form in logs too.
 */
export type BareAddress = `0x${string}`

const HEX_ADDRESS = /^0x[0-9a-fA-F]{40}$/
const base58check = createBase58check(sha256)
/** The first byte of a TRON address on its main network. */
const TRON_PREFIX = 0x41
const ADDRESS_BYTES = 20

/** Writes an address with the checksum of EIP-55: the case of each letter depends on the hash of the address. */
function checksummed(bare: BareAddress): string {
  const digits = bare.slice(2)
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const cased = [...digits].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}

/** The form of an address that shoppers and operators see: EIP-55, on TRON Base58Check. */
export const shownAddress = (kind: ChainKind, bare: BareAddress): string =>
  kind === 'evm' ? checksummed(bare) : base58check.encode(Uint8Array.from([TRON_PREFIX, ...hexToBytes(bare.slice(2))]))

/**
 * Reads an address that a person entered. Letters of an EVM address are either all in one case, or in the case of their
 * checksum.
 * @returns undefined if the address is not valid on chains of this kind.
 */
export const bareAddress = (kind: ChainKind, text: string): BareAddress | undefined =>
  kind === 'evm' ? bareEvmAddress(text) : bareTronAddress(text)

function bareEvmAddress(text: string): BareAddress | undefined {
  if (!HEX_ADDRESS.test(text)) return undefined
  const [digits, bare] = [text.slice(2), text.toLowerCase() as BareAddress] // the pattern matched
  const is_one_case = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return is_one_case || checksummed(bare) === text ? bare : undefined
}

function bareTronAddress(text: string): BareAddress | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return undefined
  try {
    const bytes = base58check.decode(text)
    return bytes.length === ADDRESS_BYTES + 1 && bytes[0] === TRON_PREFIX
      ? `0x${bytesToHex(bytes.subarray(1))}`
      : undefined
  } catch {
    return undefined // the checksum is wrong
  }
}

/** The address of an uncompressed public key: the last 20 bytes of its hash. */
export const addressOfPublicKey = (uncompressed: Uint8Array): BareAddress =>
  `0x${bytesToHex(keccak_256(uncompressed.subarray(1)).subarray(-ADDRESS_BYTES))}`
