import type { Db } from '../../../../db/database.ts'
import { type Cursor, findCursor, type WatchedRow } from './chain-scan-sql.ts'
import { asking, type Nodes } from './chain-tip.ts'

/** A round that left nothing to read: the newest block of each node, the cursor, and the time of the newest block. */
export type Rest = { heads: readonly [string, string]; cursor: Cursor; newest_at: string }

/** Time after which a network without a new block is read in full again: a node may be on another chain now. */
const FULL_ROUND_MS = 15_000

type Quiet = Rest & { of: string; until_ms: number }

const settingsOf = ({ node_urls_sealed, tokens, confirmations }: WatchedRow) =>
  JSON.stringify([node_urls_sealed.toString('base64'), tokens, confirmations])

/**
 * Networks whose nodes had no new block in the last round. Until they have, a round asks only for it, because providers count
 * calls.
 */
export class QuietNetworks {
  private readonly networks = new Map<string, Quiet>()

  note(row: WatchedRow, rest: Rest, now_ms: number): void {
    this.networks.set(row.network, { ...rest, of: settingsOf(row), until_ms: now_ms + FULL_ROUND_MS })
  }

  forget(network: string): void {
    this.networks.delete(network)
  }

  /** @returns the time of the newest block, or undefined if a full round is needed. @throws ScanFault */
  async find(db: Db, row: WatchedRow, nodes: Nodes, now_ms: number): Promise<Pick<Rest, 'newest_at'> | undefined> {
    const { network } = row
    const quiet = this.networks.get(network)
    this.networks.delete(network)
    if (!quiet || quiet.until_ms <= now_ms || quiet.of !== settingsOf(row)) return undefined
    const [one, cursor] = await Promise.all([
      asking(nodes, 'first', (node) => node.newestBlock()),
      findCursor(db, network),
    ])
    const two = nodes.first === nodes.second ? one : await asking(nodes, 'second', (node) => node.newestBlock())
    if (one?.hash !== quiet.heads[0] || two?.hash !== quiet.heads[1] || !isSame(cursor, quiet.cursor)) return undefined
    this.networks.set(network, quiet)
    return { newest_at: quiet.newest_at }
  }
}

const isSame = (one: Cursor | undefined, two: Cursor) =>
  one?.confirmed_hash === two.confirmed_hash && one.scanned_hash === two.scanned_hash
