import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { HealthConnection } from './db/health-connection.ts'
import type { Notifications } from './db/notifications.ts'
import type { Replicas } from './db/replica/replicas.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Network } from './outgoing/post.ts'
import type { ReplyCache } from './reply-cache/reply-cache.ts'
import type { Keys } from './security/keys.ts'

/** Sends tokens of a test chain to an address. Only the demo has it. */
export type TestTokens = { network: string; send: (address: string, amount_cents: number) => Promise<string> }

/** Dependencies of all parts of the server, created at start or by a test. Features add their own (`declare module`). */
export interface Context {
  config: Config
  db: Db
  keys: Keys
  mailer: Mailer
  /** Live events from all servers on the same database. Omitted in tests that need none. */
  notifications?: Notifications
  /** Cache of public replies. Most tests omit it, because they read right after a write. */
  replies?: ReplyCache
  /** Replicas for public reads. Without replicas, these reads go to `db`. */
  replicas?: Replicas | undefined
  /** Separate connection for the health check, available while all connections of `db` are in use. */
  health?: HealthConnection
  /** Additional metrics for `/metrics`, recorded outside of the HTTP server, for example by workers. */
  metrics?: Registry
  /** Second folder of catalogue pictures, in addition to `pictures` in the data folder. */
  picture_folder?: string
  test_tokens?: TestTokens
  /** The addresses that webhooks and push messages may be sent to: those of the internet, except in tests. */
  network?: Network
}

export type DbAndKeys = Pick<Context, 'db' | 'keys'>
