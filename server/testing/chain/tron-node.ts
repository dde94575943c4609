// A node of TRON, as far as the server asks one. Its replies have the fields of java-tron 4.8 (`/jsonrpc`), which differ
// from those of Ethereum: no bloom filters, no state of old blocks, and ids of blocks that begin with the height.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { TRANSFER_TOPIC } from '../../src/chain/transfer-log.ts'

/** The main network of TRON, as `eth_chainId` reports it. */
export const TRON_CHAIN_ID = 0x2b6653dc
/** USDT on TRON, TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t in Base58Check. Logs have the form without the prefix 41. */
export const TRON_USDT = '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c'
/** Blocks that two thirds of the witnesses need to confirm a block: it is solidified when 18 blocks follow it. */
export const SOLID_AFTER = 18
const FIRST_HEIGHT = 71_500_000
const BLOCK_S = 3

type Sent = { from: string; to: string; units: bigint; is_failed?: boolean }
type Block = { height: number; id: string; parent: string; time_s: number; transfers: (Sent & { hash: string })[] }
type Asked = { id: number; method: string; params: unknown[] }

const hex = (quantity: number) => `0x${quantity.toString(16)}`
const word = (bare: string) => bare.slice(2).padStart(64, '0')
const hashOf = (...parts: unknown[]) => createHash('sha256').update(parts.join()).digest('hex')
const ZERO = (bytes: number) => `0x${'00'.repeat(bytes)}`

class Refused extends Error {}

/**
 * Starts a node for the present test. `grow` adds blocks; the last of them has the transfers.
 * @param range_most `node.jsonrpc.maxBlockRange` of the node
 */
