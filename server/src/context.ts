import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { HealthConnection } from './db/health-connection.ts'
import type { Notifications } from './db/notifications.ts'
import type { Replicas } from './db/replica/replicas.ts'
import type { ReplyCache } from './http/reply-cache/reply-cache.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Keys } from './security/keys.ts'

/** What every part of the server is given; made in main.ts, or in a test. */
export type Context = {
  config: Config
  db: Db
  keys: Keys
  mailer: Mailer
  /** Live events from all servers on the same database. Tests that need none leave it out. */
  notifications?: Notifications
  /** Replies to public reads. Most tests change and read at once, so they leave it out. */
  replies?: ReplyCache
  /** For public reads; without them they go to `db`. */
  replicas?: Replicas | undefined
  /** Asks how the database is while all connections of `db` wait. */
  health?: HealthConnection
  /** More metrics for `/metrics`, from outside the server. */
  metrics?: Registry
  /** A second folder of catalogue pictures, beside the one in the data folder. */
  picture_folder?: string
}
