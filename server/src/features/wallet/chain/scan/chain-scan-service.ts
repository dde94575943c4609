import type { Outcome } from '../../../../background/background-loop.ts'
import type { Block } from '../../../../chain/node.ts'
import { mayHaveTransfers, type TokenTransfer } from '../../../../chain/transfer-log.ts'
import type { Db } from '../../../../db/database.ts'
import { transaction } from '../../../../db/transaction.ts'
import { findRecipients } from '../address/chain-address-sql.ts'
import { deleteOutgoing, insertOutgoing } from '../reconciliation/outgoing-sql.ts'
import { recordTip } from './chain-health-sql.ts'
import { isOnSameChain, move, notifyShoppers, rewound, type Watched } from './chain-rewind-service.ts'
import {
  type Cursor,
  countTokens,
  deleteBlocksUpTo,
  type FoundTransfer,
  findCursor,
  findExpecting,
  insertBlocks,
  insertTransfers,
  startCursor,
} from './chain-scan-sql.ts'
import { asking, type Nodes, readTip, ScanFault, type Tip } from './chain-tip.ts'
import type { Rest } from './quiet-networks.ts'
import { isRangeTooLarge, type RangeSize } from './range-size.ts'

/** Limits of a round, so that the other networks have their turn. */
const RANGES_PER_ROUND = 20
const NEW_BLOCKS_PER_ROUND = 200
/** Number of headers that are requested at the same time. */
const HEADERS_AT_ONCE = 10
/** Maximum number of shoppers who get a live event for each new block. Other screens poll. */
const NOTIFIED_PER_BLOCK = 100

export type Scanned = {
  outcome: Outcome
  newest_at: string
  has_stopped: boolean
  /** Set if nothing is left to read. */
  rest?: Rest | undefined
}

/** A token was added while a range was read: the cursor must not move over blocks that were read without it. */
export class TokensChanged extends Error {}

/**
 * Reads new blocks of a network and stores the transfers to and from deposit addresses. Everything that it stores about a
 * range of blocks is stored together with the cursor, so it can stop anywhere.
 * @returns `more` if further blocks can be read now; the time of the newest block of both nodes; and whether the network
 * was stopped, because a final block changed.
 * @throws ScanFault when a node gives no usable reply, or the nodes disagree; TokensChanged.
 */
export async function scanNetwork(
  db: Db,
  watchedNetwork: Watched,
  { nodes, size, signal }: { nodes: Nodes; size: RangeSize; signal?: AbortSignal | undefined },
): Promise<Scanned> {
  const tip = await readTip(nodes, watchedNetwork)
  const { newest_at } = tip
  const start = await findCursor(db, watchedNetwork.network)
  if (!start) await startCursor(db, watchedNetwork.network, tip.final)
  const cursor = start ?? cursorAt(tip.final)
  if (!(await isOnSameChain(db, watchedNetwork, { nodes, cursor, final: tip.final })))
    return { outcome: 'done', newest_at, has_stopped: true }
  const scan = new Scan(db, watchedNetwork, nodes, await rewound(db, watchedNetwork, { nodes, cursor, head: tip.head }))
  await scan.confirm(tip, size, signal)
  if (scan.cursor.confirmed_height === tip.final.height) await scan.follow(tip)
  await notifyProgress(db, watchedNetwork.network, tip)
  const outcome = scan.cursor.scanned_height < tip.head.height && scan.has_moved ? 'more' : 'done'
  const { cursor: reachedCursor } = scan
  const is_rest =
    tip.is_even && reachedCursor.confirmed_height === tip.final.height && reachedCursor.scanned_hash === tip.head.hash
  const rest = is_rest ? { heads: tip.heads, cursor: reachedCursor, newest_at } : undefined
  return { outcome, newest_at, has_stopped: false, rest }
}

const cursorAt = ({ height, hash }: Block): Cursor => ({
  confirmed_height: height,
  confirmed_hash: hash,
  scanned_height: height,
  scanned_hash: hash,
})

