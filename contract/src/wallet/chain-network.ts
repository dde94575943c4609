import { z } from 'zod'
import { desk, owners } from '../access.ts'
import { Amount, type EndpointTable, PositiveAmount, Revision, SingleLine, Text, Time } from '../endpoint.ts'
import { Proposed, WaitingProposal } from '../operator/proposal.ts'
import { DESK_CHAINS, DESK_TRANSFERS } from '../stale/desk-reads.ts'
import { CHAIN_FAULTS, CHAIN_KINDS, CHAIN_STOPS, NETWORK_PATTERN, TOKEN_PATTERN } from './chain.ts'

const Kind = z.enum(CHAIN_KINDS)
const Fault = z.enum(CHAIN_FAULTS)
const Height = z.int().min(0)

const ChainToken = z.object({
  token: z.string(),
  symbol: z.string(),
  /** The contract's address, with its checksum. */
  contract: z.string(),
  decimals: z.int(),
  is_open: z.boolean(),
})

/** How far a network is read, and why not further. Null until the first round. */
const ChainHealth = z.object({
  head_height: Height.nullable(),
  head_at: Time.nullable(),
  final_height: Height.nullable(),
  /** Blocks up to this height were read from the first node. */
  scanned_height: Height.nullable(),
  /** Blocks up to this height are final, and were read from both nodes. */
  confirmed_height: Height.nullable(),
  checked_at: Time.nullable(),
  fault: Fault.nullable(),
  /** 1 or 2; null if the fault concerns both nodes or none. */
  fault_node: z.int().nullable(),
  fault_since: Time.nullable(),
  stopped_at: Time.nullable(),
  stopped_because: z.enum(CHAIN_STOPS).nullable(),
})

const ChainKey = z.object({
  /** The account-level extended public key. */
  xpub: z.string(),
  /** Path of the account, for example m/44'/60'/0'. */
  path: z.string(),
  /** The address with the index 0, to compare with the wallet that holds the private keys. */
  first_address: z.string(),
})

/** A network that the server reads, or a draft of one. */
const ChainNetworkAtDesk = z.object({
  network: z.string(),
  kind: Kind,
  name: z.string(),
  chain_id: z.int(),
  /** Host names of the two nodes. Their URLs contain the keys of accounts and are never shown. */
  nodes: z.array(z.string()),
  /** Number of blocks that make a block final; null if the nodes call blocks finalized. */
  confirmations: z.int().nullable(),
  minimum_cents: Amount,
  explorer: z.string().nullable(),
  is_open: z.boolean(),
  is_demo: z.boolean(),
  takes_recharges: z.boolean(),
  pays_withdrawals: z.boolean(),
  /** Null for a draft: it is not read, and one operator may change it. */
  key: ChainKey.nullable(),
  /** Number of shoppers with an address of the present key. */
  addresses: z.int(),
  tokens: z.array(ChainToken),
  health: ChainHealth,
  /** Number of transfers by state: not credited yet, held, and not credited because of failures. */
  seen: z.int(),
  held: z.int(),
  failing: z.int(),
  revision: Revision,
  changed_by: z.string().nullable(),
  changed_at: Time.nullable(),
})
export type ChainNetworkAtDesk = z.output<typeof ChainNetworkAtDesk>

const ChainNetworks = z.object({
  /** Whether another operator can approve the caller's proposals. Without one, no key can be set. */
  has_second: z.boolean(),
  /** Open proposals about the key or the settings of a network (`ref_id` is the network). */
  proposals: z.array(WaitingProposal),
  networks: z.array(ChainNetworkAtDesk),
})
export type ChainNetworks = z.output<typeof ChainNetworks>

const NodeUrl = z.url({ protocol: /^https?$/ }).max(500)
const NodeUrls = z.tuple([NodeUrl, NodeUrl])
const Address = z.string().trim().max(60)

const CheckedNode = z.object({
  host: z.string(),
  /** Null if the node can be used. */
  fault: Fault.nullable(),
  chain_id: z.int().nullable(),
  head_height: Height.nullable(),
  head_at: Time.nullable(),
  final_height: Height.nullable(),
})
const CheckedNodes = z.object({
  nodes: z.array(CheckedNode),
  /** A fault of both together, for example that their final blocks differ. */
  fault: Fault.nullable(),
  /** True if the nodes have different hosts, can be used, and have the same final block. */
  is_usable: z.boolean(),
})
export type CheckedNodes = z.output<typeof CheckedNodes>

const SavedToken = z.strictObject({
  token: z.string().regex(TOKEN_PATTERN),
  symbol: SingleLine(20),
  contract: Address,
  decimals: z.int().min(0).max(30),
  is_open: z.boolean(),
})

const ChainNetworkSave = z.strictObject({
  network: z.string().regex(NETWORK_PATTERN),
  /** Null for a new network. */
  revision: Revision.nullable(),
  kind: Kind,
  name: SingleLine(40),
  chain_id: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** URLs of two nodes of different providers. Left out to keep the stored URLs. */
  nodes: NodeUrls.optional(),
  confirmations: z.int().min(1).max(10_000).nullable(),
  minimum_cents: PositiveAmount,
  /** Address of a page about a transaction, with {hash}. */
  explorer: z
    .string()
    .max(200)
    .regex(/^https:\/\/[^\s{}]+\{hash\}[^\s{}]*$/)
    .nullable(),
  takes_recharges: z.boolean(),
  pays_withdrawals: z.boolean(),
  /** The first token is the token of withdrawals. Stored tokens can be closed, but not left out. */
  tokens: z.array(SavedToken).min(1).max(20),
  /** Required for a network that is read already: a second operator must approve the change. */
  reason: Text(300).optional(),
})

export const chain_network_endpoints = {
  'GET /api/admin/chain/networks': {
    summary: 'Networks that the server reads, with their settings and how far each is read',
    access: desk('finance'),
    reply: ChainNetworks,
  },
  'POST /api/admin/chain/check': {
    summary: 'Ask two nodes for their chain and their last blocks, before their URLs are saved',
    access: owners,
    body: z.strictObject({
      chain_id: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
      confirmations: z.int().min(1).max(10_000).nullable(),
      nodes: NodeUrls,
    }),
    reply: CheckedNodes,
    stale: [],
  },
  'POST /api/admin/chain/save': {
    summary: 'Add or change a network; a network with a key is changed when a second operator approves',
    access: owners,
    body: ChainNetworkSave,
    reply: z.object({ outcome: z.enum(['done', 'proposed']), networks: ChainNetworks }),
    stale: DESK_CHAINS,
  },
  'POST /api/admin/chain/key': {
    summary: 'Propose the public key from which deposit addresses are derived; private keys are refused',
    access: owners,
    body: z.strictObject({
      network: z.string().regex(NETWORK_PATTERN),
      revision: Revision,
      xpub: z.string().trim().max(500),
      reason: Text(300),
    }),
    reply: Proposed,
    stale: DESK_CHAINS,
  },
  'POST /api/admin/chain/resume': {
    summary: 'Read a network again that stopped because a final block changed',
    access: owners,
    body: z.strictObject({ network: z.string().regex(NETWORK_PATTERN), reason: Text(300) }),
    reply: ChainNetworks,
    stale: ['GET /api/admin/chain/networks', ...DESK_TRANSFERS],
  },
} as const satisfies EndpointTable
