import type { ChainKind } from '@sampan/contract/chain'
import type { Block } from '../../../../chain/node.ts'
import type { Db } from '../../../../db/database.ts'
import { type Tx, transaction } from '../../../../db/transaction.ts'
import { recordEvents } from '../../../../event/event-sql.ts'
import { stopNetwork } from './chain-health-sql.ts'
import { type Cursor, findBlocks, forgetBlocksAbove, moveCursor, type WatchedToken } from './chain-scan-sql.ts'
import { asking, type Nodes, ScanFault } from './chain-tip.ts'

export type Watched = {
  network: string
  kind: ChainKind
  chain_id: number
  confirmations: number | null
  tokens: readonly WatchedToken[]
}

/**
 * Whether the nodes still have the last confirmed block. If both have another block, the network is stopped: what is
 * final must not change, and credits may rest on it.
 * @throws ScanFault when only one node has another block, or one of them is behind.
 */
export async function isOnSameChain(
  db: Db,
  { network }: Watched,
  { nodes, cursor, final }: { nodes: Nodes; cursor: Cursor; final: Block },
): Promise<boolean> {
  const { confirmed_height, confirmed_hash } = cursor
  // The tip of this round: both nodes have it.
  if (final.hash === confirmed_hash) return true
  const [one, two] = await Promise.all(
    (['first', 'second'] as const).map((which) => asking(nodes, which, (node) => node.blockAt(confirmed_height))),
  )
  if (!one || !two) throw new ScanFault('behind', one ? 2 : 1, `a node lacks the final block ${confirmed_height}`)
  const [same, also] = [one.hash === confirmed_hash, two.hash === confirmed_hash]
  if (same && also) return true
  if (same || also)
    throw new ScanFault(
      'nodes_disagree',
      same ? 2 : 1,
      `a node has another block at the final height ${confirmed_height}`,
    )
  await stopNetwork(db, network, 'final_block_changed')
  return false
}

/**
 * Walks back to the last scanned block that the first node still has, and forgets the blocks above it with their
 * transfers.
 */
export async function rewound(
  db: Db,
  { network }: Watched,
  { nodes, cursor, head }: { nodes: Nodes; cursor: Cursor; head: Block },
): Promise<Cursor> {
  const { confirmed_height, confirmed_hash, scanned_height, scanned_hash } = cursor
  if (head.hash === scanned_hash) return cursor
  const top = await asking(nodes, 'first', (node) => node.blockAt(scanned_height))
  // A node behind a load balancer may lack the newest blocks for a moment.
  if (!top || top.hash === scanned_hash) return cursor
  const storedBlocks = (await findBlocks(db, network)).filter(({ height }) => height > confirmed_height)
  let common_block = { height: confirmed_height, hash: confirmed_hash }
  for (const block of storedBlocks) {
    const now = await asking(nodes, 'first', (node) => node.blockAt(block.height))
    if (now?.hash !== block.hash) continue
    common_block = block
    break
  }
  const to = { ...cursor, scanned_height: common_block.height, scanned_hash: common_block.hash }
  await transaction(db, async (tx) => {
    await move(tx, network, cursor, to)
    const shoppers = await forgetBlocksAbove(tx, network, common_block.height)
    await notifyShoppers(tx, network, shoppers)
  })
  return to
}

/** @throws Error when another server has moved the cursor, which rolls back what was stored with it. */
export async function move(tx: Tx, network: string, from: Cursor, to: Cursor): Promise<void> {
  if (!(await moveCursor(tx, network, from, to))) throw new Error(`another server reads the chain ${network}`)
}

/** Records for listeners that transfers of these shoppers changed. */
export const notifyShoppers = (tx: Tx, network: string, shoppers: readonly { user_id: string }[]) =>
  recordEvents(
    tx,
    [...new Set(shoppers.map(({ user_id }) => user_id))].map((user_id) => ({
      happening: 'chain.changed',
      ref_id: network,
      user_id,
      data: {},
    })),
  )
