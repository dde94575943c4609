import { sql } from 'kysely'
import { readConfig } from '../../server/src/config.ts'
import { type DatabaseAddress, type Db, openDatabase } from '../../server/src/db/database.ts'
import { LockConnection } from '../../server/src/db/lock-connection.ts'
import { depositAddressOf } from '../../server/src/features/wallet/chain/address/chain-address-service.ts'
import { Reconciler } from '../../server/src/features/wallet/chain/reconciliation/reconciliation-worker.ts'
import { ChainReader } from '../../server/src/features/wallet/chain/scan/chain-scan-worker.ts'
import { keysFrom } from '../../server/src/security/keys.ts'
import { openShopDatabase } from '../../server/src/start/open-database.ts'
import { startChain } from '../../server/testing/chain/anvil.ts'
import { aNetwork } from '../../server/testing/chain/chain-world.ts'
import { type Cluster, Clusters } from '../../server/testing/clusters.ts'
import { cleanups } from '../cleanup.ts'

/** Number of blocks after which a block is final: reorganisations have every depth up to this number. */
export const FINAL_AFTER = 16

/** More than the blocks of a part, because a transfer is compared with the balances before and after its block. */
const STATES = 50_000

/** The process that reads the chains has the same keys. */
const KEYS = keysFrom(Buffer.alloc(32, 7))

export type BenchShop = { db: Db; cluster: Cluster; address: DatabaseAddress }

/** Starts a separate PostgreSQL, so that the measurement can kill it. */
export async function openBenchShop(): Promise<BenchShop> {
  const clusters = new Clusters({ max_connections: '60', shared_buffers: '256MB' })
  cleanups.push(() => clusters.close())
  const cluster = await clusters.create('chain')
  await cluster.start()
  const address = { connectionString: clusters.urlOf(cluster) }
  const config = readConfig({ DATABASE_URL: address.connectionString, LOG_LEVEL: 'silent' })
  const migrated = await openShopDatabase(config)
  await migrated.close()
  const db = openDatabase({ ...address, max: 10, is_patient: true })
  cleanups.push(() => db.destroy())
  return { db, cluster, address }
}

/** Starts a chain with a network that reads it through `urlOf`. */
export async function openNetwork(
  shop: BenchShop,
  network: string,
  urlOf = async (chain: Awaited<ReturnType<typeof startChain>>) => chain.url,
) {
  const chain = await startChain({ epoch: FINAL_AFTER / 2, states: STATES })
  const end = () => chain.program.kill('SIGKILL')
  cleanups.push(end)
  await chain.mine(FINAL_AFTER)
  const opened = await aNetwork({ db: shop.db, context: { keys: KEYS } }, chain, {
    network,
    urls: [await urlOf(chain)],
  })
  return { chain, place: { network, contract: opened.contract, url: chain.url, end }, ...opened }
}
export type Place = Awaited<ReturnType<typeof openNetwork>>['place']

/** Ends the reading of a network, so that later parts do not read it. */
export const closeNetwork = ({ db }: BenchShop, network: string) =>
  db.updateTable('chain_network').set({ chain_key_id: null }).where('network', '=', network).execute()

/** Reads the chains in this process. */
export function openReader({ db, address }: BenchShop) {
  const locks = new LockConnection(address)
  cleanups.push(() => locks.close())
  const failed: unknown[] = []
  const reader = new ChainReader({ db, keys: KEYS, locks }, (error) => void failed.push(error))
  /** Rounds until nothing is left to do. */
  const read = async () => {
    while ((await reader.round()) === 'more');
  }
  return { read, round: () => reader.round(), failed }
}

/** Compares the balances of all deposit addresses with the stored transfers, as the server does once a day. */
export async function reconcileAll({ db, address }: BenchShop, network: string) {
  const locks = new LockConnection(address)
  cleanups.push(() => locks.close())
  await db.insertInto('chain_reconciliation').values({ network, scope: 'all' }).execute()
  const started = performance.now()
  const failed: unknown[] = []
  const reconciler = new Reconciler({ db, keys: KEYS, locks }, (error) => failed.push(error))
  await reconciler.start()
  await reconciler.idle()
  const seconds = (performance.now() - started) / 1000
  const { rows } = await sql<{ addresses: number; ended: boolean; different: number; cents: number }>`
    select addresses, ended_at is not null and fault is null as ended, different_addresses as different,
      trunc(holding_units / 10000)::float8 as cents
    from chain_reconciliation left join chain_reconciliation_token using (reconciliation_id)
    where network = ${network}`.execute(db)
  const [found] = rows
  if (!found?.ended || failed.length > 0)
    throw new Error('the comparison of all addresses failed', { cause: failed[0] })
  return { ...found, seconds }
}

async function insertShoppers({ db }: BenchShop, part: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into user_account (account, password_hash, family_name, given_name)
    select ${part} || '-' || number || '@sampan.example', 'none', 'Lin', 'Mei' from generate_series(1, ${count}::int) number
    returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Creates shoppers with deposit addresses. */
export async function makeAddresses(shop: BenchShop, part: string, chain_key_id: string, count: number) {
  const addresses: string[] = []
  for (const user_id of await insertShoppers(shop, part, count))
    addresses.push(await depositAddressOf(shop.db, user_id, chain_key_id))
  return addresses
}

/** Adds addresses that get nothing. They are not derived, because that takes ten minutes for a million. */
export async function addOtherAddresses(shop: BenchShop, chain_key_id: string, count: number): Promise<void> {
  const { db } = shop
  for (let made = 0; made < count; made += 100_000) {
    const part = Math.min(100_000, count - made)
    await sql`
      with shopper as (
        insert into user_account (account, password_hash, family_name, given_name)
        select 'other-' || number || '@sampan.example', 'none', 'Lin', 'Mei'
        from generate_series(${made + 1}::int, ${made + part}::int) number returning user_id
      )
      insert into chain_address (kind, address, chain_key_id, address_index, user_id)
      select 'evm', '0x' || left(encode(sha256(user_id::text::bytea), 'hex'), 40), ${chain_key_id}::uuid,
        1000000000 + ${made}::int + row_number() over (), user_id from shopper`.execute(db)
  }
  await sql`analyze chain_address`.execute(db)
}

/** Retries that wait are due now. */
export const retryNow = ({ db }: BenchShop) => sql`delete from failed_work`.execute(db)

/** Transfers that wait for their finality or their credit. */
export async function waitingTransfers({ db }: BenchShop, network: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from chain_transfer where network = ${network} and state = 'seen'`.execute(db)
  return rows[0]?.waiting ?? 0
}

export async function scannedHeight({ db }: BenchShop, network: string): Promise<number> {
  const row = await db
    .selectFrom('chain_scan')
    .select('scanned_height')
    .where('network', '=', network)
    .executeTakeFirst()
  return row?.scanned_height ?? 0
}
