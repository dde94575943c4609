import pg from 'pg'
import type { DatabaseAddress } from './database.ts'
import { urlsOf, WritableHost } from './hosts.ts'

/** A question without an answer for this long has none. */
const ANSWER_MS = 1_000

/**
 * One connection that only asks how the database is. No request uses it, so it answers while all others wait; it is made
 * anew when it breaks.
 */
export class Line {
  readonly #address: DatabaseAddress
  readonly #writable: WritableHost | undefined
  #client: Promise<pg.Client> | undefined

  constructor(address: DatabaseAddress) {
    this.#address = address
    const urls = urlsOf(address.connectionString ?? '')
    if (urls.length > 1) this.#writable = new WritableHost(urls, () => this.#drop())
  }

  async ask<Row extends pg.QueryResultRow>(question: string): Promise<Row | undefined> {
    this.#client ??= this.#connect()
    const asked = this.#client
    try {
      return (await (await asked).query<Row>(question)).rows[0]
    } catch (error) {
      if (this.#client === asked) this.#drop()
      throw error
    }
  }

  close(): void {
    this.#writable?.close()
    this.#drop()
  }

  /** Not `end()`: it would wait for an answer from a host that has none. */
  #drop(): void {
    this.#client?.then(
      (client) => client.connection.stream.destroy(),
      () => {},
    )
    this.#client = undefined
  }

  async #connect(): Promise<pg.Client> {
    const connectionString = await this.#writable?.find()
    const client = new pg.Client({
      ...this.#address,
      ...(connectionString && { connectionString }),
      keepAlive: true,
      pipeline: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', () => {})
    await client.connect().catch((error: unknown) => {
      if (connectionString) this.#writable?.forget(connectionString)
      throw error
    })
    return client
  }
}
