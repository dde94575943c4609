import pg from 'pg'
import type { DatabaseAddress } from './database.ts'
import { keepChecking } from './notifications.ts'
import { WritableHost } from './replica/hosts.ts'

/** Timeout of connecting and of each query. */
const ANSWER_MS = 5_000
const CHECK_EVERY_MS = 5_000

type Open = { client: pg.Client; lost: AbortSignal }

/**
 * Holds advisory locks on one dedicated connection, for work that waits for other servers: a transaction must not stay
 * open for that long, and work that keeps a connection of the pool takes it from requests. If the connection breaks,
 * PostgreSQL releases its locks, so all work under them is aborted; the next lock opens a new connection.
 */
export class LockConnection {
  readonly #address: DatabaseAddress
  readonly #writable: WritableHost | undefined
  /** PostgreSQL grants a lock again to the connection that has it, so the locks of this process are listed here. */
  readonly #held = new Set<string>()
  #open: Promise<Open> | undefined

  constructor(address: DatabaseAddress) {
    this.#address = address
    this.#writable = WritableHost.of(address.connectionString, this.#drop)
  }

  /**
   * Runs work while no other process, and no other work of this process, has the lock.
   * @param work gets a signal that aborts when the lock is lost.
   * @returns undefined if the lock is taken.
   */
  async holding<Result>(
    { space, name }: { space: number; name: string },
    work: (lost: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> {
    const key = `${space} ${name}`
    if (this.#held.has(key)) return undefined
    this.#held.add(key)
    try {
      const open = await this.#lock(space, name)
      if (!open) return undefined
      try {
        return await work(open.lost)
      } finally {
        // If this fails, the connection breaks, and the lock ends with it.
        await open.client
          .query('select pg_advisory_unlock($1, hashtext($2))', [space, name])
          .catch(() => open.client.connection.stream.destroy())
      }
    } finally {
      this.#held.delete(key)
    }
  }

  close(): void {
    this.#writable?.leave(this.#drop)
    this.#drop()
  }

  async #lock(space: number, name: string): Promise<Open | undefined> {
    const opening = this.#opened()
    try {
      const open = await opening
      const { rows } = await open.client.query<{ is_mine: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as is_mine',
        [space, name],
      )
      return rows[0]?.is_mine ? open : undefined
    } catch (error) {
      if (this.#open === opening) this.#drop()
      throw error
    }
  }

  #opened(): Promise<Open> {
    if (this.#open) return this.#open
    const opening = this.#connect()
    this.#open = opening
    const forget = () => {
      if (this.#open === opening) this.#open = undefined
    }
    opening.then(({ lost }) => lost.addEventListener('abort', forget), forget)
    return opening
  }

  /** Destroys the socket instead of calling `end()`, which would wait for a reply from a host that hangs. */
  readonly #drop = (): void => {
    this.#open?.then(
      ({ client }) => client.connection.stream.destroy(),
      () => {},
    )
    this.#open = undefined
  }

  async #connect(): Promise<Open> {
    const connectionString = await this.#writable?.find()
    const client = new pg.Client({
      ...this.#address,
      ...(connectionString && { connectionString }),
      keepAlive: true,
      pipeline: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    const losing = new AbortController()
    client.on('error', () => {})
    client.on('end', () => losing.abort())
    try {
      await client.connect()
    } catch (error) {
      if (connectionString) this.#writable?.forget(connectionString)
      client.connection.stream.destroy()
      throw error
    }
    void keepChecking(client, CHECK_EVERY_MS)
    return { client, lost: losing.signal }
  }
}
