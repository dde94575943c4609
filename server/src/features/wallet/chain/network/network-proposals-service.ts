import { cents, type ProposedChange } from '@sampan/contract'
import { CHAIN_KINDS } from '@sampan/contract/chain'
import { z } from 'zod'
import { deriveAddress, readAccountKey } from '../../../../chain/account-key.ts'
import { type BareAddress, shownAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { refuseOutdated } from '../../../../http/revision.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { insertDeskLog } from '../../../operator/log/log-write-sql.ts'
import { endChangedProposals } from '../../../operator/proposal/proposal-outdated-service.ts'
import { anyKind, type ProposalKind } from '../../../operator/proposal/proposal-service.ts'
import { revisionOfNetwork } from '../../../setting/setting-revision-service.ts'
import { lockNetwork } from '../../../setting/setting-sql.ts'
import {
  findNetworkAtDesk,
  type NetworkAtDeskRow,
  type StoredToken,
  storeKey,
  updateNetwork,
} from './network-desk-sql.ts'
import { type NetworkChange, refuseFixed, saveNetwork } from './network-settings-service.ts'

// The key of a network decides who gets the money, and its nodes and tokens decide what is credited. Two operators
// decide both.

const KeyBody = z.object({ network: z.string(), revision: z.string(), xpub: z.string() })
type KeyBody = z.output<typeof KeyBody>

const BareContract = z.custom<BareAddress>((value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/.test(value))
const Sealed = z.object({ urls: z.base64() })
const ChangeBody = z.object({
  network: z.string(),
  revision: z.string().nullable(),
  settings: z.object({
    kind: z.enum(CHAIN_KINDS),
    name: z.string(),
    chain_id: z.int(),
    confirmations: z.int().nullable(),
    minimum_cents: z.int(),
    explorer: z.string().nullable(),
    takes_recharges: z.boolean(),
    pays_withdrawals: z.boolean(),
  }),
  tokens: z.array(
    z.object({
      token: z.string(),
      symbol: z.string(),
      contract: BareContract,
      decimals: z.int(),
      is_open: z.boolean(),
    }),
  ),
  /** The hosts of new nodes, whose encrypted URLs are removed when the proposal ends. */
  hosts: z.array(z.string()).optional(),
  sealed: Sealed.optional(),
})
type ChangeBody = z.output<typeof ChangeBody>

/** The stored form of a change that a second operator decides. */
export const bodyOf = ({ network, revision, settings, tokens, nodes }: NetworkChange): ChangeBody => ({
  ...{ network, revision, settings, tokens },
  ...(nodes && { hosts: nodes.hosts, sealed: { urls: nodes.sealed.toString('base64') } }),
})

/** @throws Refusal state_changed when the URLs were removed. */
function changeOf({ network, revision, settings, tokens, hosts, sealed }: ChangeBody): NetworkChange {
  if (hosts && !sealed) throw new Refusal('state_changed')
  const nodes = hosts && sealed && { hosts, sealed: Buffer.from(sealed.urls, 'base64') }
  return { network, revision, settings, tokens, nodes }
}

type Read = { network: string; revision: string | null }

/** @throws NotFound; Refusal changed_meanwhile when another operator changed the network. */
async function findAsRead(db: Db, { network, revision }: Read): Promise<NetworkAtDeskRow> {
  const row = await findNetworkAtDesk(db, network)
  if (!row) throw new NotFound()
  refuseOutdated(revision, revisionOfNetwork(row))
  return row
}

async function lockAsRead(tx: Tx, read: Read): Promise<NetworkAtDeskRow> {
  await lockNetwork(tx, read.network)
  return findAsRead(tx, read)
}

const nameOf = async (db: Db, { network }: { network: string }) =>
  (await findNetworkAtDesk(db, network))?.name ?? network

const tokenText = (kind: NetworkAtDeskRow['kind'], { symbol, contract, decimals, is_open }: StoredToken) =>
  `${is_open ? '' : '✕ '}${symbol} ${shownAddress(kind, contract)} (${decimals})`
const tokensText = ({ kind }: Pick<NetworkAtDeskRow, 'kind'>, tokens: readonly StoredToken[]) =>
  tokens.map((token) => tokenText(kind, token)).join(', ')

const text = (value: string | number | null) => (value === null ? null : { text: String(value) })
const change = (field: ProposedChange['field'], before: string | number | null, after: string | number | null) =>
  before === after ? [] : [{ field, before: text(before), after: text(after) }]
const flag = (field: ProposedChange['field'], before: boolean, after: boolean) =>
  before === after ? [] : [{ field, before: { is: before }, after: { is: after } }]

export const key_kind: ProposalKind<KeyBody> = {
  name: 'chain_key',
  body: KeyBody,
  about: nameOf,
  // Nodes and tokens are listed too, because the network is read from then on.
  changes: async (db, body) => {
    const row = await findAsRead(db, body)
    const key = readAccountKey(row.kind, body.xpub)
    if (!key || key.xpub === row.xpub) throw new Refusal('account_key_invalid', { field: 'xpub' })
    const first = shownAddress(row.kind, deriveAddress(key, 0))
    const before = row.xpub === null ? null : `${row.path} ${row.xpub}`
    return [
      ...change('account_key', before, `${key.path} ${key.xpub}`),
      ...change('first_address', null, first),
      ...change('nodes', null, row.node_hosts.join(', ')),
      ...change('tokens', null, tokensText(row, row.tokens)),
      ...change('confirmations', null, row.confirmations),
    ]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { network } = body
    const row = await lockAsRead(tx, body)
    const key = readAccountKey(row.kind, body.xpub)
    const { operator_id } = decider
    const chain_key_id = key && (await storeKey(tx, { ...key, kind: row.kind, added_by: operator_id }))
    if (!chain_key_id) throw new Refusal('account_key_invalid', { field: 'xpub' })
    await updateNetwork(tx, network, { chain_key_id }, operator_id)
    await endChangedProposals(tx, decider, { kinds: ['chain_network', 'setting_network'], ref_id: network })
    await insertDeskLog(tx, {
      operator_id,
      action: 'chain_key_set',
      ref_type: 'network',
      ref_id: network,
      details: { path: key.path, xpub: key.xpub, proposed_by: proposer.operator_account },
    })
  },
}

export const change_kind: ProposalKind<ChangeBody> = {
  name: 'chain_network',
  body: ChangeBody,
  about: nameOf,
  changes: async (db, body) => {
    const row = await findAsRead(db, body)
    const { settings, tokens, hosts } = body
    refuseFixed(row, changeOf(body))
    const minimum = { before: { cents: cents(row.minimum_cents) }, after: { cents: cents(settings.minimum_cents) } }
    return [
      ...change('network', row.name, settings.name),
      // New URLs can have the same hosts.
      ...(hosts
        ? [{ field: 'nodes' as const, before: text(row.node_hosts.join(', ')), after: text(hosts.join(', ')) }]
        : []),
      ...change('tokens', tokensText(row, row.tokens), tokensText(row, tokens)),
      ...change('confirmations', row.confirmations, settings.confirmations),
      ...(row.minimum_cents === settings.minimum_cents ? [] : [{ field: 'minimum' as const, ...minimum }]),
      ...change('explorer', row.explorer, settings.explorer),
      ...flag('takes_recharges', row.takes_recharges, settings.takes_recharges),
      ...flag('pays_withdrawals', row.pays_withdrawals, settings.pays_withdrawals),
    ]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const row = await lockAsRead(tx, body)
    const change = changeOf(body)
    refuseFixed(row, change)
    await saveNetwork(tx, { operator_id: decider.operator_id, proposed_by: proposer.operator_account }, change, row)
    await endChangedProposals(tx, decider, { kinds: ['chain_key', 'setting_network'], ref_id: body.network })
  },
}

export const network_proposals: readonly ProposalKind[] = [anyKind(key_kind), anyKind(change_kind)]
