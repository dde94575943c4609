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

/** Names each statement, so that PostgreSQL parses and plans it once a connection: by key a third less time. */
class NamingClient extends pg.Client {
  has_ended = false

  // pg declares nine overloads; Kysely uses (text, values), whose answer is a promise. The others pass as they are.
  // biome-ignore lint/suspicious/noExplicitAny: the overloads cannot be told apart in one implementation
  override query(text: any, values?: any, callback?: any): any {
    if (typeof text !== 'string' || !Array.isArray(values) || callback) return super.query(text, values, callback)
    // A text without values may hold several statements, which cannot be prepared.
    const name = values.length > 0 ? nameOf(text) : undefined
    return super.query({ text, values, name }).catch((error: unknown) => {
      this.has_ended ||= endsConnection(error)
      throw error
    })
  }
}

/** The pool all statements go through. One lost or outdated connection costs one failed statement, never the process. */
export class Pool extends pg.Pool {
  constructor(config: PoolConfig) {
    super({
      max: 10,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      ...config,
      types: valueParsers,
      Client: NamingClient,
    })
    // Without listeners a connection that breaks while idle, or while checked out between statements, ends the process.
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
    this.on('release', (_error, client) => {
      if (client instanceof NamingClient && client.has_ended) void client.end()
    })
  }
}
