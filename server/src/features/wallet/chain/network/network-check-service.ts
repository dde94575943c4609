import { isIP } from 'node:net'
import type { Endpoints } from '@sampan/contract'
import type { ChainKind } from '@sampan/contract/chain'
import type { z } from 'zod'
import { bareAddress } from '../../../../chain/chain-address.ts'
import { nodeAt } from '../../../../chain/node.ts'
import { hostOf, isPublicAddress } from '../../../../outgoing/public-address.ts'
import { Refusal } from '../../../../refusal/refusal.ts'
import { asking, type Nodes, readTip, ScanFault, tipOf } from '../scan/chain-tip.ts'
import type { StoredToken } from './network-desk-sql.ts'
import type { NodeUrls } from './node-urls.ts'

type CheckedReply = z.input<Endpoints['POST /api/admin/chain/check']['reply']>
type Rules = { chain_id: number; confirmations: number | null }

const UNKNOWN = { chain_id: null, head_height: null, head_at: null, final_height: null }

/** Asks two nodes for their chain and their last blocks. */
export async function checkNodes(urls: NodeUrls, rules: Rules): Promise<CheckedReply> {
  const nodes = nodesAt(urls)
  const checked = await Promise.all([checkNode(nodes, 'first', urls, rules), checkNode(nodes, 'second', urls, rules)])
  const [one, two] = checked
  const fault = one.fault || two.fault ? null : await faultOf(() => readTip(nodes, rules))
  return { nodes: checked, fault, is_usable: !one.fault && !two.fault && !fault && areApart(urls) }
}

/** Two ports of one host are one provider. */
const areApart = ([one, two = one]: NodeUrls) => new URL(one).hostname !== new URL(two).hostname

/** Names that only a private network resolves. */
const PRIVATE_NAME = /^(localhost|[^.]+|.+\.(localhost|internal|local|lan|home\.arpa))$/

/**
 * Refuses `http:` on the Internet, where anybody on the way could change the replies and read the provider's key.
 * @throws Refusal node_insecure
 */
export function refuseInsecure(urls: NodeUrls): void {
  for (const url of urls.map((text) => new URL(text))) {
    const host = hostOf(url)
    const is_private = isIP(host) ? !isPublicAddress(host) : PRIVATE_NAME.test(host)
    if (url.protocol !== 'https:' && !is_private) throw new Refusal('node_insecure', { field: 'nodes' })
  }
}

const nodesAt = ([one, two = one]: NodeUrls): Nodes => ({ first: nodeAt(one), second: nodeAt(two) })

async function faultOf(ask: () => Promise<unknown>) {
  try {
    await ask()
    return null
  } catch (error) {
    if (error instanceof ScanFault) return error.fault
    throw error
  }
}

async function checkNode(nodes: Nodes, which: keyof Nodes, urls: NodeUrls, rules: Rules) {
  const [one, two = one] = urls
  const { host } = new URL(which === 'first' ? one : two)
  const chain = { id: null as number | null }
  try {
    chain.id = await asking(nodes, which, (node) => node.chainId())
    const { head, final } = await tipOf(nodes, which, rules)
    const tip = { head_height: head.height, head_at: head.created_at, final_height: final.height }
    return { host, fault: null, chain_id: chain.id, ...tip }
  } catch (error) {
    if (error instanceof ScanFault) return { ...UNKNOWN, host, fault: error.fault, chain_id: chain.id }
    throw error
  }
}

type Typed = Omit<StoredToken, 'contract'> & { contract: string }

/**
 * Checks tokens that an operator entered against their contracts on both nodes.
 * @returns the tokens with their contracts in the stored form.
 * @throws Refusal token_invalid, nodes_unusable.
 */
export async function checkTokens(urls: NodeUrls, kind: ChainKind, inputs: readonly Typed[]): Promise<StoredToken[]> {
  const invalid = new Refusal('token_invalid', { field: 'tokens' })
  const tokens = inputs.map((token) => {
    const contract = bareAddress(kind, token.contract)
    if (!contract) throw invalid
    return { ...token, contract }
  })
  for (const field of ['token', 'contract'] as const)
    if (new Set(tokens.map((token) => token[field])).size < tokens.length) throw invalid
  const nodes = nodesAt(urls)
  await Promise.all(
    tokens.flatMap(({ contract, decimals }) =>
      (['first', 'second'] as const).map(async (which) => {
        const stated_decimals = await asking(nodes, which, (node) => node.decimalsOf(contract)).catch(
          (error: unknown) => {
            if (!(error instanceof ScanFault)) throw error
            // A contract that is no token refuses the call or replies with nothing.
            if (error.fault === 'refused' || error.fault === 'malformed') throw invalid
            throw new Refusal('nodes_unusable', { field: 'nodes' })
          },
        )
        if (stated_decimals !== BigInt(decimals)) throw invalid
      }),
    ),
  )
  return tokens
}
