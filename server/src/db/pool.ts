import type { PoolConfig } from 'pg'
import pg from 'pg'
import { urlsOf, WritableHost } from './replica/hosts.ts'
import { ShopQuery, type StatementColumns } from './shop-query.ts'
import { valueParsers } from './value-parsers.ts'

/**
 * Maximum number of named prepared statements of a pool. Statement texts are few and fixed; the limit keeps texts built
 * at run time from filling PostgreSQL's memory with plans.
 */
const NAMES_MAX = 500

/** Statements with this prefix are not prepared: they get a custom plan for the values of each call. */
export const CUSTOM_PLAN = '/* custom plan */'

/** The names of prepared statements, the same on all connections of a pool. */
class StatementNames {
  readonly #names = new Map<string, string>()

  /** @returns the name of a statement; undefined when the statement is not prepared. */
  of(text: string): string | undefined {
    if (text.startsWith(CUSTOM_PLAN)) return undefined
    const cached_name = this.#names.get(text)
    if (cached_name !== undefined || this.#names.size >= NAMES_MAX) return cached_name
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

const isOutdatedPlan = ({ code, message }: pg.DatabaseError) => code === '0A000' && message.includes('cached plan')
/** 57P01 and 57P02: PostgreSQL is closing the connection. 25006: the host is a standby and accepts no writes. */
const isOver = ({ code }: pg.DatabaseError) => code === '57P01' || code === '57P02' || code === '25006'

/**
 * Errors after which a connection must not be reused. They include an outdated plan: PostgreSQL keeps refusing a
 * prepared statement whose table was altered.
 */
const endsConnection = (error: unknown) => error instanceof pg.DatabaseError && (isOutdatedPlan(error) || isOver(error))

/**
 * The outcome of this commit is unknown. When waiting for synchronous replication is cancelled, PostgreSQL reports the
 * commit as successful with a warning, although no standby has it; losing the primary would then lose an acknowledged
 * write. This error treats the case like a lost connection.
 */
class NotReplicated extends Error {
  readonly code = 'not_replicated'
}
/** Identifies the warning by its function in PostgreSQL, because its text depends on the language of the server. */
const gaveUpWaiting = ({ routine }: { routine?: string | undefined }) => routine === 'SyncRepWaitForLSN'

/**
 * Whether a statement failed only because an earlier statement in its transaction failed. The error is reported
 * later, so that a caller that awaits both gets the cause.
 */
const isConsequence = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25P02'

/**
 * `begin`, `savepoint` and `release` return no rows and fail only where the next statement fails too, so they can be sent
 * together with it.
 */
const goesWithNext = (text: string) => text === 'begin' || text.startsWith('savepoint ') || text.startsWith('release ')
const NOTHING = { command: '', rowCount: 0, rows: [] }

/**
 * Prepares each statement under a name, so that PostgreSQL parses and plans it once per connection: a read by key takes
 * a third less time. `begin`, `savepoint` and `release` are sent with the next statement, and statements issued in the
 * same tick are sent in one packet: half the round trips of a purchase.
 */
class ShopClient extends pg.Client {
  has_ended = false
  readonly #names: StatementNames
  readonly #columns: StatementColumns = new Map()
  readonly #writable: WritableHost | undefined
  #is_unconfirmed = false
  #ahead: string[] = []
  #is_gathering = false

  constructor({
    names = new StatementNames(),
    writable,
    ...config
  }: pg.ClientConfig & { names?: StatementNames; writable?: WritableHost } = {}) {
    super(config)
    this.#names = names
    this.#writable = writable
    this.on('notice', (notice) => {
      this.#is_unconfirmed ||= gaveUpWaiting(notice)
    })
  }

  // The pool connects with a callback; pg declares both forms.
  // biome-ignore lint/suspicious/noExplicitAny: the overloads cannot be told apart in one implementation
  override connect(callback?: any): any {
    const writable = this.#writable
    if (!writable) return super.connect(callback)
    const connecting = writable.find().then(async (url) => {
      const { host, port } = new pg.Client({ connectionString: url })
      Object.assign(this, { host, port })
      await super.connect().catch((error: unknown) => {
        writable.forget(url)
        throw error
      })
    })
    return callback ? connecting.then(() => callback(null, this), callback) : connecting
  }

  // pg declares nine overloads. Kysely uses (text, values), which returns a promise. All other forms are passed through
  // unchanged.
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
    const queries = [...ahead.map((opening) => this.#submit(opening, [])), this.#submit(text, values)]
    return Promise.all(queries).then((results) => results.at(-1) as pg.QueryResult) // the result of `text`
  }

  #submit(text: string, values: unknown[]): Promise<pg.QueryResult> {
    return new Promise((answer, fail) => {
      const callback = (error: Error | null, result: pg.QueryResult) => {
        const is_unconfirmed = this.#is_unconfirmed
        this.#is_unconfirmed = false
        if (is_unconfirmed) fail(error ?? new NotReplicated('no standby has confirmed this'))
        else if (!error) answer(result)
        else if (isConsequence(error)) setImmediate(fail, error)
        else fail(error)
      }
      // A text without values may contain several statements, which cannot be prepared.
      const name = values.length > 0 ? this.#names.of(text) : undefined
      super.query(new ShopQuery(text, values, name, this.#columns, callback))
    })
  }

  /** Buffers writes until the end of this tick, so that they are sent in one packet. */
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

/** How long running statements may continue after the pool is closed. */
const LAST_STATEMENTS_MS = 2_000

export type PoolUse = { used: number; idle: number; waiting: number; max: number }

/**
 * The pool for all statements. A lost or outdated connection costs one failed statement, and never ends the process.
 */
export class Pool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>()
  readonly #leave: () => void

  /** If `connectionString` names several hosts, the pool connects to the host that accepts writes. */
  constructor(config: PoolConfig) {
    const moved = () => this.cut()
    const writable = WritableHost.of(config.connectionString, moved)
    const forClients = { Client: ShopClient, names: new StatementNames() }
    super({
      max: 10,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      ...config,
      ...(writable && { connectionString: urlsOf(config.connectionString ?? '')[0], writable }),
      types: valueParsers,
      // Sends the next statement without waiting for the result of the one before.
      pipeline: true,
      ...forClients,
    })
    this.#leave = () => writable?.leave(moved)
    // Without these listeners, a connection that breaks while idle or between two statements would end the process.
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

  get use(): PoolUse {
    const { totalCount, idleCount, waitingCount, options } = this
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max ?? 0 }
  }

  /** Closes all connections immediately; running statements fail. */
  cut(): void {
    for (const client of this.#clients) if (client instanceof ShopClient) client.cut()
  }

  /** Waits briefly for running statements. PostgreSQL rolls back transactions that were not committed. */
  override async end(): Promise<void> {
    this.#leave()
    const timer = setTimeout(() => this.cut(), LAST_STATEMENTS_MS)
    await super.end().finally(() => clearTimeout(timer))
  }
}
