import { cents, type Endpoints } from '@sampan/contract'
import type { ReconciliationScope } from '@sampan/contract/chain'
import { csvOf } from '@sampan/contract/csv-text'
import type { z } from 'zod'
import { addressPath } from '../../../../chain/account-key.ts'
import { type BareAddress, shownAddress } from '../../../../chain/chain-address.ts'
import type { Db } from '../../../../db/database.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { tokenText } from '../deposit/chain-deposit-service.ts'
import {
  type Asked,
  type BalanceRow,
  countBalances,
  findChain,
  findDifferences,
  findExplained,
  findHolding,
  findNetworks,
  findRuns,
  findSums,
  findSweptTo,
  type RunRow,
  type SumsRow,
} from './reconciliation-desk-sql.ts'
import { insertRequested } from './reconciliation-sql.ts'

type Reply = z.input<Endpoints['GET /api/admin/chain/reconciliations']['reply']>
type Token = Reply['networks'][number]['tokens'][number]
type Balances = z.input<Endpoints['GET /api/admin/chain/balances']['reply']>
type Query = z.output<Endpoints['GET /api/admin/chain/balances']['query']>
type SweepFile = z.input<Endpoints['POST /api/admin/chain/sweep_file']['reply']>

const RECIPIENTS = 5
/** Maximum number of addresses in a file. */
const LINES = 5_000

/** Units of a token as a decimal number, which can be negative. */
export const signedText = (units: bigint, decimals: number) =>
  units < 0n ? `-${tokenText(String(-units), decimals)}` : tokenText(String(units), decimals)

/** The networks that the server reads, each with its last reconciliations. */
export async function readReconciliations(db: Db): Promise<Reply> {
  const [networks, runs, sweeps] = await Promise.all([findNetworks(db), findRuns(db), findSweptTo(db, RECIPIENTS)])
  const sums = await findSums(
    db,
    runs.filter(isDone).map(({ reconciliation_id }) => reconciliation_id),
  )
  return {
    networks: networks.map(({ network, name, kind, node_hosts, is_read }) => {
      const own = runs.filter((run) => run.network === network)
      const [open, done] = [own.find(({ ended_at }) => ended_at === null), own.find(isDone)]
      const last = own.filter(({ ended_at }) => ended_at !== null).toSorted(newestFirst)[0]
      const tokens = sums
        .filter((row) => row.network === network)
        .map((row) => {
          const to = sweeps.filter((one) => one.network === network && one.token === row.token)
          const recipients = to.map(({ recipient, units, count }) => ({
            ...{ address: shownAddress(kind, recipient), amount: tokenText(units, row.decimals), transfers: count },
          }))
          return { ...tokenOf(row), recipients }
        })
      const failedRun = last && !isDone(last) ? shownRun(last) : null
      const runReplies = { open: open ? shownRun(open) : null, done: done ? shownRun(done) : null, failed: failedRun }
      return { network, name, nodes: node_hosts, is_read, ...runReplies, tokens }
    }),
  }
}

const isDone = ({ ended_at, fault }: RunRow) => ended_at !== null && fault === null
const newestFirst = (one: RunRow, other: RunRow) => (one.reconciliation_id < other.reconciliation_id ? 1 : -1)

function shownRun(run: RunRow) {
  const { scope, requested_by, requested_at, started_at, height, addresses, read_from } = run
  const { fault, fault_node, ended_at } = run
  return { scope, requested_by, requested_at, started_at, height, addresses, read_from, fault, fault_node, ended_at }
}

function tokenOf(row: SumsRow): Omit<Token, 'recipients'> {
  const { token, symbol, decimals, holding_addresses, different_addresses } = row
  const [credited, kept, held, seen] = [row.credited, row.kept, row.held, row.seen].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ]
  const arrived = credited + kept + held + seen
  const text = (units: bigint | string) => signedText(BigInt(units), decimals)
  return {
    ...{ token, symbol, holding_addresses, different_addresses },
    holding: text(row.holding),
    arrived: text(arrived),
    credited: text(credited),
    kept: text(kept),
    held: text(held),
    seen: text(seen),
    credited_cents: cents(row.credited_cents),
    left: text(row.gone),
    difference: text(BigInt(row.holding) + BigInt(row.gone) - arrived),
    explained: text(row.explained),
  }
}

