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

/** A table changed under a named statement: PostgreSQL then refuses it on this connection for good. */
const isOutdatedPlan = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan')

/** Names each statement, so that PostgreSQL parses and plans it once a connection: by key a third less time. */
class NamingClient extends pg.Client {
  outdated = false

  // pg declares nine overloads; Kysely and the pool use (text, values) and (text, values, callback) only.
  // biome-ignore lint/suspicious/noExplicitAny: the overloads cannot be told apart in one implementation
  override query(text: any, values?: any, callback?: any): any {
    // A text without values may hold several statements, which cannot be prepared.
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return super.query(text, values, callback)
    const config = { text, values, name: nameOf(text) }
    // biome-ignore lint/suspicious/noExplicitAny: as above
    if (callback) return super.query(config as any, callback)
    return super.query(config).catch((error: unknown) => {
      if (isOutdatedPlan(error)) this.outdated = true
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
      if (client instanceof NamingClient && client.outdated) void client.end()
    })
  }
}
