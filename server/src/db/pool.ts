import type { PoolConfig } from 'pg'
import pg from 'pg'
import { valueParsers } from './value-parsers.ts'

/** Statement texts are few and fixed. The limit keeps texts built at run time from filling the server's memory with plans. */
const NAMES_MAX = 500
const names = new Map<string, string>()

/** Statements that begin with this are planned each time, for the values that they are sent with. */
export const PLANNED_ANEW = '/* planned anew */'

function nameOf(text: string): string | undefined {
  if (text.startsWith(PLANNED_ANEW)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

const isOutdatedPlan = ({ code, message }: pg.DatabaseError) => code === '0A000' && message.includes('cached plan')
const isShutDown = ({ code }: pg.DatabaseError) => code === '57P01' || code === '57P02'

/**
 * Errors after which a connection can't be used: PostgreSQL goes on refusing a prepared statement whose table has
 * changed, and 57P01/57P02 announce that it is closing the connection.
 */
const endsConnection = (error: unknown) =>
  error instanceof pg.DatabaseError && (isOutdatedPlan(error) || isShutDown(error))

/**
 * A statement that failed only because an earlier one in its transaction failed. Its error is reported later, so that
 * who awaits both gets the cause.
 */
const isConsequence = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25P02'

/** `begin` and `savepoint` return nothing, and fail only where the next statement fails too. */
const goesWithNext = (text: string) => text === 'begin' || text.startsWith('savepoint ')
const NOTHING = { command: '', rowCount: 0, rows: [] }

/**
 * Prepares each statement under a name, so that PostgreSQL parses and plans it once a connection: a read by key takes a
 * third less time. `begin` and `savepoint` are sent with the statement after them, and statements issued in the same
 * tick go in one packet: half the round trips of a purchase.
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
      // A connection whose transaction could not be rolled back must not be reused.
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
      // A text without values may hold several statements, which can't be prepared.
      const name = values.length > 0 ? nameOf(text) : undefined
      super.query(Object.assign(new pg.Query(text, values), { name, callback }))
    })
  }

  /** Holds packets back until the end of this tick, so that they are sent as one. */
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

/** How long running statements may still take when the pool is closed. */
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
      // Send the next statement without waiting for the answer to the one before.
      pipeline: true,
      Client: ShopClient,
    })
    // Without listeners, a connection that breaks while idle or between two statements would end the process.
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

  /** Waits for running statements, but not for long: PostgreSQL undoes what was not committed. */
  override async end(): Promise<void> {
    const timer = setTimeout(() => {
      for (const client of this.#clients) if (client instanceof ShopClient) client.cut()
    }, LAST_STATEMENTS_MS)
    await super.end().finally(() => clearTimeout(timer))
  }
}
