import type { Db } from '../../../../db/database.ts'
import { transaction } from '../../../../db/transaction.ts'
import type { Watched } from '../scan/chain-rewind-service.ts'
import { findCursor } from '../scan/chain-scan-sql.ts'
import { asking, type Nodes, ScanFault } from '../scan/chain-tip.ts'
import { type Read, readBalances } from './balance-reading.ts'
import {
  type Compared,
  type ComparedAddress,
  endRun,
  findCompared,
  findRun,
  findStored,
  forgetStart,
  type OpenRun,
  type StartedRun,
  saveCompared,
  startRun,
} from './reconciliation-sql.ts'

/** Number of addresses whose balances are read with one call. 250 balances take about 5 million gas. */
const ADDRESSES_AT_ONCE = 250

/** Pause until differing balances are read again. In this time the reader stores what has just arrived. */
const PAUSE_MS = 5_000

export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>
type Options = {
  open: OpenRun
  nodes: Nodes
  pause: Pause
  signal?: AbortSignal | undefined
  at_once?: number | undefined
}

/**
 * Compares the stored transfers of a network with the balances of its addresses at one final block, which both nodes
 * must have. It continues after the last stored addresses if it was interrupted. On TRON, addresses that differ
 * are compared once more after a pause, because the nodes report balances of a block that may not have been read yet.
 * @throws ScanFault when a node gives no usable reply, or the nodes disagree about the block.
 */
export async function reconcile(
  db: Db,
  watchedNetwork: Watched,
  { open, nodes, pause, signal, at_once = ADDRESSES_AT_ONCE }: Options,
): Promise<void> {
  const openRun = await findRun(db, open)
  if (!openRun) return
  const { height, block_hash, former_id } = openRun
  const firstBlock = height === null || block_hash === null ? await start(db, open) : { height, block_hash }
  const run: StartedRun = { ...open, height: firstBlock.height, former_id }
  await refuseOtherBlock(nodes, watchedNetwork, firstBlock)
  let from = height === null ? 0 : openRun.read_up_to
  for (;;) {
    if (signal?.aborted) return
    const page = { kind: watchedNetwork.kind, after: from, limit: at_once }
    const addresses = await findCompared(db, run, page)
    const last = addresses.at(-1)
    if (!last) break
    const comparison = await compareTwice(db, watchedNetwork, {
      run,
      nodes,
      addresses,
      pause: () => pause(PAUSE_MS, signal),
    })
    if (signal?.aborted) return
    if (comparison === 'no_state') return forgetStart(db, open.reconciliation_id)
    const { rows, read_from } = comparison
    const progress = { from, to: last.address_id, addresses: addresses.length, read_from }
    if (!(await transaction(db, (tx) => saveCompared(tx, run, rows, progress)))) return
    from = last.address_id
  }
  await refuseOtherBlock(nodes, watchedNetwork, firstBlock)
  await transaction(db, (tx) => endRun(tx, run))
}

async function start(db: Db, { reconciliation_id, network }: OpenRun) {
  const cursor = await findCursor(db, network)
  if (!cursor) throw new ScanFault('behind', null, 'the network was not read yet')
  const block = { height: cursor.confirmed_height, block_hash: cursor.confirmed_hash }
  await transaction(db, (tx) => startRun(tx, reconciliation_id, block))
  return block
}

type Block = { height: number; block_hash: string }

/** @throws ScanFault unless both nodes are on the chain and have the block. */
async function refuseOtherBlock(nodes: Nodes, { chain_id }: Watched, { height, block_hash }: Block): Promise<void> {
  await Promise.all(
    (['first', 'second'] as const).map(async (which) => {
      const node = which === 'first' ? 1 : 2
      const [its_chain, block] = await asking(nodes, which, (node) =>
        Promise.all([node.chainId(), node.blockAt(height)]),
      )
      if (its_chain !== chain_id) throw new ScanFault('other_chain', node, `a node is on the chain ${its_chain}`)
      if (!block) throw new ScanFault('behind', node, `a node lacks the final block ${height}`)
      if (block.hash !== block_hash)
        throw new ScanFault('nodes_disagree', node, `a node has another block at the final height ${height}`)
    }),
  )
}

type Comparing = { run: StartedRun; nodes: Nodes; addresses: readonly ComparedAddress[] }

async function compareTwice(db: Db, watchedNetwork: Watched, comparing: Comparing & { pause: () => Promise<void> }) {
  const comparison = await compare(db, watchedNetwork, comparing)
  // Other networks are compared at a final block, which does not change.
  if (comparison === 'no_state' || watchedNetwork.kind !== 'tron') return comparison
  const differ = new Set(comparison.rows.filter(isDifferent).map(({ address_id }) => address_id))
  if (differ.size === 0) return comparison
  await comparing.pause()
  const addresses = comparing.addresses.filter(({ address_id }) => differ.has(address_id))
  const again = await compare(db, watchedNetwork, { ...comparing, addresses })
  if (again === 'no_state') return again
  const rows = [...comparison.rows.filter(({ address_id }) => !differ.has(address_id)), ...again.rows]
  return { rows, read_from: again.read_from ?? comparison.read_from }
}

const isDifferent = ({ units, stored, other }: Compared) => units !== stored || other !== null

/**
 * Compares the balances of some addresses in all tokens of the network. @returns `no_state` if neither node has the state
 * of the block any more: nodes keep the state of some minutes only.
 */
async function compare(db: Db, { kind, tokens }: Watched, { run, nodes, addresses }: Comparing) {
  const storedBalances = await findStored(
    db,
    run,
    addresses.map(({ address_id }) => address_id),
  )
  const rows: Compared[] = []
  let read_from: number | null = null
  for (const { token, contract } of tokens) {
    const query = { contract, addresses: addresses.map(({ address }) => address) }
    const balances = await readBalances(nodes, { ...query, at: kind === 'tron' ? 'latest' : run.height })
    if (!balances.one && !balances.two) return 'no_state'
    if (!balances.one || !balances.two) read_from = balances.one ? 1 : 2
    for (const [at, { address_id }] of addresses.entries()) {
      const storedBalance = storedBalances.find((one) => one.address_id === address_id && one.token === token)
      const expectedUnits = [
        BigInt(storedBalance?.final ?? 0),
        ...(kind === 'tron' ? [BigInt(storedBalance?.present ?? 0)] : []),
      ]
      const row = comparedRow(balances, at, expectedUnits)
      const is_explained = storedBalance !== undefined && BigInt(storedBalance.explained) !== 0n
      if (row.units !== 0n || row.stored !== 0n || row.other !== null || is_explained)
        rows.push({ address_id, token, ...row })
    }
  }
  return { rows, read_from }
}

/**
 * Compares the balances that the nodes report with the stored transfers. On chains whose nodes report present balances
 * only, `expected` has two values: with and without the transfers of blocks that are not final.
 */
function comparedRow({ one, two }: Read, at: number, expectedUnits: readonly bigint[]) {
  const units = (one ?? two)?.[at] ?? 0n
  const also = (two ?? one)?.[at] ?? 0n
  const stored = expectedUnits.find((value) => value === units) ?? expectedUnits[0] ?? 0n
  const is_same = also === units || (expectedUnits.includes(units) && expectedUnits.includes(also))
  return { units, stored, other: is_same ? null : also }
}
