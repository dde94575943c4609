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
 * Reads the newest and the last final block. Both nodes must be on the right chain and agree about the final block; if
 * one of them has fewer final blocks, the lower height counts.
 * @throws ScanFault
 */
export async function readTip(nodes: Nodes, rules: Rules): Promise<Tip> {
  const [one, two] = await Promise.all([tipOf(nodes, 'first', rules), tipOf(nodes, 'second', rules)])
  const lag_ms = Date.parse(one.head.created_at) - Date.parse(two.head.created_at)
  if (Math.abs(lag_ms) > BEHIND_MS)
    throw new ScanFault(
      'behind',
      lag_ms > 0 ? 2 : 1,
      `a node is ${Math.round(Math.abs(lag_ms) / 60_000)} minutes behind`,
    )
  const final = one.final.height <= two.final.height ? one.final : two.final
  const same = await Promise.all(
    (['first', 'second'] as const).map((which) => asking(nodes, which, (node) => node.blockAt(final.height))),
  )
  if (same.some((block) => block?.hash !== final.hash))
    throw new ScanFault('nodes_disagree', null, `the nodes have different blocks at the final height ${final.height}`)
  return { head: one.head, final }
}

/** The newest and the last final block of one node. @throws ScanFault */
export const tipOf = (nodes: Nodes, which: keyof Nodes, { chain_id, confirmations }: Rules): Promise<Tip> =>
  asking(nodes, which, async (node) => {
    const [its_chain, height] = await Promise.all([node.chainId(), node.height()])
    if (its_chain !== chain_id)
      throw new ScanFault('other_chain', which === 'first' ? 1 : 2, `a node is on the chain ${its_chain}`)
    const final_height = confirmations === null ? null : Math.max(0, height - confirmations + 1)
    const [head, final] = await Promise.all([
      node.blockAt(height),
      final_height === null ? node.finalizedBlock() : node.blockAt(final_height),
    ])
    if (!head || !final) throw new NodeError('malformed', 'a node lacks a block that it has announced')
    return { head, final }
  })
