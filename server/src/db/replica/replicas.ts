import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import { isConnectionError } from '../busy.ts'
import { type DatabaseAddress, type Db, openDatabase, openDatabaseWithCut } from '../database.ts'
import { HealthConnection } from '../health-connection.ts'
import { LogPositions } from './log-positions.ts'
import { countReads, PRIMARY, reportReplicas } from './replica-gauges.ts'

/** Maximum lag of a replica in ms. A replica with more lag is not read. */
const LAG_MAX_MS = 1_000
const CHECK_EVERY_MS = 200
/**
 * Maximum number of connections to the primary for reads that no replica can serve. These reads have a separate pool,
 * so that they continue while writes wait for a standby.
 */
const PRIMARY_READS_MAX = 5

/** The result of a read. It contains at least all data committed before `as_of` (`performance.now()`). */
type Made<Result> = { result: Result; as_of: number }
type Work<Result> = (db: Db) => Promise<Result>

/**
 * Distributes reads that may be slightly stale over the replicas. Reads go to the primary when every replica is lost or
 * has more than a second of lag.
 */
export type Replicas = {
  read: <Result>(work: Work<Result>) => Promise<Made<Result>>
  /** Reads from the primary, which has all acknowledged writes. */
  readNewest: <Result>(work: Work<Result>) => Promise<Made<Result>>
  close: () => Promise<void>
}

const PRIMARY_QUESTION = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as position,
  left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) as timeline`
// A host that is not a standby (any more) may contain different data, so it has no position.
const REPLICA_QUESTION = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`

class Replica {
  readonly db: Db
  as_of = Number.NEGATIVE_INFINITY
  /** Log position that the replica had replayed at its last reply. */
  position: bigint | undefined
  readonly #cut: () => void
  readonly #health: HealthConnection

  constructor(address: DatabaseAddress) {
    const { db, cut } = openDatabaseWithCut(address)
    this.db = db
    this.#cut = cut
    this.#health = new HealthConnection(address)
  }

  async check(positions: LogPositions): Promise<void> {
    try {
      const answer = await this.#health.ask<{ position: string | null }>(REPLICA_QUESTION)
      this.position = answer?.position ? BigInt(answer.position) : undefined
      this.as_of = this.position === undefined ? Number.NEGATIVE_INFINITY : positions.asOf(this.position)
    } catch {
      this.lose()
    }
  }

  /** Closes the connections to a hanging replica, so that waiting reads fail now and are repeated on the primary. */
  lose(): void {
    this.as_of = Number.NEGATIVE_INFINITY
    this.#cut()
  }

  async close(): Promise<void> {
    this.#health.close()
    await this.db.destroy()
  }
}

/**
 * Whether an error comes from the replica and the read should be repeated on the primary: also when the standby cancels
 * a read that conflicts with replay (40001), or refuses a write (25006).
 */
const isReplicas = (error: unknown): error is Error =>
  error instanceof Error &&
  (isConnectionError(error) ||
    ('code' in error && ['40001', '25006', '57P01', '57P02', '57P03', '53300'].includes(String(error.code))))

async function everySoOften(signal: AbortSignal, check: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await check()
    await wait(CHECK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {}) // woken by close()
  }
}

/**
 * @param tell called when a replica is no longer read (`is_read` false) and when it is read again.
 * @param metrics receives gauges for each replica.
 */
export function openReplicas(
  primary: DatabaseAddress,
  urls: readonly string[],
  tell: (replica: number, is_read: boolean) => void,
  metrics?: Registry,
): Replicas {
  const primary_db = openDatabase({ ...primary, max: PRIMARY_READS_MAX })
  const health = new HealthConnection(primary)
  const positions = new LogPositions(2 * LAG_MAX_MS)
  const replicas = urls.map((connectionString) => new Replica({ connectionString }))
  const reported = replicas.map(() => true)
  let turn = 0

  // A replica's position is compared with the newest position, not with the current time: while the primary is
  // unavailable, replicas still serve their data.
  const isRecentEnough = ({ as_of }: Replica) =>
    as_of >= (positions.newest?.at ?? Number.POSITIVE_INFINITY) - LAG_MAX_MS

  const hosts = reportReplicas(urls, metrics, (place) => {
    const replica = replicas[place]
    return { is_read: replica !== undefined && isRecentEnough(replica), lag_s: positions.lagSeconds(replica?.position) }
  })
  const count = countReads(hosts, metrics)

  const recordPosition = async () => {
    const at = performance.now()
    const answer = await health.ask<{ position: string; timeline: string }>(PRIMARY_QUESTION).catch(() => undefined)
    if (answer) positions.add(answer.timeline, { position: BigInt(answer.position), at })
  }
  const check = async (replica: Replica, index: number) => {
    await replica.check(positions)
    if (!positions.newest || reported[index] === isRecentEnough(replica)) return
    reported[index] = !reported[index]
    tell(index + 1, reported[index] === true)
  }
  const closing = new AbortController()
  const running = Promise.all([
    everySoOften(closing.signal, recordPosition),
    ...replicas.map((replica, index) => everySoOften(closing.signal, () => check(replica, index))),
  ])

  const choose = (): Replica | undefined => {
    const usable = replicas.filter(isRecentEnough)
    return usable[turn++ % usable.length]
  }
  const readNewest: Replicas['readNewest'] = async (work) => {
    const as_of = performance.now()
    count(PRIMARY)
    return { result: await work(primary_db), as_of }
  }
  return {
    readNewest,
    read: async (work) => {
      const replica = choose()
      if (!replica) return readNewest(work)
      const { as_of } = replica
      try {
        const result = await work(replica.db)
        count(hosts[replicas.indexOf(replica)])
        return { result, as_of }
      } catch (error) {
        if (!isReplicas(error)) throw error
        if (isConnectionError(error)) replica.lose()
        return readNewest(work)
      }
    },
    close: async () => {
      closing.abort()
      health.close()
      await Promise.all([...replicas.map((replica) => replica.close()), primary_db.destroy(), running])
    },
  }
}
