import type { BareAddress } from '../../../../chain/chain-address.ts'
import { NodeError } from '../../../../chain/json-rpc.ts'
import type { BlockTag, ChainNode } from '../../../../chain/node.ts'
import { asking, type Nodes } from '../scan/chain-tip.ts'

/** Number of calls to a node at the same time, on chains where each address needs a call. */
const CALLS_AT_ONCE = 5

type Asked = { contract: BareAddress; addresses: readonly BareAddress[]; at: BlockTag }

/** The balances according to each node; null if a node does not have the state of the block. */
export type Read = { one: readonly bigint[] | null; two: readonly bigint[] | null }

/** Reads the balances of a token from both nodes. @throws ScanFault when a node gives no usable reply. */
export async function readBalances(nodes: Nodes, query: Asked): Promise<Read> {
  const ask = (which: keyof Nodes) => asking(nodes, which, (node) => balancesWithState(node, query))
  if (nodes.first !== nodes.second) {
    const [one, two] = await Promise.all([ask('first'), ask('second')])
    return { one, two }
  }
  const one = await ask('first')
  return { one, two: one }
}

async function balancesWithState(node: ChainNode, query: Asked): Promise<bigint[] | null> {
  try {
    return (await balancesAtOnce(node, query)) ?? (await balancesInTurn(node, query))
  } catch (error) {
    if (error instanceof NodeError && error.lacks_state) return null
    throw error
  }
}

/** Undefined if the chain does not have the contract, or the node refuses a call of this size. */
async function balancesAtOnce(node: ChainNode, { contract, addresses, at }: Asked): Promise<bigint[] | undefined> {
  try {
    return await node.balancesOf(contract, addresses, at)
  } catch (error) {
    if (error instanceof NodeError && error.fault === 'refused' && !error.lacks_state) return undefined
    throw error
  }
}

async function balancesInTurn(node: ChainNode, { contract, addresses, at }: Asked): Promise<bigint[]> {
  const balances: bigint[] = []
  for (let start = 0; start < addresses.length; start += CALLS_AT_ONCE) {
    const some = addresses.slice(start, start + CALLS_AT_ONCE)
    balances.push(...(await Promise.all(some.map((address) => node.balanceOf(contract, address, at)))))
  }
  return balances
}
