import { type ChainNode, nodeAt, type Receipt } from '../../../../chain/node.ts'
import { isSameTransfer } from '../credit/transfer-truth.ts'
import type { NodeUrls } from '../network/node-urls.ts'

export type FinalReceipt = Receipt & { block_at: string }

/**
 * Reads a final receipt from both nodes.
 * @returns `unknown` if neither node knows the transaction in a block; `waiting` if it is not final, or if the nodes do
 * not agree about it now.
 * @throws NodeError
 */
export async function readFinalReceipt(
  [one, two = one]: NodeUrls,
  transaction_hash: string,
  confirmed_height: number,
  signal?: AbortSignal,
): Promise<FinalReceipt | 'unknown' | 'waiting'> {
  const ask = (node: ChainNode) => node.receiptOf(transaction_hash)
  const [first, second] = [nodeAt(one, signal), nodeAt(two, signal)]
  const [receipt, also] = await Promise.all([ask(first), ask(second)])
  if (!receipt && !also) return 'unknown'
  if (!receipt || !also || receipt.height > confirmed_height || !isSame(receipt, also)) return 'waiting'
  const [block, same] = await Promise.all([first.blockAt(receipt.height), second.blockAt(receipt.height)])
  if (block?.hash !== receipt.block_hash || same?.hash !== receipt.block_hash) return 'waiting'
  return { ...receipt, block_at: block.created_at }
}

const isSame = (one: Receipt, two: Receipt) =>
  one.is_reverted === two.is_reverted &&
  one.block_hash === two.block_hash &&
  one.transfers.length === two.transfers.length &&
  one.transfers.every((transfer, at) => isSameTransfer(transfer, two.transfers[at]))
