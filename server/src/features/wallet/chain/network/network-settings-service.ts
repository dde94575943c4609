import type { Tx } from '../../../../db/transaction.ts'
import { refuseOutdated } from '../../../../http/revision.ts'
import { Refusal } from '../../../../refusal/refusal.ts'
import { insertDeskLog } from '../../../operator/log/log-write-sql.ts'
import { revisionOfNetwork } from '../../../setting/setting-revision-service.ts'
import { lockNetwork } from '../../../setting/setting-sql.ts'
import {
  deleteTokens,
  insertNetwork,
  type NetworkAtDeskRow,
  type NetworkSettings,
  type StoredToken,
  saveTokens,
  updateNetwork,
} from './network-desk-sql.ts'

/** Checked settings of a network. Without `nodes`, the stored nodes stay. */
export type NetworkChange = {
  network: string
  /** Null for a new network. */
  revision: string | null
  settings: NetworkSettings
  tokens: StoredToken[]
  nodes?: { hosts: string[]; sealed: Buffer } | undefined
}
type By = { operator_id: string; proposed_by?: string }

/**
 * Refuses changes that would alter the meaning of transfers that were read: another chain, or other contracts or
 * decimals of tokens in use.
 * @throws Refusal chain_fixed, token_invalid.
 */
export function refuseFixed(storedRow: NetworkAtDeskRow, { settings, tokens }: NetworkChange): void {
  if (storedRow.xpub === null) return
  if (storedRow.kind !== settings.kind || storedRow.chain_id !== settings.chain_id)
    throw new Refusal('chain_fixed', { field: 'chain_id' })
  const isSame = (one: StoredToken) =>
    tokens.some(
      ({ token, contract, decimals }) => token === one.token && contract === one.contract && decimals === one.decimals,
    )
  if (!storedRow.tokens.every(isSame)) throw new Refusal('token_invalid', { field: 'tokens' })
}

/**
 * Stores the settings of a network. A new network is closed and has no key.
 * @throws NotFound; Refusal id_taken, or changed_meanwhile when another operator changed the network.
 */
export async function saveNetwork(tx: Tx, by: By, change: NetworkChange, storedRow: NetworkAtDeskRow | undefined) {
  const { network, revision, settings, tokens, nodes } = change
  const node_settings = nodes && { node_urls_sealed: nodes.sealed, node_hosts: nodes.hosts }
  const locked = await lockNetwork(tx, network)
  refuseOutdated(revision, locked && revisionOfNetwork(locked))
  if (locked) await updateNetwork(tx, network, { ...settings, ...node_settings }, by.operator_id)
  else if (node_settings) await insertNetwork(tx, network, { ...settings, ...node_settings }, by.operator_id)
  if (!storedRow?.xpub) await deleteTokens(tx, network)
  await saveTokens(tx, network, tokens)
  const details = { ...settings, nodes: nodes?.hosts, tokens, ...(by.proposed_by && { proposed_by: by.proposed_by }) }
  const about = { action: 'chain_network_saved', ref_type: 'network', ref_id: network, details } as const
  await insertDeskLog(tx, { operator_id: by.operator_id, ...about })
}
