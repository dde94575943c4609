import { NodeError } from '../../../../chain/json-rpc.ts'
import type { ChainNode, Receipt } from '../../../../chain/node.ts'
import type { TokenTransfer } from '../../../../chain/transfer-log.ts'
import { asking, type Nodes, ScanFault } from '../scan/chain-tip.ts'
import type { FinalTransfer } from './chain-credit-sql.ts'

/** Runs the same call of both nodes. @throws ScanFault */
const both = <Result>(nodes: Nodes, ask: Parameters<typeof asking<Result>>[2]): Promise<[Result, Result]> =>
  Promise.all([asking(nodes, 'first', ask), asking(nodes, 'second', ask)])

/**
 * Reads a stored transfer again from the receipts of both nodes.
 * @returns the transfer as both receipts contain it, or `absent` if both nodes show that their final blocks do not
 * contain it.
 * @throws ScanFault when the nodes disagree, or a node lacks the receipt. A missing receipt is no evidence, because
 * nodes lose receipts; the transfer is tried again later.
 */
export async function readTruth(nodes: Nodes, storedTransfer: FinalTransfer): Promise<TokenTransfer | 'absent'> {
  const { transaction_hash, log_index } = storedTransfer
  const [one, two] = await both(nodes, (node) => node.receiptOf(transaction_hash))
  if (!one && !two && (await isInNoBlock(nodes, storedTransfer))) return 'absent'
  if (!one || !two)
    throw new ScanFault('behind', one ? 2 : two ? 1 : null, 'a node lacks the receipt of a transfer in a final block')
  const [transfer, also] = [transferIn(one, log_index), transferIn(two, log_index)]
  if (one.block_hash !== two.block_hash || !isSameTransfer(transfer, also))
    throw new ScanFault('nodes_disagree', null, 'the nodes have different receipts of a transfer in a final block')
  return transfer ?? 'absent'
}

const transferIn = ({ is_reverted, transfers }: Receipt, log_index: number): TokenTransfer | undefined =>
  is_reverted ? undefined : transfers.find((transfer) => transfer.log_index === log_index)

const COMPARED = ['contract', 'sender', 'recipient', 'units', 'height', 'block_hash'] as const

/** Whether two nodes report the same transfer. */
export function isSameTransfer(one: TokenTransfer | undefined, two: TokenTransfer | undefined): boolean {
  if (!one || !two) return one === two
  return COMPARED.every((field) => one[field] === two[field])
}

/** Whether the stored transfer has the amount, parties and block that the receipts say. */
export const isAsStored = (storedTransfer: FinalTransfer, { recipient, ...truth }: TokenTransfer): boolean =>
  storedTransfer.address === recipient &&
  (['contract', 'sender', 'units', 'height', 'block_hash'] as const).every(
    (field) => storedTransfer[field] === truth[field],
  )

/** Whether both nodes have the same final block at the height of a transfer, and no transfer of the transaction in it. */
async function isInNoBlock(nodes: Nodes, { height, contract, transaction_hash }: FinalTransfer): Promise<boolean> {
  const [one, two] = await both(nodes, (node) => node.blockAt(height))
  if (!one || one.hash !== two?.hash) return false
  const transfers_by_node = await both(nodes, (node) => node.transfersInBlock(one, [contract]))
  return transfers_by_node.every((transfers) =>
    transfers.every((transfer) => transfer.transaction_hash !== transaction_hash),
  )
}

/**
 * The units by which the address got less than the transfers of its block say, as with tokens that take a fee; otherwise
 * 0. One node that has the state of that block is enough. If both say that they do not have it, the log counts: nodes of TRON never have it.
 * @returns `unknown` if no node has replied with the balance, and one of them refused for another reason.
 * @throws ScanFault when the nodes disagree, or a node does not reply.
 */
export async function lessArrived(nodes: Nodes, transfer: FinalTransfer): Promise<bigint | 'unknown'> {
  const differences = await both(nodes, (node) => lessAt(node, transfer))
  const [one, two = one] = differences.filter((less) => typeof less === 'bigint')
  if (one !== two)
    throw new ScanFault('nodes_disagree', null, 'the nodes disagree about the balance of a deposit address')
  return one ?? (differences.every((less) => less === 'no_state') ? 0n : 'unknown')
}

/** Faults of the connection to a node, each for seconds. */
export const NO_REPLY: ReadonlySet<string> = new Set(['unreachable', 'too_slow', 'limited'])

type Less = bigint | 'no_state' | 'unknown'

/** `no_state` if the node says that it does not have the state of the block any more. */
async function lessAt(node: ChainNode, { contract, address, height }: FinalTransfer): Promise<Less> {
  try {
    const [before, after, transfers] = await Promise.all([
      node.balanceOf(contract, address, height - 1),
      node.balanceOf(contract, address, height),
      node.transfersIn(height, height, [contract]),
    ])
    const sum = (ours: typeof transfers) => ours.reduce((total, { units }) => total + units, 0n)
    const received_units = sum(transfers.filter(({ recipient }) => recipient === address))
    const sent_units = sum(transfers.filter(({ sender }) => sender === address))
    const less = received_units - sent_units - (after - before)
    return less > 0n ? less : 0n
  } catch (error) {
    if (!(error instanceof NodeError) || NO_REPLY.has(error.fault)) throw error
    return error.lacks_state ? 'no_state' : 'unknown'
  }
}