export async function aTronNode({ contract = TRON_USDT, range_most = 5_000 } = {}) {
  const blocks: Block[] = []
  let salt = 0
  const grow = (count: number, transfers: readonly Sent[] = []) => {
    for (let added = 1; added <= count; added++) {
      const height = FIRST_HEIGHT + blocks.length
      const parent = blocks.at(-1)?.id ?? '00'.repeat(32)
      const id = height.toString(16).padStart(16, '0') + hashOf(parent, ++salt).slice(16)
      const time_s = Math.floor(Date.now() / 1000) - BLOCK_S * (count - added)
      const of_last = added === count ? transfers : []
      blocks.push({
        height,
        id,
        parent,
        time_s,
        transfers: of_last.map((one, at) => ({ ...one, hash: hashOf(id, at) })),
      })
    }
  }
  /** Removes the last blocks, as when TRON's witnesses continue another branch. */
  const drop = (count: number) => void blocks.splice(-count)
  grow(SOLID_AFTER + 2)
  const server = createServer(async (request, response) => {
    const call: Asked = JSON.parse((await request.toArray()).join(''))
    // Errors have the status 200 too.
    response.writeHead(200, { 'content-type': 'application/json-rpc' }).end(JSON.stringify(reply(call)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()

  const answers = new Answers(blocks, { contract, range_most })
  const reply = ({ id, method, params }: Asked) => {
    try {
      return { jsonrpc: '2.0', id, result: answers.to(method, params) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { jsonrpc: '2.0', id, error: { code: -32602, message: error.message, data: '{}' } }
    }
  }
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    grow,
    drop,
    hashes: () => blocks.flatMap(({ transfers }) => transfers.map(({ hash }) => hash)),
  }
}

/** The replies of a node that has these blocks. */
class Answers {
  private readonly blocks
  private readonly contract
  private readonly range_most

  constructor(blocks: readonly Block[], { contract, range_most }: { contract: string; range_most: number }) {
    this.blocks = blocks
    this.contract = contract
    this.range_most = range_most
  }

  to(method: string, params: unknown[]): unknown {
    switch (method) {
      case 'eth_chainId':
        return hex(TRON_CHAIN_ID)
      case 'eth_blockNumber':
        return hex(this.blocks.at(-1)?.height ?? 0)
      case 'eth_getBlockByNumber':
        return this.blockOf(String(params[0]))
      case 'eth_getLogs':
        return this.logsOf(params[0] as Record<string, string>)
      case 'eth_getTransactionReceipt':
        return this.receiptOf(String(params[0]).slice(2))
      case 'eth_getTransactionByHash':
        return this.transactionOf(String(params[0]).slice(2))
      case 'eth_call':
        if (params[1] !== 'latest') throw new Refused('QUANTITY not supported, just support TAG as latest')
        return `0x${word('0x6')}`
      default:
        throw new Refused('method not found')
    }
  }

  private blockOf(tag: string) {
    const at =
      tag === 'latest'
        ? this.blocks.length - 1
        : tag === 'finalized'
          ? this.blocks.length - 1 - SOLID_AFTER
          : Number(tag) - FIRST_HEIGHT
    const block = this.blocks[at]
    if (!block) return null
    return {
      ...{ number: hex(block.height), hash: `0x${block.id}`, parentHash: `0x${block.parent}`, nonce: ZERO(8) },
      ...{ sha3Uncles: ZERO(32), logsBloom: ZERO(256), transactionsRoot: `0x${hashOf(block.id)}`, stateRoot: '0x' },
      ...{ receiptsRoot: ZERO(32), miner: `0x${'5f'.repeat(20)}`, difficulty: '0x0', totalDifficulty: '0x0' },
      ...{
        extraData: '0x',
        size: '0x9c3a',
        timestamp: hex(block.time_s),
        gasLimit: '0x160a2bd380',
        gasUsed: '0x97d1f2',
      },
      ...{ transactions: block.transfers.map(({ hash }) => `0x${hash}`), uncles: [] },
      ...{ baseFeePerGas: '0x0', mixHash: ZERO(32) },
    }
  }

  private logsIn(block: Block) {
    return block.transfers.flatMap((transfer, at) => (transfer.is_failed ? [] : [this.logOf(block, transfer, at)]))
  }

  private logOf(block: Block, { from, to, units, hash }: Block['transfers'][number], at: number) {
    return {
      ...{ logIndex: hex(at), transactionIndex: hex(at), transactionHash: `0x${hash}`, blockHash: `0x${block.id}` },
      ...{ blockNumber: hex(block.height), address: this.contract, data: `0x${word(`0x${units.toString(16)}`)}` },
      ...{ topics: [TRANSFER_TOPIC, `0x${word(from)}`, `0x${word(to)}`], removed: false },
    }
  }

  private logsOf({ blockHash, fromBlock, toBlock }: Record<string, string>) {
    if (blockHash !== undefined) {
      const block = this.blocks.find(({ id }) => `0x${id}` === blockHash)
      if (!block) throw new Refused('invalid blockHash')
      return this.logsIn(block)
    }
    const [from, to] = [Number(fromBlock), Number(toBlock)]
    if (to - from > this.range_most) throw new Refused(`exceed max block range: ${this.range_most}`)
    return this.blocks.filter(({ height }) => height >= from && height <= to).flatMap((block) => this.logsIn(block))
  }

  private find(hash: string) {
    for (const block of this.blocks) {
      const at = block.transfers.findIndex((transfer) => transfer.hash === hash)
      const transfer = block.transfers[at]
      if (transfer) return { block, at, sent: transfer }
    }
    return undefined
  }

  private receiptOf(hash: string) {
    const place = this.find(hash)
    if (!place) return null
    const { block, at, sent: transfer } = place
    return {
      ...{ blockHash: `0x${block.id}`, blockNumber: hex(block.height), contractAddress: null },
      ...{ cumulativeGasUsed: '0x7f8e', effectiveGasPrice: '0xd2', from: transfer.from, gasUsed: '0x3965' },
      ...{ logs: transfer.is_failed ? [] : [this.logOf(block, transfer, at)], logsBloom: ZERO(256) },
      ...{ status: transfer.is_failed ? '0x0' : '0x1', to: this.contract, transactionHash: `0x${hash}` },
      ...{ transactionIndex: hex(at), type: '0x0' },
    }
  }

  private transactionOf(hash: string) {
    const place = this.find(hash)
    if (!place) return null
    const { block, at, sent: transfer } = place
    const input = `0xa9059cbb${word(transfer.to)}${word(`0x${transfer.units.toString(16)}`)}`
    return {
      ...{
        blockHash: `0x${block.id}`,
        blockNumber: hex(block.height),
        from: transfer.from,
        gas: '0x3965',
        gasPrice: '0xd2',
      },
      ...{ hash: `0x${hash}`, input, nonce: ZERO(8), r: ZERO(32), s: ZERO(32), to: this.contract },
      ...{ transactionIndex: hex(at), type: '0x0', v: '0x1b', value: '0x0' },
    }
  }
}
