import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Notices } from './db/notices.ts'
import type { Mailer } from './mailer.ts'
import type { Keys } from './security/keys.ts'

/** What the whole server stands on; made in main.ts, or in a test. */
export type Context = {
  config: Config
  db: Db
  keys: Keys
  mailer: Mailer
  /** What other servers on the same database announce; a test that needs none has none. */
  notices?: Notices
  /** What `/metrics` tells, where others than the server itself have something to tell. */
  metrics?: Registry
  /** Pictures of the catalogue beside those in the data folder. */
  picture_folder?: string
}
