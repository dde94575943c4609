import type { ChainNode } from '../../../../chain/node.ts'
import type { Nodes } from '../scan/chain-tip.ts'

/** Reads of final blocks, which always have the same reply. */
const FINAL = ['receiptOf', 'balanceOf', 'transfersIn', 'blockAt', 'transfersInBlock'] as const

/**
 * A node that is asked once for each receipt, balance and block: many transfers of one transaction, or to one address in
 * one block, cost as much as one. Failed calls are asked again.
 */
function rememberReplies(node: ChainNode): ChainNode {
  const replies = new Map<string, Promise<unknown>>()
  const once =
    <Asked extends readonly unknown[], Reply>(name: string, ask: (...parameters: Asked) => Promise<Reply>) =>
    (...parameters: Asked): Promise<Reply> => {
      const key = JSON.stringify([name, ...parameters])
      const existing = replies.get(key) as Promise<Reply> | undefined // stored under the name of the call
      if (existing) return existing
      const reply = ask(...parameters)
      replies.set(key, reply)
      reply.catch(() => replies.delete(key))
      return reply
    }
  const calls = Object.fromEntries(
    FINAL.map((name) => [name, once(name, node[name] as (...parameters: readonly unknown[]) => Promise<unknown>)]),
  )
  return { ...node, ...calls }
}

/** Wraps both nodes, so that their replies are remembered for one pass over final transfers. */
export function rememberedNodes({ first, second }: Nodes): Nodes {
  const one = rememberReplies(first)
  return { first: one, second: first === second ? one : rememberReplies(second) }
}
