import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BareAddress } from './chain-address.ts'

const hashOf = (signature: string) => `0x${bytesToHex(keccak_256(utf8ToBytes(signature)))}`

/** The first topic of the logs that tokens write for each transfer (ERC-20, TRC-20). */
export const TRANSFER_TOPIC = hashOf('Transfer(address,address,uint256)')

/** The first four bytes of a call's data name the function. */
export const selectorOf = (signature: string) => hashOf(signature).slice(0, 10)

export const BLOOM_BYTES = 256
const BLOOM_BITS = BLOOM_BYTES * 8
const BLOOM_PARTS = [0, 2, 4]

/** A block's log, as its node sends it, with checked patterns and its quantities as numbers. */
export type RawLog = {
  address: string
  topics: readonly string[]
  data: string
  blockNumber: number
  blockHash: string
  transactionHash: string
  logIndex: number
  removed?: boolean | undefined
}

/** A transfer of a token, from its log. Hashes are without 0x, as they are stored. */
export type TokenTransfer = {
  contract: BareAddress
  sender: BareAddress
  recipient: BareAddress
  /** The amount in the smallest unit of the token. */
  units: bigint
  height: number
  block_hash: string
  transaction_hash: string
  log_index: number
}

const addressIn = (topic: string | undefined) => `0x${topic?.slice(-40).toLowerCase()}` as BareAddress
export const bareHash = (hash: string) => hash.slice(2).toLowerCase()

/** Topics of a transfer: its signature, the sender and the recipient. Tokens of NFTs have a fourth. */
const TRANSFER_TOPICS = 3
const WORD = /^0x[0-9a-fA-F]{64}$/

/** Reads a transfer from a log. Undefined for other logs, for transfers of NFTs, and for removed logs. */
export function transferIn(log: RawLog): TokenTransfer | undefined {
  const [topic, sender, recipient] = log.topics
  if (log.topics.length !== TRANSFER_TOPICS || topic !== TRANSFER_TOPIC || log.removed || !WORD.test(log.data))
    return undefined
  return {
    contract: log.address.toLowerCase() as BareAddress, // the schema of a log checks the pattern
    sender: addressIn(sender),
    recipient: addressIn(recipient),
    units: BigInt(log.data),
    height: log.blockNumber,
    block_hash: bareHash(log.blockHash),
    transaction_hash: bareHash(log.transactionHash),
    log_index: log.logIndex,
  }
}

/**
 * Whether a block may contain a transfer of the token, according to the bloom filter of its header. If not, it contains
 * none. If so, and a node sends no log of a transfer, the node may have lost one.
 */
export function mayHaveTransfers(bloom: string, contract: BareAddress): boolean {
  const bits = hexToBytes(bloom.slice(2))
  return [contract, TRANSFER_TOPIC].every((value) => isInBloom(bits, hexToBytes(value.slice(2))))
}

function isInBloom(bloom: Uint8Array, value: Uint8Array): boolean {
  const hash = keccak_256(value)
  return BLOOM_PARTS.every((part) => {
    const bit = (((hash[part] ?? 0) << 8) | (hash[part + 1] ?? 0)) % BLOOM_BITS
    const byte = bloom[BLOOM_BYTES - 1 - Math.floor(bit / 8)] ?? 0
    return (byte & (1 << (bit % 8))) !== 0
  })
}
