import { secp256k1 } from '@noble/curves/secp256k1.js'
import type { ChainKind } from '@sampan/contract/chain'
import { HDKey } from '@scure/bip32'
import { addressOfPublicKey, type BareAddress } from './chain-address.ts'

/** The registered coin of each kind of chain in a derivation path (SLIP-44). */
const COIN = { evm: 60, tron: 195 } as const satisfies Record<ChainKind, number>
/** The depth of an account in BIP-44: m / purpose' / coin' / account'. */
const ACCOUNT_DEPTH = 3
const HARDENED = 0x8000_0000
/** Indexes of addresses are not hardened, because a public key cannot derive hardened children. */
const INDEX_LIMIT = HARDENED - 1

/** An account-level extended public key. It derives addresses and cannot spend. */
export type AccountKey = {
  xpub: string
  /** Path of the account, such as m/44'/60'/0'. */
  path: string
}

/**
 * Reads an extended public key (BIP-32).
 * @returns undefined unless it is the public key of an account: a key of another depth would derive other addresses
 * than the wallet that holds the private keys.
 */
export function readAccountKey(kind: ChainKind, text: string): AccountKey | undefined {
  const xpub = text.trim()
  if (!/^xpub[1-9A-HJ-NP-Za-km-z]{107}$/.test(xpub)) return undefined
  const key = keyOf(xpub)
  if (!key || key.depth !== ACCOUNT_DEPTH || key.index < HARDENED) return undefined
  return { xpub, path: `m/44'/${COIN[kind]}'/${key.index - HARDENED}'` }
}

function keyOf(xpub: string): HDKey | undefined {
  try {
    const key = HDKey.fromExtendedKey(xpub)
    return key.privateKey ? undefined : key
  } catch {
    return undefined // wrong checksum, or not on the curve
  }
}

/**
 * Derives the address with an index below an account: …/0/index in BIP-44.
 * @throws Error for an index out of range.
 */
export function deriveAddress({ xpub }: Pick<AccountKey, 'xpub'>, index: number): BareAddress {
  if (!Number.isInteger(index) || index < 0 || index > INDEX_LIMIT)
    throw new RangeError(`no address has index ${index}`)
  const { publicKey } = HDKey.fromExtendedKey(xpub).deriveChild(0).deriveChild(index)
  if (!publicKey) throw new Error('a derived key has a public key')
  return addressOfPublicKey(secp256k1.Point.fromBytes(publicKey).toBytes(false))
}

/** The path of an address, for the wallet that holds the private keys. */
export const addressPath = (account_path: string, index: number) => `${account_path}/0/${index}`
