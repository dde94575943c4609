import { cents, type Endpoints } from '@sampan/contract'
import { chainNetworkOf } from '@sampan/contract/chain'
import type { z } from 'zod'
import { deriveAddress, readAccountKey } from '../../../../chain/account-key.ts'
import { shownAddress } from '../../../../chain/chain-address.ts'
import { nodeAt } from '../../../../chain/node.ts'
import type { DbAndKeys } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { refuseOutdated } from '../../../../http/revision.ts'
import { Busy, NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { hasSecondOperator } from '../../../operator/operator-term-sql.ts'
import { endChangedProposals } from '../../../operator/proposal/proposal-outdated-service.ts'
import {
  decidersOf,
  type OperatorWithRoles,
  propose,
  waitingProposals,
} from '../../../operator/proposal/proposal-service.ts'
import { consumeFreshCode } from '../../../operator/session/second-factor-service.ts'
import { revisionOfNetwork } from '../../../setting/setting-revision-service.ts'
import { notifyShoppers } from '../scan/chain-rewind-service.ts'
import { rereadAbove, restartCursor } from '../scan/chain-scan-sql.ts'
import { asking, readTip, ScanFault } from '../scan/chain-tip.ts'
import { checkNodes, checkTokens, refuseInsecure } from './network-check-service.ts'
import {
  findNetworkAtDesk,
  findNetworksAtDesk,
  hasNetwork,
  isTaken,
  type NetworkAtDeskRow,
} from './network-desk-sql.ts'
import { bodyOf, change_kind, key_kind, network_proposals } from './network-proposals-service.ts'
import { type NetworkChange, refuseFixed, saveNetwork } from './network-settings-service.ts'
import { sealUrls, unsealUrls } from './node-urls.ts'
import { refuseSecrets } from './refuse-secrets.ts'

type NetworksReply = z.input<Endpoints['GET /api/admin/chain/networks']['reply']>
type Save = z.output<Endpoints['POST /api/admin/chain/save']['body']>
type KeyProposal = z.output<Endpoints['POST /api/admin/chain/key']['body']>

/** The networks that the server reads, and drafts, with open proposals about them. */
export async function readNetworks(db: Db, operator: OperatorWithRoles): Promise<NetworksReply> {
  const [has_second, proposals, rows] = await Promise.all([
    hasSecondOperator(db, operator.operator_id, decidersOf(key_kind)),
    waitingProposals(db, operator, network_proposals),
    findNetworksAtDesk(db),
  ])
  return { has_second, proposals, networks: rows.map(networkReply) }
}

function networkReply(row: NetworkAtDeskRow): NetworksReply['networks'][number] {
  const { network, kind, name, chain_id, confirmations, explorer, is_open, is_demo } = row
  const { takes_recharges, pays_withdrawals, addresses, seen, held, changed_by, changed_at } = row
  const { head_height, head_at, final_height, scanned_height, confirmed_height, checked_at } = row
  const { fault, fault_node, fault_since, stopped_at, stopped_because } = row
  return {
    ...{ network, kind, name, chain_id, confirmations, explorer, is_open, is_demo, takes_recharges, pays_withdrawals },
    ...{ addresses, seen, held, changed_by, changed_at },
    revision: revisionOfNetwork(row),
    failing: row.failing ?? 0,
    nodes: row.node_hosts,
    minimum_cents: cents(row.minimum_cents),
    key: row.xpub === null ? null : keyShown(row, row.xpub),
    tokens: row.tokens.map((token) => ({ ...token, contract: shownAddress(kind, token.contract) })),
    health: {
      ...{ head_height, head_at, final_height, scanned_height, confirmed_height, checked_at },
      ...{ fault, fault_node, fault_since, stopped_at, stopped_because },
    },
  }
}

const keyShown = ({ kind, path }: NetworkAtDeskRow, xpub: string) => ({
  xpub,
  path: path ?? '',
  first_address: shownAddress(kind, deriveAddress({ xpub }, 0)),
})

/**
 * Checks a network and stores it, or proposes the change if the network has a key: from then on, its nodes and tokens
 * decide what is credited.
 * @throws NotFound; Refusal secret_refused, id_taken, changed_meanwhile, nodes_unusable, token_invalid, chain_fixed, and the
 * refusals of a proposal.
 */
export async function saveNetworkAtDesk({ db, keys }: DbAndKeys, operator: OperatorSession, { reason, ...save }: Save) {
  const { network, revision, nodes: typed_urls, tokens: typed_tokens, ...settings } = save
  refuseSecrets({ name: settings.name, explorer: settings.explorer, reason, nodes: typed_urls?.join(' ') })
  for (const { symbol } of typed_tokens) refuseSecrets({ tokens: symbol })
  const row = await findNetworkAtDesk(db, network)
  refuseOutdated(revision, row && revisionOfNetwork(row))
  if (!row && (chainNetworkOf(network) || (await hasNetwork(db, network))))
    throw new Refusal('id_taken', { field: 'network' })
  if (await isTaken(db, network, settings)) throw new Refusal('id_taken', { field: 'chain_id' })
  const urls = typed_urls ?? (row && unsealUrls(keys, network, row.node_urls_sealed))
  if (urls) refuseInsecure(urls)
  if (!urls || !(await checkNodes(urls, settings)).is_usable) throw new Refusal('nodes_unusable', { field: 'nodes' })
  const tokens = await checkTokens(urls, settings.kind, typed_tokens)
  const hosts = urls.map((url) => new URL(url).host)
  const nodes = typed_urls && { hosts, sealed: sealUrls(keys, network, urls) }
  const change: NetworkChange = { network, revision, settings, tokens, nodes }
  if (row) refuseFixed(row, change)
  return actAtDesk(db, operator, async (tx) => {
    if (row && row.xpub !== null) {
      await propose(tx, operator, { kind: change_kind, ref_id: network, body: bodyOf(change), reason, keys })
      return 'proposed' as const
    }
    await saveNetwork(tx, operator, change, row)
    await endChangedProposals(tx, operator, { kinds: ['chain_key', 'setting_network'], ref_id: network })
    return 'done' as const
  })
}

/**
 * Proposes the public key of a network to a second operator.
 * @returns the proposal's id.
 * @throws NotFound; Refusal secret_refused, account_key_invalid, changed_meanwhile, and the refusals of a proposal.
 */
export async function proposeKey({ db, keys }: DbAndKeys, operator: OperatorSession, { reason, ...body }: KeyProposal) {
  refuseSecrets({ xpub: body.xpub, reason })
  const row = await findNetworkAtDesk(db, body.network)
  if (!row) throw new NotFound()
  const key = readAccountKey(row.kind, body.xpub)
  if (!key) throw new Refusal('account_key_invalid', { field: 'xpub' })
  const { xpub } = key
  return actAtDesk(db, operator, (tx) =>
    propose(tx, operator, { kind: key_kind, ref_id: body.network, body: { ...body, xpub }, reason, keys }),
  )
}

/** Blocks before the stop that are read again, because the chain changed. */
const READ_AGAIN = 10_000

/**
 * Reads a stopped network again, from blocks before the stop. Transfers that were credited stay credited, and are not
 * credited again if they are in another block now. Held transfers are verified again.
 * @throws NotFound; Refusal second_factor_needed, state_changed unless the network is stopped; Busy when the nodes
 * cannot be used.
 */
export async function resumeNetwork(
  { db, keys }: DbAndKeys,
  operator: OperatorSession,
  { network, reason }: { network: string; reason: string },
): Promise<void> {
  refuseSecrets({ reason })
  const row = await findNetworkAtDesk(db, network)
  if (!row) throw new NotFound()
  if (row.stopped_at === null || row.confirmed_height === null) throw new Refusal('state_changed')
  const block = await blockToResumeAt(unsealUrls(keys, network, row.node_urls_sealed), row, row.confirmed_height)
  await actAtDesk(db, operator, async (tx, log) => {
    await consumeFreshCode(tx, operator)
    if (!(await restartCursor(tx, network, block))) throw new Refusal('state_changed')
    await notifyShoppers(tx, network, await rereadAbove(tx, network, block.height))
    await log({
      action: 'chain_resumed',
      ref_type: 'network',
      ref_id: network,
      details: { reason, from: block.height },
    })
  })
}

async function blockToResumeAt(
  [one, two = one]: ReturnType<typeof unsealUrls>,
  row: NetworkAtDeskRow,
  reached: number,
) {
  const nodes = { first: nodeAt(one), second: nodeAt(two) }
  try {
    const { final } = await readTip(nodes, row)
    const height = Math.max(0, Math.min(reached, final.height) - READ_AGAIN)
    const ask = (which: 'first' | 'second') => asking(nodes, which, (node) => node.blockAt(height))
    const [block, also] = await Promise.all([ask('first'), ask('second')])
    if (block && block.hash === also?.hash) return block
  } catch (error) {
    if (!(error instanceof ScanFault)) throw error
  }
  throw new Busy('the nodes cannot be used now')
}
