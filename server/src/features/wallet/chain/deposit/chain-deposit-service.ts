import { cents, type Endpoints } from '@sampan/contract'
import type { ChainKind } from '@sampan/contract/chain'
import type { z } from 'zod'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import { NodeError } from '../../../../chain/json-rpc.ts'
import { type ChainNode, nodeAt } from '../../../../chain/node.ts'
import type { Context } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import { type CountedTry, countTry, uncountTries } from '../../../../http/rate-limits.ts'
import { Busy } from '../../../../refusal/refusal.ts'
import { type NodeUrls, unsealUrls } from '../network/node-urls.ts'
import { storeMissedOutgoing } from '../reconciliation/missed-outgoing-service.ts'
import { type DepositRow, findAddresses, findDeposits, findReadNetworks } from './chain-deposit-sql.ts'
import { holdMissed } from './missed-transfer-service.ts'

type DepositReply = z.input<Endpoints['GET /api/user/chain_deposits']['reply']>['items'][number]
type FoundReply = z.input<Endpoints['GET /api/user/chain_find']['reply']>

const LISTED = 50

/** Units of a token as a decimal number without zeros at its end. */
export function tokenText(units: string, decimals: number): string {
  if (decimals === 0) return units
  const digits = units.padStart(decimals + 1, '0')
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)]
  return `${whole}.${part}`.replace(/\.?0*$/, '')
}

function depositOf(row: DepositRow): DepositReply {
  const { network, symbol, transaction_hash, log_index, state, confirmations, seen_at, recharge_id } = row
  return {
    ...{ network, symbol, transaction_hash, log_index, state, confirmations, seen_at, recharge_id },
    name: row.name ?? network,
    amount: tokenText(row.units, row.decimals),
    credited_cents: row.credited_cents === null ? null : cents(row.credited_cents),
    explorer_url: row.explorer?.replace('{hash}', `0x${transaction_hash}`) ?? null,
    confirmations_needed: row.usual_confirmations,
  }
}

export async function listDeposits(db: Db, user_id: string): Promise<{ items: DepositReply[] }> {
  return { items: (await findDeposits(db, { user_id, limit: LISTED })).map(depositOf) }
}

type Asked = { user_id: string; transaction_hash: string; network?: string | undefined }
/** The finding about a transfer, by its state. */
export const OUTCOME = {
  credited: 'credited',
  by_hand: 'credited',
  seen: 'waiting',
  kept: 'kept',
  held: 'held',
  orphaned: 'pending',
} as const satisfies Record<DepositRow['state'], FoundReply['outcome']>

/**
 * Finds out what happened to a transaction. The transfers that the server has read are looked up first; otherwise the
 * nodes of all networks are asked. The reply does not say to whom another address belongs.
 * @throws Refusal too_many_tries, which counts only questions to nodes; Busy when no node can be asked.
 */
export async function findPayment(
  context: Pick<Context, 'config' | 'db' | 'keys'>,
  { user_id, transaction_hash, network }: Asked,
): Promise<FoundReply> {
  const found_rows = await findDeposits(context.db, { user_id, transaction_hash, limit: LISTED })
  // An orphaned transfer may be in another block now.
  const rows = found_rows.filter(({ state }) => state !== 'orphaned')
  const [first] = rows
  if (first) {
    const is_other_network = network !== undefined && network !== first.network
    const { name } = first
    return {
      outcome: OUTCOME[first.state],
      network: first.network,
      name,
      is_other_network,
      deposits: rows.map(depositOf),
    }
  }
  const countedTry: CountedTry = { limit: 'chain_find', who: [user_id] }
  await countTry(context, countedTry)
  const own = await findAddresses(context.db, user_id)
  const ownAddresses: Known = async (addresses) => addresses.filter((one) => own.includes(one))
  const sighting = await askNodes(context, transaction_hash, ownAddresses).catch(async (error: unknown) => {
    if (error instanceof Busy) await uncountTries(context, [countedTry])
    throw error
  })
  const is_other_network = network !== undefined && sighting.network !== null && network !== sighting.network
  const deposit_rows =
    sighting.outcome === 'held' ? await findDeposits(context.db, { user_id, transaction_hash, limit: LISTED }) : []
  return { ...sighting, is_other_network, deposits: deposit_rows.map(depositOf) }
}

/** Asks the second node if the first gives no usable reply. */
async function firstReply<Reply>([one, two = one]: NodeUrls, ask: (node: ChainNode) => Promise<Reply>) {
  try {
    return await ask(nodeAt(one))
  } catch (error) {
    if (!(error instanceof NodeError) || two === one) throw error
    return ask(nodeAt(two))
  }
}

type Seen = Pick<FoundReply, 'outcome' | 'network' | 'name'>

/** Filters addresses: keeps those that the caller may know about. */
type Known = (addresses: BareAddress[], kind: ChainKind) => Promise<BareAddress[]>

/**
 * Asks a node of each network about a transaction that the server has not read. A transfer in a block that the server
 * has confirmed was missed, and is stored as held.
 * @throws Busy when a node cannot be asked and no other knows the transaction.
 */
export async function askNodes(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  hash: string,
  ownAddresses: Known,
): Promise<Seen> {
  const networks = await findReadNetworks(db)
  const results = await Promise.allSettled(
    networks.map(async ({ network, name, kind, node_urls_sealed, contracts }): Promise<Seen | undefined> => {
      const urls = unsealUrls(keys, network, node_urls_sealed)
      const [receipt, payment] = await firstReply(urls, (node) =>
        Promise.all([node.receiptOf(hash), node.transactionOf(hash)]),
      )
      const at = { network, name }
      if (!receipt) return payment ? { outcome: 'pending', ...at } : undefined
      if (receipt.is_reverted) return { outcome: 'reverted', ...at }
      const coin_to = payment && payment.value > 0n && payment.to ? [payment.to] : []
      // Transfers of nothing to other addresses are a known fraud.
      const tokenTransfers = receipt.transfers.filter(({ units }) => units > 0n)
      const own = await ownAddresses(
        [...tokenTransfers.flatMap(({ sender, recipient }) => [sender, recipient]), ...coin_to],
        kind,
      )
      if (tokenTransfers.some(({ sender, contract }) => own.includes(sender) && contracts.includes(contract)))
        await storeMissedOutgoing(db, urls, { network, kind, transaction_hash: hash })
      const transfers = tokenTransfers.filter(({ recipient }) => own.includes(recipient))
      if (transfers.some(({ contract }) => contracts.includes(contract))) {
        const outcome = await holdMissed(db, urls, { network, kind, transaction_hash: hash })
        return { outcome: outcome === 'later' ? 'unread' : 'held', ...at }
      }
      if (transfers.length > 0 || coin_to.some((to) => own.includes(to))) return { outcome: 'unsupported_token', ...at }
      return { outcome: tokenTransfers.length > 0 || payment?.value ? 'another_address' : 'no_transfer', ...at }
    }),
  )
  const answers = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const sighting = answers.find((one) => one !== undefined)
  if (sighting) return sighting
  // If a node could not be asked, the transaction may be on its network.
  if (answers.length < networks.length) throw new Busy('a network cannot be asked now')
  return { outcome: 'unknown', network: null, name: null }
}
