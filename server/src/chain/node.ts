import { z } from 'zod'
import type { BareAddress } from './chain-address.ts'
import { jsonRpc, NodeError, type Rpc } from './json-rpc.ts'
import { balanceCall, balancesCall, balancesIn, MULTICALL } from './multicall.ts'
import { BLOOM_BYTES, bareHash, selectorOf, type TokenTransfer, TRANSFER_TOPIC, transferIn } from './transfer-log.ts'

const Quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,14}$/)
  .transform(Number)
  .pipe(z.int())
const Hash = z.string().regex(/^0x[0-9a-fA-F]{64}$/)
const Address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const Data = z.string().regex(/^0x[0-9a-fA-F]*$/)
const Units = z.string().regex(/^0x[0-9a-fA-F]{1,64}$/)

const Log = z.object({
  address: Address,
  topics: z.array(Hash),
  data: Data,
  blockNumber: Quantity,
  blockHash: Hash,
  transactionHash: Hash,
  logIndex: Quantity,
  removed: z.boolean().optional(),
})

const Block = z
  .object({
    number: Quantity,
    hash: Hash,
    parentHash: Hash,
    timestamp: Quantity,
    logsBloom: z.string().regex(new RegExp(`^0x[0-9a-fA-F]{${BLOOM_BYTES * 2}}$`)),
  })
  .transform(({ number, hash, parentHash, timestamp, logsBloom }) => ({
    height: number,
    hash: bareHash(hash),
    parent_hash: bareHash(parentHash),
    created_at: new Date(timestamp * 1000).toISOString(),
    bloom: logsBloom,
  }))
export type Block = z.output<typeof Block>

const Receipt = z
  .object({ status: Quantity, blockNumber: Quantity, blockHash: Hash, logs: z.array(Log) })
  .transform(({ status, blockNumber, blockHash, logs }) => ({
    is_reverted: status === 0,
    height: blockNumber,
    block_hash: bareHash(blockHash),
    transfers: logs.flatMap((log) => transferIn(log) ?? []),
  }))
export type Receipt = z.output<typeof Receipt>

const Transaction = z
  .object({ to: Address.nullish(), value: Units })
  .transform(({ to, value }) => ({ to: (to?.toLowerCase() ?? null) as BareAddress | null, value: BigInt(value) }))

const hex = (quantity: number) => `0x${quantity.toString(16)}`

/** The height of a block, or the newest block. Nodes of TRON know the balances at their newest block only. */
export type BlockTag = number | 'latest'
const tagOf = (at: BlockTag) => (at === 'latest' ? at : hex(at))

/** The reads of a node (Ethereum JSON-RPC, which nodes of TRON offer too). All of them throw NodeError. */
export type ChainNode = ReturnType<typeof nodeAt>

export const nodeAt = (url: string, signal?: AbortSignal) => nodeWith(jsonRpc(url, { signal }))

const nodeWith = (rpc: Rpc) => ({
  chainId: () => rpc('eth_chainId', [], Quantity),
  height: () => rpc('eth_blockNumber', [], Quantity),
  /** Null if the node does not have the block that it has announced. */
  newestBlock: () => rpc('eth_getBlockByNumber', ['latest', false], Block.nullable()),
  /** The last block that can never change; null if the node does not have the block. */
  finalizedBlock: () => rpc('eth_getBlockByNumber', ['finalized', false], Block.nullable()),
  /** Null if the node does not have the block, for example because it is behind. */
  blockAt: async (height: number): Promise<Block | null> => {
    const block = await rpc('eth_getBlockByNumber', [hex(height), false], Block.nullable())
    if (block && block.height !== height) throw new NodeError('malformed', 'a node replied with another block')
    return block
  },
  /** Transfers of the tokens in blocks `from` to `to`, both inclusive. */
  transfersIn: async (from: number, to: number, contracts: readonly BareAddress[]): Promise<TokenTransfer[]> => {
    const range = { fromBlock: hex(from), toBlock: hex(to) }
    return transfersOf(
      await rpc('eth_getLogs', [{ ...range, address: contracts, topics: [TRANSFER_TOPIC] }], z.array(Log)),
      contracts,
      ({ height }) => height >= from && height <= to,
    )
  },
  /** Transfers of the tokens in one block, which may be replaced by another block of the same height. */
  transfersInBlock: async ({ hash }: Pick<Block, 'hash'>, contracts: readonly BareAddress[]) =>
    transfersOf(
      await rpc(
        'eth_getLogs',
        [{ blockHash: `0x${hash}`, address: contracts, topics: [TRANSFER_TOPIC] }],
        z.array(Log),
      ),
      contracts,
      ({ block_hash }) => block_hash === hash,
    ),
  /** Null if the node does not know the transaction, or if it is in no block yet. */
  receiptOf: (transaction_hash: string) =>
    rpc('eth_getTransactionReceipt', [`0x${transaction_hash}`], Receipt.nullable()),
  /** The recipient and the amount of the chain's own coin. Null if the node does not know the transaction. */
  transactionOf: (transaction_hash: string) =>
    rpc('eth_getTransactionByHash', [`0x${transaction_hash}`], Transaction.nullable()),
  /** The balance of an address in units of the token, at the end of a block. */
  balanceOf: async (contract: BareAddress, address: BareAddress, at: BlockTag): Promise<bigint> =>
    wordOf(await rpc('eth_call', [{ to: contract, data: balanceCall(address) }, tagOf(at)], Data)),
  /** The balances of several addresses, with one call; undefined if the chain does not have the contract for it. */
  balancesOf: async (contract: BareAddress, addresses: readonly BareAddress[], at: BlockTag) => {
    const call = { to: MULTICALL, data: balancesCall(contract, addresses) }
    return balancesIn(await rpc('eth_call', [call, tagOf(at)], Data), addresses.length)
  },
  /** The decimals of a token, according to its contract. */
  decimalsOf: async (contract: BareAddress): Promise<bigint> =>
    wordOf(await rpc('eth_call', [{ to: contract, data: selectorOf('decimals()') }, 'latest'], Data)),
})

/** Checks that a node sent only what was asked for, because a corrupt reply could contain other logs. */
function transfersOf(
  logs: z.output<typeof Log>[],
  contracts: readonly BareAddress[],
  isAsked: (transfer: TokenTransfer) => boolean,
): TokenTransfer[] {
  const transfers = logs.flatMap((log) => transferIn(log) ?? [])
  if (!transfers.every((transfer) => contracts.includes(transfer.contract) && isAsked(transfer)))
    throw new NodeError('malformed', 'a node sent transfers that were not asked for')
  return transfers
}

function wordOf(data: string): bigint {
  if (!/^0x[0-9a-fA-F]{64}$/.test(data)) throw new NodeError('malformed', 'the contract is not a token')
  return BigInt(data)
}