/** Balances of the last reconciliation in one token. */
export async function listBalances(db: Db, { network, token, show, page, page_size }: Query): Promise<Balances> {
  const find = { holding: findHolding, different: findDifferences, explained: findExplained }[show]
  const [rows, counts] = await Promise.all([
    find(db, { network, token }, { page, page_size }),
    countBalances(db, { network, token }),
  ])
  return { items: rows.map(shownBalance), total: counts[show], page, page_size }
}

export function shownBalance(row: BalanceRow): Balances['items'][number] {
  const { address_id, user_id, account, symbol, decimals, different_since } = row
  return {
    ...{ address_id, user_id, account, symbol, different_since, ...placeOf(row) },
    amount: tokenText(row.units, decimals),
    other_amount: row.other === null ? null : tokenText(row.other, decimals),
    stored: signedText(BigInt(row.stored), decimals),
    difference: signedText(BigInt(row.units) - BigInt(row.stored), decimals),
    explained: signedText(BigInt(row.explained), decimals),
    unexplained: signedText(unexplainedOf(row), decimals),
  }
}

/** The part of a difference that is not explained, in units. */
export const unexplainedOf = ({ units, stored, explained }: Pick<BalanceRow, 'units' | 'stored' | 'explained'>) =>
  BigInt(units) - BigInt(stored) - BigInt(explained)

const placeOf = ({ kind, address, path, address_index }: BalanceRow) => ({
  address: shownAddress(kind, address as BareAddress), // the table checks the form
  path: addressPath(path, address_index),
})

const HEAD = [
  'network',
  'chain_id',
  'token',
  'contract',
  'decimals',
  'address',
  'path',
  'account_key',
  'amount',
  'units',
  'block',
]

/**
 * The deposit addresses that hold a token, the highest balance first, for the wallet that holds their private keys. It
 * contains public keys and paths only.
 * @throws NotFound when the network was not compared yet.
 */
export const makeSweepFile = (db: Db, operator: OperatorSession, query: Asked): Promise<SweepFile> =>
  actAtDesk(db, operator, async (tx, log) => {
    const chain = await findChain(tx, query.network)
    if (!chain) throw new NotFound()
    const rows = await findHolding(tx, query, { page: 1, page_size: LINES })
    const { holding } = await countBalances(tx, query)
    const lines = rows.map((row) => [
      ...[query.network, String(chain.chain_id), row.symbol],
      ...[shownAddress(row.kind, row.contract as BareAddress), String(row.decimals)], // the table checks the form
      ...[placeOf(row).address, placeOf(row).path, row.xpub, tokenText(row.units, row.decimals), row.units],
      String(chain.height),
    ])
    const details = { token: query.token, lines: lines.length }
    await log({ action: 'sweep_exported', ref_type: 'network', ref_id: query.network, details })
    return { text: csvOf([HEAD, ...lines]), lines: lines.length, left_out: holding - lines.length }
  })

/**
 * Asks for a reconciliation, which begins within seconds.
 * @throws NotFound; Refusal state_changed when one has not ended, or the network is not read.
 */
export async function requestReconciliation(
  db: Db,
  operator: OperatorSession,
  { network, scope }: { network: string; scope: ReconciliationScope },
): Promise<void> {
  if (!(await findNetworks(db)).some((one) => one.network === network)) throw new NotFound()
  await actAtDesk(db, operator, async (tx, log) => {
    if (!(await insertRequested(tx, { network, scope, requested_by: operator.operator_id })))
      throw new Refusal('state_changed')
    await log({ action: 'chain_reconciled', ref_type: 'network', ref_id: network, details: { scope } })
  })
}