/** Records the state of the network. With each new block, screens that show a transfer update its confirmations. */
const notifyProgress = (db: Db, network: string, { head, final }: Tip) =>
  transaction(db, async (tx) => {
    const tip = { head_height: head.height, head_at: head.created_at, final_height: final.height }
    if (await recordTip(tx, network, tip))
      await notifyShoppers(tx, network, await findExpecting(tx, network, NOTIFIED_PER_BLOCK))
  })

/** One round of reading a network, which moves its cursor. */
class Scan {
  has_moved = false
  private readonly contracts
  private readonly db
  private readonly watchedNetwork
  private readonly nodes
  cursor

  constructor(db: Db, watchedNetwork: Watched, nodes: Nodes, cursor: Cursor) {
    this.db = db
    this.watchedNetwork = watchedNetwork
    this.nodes = nodes
    this.cursor = cursor
    this.contracts = watchedNetwork.tokens.map(({ contract }) => contract)
  }

  /** Reads final blocks from both nodes, range by range. A transfer is stored if either node reports it. */
  async confirm({ final }: Tip, size: RangeSize, signal: AbortSignal | undefined): Promise<void> {
    for (let range = 0; range < RANGES_PER_ROUND && !signal?.aborted; range++) {
      const from = this.cursor.confirmed_height + 1
      if (from > final.height) return
      const to = Math.min(from + size.blocks - 1, final.height)
      try {
        const [end, ...transfers] = await Promise.all([
          to === final.height ? final : this.finalBlockAt(to),
          ...this.distinctNodes().map((which) => this.transfersIn(which, from, to)),
        ])
        await this.saveConfirmed(end, transfers.flat())
        if (to - from + 1 === size.blocks) size.grow()
      } catch (error) {
        if (!isRangeTooLarge(error)) throw error
        if (to === from) {
          size.forget()
          throw error
        }
        size.shrink(to - from + 1)
      }
    }
  }

  private distinctNodes(): (keyof Nodes)[] {
    return this.nodes.first === this.nodes.second ? ['first'] : ['first', 'second']
  }

  private async transfersIn(which: keyof Nodes, from: number, to: number): Promise<TokenTransfer[]> {
    if (this.contracts.length === 0) return []
    return asking(this.nodes, which, (node) => node.transfersIn(from, to, this.contracts))
  }

  /** A final block, which both nodes must have. The cursor moves to its hash. */
  private async finalBlockAt(height: number): Promise<Block> {
    const [one, two] = await Promise.all(
      (['first', 'second'] as const).map((which) => asking(this.nodes, which, (node) => node.blockAt(height))),
    )
    if (!one || !two) throw new ScanFault('behind', one ? 2 : 1, `a node lacks the final block ${height}`)
    if (one.hash !== two.hash)
      throw new ScanFault('nodes_disagree', null, `the nodes have different blocks at the final height ${height}`)
    return one
  }

  private async saveConfirmed({ height, hash }: Block, transfers: TokenTransfer[]): Promise<void> {
    const { scanned_height, scanned_hash } = this.cursor
    const is_new = height >= scanned_height
    await this.save(transfers, {
      confirmed_height: height,
      confirmed_hash: hash,
      scanned_height: is_new ? height : scanned_height,
      scanned_hash: is_new ? hash : scanned_hash,
    })
  }

  /** Reads blocks that can still be replaced, one by one, so that shoppers see a transfer as soon as it is in a block. */
  async follow({ head }: Tip): Promise<void> {
    const from = this.cursor.scanned_height + 1
    const to = Math.min(head.height, from + NEW_BLOCKS_PER_ROUND - 1)
    const blocks = await this.linkedBlocks(from, to)
    const last = blocks.at(-1)
    if (!last) return
    const transfers: TokenTransfer[] = []
    for (const block of blocks) transfers.push(...(await this.transfersInBlock(block)))
    await this.save(transfers, { ...this.cursor, scanned_height: last.height, scanned_hash: last.hash }, blocks)
  }

