import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import {
  createCluster,
  DATABASE_USER,
  findPostmaster,
  type Postmaster,
  type Settings,
  startPostmaster,
  stopPostmaster,
} from './embedded-cluster.ts'
import { type Installation, prepare } from './embedded-installation.ts'

export type EmbeddedPostgres = {
  host: string
  port: number
  user: string
  database: string
  pid: number
  /**
   * The data folder in use. It differs from the requested folder if PostgreSQL's user cannot access the requested
   * folder.
   */
  folder: string
  /** Whether PostgreSQL was already running, started by another server or by a killed one. */
  was_running: boolean
  /** Claims the data for this process until the process ends. Returns false if another process has claimed the data. */
  claim: () => Promise<boolean>
  /** Releases the data, and stops PostgreSQL if no other process uses it. */
  stop: () => Promise<void>
}

const DATABASE = 'postgres'
const DEADLINE_MS = 60_000
/**
 * Each server holds this lock in shared mode, so the last server can detect that it is the last. A killed server's lock
 * is released with its connection.
 */
const IN_USE_LOCK = 5344
/** The process that serves this data holds this lock. */
const SERVING_LOCK = 5345

/**
 * A connection that holds the in-use lock. Undefined while PostgreSQL starts or stops, or if the PostgreSQL that was
 * found belongs to another folder.
 */
async function connectAndLock({ host, port }: Postmaster, cluster: string): Promise<pg.Client | undefined> {
  const holder = new pg.Client({
    host,
    port,
    user: DATABASE_USER,
    database: DATABASE,
    keepAlive: true,
    connectionTimeoutMillis: 2000,
  })
  holder.on('error', () => {})
  try {
    await holder.connect()
    const { rows } = await holder.query('select pg_advisory_lock_shared($1), current_setting($2) as cluster', [
      IN_USE_LOCK,
      'data_directory',
    ])
    if (rows[0].cluster === cluster) return holder
  } catch {
    // PostgreSQL is still starting, or shutting down: the caller tries again.
  }
  await holder.end().catch(() => {})
  return undefined
}

async function isLastUser(holder: pg.Client): Promise<boolean> {
  const question = 'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as is_last'
  const { rows } = await holder.query(question, [IN_USE_LOCK]).catch(() => ({ rows: [] }))
  return rows[0]?.is_last === true
}

async function claim(holder: pg.Client): Promise<boolean> {
  const { rows } = await holder.query('select pg_try_advisory_lock($1) as is_mine', [SERVING_LOCK])
  return rows[0].is_mine
}

const lastLines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6).join('\n')

/**
 * Maximum number of failed starts. A start fails while another start is in progress, or while the last processes of a
 * killed server are still ending, so it is retried.
 */
const FAILURES_MAX = 5

async function startOrAdopt(place: Installation, settings: Settings) {
  const deadline = Date.now() + DEADLINE_MS
  let was_running = true
  let failures = 0
  while (Date.now() < deadline) {
    const running = findPostmaster(place)
    const holder = running?.is_ready ? await connectAndLock(running, place.cluster) : undefined
    if (running && holder) return { running, holder, was_running }
    if (!running) {
      const { has_started, output } = await startPostmaster(place, settings)
      if (has_started) was_running = false
      else if (++failures === FAILURES_MAX)
        throw new Error(`PostgreSQL did not start: ${output}\n${lastLines(place.log_file)}`)
    }
    await wait(20 + 100 * failures)
  }
  throw new Error(`PostgreSQL did not become ready in ${DEADLINE_MS / 1000} s; see ${place.log_file}`)
}

/**
 * The embedded PostgreSQL for the data in `data_folder`, on a Unix socket: created, started or adopted as needed. When
 * the server runs as root, PostgreSQL runs as an ordinary user. After a kill it recovers by itself.
 */
export async function startEmbeddedPostgres(data_folder: string, settings: Settings = {}): Promise<EmbeddedPostgres> {
  const place = prepare(data_folder)
  await createCluster(place)
  const { running, holder, was_running } = await startOrAdopt(place, settings)
  const release = async () => {
    if (await isLastUser(holder)) await stopPostmaster(place)
    await holder.end().catch(() => {})
  }
  let releasing: Promise<void> | undefined
  return {
    host: running.host,
    port: running.port,
    user: DATABASE_USER,
    database: DATABASE,
    pid: running.pid,
    folder: dirname(place.cluster),
    was_running,
    claim: () => claim(holder),
    stop: () => {
      releasing ??= release()
      return releasing
    },
  }
}
