import type { PoolConfig } from 'pg'
import pg from 'pg'
import { valueParsers } from './value-parsers.ts'

/** Statement texts are few and fixed; a text built at run time must not fill the server's memory with plans. */
const NAMES_MAX = 500
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

const isOutdatedPlan = ({ code, message }: pg.DatabaseError) => code === '0A000' && message.includes('cached plan')
const isShutDown = ({ code }: pg.DatabaseError) => code === '57P01' || code === '57P02'

/**
 * After these a connection is of no more use: PostgreSQL refuses a named statement for good when its table changed,
 * and one that was shut down says so before it is closed.
 */
const endsConnection = (error: unknown) =>
  error instanceof pg.DatabaseError && (isOutdatedPlan(error) || isShutDown(error))

/**
 * A statement that failed because one before it had failed. Told later than that one: whoever asked for both together
 * is to hear the cause.
 */
const isConsequence = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25P02'

/** What opens a transaction or a part of it answers nothing, and fails only where the next statement fails too. */
const goesWithNext = (text: string) => text === 'begin' || text.startsWith('savepoint ')
const NOTHING = { command: '', rowCount: 0, rows: [] }

/**
 * Names each statement, so that PostgreSQL parses and plans it once a connection: by key a third less time. What opens
 * a transaction or savepoint is sent with the statement after it, and statements that are asked for together in one
 * packet: half the round trips of a purchase.
 */
class ShopClient extends pg.Client {
  has_ended = false
  #ahead: string[] = []
  #is_gathering = false

  // pg declares nine overloads; Kysely uses (text, values), whose answer is a promise. The others pass as they are.
  // biome-ignore lint/suspicious/noExplicitAny: the overloads cannot be told apart in one implementation
  override query(text: any, values?: any, callback?: any): any {
    if (typeof text !== 'string' || !Array.isArray(values) || callback) return super.query(text, values, callback)
    if (goesWithNext(text)) {
      this.#ahead.push(text)
      return Promise.resolve(NOTHING)
    }
    return this.#send(text, values).catch((error: unknown) => {
      // A transaction that could not be undone must not become somebody else's.
      this.has_ended ||= endsConnection(error) || text === 'rollback'
      throw error
    })
  }

  cut(): void {
    this.connection.stream.destroy()
  }

  #send(text: string, values: unknown[]): Promise<pg.QueryResult> {
    this.#gather()
    const ahead = this.#ahead.splice(0)
    if (ahead.length === 0) return this.#submit(text, values)
    const sent = [...ahead.map((opening) => this.#submit(opening, [])), this.#submit(text, values)]
    return Promise.all(sent).then((results) => results.at(-1) as pg.QueryResult) // the statement's own
  }

  #submit(text: string, values: unknown[]): Promise<pg.QueryResult> {
    return new Promise((answer, fail) => {
      const callback = (error: Error | null, result: pg.QueryResult) => {
        if (!error) answer(result)
        else if (isConsequence(error)) setImmediate(fail, error)
        else fail(error)
      }
      // A text without values may hold several statements, which cannot be prepared.
      const name = values.length > 0 ? nameOf(text) : undefined
      super.query(Object.assign(new pg.Query(text, values), { name, callback }))
    })
  }

  /** Keeps what is sent back until everything that goes now is there. */
  #gather(): void {
    if (this.#is_gathering) return
    this.#is_gathering = true
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => {
      this.#is_gathering = false
      stream.uncork()
    })
  }
}

/** How long statements under way may still take when the pool is closed. */
const LAST_STATEMENTS_MS = 2_000

/** The pool all statements go through. One lost or outdated connection costs one failed statement, never the process. */
export class Pool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>()

  constructor(config: PoolConfig) {
    super({
      max: 10,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      ...config,
      types: valueParsers,
      // Statements that are sent together do not wait for each other's answers.
      pipeline: true,
      Client: ShopClient,
    })
    // Without listeners a connection that breaks while idle, or while checked out between statements, ends the process.
    this.on('error', () => {})
    this.on('connect', (client) => {
      client.on('error', () => {})
      this.#clients.add(client)
    })
    this.on('remove', (client) => this.#clients.delete(client))
    this.on('release', (_error, client) => {
      if (client instanceof ShopClient && client.has_ended) void client.end()
    })
  }

  /** Waits for the statements under way, but not for long: PostgreSQL undoes what was not committed. */
  override async end(): Promise<void> {
    const timer = setTimeout(() => {
      for (const client of this.#clients) if (client instanceof ShopClient) client.cut()
    }, LAST_STATEMENTS_MS)
    await super.end().finally(() => clearTimeout(timer))
  }
}