  /** Headers that follow the scanned block without a gap. The next round walks back if one of them does not. */
  private async linkedBlocks(from: number, to: number): Promise<Block[]> {
    const blocks: Block[] = []
    let parent_hash = this.cursor.scanned_hash
    for (let start = from; start <= to; start += HEADERS_AT_ONCE) {
      const heights = Array.from({ length: Math.min(HEADERS_AT_ONCE, to - start + 1) }, (_, at) => start + at)
      const headers = await Promise.all(
        heights.map((height) => asking(this.nodes, 'first', (node) => node.blockAt(height))),
      )
      for (const header of headers) {
        if (header?.parent_hash !== parent_hash) return blocks
        parent_hash = header.hash
        blocks.push(header)
      }
    }
    return blocks
  }

  /**
   * The transfers of a block, according to its header's bloom filter. If the filter says that there may be some and the
   * first node reports none, it may have lost them, and the second node is asked as well.
   */
  private async transfersInBlock(block: Block): Promise<TokenTransfer[]> {
    // Nodes of TRON send empty filters.
    const contracts =
      this.watchedNetwork.kind === 'tron'
        ? this.contracts
        : this.contracts.filter((contract) => mayHaveTransfers(block.bloom, contract))
    if (contracts.length === 0) return []
    const transfers = await asking(this.nodes, 'first', (node) => node.transfersInBlock(block, contracts))
    if (transfers.length > 0 || this.nodes.first === this.nodes.second) return transfers
    // The second node may not have this block yet. Both nodes are read again when the block is final.
    return this.nodes.second.transfersInBlock(block, contracts).catch(() => [])
  }

  /** Stores transfers to and from deposit addresses together with the new cursor. */
  private async save(transfers: TokenTransfer[], to: Cursor, blocks: readonly Block[] = []): Promise<void> {
    const { network, kind } = this.watchedNetwork
    const payments = transfers.filter(({ units }) => units > 0n)
    const addresses = await findRecipients(
      this.db,
      kind,
      payments.flatMap(({ sender, recipient }) => [sender, recipient]),
    )
    const token_of = new Map(this.watchedNetwork.tokens.map(({ contract, token }) => [contract, token]))
    const own_transfers = new Map<string, FoundTransfer & { user_id: string }>()
    const outgoing = new Map<string, FoundTransfer>()
    for (const transfer of payments) {
      const token = token_of.get(transfer.contract)
      const [owner, recipient] = [addresses.get(transfer.sender), addresses.get(transfer.recipient)]
      if (recipient && token) own_transfers.set(keyOf(transfer), { ...transfer, token, ...recipient })
      if (owner && token) outgoing.set(keyOf(transfer), { ...transfer, token, address_id: owner.address_id })
    }
    await transaction(this.db, async (tx) => {
      if ((await countTokens(tx, network)) !== this.watchedNetwork.tokens.length) throw new TokensChanged()
      await move(tx, network, this.cursor, to)
      await deleteBlocksUpTo(tx, network, to.confirmed_height)
      await insertBlocks(tx, network, blocks)
      const fresh = await insertTransfers(tx, network, [...own_transfers.values()])
      // Final blocks are read from both nodes, which replaces what the first node reported before.
      if (to.confirmed_height > this.cursor.confirmed_height)
        await deleteOutgoing(tx, network, { above: this.cursor.confirmed_height, to: to.confirmed_height })
      await insertOutgoing(tx, network, [...outgoing.values()])
      const changedAddresses = new Set(fresh.map(({ address_id }) => address_id))
      await notifyShoppers(
        tx,
        network,
        [...own_transfers.values()].filter(({ address_id }) => changedAddresses.has(address_id)),
      )
    })
    this.cursor = to
    this.has_moved = true
  }
}

const keyOf = ({ transaction_hash, log_index }: TokenTransfer) => `${transaction_hash}:${log_index}`
