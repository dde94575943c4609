import { HDKey } from '@scure/bip32'
import { expect, onTestFinished } from 'vitest'
import { shownAddress } from '../../src/chain/chain-address.ts'
import type { Context } from '../../src/context.ts'
import type { Db } from '../../src/db/database.ts'
import { LockConnection } from '../../src/db/lock-connection.ts'
import { depositAddressOf } from '../../src/features/wallet/chain/address/chain-address-service.ts'
import { sealUrls } from '../../src/features/wallet/chain/network/node-urls.ts'
import { Reconciler } from '../../src/features/wallet/chain/reconciliation/reconciliation-worker.ts'
import { ChainReader } from '../../src/features/wallet/chain/scan/chain-scan-worker.ts'
import { audit } from '../../src/ledger/audit.ts'
import { addressOf as databaseOf } from '../database.ts'
import type { TestShop, TestShopper } from '../world.ts'
import type { TestChain } from './anvil.ts'

let keys = 0
/** An account key whose private key the tests know. */
const anAccountKey = () => HDKey.fromMasterSeed(Buffer.alloc(32, ++keys)).derive("m/44'/60'/0'").publicExtendedKey

type DatabaseAndKeys = { db: Db; context: Pick<Context, 'keys'> }
type ChainOfTest = Pick<TestChain, 'url' | 'chain_id' | 'aToken'>
type NetworkOptions = {
  network?: string
  urls?: [string] | [string, string]
  confirmations?: number | null
  minimum_cents?: number
  decimals?: number
  fee_basis_points?: number
  symbol?: string
}

/** Opens a network on a chain, with one token. */
export async function aNetwork(shop: DatabaseAndKeys, chain: ChainOfTest, options: NetworkOptions = {}) {
  const { network = 'testnet', urls = [chain.url], confirmations = null, minimum_cents = 1 } = options
  const { decimals = 6, fee_basis_points = 0, symbol = 'TUSD' } = options
  const contract = (await chain.aToken({ decimals, fee_basis_points, symbol })).toLowerCase()
  const { chain_key_id } = await shop.db
    .insertInto('chain_key')
    .values({ kind: 'evm', xpub: anAccountKey(), path: "m/44'/60'/0'", added_by: null })
    .returning('chain_key_id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('chain_network')
    .values({
      ...{ network, position: 2, kind: 'evm', name: 'Test network', chain_id: chain.chain_id, chain_key_id },
      ...{ confirmations, minimum_cents, is_demo: true },
      node_urls_sealed: sealUrls(shop.context.keys, network, urls),
      node_hosts: urls.map((url) => new URL(url).host),
    })
    .execute()
  const token = { network, token: 'tusd', symbol, contract, decimals, position: 1 }
  await shop.db.insertInto('chain_token').values(token).execute()
  return { network, contract, chain_key_id }
}

export type TestNetwork = Awaited<ReturnType<typeof aNetwork>>

/** A connection for the locks of networks, which the present test closes. It is opened when it is first used. */
function locksOf(db: TestShop['db']): Pick<LockConnection, 'holding'> {
  let opened: Promise<LockConnection> | undefined
  onTestFinished(async () => (await opened)?.close())
  return {
    holding: async (lock, work) => {
      opened ??= databaseOf(db).then((address) => new LockConnection(address))
      return (await opened).holding(lock, work)
    },
  }
}

/** Reads the chains as the server's worker does. Faults of single transfers fail the test unless `faults` takes them. */
export function aReader({ db, context }: TestShop, faults?: unknown[], now = Date.now) {
  const warned: string[] = []
  const fault = (error: unknown) => {
    if (!faults) throw error
    faults.push(error)
  }
  const warn = (_: string, error: { fault: string }) => warned.push(error.fault)
  const stopped = () => void warned.push('stopped')
  const locks = locksOf(db)
  const reader = new ChainReader({ db, keys: context.keys, locks }, fault, { warn, stopped, now })
  /** Rounds until nothing is left to do. */
  const read = async () => {
    while ((await reader.round()) === 'more');
  }
  return { read, round: () => reader.round(), start: reader.start.bind(reader), idle: () => reader.idle(), warned }
}

type ReconcilerOptions = { at_once?: number; signal?: AbortSignal; pause?: () => Promise<unknown> }

/** Compares stored transfers with the chains, as the server's worker does. */
export function aReconciler({ db, context }: TestShop, faults: unknown[] = []) {
  const locks = locksOf(db)
  return async ({ at_once, signal, pause = async () => {} }: ReconcilerOptions = {}) => {
    const fault = (error: unknown) => faults.push(error)
    const options = { at_once, pause: async () => void (await pause()) }
    const reconciler = new Reconciler({ db, keys: context.keys, locks }, fault, options)
    await reconciler.start(signal)
    await reconciler.idle()
  }
}

/** The deposit address of a shopper, as the shopper sees it. */
export const addressOf = async ({ db }: TestShop, { user_id }: TestShopper, { chain_key_id }: TestNetwork) =>
  shownAddress('evm', await depositAddressOf(db, user_id, chain_key_id))

/** The transfers that the server has read, the oldest first. */
export const transfersOf = ({ db }: TestShop, { network }: Pick<TestNetwork, 'network'>) =>
  db
    .selectFrom('chain_transfer')
    .select(['transaction_hash', 'log_index', 'height', 'state', 'held_because'])
    .where('network', '=', network)
    .orderBy('seen_at')
    .orderBy('height')
    .orderBy('log_index')
    .execute()

export const statesOf = async (shop: TestShop, network: Pick<TestNetwork, 'network'>) =>
  (await transfersOf(shop, network)).map(({ state }) => state)

export const healthOf = ({ db }: TestShop, { network }: Pick<TestNetwork, 'network'>) =>
  db
    .selectFrom('chain_scan')
    .select(['fault', 'fault_node', 'stopped_because', 'confirmed_height', 'scanned_height', 'head_height'])
    .where('network', '=', network)
    .executeTakeFirst()

/** Number of blocks after which a block of a test chain is final. */
export const FINAL_AFTER = 4

export async function expectSoundBooks(shop: TestShop) {
  expect(await audit(shop.db)).toEqual([])
}
