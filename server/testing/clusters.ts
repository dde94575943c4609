import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import {
  createCluster,
  DATABASE_USER,
  findPostmaster,
  type Settings,
  startPostmaster,
  stopPostmaster,
} from '../../scripts/embedded-postgres/embedded-cluster.ts'
import { type Installation, PORT, prepare } from '../../scripts/embedded-postgres/embedded-installation.ts'
import { changeOwner } from '../../scripts/embedded-postgres/embedded-user.ts'

const DATABASE = 'postgres'
const START_FAILURES_MAX = 20
const STREAMING: Settings = { wal_level: 'replica', max_wal_senders: '10', wal_receiver_timeout: '5s' }

/** Creates PostgreSQL clusters from the embedded programs, in a temporary folder, each on its own unix socket. */
export class Clusters {
  readonly folder = mkdtempSync(join(tmpdir(), 'sampan-clusters-'))
  readonly #settings: Settings
  readonly #made: Cluster[] = []

  constructor(settings: Settings) {
    // When started by root, PostgreSQL runs as an ordinary user, who needs access.
    chmodSync(this.folder, 0o755)
    this.#settings = { ...STREAMING, ...settings }
  }

  async create(name: string): Promise<Cluster> {
    const cluster = this.#at(name)
    await createCluster(cluster.place)
    return cluster
  }

  /** Creates a standby of `primary` from a copy of `copied`, which must be stopped. */
  standby(name: string, copied: Cluster, primary: Cluster): Cluster {
    const cluster = this.#at(name)
    rmSync(cluster.place.cluster, { recursive: true, force: true })
    execFileSync('cp', ['-a', copied.place.cluster, cluster.place.cluster])
    const signal = join(cluster.place.cluster, 'standby.signal')
    writeFileSync(signal, '')
    changeOwner(cluster.place.user, signal)
    cluster.follow(primary)
    return cluster
  }

  urlOf(...clusters: Cluster[]): string {
    return `postgres://${DATABASE_USER}@/${DATABASE}?host=${clusters.map(({ host }) => host).join(',')}&port=${PORT}`
  }

  async close(): Promise<void> {
    await Promise.all(this.#made.map((cluster) => cluster.stop()))
    rmSync(this.folder, { recursive: true, force: true })
  }

  #at(name: string): Cluster {
    const existing = this.#made.find((cluster) => cluster.name === name)
    if (existing) return existing
    const cluster = new Cluster(name, prepare(join(this.folder, name)), this.#settings)
    this.#made.push(cluster)
    return cluster
  }
}

export class Cluster {
  readonly name: string
  readonly place: Installation
  readonly #settings: Settings
  #following: Settings = {}

  constructor(name: string, place: Installation, settings: Settings) {
    this.name = name
    this.place = place
    this.#settings = { ...settings, cluster_name: name }
  }

  get host(): string {
    return this.place.socket_folder
  }

  get pid(): number | undefined {
    return findPostmaster(this.place)?.pid
  }

  follow(primary: Cluster): void {
    const conninfo = `host=${primary.host} port=${PORT} user=${DATABASE_USER} application_name=${this.name}`
    this.#following = { primary_conninfo: conninfo }
  }

  async start(settings: Settings = {}): Promise<void> {
    const all = { ...this.#settings, ...this.#following, ...settings }
    // Retries, because processes of a killed cluster may still be ending.
    for (let failures = 0; ; failures++) {
      const { has_started: started, output } = await startPostmaster(this.place, all)
      if (started) return
      if (failures === START_FAILURES_MAX) throw new Error(`${this.name} did not start: ${output}`)
      await wait(200)
    }
  }

  async stop(): Promise<void> {
    // A suspended process would not receive the signal to stop.
    this.signal('SIGCONT')
    if (this.pid) await stopPostmaster(this.place)
  }

  /** Signals all processes of the cluster. `SIGKILL` simulates a power failure, `SIGSTOP` a machine that hangs. */
  signal(signal: NodeJS.Signals): void {
    const { pid } = this
    if (!pid) return
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    for (const each of [pid, ...children.filter(Boolean).map(Number)]) {
      try {
        process.kill(each, signal)
      } catch {
        // The process has ended.
      }
    }
  }

  /** Opens a connection, which the caller has to close. */
  async open(): Promise<pg.Client> {
    const client = new pg.Client({ host: this.host, port: PORT, user: DATABASE_USER, database: DATABASE })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  /** Runs a query on a new connection. */
  async ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = await this.open()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }
}
