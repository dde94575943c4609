import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, type EndpointTable, Id, listOf, Paging, Text, Time } from '../endpoint.ts'
import { Proposed, WaitingProposal } from '../operator/proposal.ts'
import { DESK_PROPOSALS } from '../stale/desk-reads.ts'
import {
  NETWORK_PATTERN,
  RECONCILIATION_FAULTS,
  RECONCILIATION_SCOPES,
  TOKEN_AMOUNT_PATTERN,
  TOKEN_PATTERN,
} from './chain.ts'

/** A comparison of the stored transfers of a network with the balances on its chain, at one final block. */
const Reconciliation = z.object({
  scope: z.enum(RECONCILIATION_SCOPES),
  /** The operator who asked for it; null for the daily one. */
  requested_by: z.string().nullable(),
  requested_at: Time,
  /** Time and block of its beginning; null until it begins. */
  started_at: Time.nullable(),
  height: z.int().nullable(),
  /** Number of compared addresses. */
  addresses: z.int(),
  /** The node that had the state of the block (1 or 2), if the other did not. */
  read_from: z.int().nullable(),
  fault: z.enum(RECONCILIATION_FAULTS).nullable(),
  fault_node: z.int().nullable(),
  ended_at: Time.nullable(),
})

/** Sums of a token in tokens, for example `12.345678`. Arrived tokens are on the addresses or have left them. */
const ReconciledToken = z.object({
  token: z.string(),
  symbol: z.string(),
  /** On the deposit addresses, according to the chain. */
  holding: z.string(),
  holding_addresses: z.int(),
  /** Stored transfers to deposit addresses, and their parts by state. */
  arrived: z.string(),
  credited: z.string(),
  kept: z.string(),
  held: z.string(),
  seen: z.string(),
  /** The money that was credited for them. */
  credited_cents: Amount,
  /** Stored transfers from deposit addresses. */
  left: z.string(),
  /** `holding` and `left` minus `arrived`. */
  difference: z.string(),
  /** The part of the differences that operators explained. */
  explained: z.string(),
  /** Number of addresses whose balance differs from the stored transfers without explanation, or between the nodes. */
  different_addresses: z.int(),
  /** The addresses to which most tokens were sent from deposit addresses. */
  recipients: z.array(z.object({ address: z.string(), amount: z.string(), transfers: z.int() })),
})

const ReconciledNetwork = z.object({
  network: z.string(),
  name: z.string(),
  nodes: z.array(z.string()),
  /** False while the network is stopped or was not read yet: then nothing can be compared. */
  is_read: z.boolean(),
  /** The reconciliation that has not ended. */
  open: Reconciliation.nullable(),
  /** The last reconciliation that ended without a fault. */
  done: Reconciliation.nullable(),
  /** The last reconciliation that ended, if it ended with a fault. */
  failed: Reconciliation.nullable(),
  /** The sums of `done`. */
  tokens: z.array(ReconciledToken),
})
export type ChainReconciled = z.output<typeof ReconciledNetwork>

const Reconciled = z.object({ networks: z.array(ReconciledNetwork) })

/** The balance of a deposit address in one token, in the last reconciliation. */
const ChainBalance = z.object({
  address_id: z.int(),
  address: z.string(),
  /** The path of its private key in the wallet, for example m/44'/60'/0'/0/7. */
  path: z.string(),
  user_id: Id,
  account: z.string(),
  symbol: z.string(),
  /** On the chain, according to the first node; and according to the second, if it disagrees. */
  amount: z.string(),
  other_amount: z.string().nullable(),
  /** According to the stored transfers. */
  stored: z.string(),
  /** `amount` minus `stored`. */
  difference: z.string(),
  /** The part of `difference` that operators explained, and the rest. */
  explained: z.string(),
  unexplained: z.string(),
  /** Null if the nodes agree and everything is explained. */
  different_since: Time.nullable(),
})
export type ChainBalance = z.output<typeof ChainBalance>

/** A part of a difference that two operators accepted. */
const ChainExplanation = z.object({
  amount: z.string(),
  reason: z.string(),
  explained_by: z.string(),
  approved_by: z.string(),
  created_at: Time,
})

const ChainBalanceDetail = ChainBalance.extend({
  name: z.string(),
  nodes: z.array(z.string()),
  /** The newest first. */
  explanations: z.array(ChainExplanation),
  /** An open proposal to explain the difference. */
  proposal: WaitingProposal.nullable(),
})
export type ChainBalanceDetail = z.output<typeof ChainBalanceDetail>

const Network = z.string().regex(NETWORK_PATTERN)
const TokenOf = z.object({
  network: Network,
  token: z.string().regex(TOKEN_PATTERN).describe('The token in lower case, for example usdt'),
})

const AddressId = z.coerce.number().int().positive().describe('The id of the address, as the list gives it')

export const chain_reconciliation_endpoints = {
  'GET /api/admin/chain/reconciliations': {
    summary: 'The last comparison of the stored transfers with the chain, for each network and token',
    access: desk('finance'),
    reply: Reconciled,
  },
  'GET /api/admin/chain/balances': {
    summary: 'Deposit addresses that hold a token, or whose balance differs from the stored transfers, highest first',
    access: desk('finance'),
    query: Paging.extend(TokenOf.shape).extend({
      show: z
        .enum(['holding', 'different', 'explained'])
        .default('holding')
        .describe(
          'Addresses that hold the token, those with an unexplained difference, or those with an explained one',
        ),
    }),
    reply: listOf(ChainBalance),
  },
  'GET /api/admin/chain/balance': {
    summary: 'The balance of a deposit address in the last comparison, with the explanations of its difference',
    access: desk('finance'),
    query: z.object({ ...TokenOf.shape, address_id: AddressId }),
    reply: ChainBalanceDetail,
  },
  'POST /api/admin/chain/explain': {
    summary: 'Propose to explain the difference of an address, or a part of it; a second operator must approve',
    access: desk('finance'),
    body: z.strictObject({
      ...TokenOf.shape,
      address_id: z.int().positive(),
      amount: z.string().regex(TOKEN_AMOUNT_PATTERN).describe('The explained amount in tokens, without its sign'),
      reason: Text(300),
    }),
    reply: Proposed,
    stale: ['GET /api/admin/chain/balance', ...DESK_PROPOSALS],
  },
  'POST /api/admin/chain/sweep_file': {
    summary: 'The deposit addresses that hold a token as a CSV file, for the wallet that holds their private keys',
    access: desk('finance'),
    body: z.strictObject(TokenOf.shape),
    reply: z.object({
      text: z.string(),
      lines: z.int(),
      /** Number of addresses with smaller balances that are not in the file. */
      left_out: z.int(),
    }),
    stale: [],
  },
  'POST /api/admin/chain/reconcile': {
    summary: 'Compare the stored transfers of a network with its chain now',
    access: desk('finance'),
    body: z.strictObject({ network: Network, scope: z.enum(RECONCILIATION_SCOPES) }),
    reply: Reconciled,
    stale: ['GET /api/admin/chain/reconciliations'],
  },
} as const satisfies EndpointTable
