import type { ChainFault } from '@sampan/contract/chain'
import { NodeError } from '../../../../chain/json-rpc.ts'
import type { Block, ChainNode } from '../../../../chain/node.ts'

/** A reason not to read a network now. `node` is 1 or 2, or null if it concerns both. */
export class ScanFault extends Error {
  readonly fault: ChainFault
  readonly node: number | null
  constructor(fault: ChainFault, node: number | null, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
    this.node = node
  }
}

/** The nodes of a network. With one node only, both are the same. */
export type Nodes = { first: ChainNode; second: ChainNode }

/** Runs calls of one node. Their failures name the node. @throws ScanFault */
export async function asking<Result>(nodes: Nodes, which: keyof Nodes, ask: (node: ChainNode) => Promise<Result>) {
  try {
    return await ask(nodes[which])
  } catch (error) {
    if (error instanceof NodeError)
      throw new ScanFault(error.fault, which === 'first' ? 1 : 2, error.message, { cause: error })
    throw error
  }
}

export type Tip = { head: Block; final: Block }
type Rules = { chain_id: number; confirmations: number | null }

/** A node whose newest block is older than that of the other by more than this is behind. */
const BEHIND_MS = 15 * 60_000

/**
 * Reads the newest block of the first node and the last final block. Both nodes must be on the right chain and agree about
 * the final block; if one of them has fewer final blocks, the lower height counts.
 * @returns also the time of the newest block of both nodes, the newest block of each, and
 * whether they have the same number of final blocks.
 * @throws ScanFault
 */
export async function readTip(
  nodes: Nodes,
  rules: Rules,
): Promise<Tip & { newest_at: string; heads: readonly [string, string]; is_even: boolean }> {
  const [one, two] = await Promise.all([tipOf(nodes, 'first', rules), tipOf(nodes, 'second', rules)])
  const lag_ms = Date.parse(one.head.created_at) - Date.parse(two.head.created_at)
  if (Math.abs(lag_ms) > BEHIND_MS)
    throw new ScanFault(
      'behind',
      lag_ms > 0 ? 2 : 1,
      `a node is ${Math.round(Math.abs(lag_ms) / 60_000)} minutes behind`,
    )
  const final = one.final.height <= two.final.height ? one.final : two.final
  const other = final === one.final ? 'second' : 'first'
  const also = await (one.final.height === two.final.height
    ? two.final
    : asking(nodes, other, (node) => node.blockAt(final.height)))
  if (!also) throw new ScanFault('behind', other === 'first' ? 1 : 2, `a node lacks the final block ${final.height}`)
  // With equal heights, `final` is the block of the first node.
  if (also.hash !== final.hash)
    throw new ScanFault('nodes_disagree', null, `the nodes have different blocks at the final height ${final.height}`)
  const heads = [one.head.hash, two.head.hash] as const
  const is_even = one.final.height === two.final.height
  return { head: one.head, final, heads, is_even, newest_at: lag_ms > 0 ? one.head.created_at : two.head.created_at }
}

/** The newest and the last final block of one node. @throws ScanFault */
export const tipOf = (nodes: Nodes, which: keyof Nodes, { chain_id, confirmations }: Rules): Promise<Tip> =>
  asking(nodes, which, async (node) => {
    const behind = (block: string) => new ScanFault('behind', which === 'first' ? 1 : 2, `a node lacks ${block}`)
    const [its_chain, head] = await Promise.all([node.chainId(), node.newestBlock()])
    if (its_chain !== chain_id)
      throw new ScanFault('other_chain', which === 'first' ? 1 : 2, `a node is on the chain ${its_chain}`)
    if (!head) throw behind('its newest block')
    const final = await (confirmations === null
      ? node.finalizedBlock()
      : node.blockAt(Math.max(0, head.height - confirmations + 1)))
    if (!final) throw behind('its last final block')
    return { head, final }
  })
