import pg from 'pg'
import type { DatabaseAddress } from './database.ts'
import { WritableHost } from './replica/hosts.ts'

/** Timeout of connecting and of each query. */
const ANSWER_MS = 1_000

/**
 * A separate connection for checks of the database's state. Requests do not use it, so it works while all pooled
 * connections are in use. After an error, the next query opens a new connection.
 */
export class HealthConnection {
  readonly #address: DatabaseAddress
  readonly #writable: WritableHost | undefined
  #client: Promise<pg.Client> | undefined

  constructor(address: DatabaseAddress) {
    this.#address = address
    this.#writable = WritableHost.of(address.connectionString, this.#drop)
  }

  async ask<Row extends pg.QueryResultRow>(question: string): Promise<Row | undefined> {
    this.#client ??= this.#connect()
    const connecting = this.#client
    try {
      return (await (await connecting).query<Row>(question)).rows[0]
    } catch (error) {
      if (this.#client === connecting) this.#drop()
      throw error
    }
  }

  close(): void {
    this.#writable?.leave(this.#drop)
    this.#drop()
  }

  /** Destroys the socket instead of calling `end()`, which would wait for a reply from a host that hangs. */
  readonly #drop = (): void => {
    this.#client?.then(
      (client) => client.connection.stream.destroy(),
      () => {},
    )
    this.#client = undefined
  }

  async #connect(): Promise<pg.Client> {
    const writable = this.#writable
    if (!writable) return this.#open()
    const url = await writable.find()
    return this.#open(url).catch(async () => {
      writable.forget(url)
      return this.#open(await writable.find())
    })
  }

  async #open(connectionString?: string): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.#address,
      ...(connectionString && { connectionString }),
      keepAlive: true,
      pipeline: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', () => {})
    await client.connect()
    return client
  }
}
