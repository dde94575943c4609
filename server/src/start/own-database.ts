import type { Config } from '../config.ts'
import type { DatabaseAddress } from '../db/database.ts'

/** Thrown when the shop's data cannot be opened. Commands print the message without a stack. */
export class CannotOpen extends Error {}

/** Thrown when another server already runs on this data. */
export class AlreadyServed extends CannotOpen {
  constructor() {
    super('The shop is open on this data: close it first.')
  }
}

/** An embedded database that this process started and stops again. */
export type OwnDatabase = {
  address: DatabaseAddress
  folder: string
  stop: () => Promise<void>
}

type StartDatabase = (config: Config) => Promise<OwnDatabase>

let start: StartDatabase | undefined

/** Sets how an embedded database is started when DATABASE_URL is not set. Not called in production. */
export function startOwnDatabaseBy(given: StartDatabase): void {
  start = given
}

/**
 * Starts the embedded database.
 * @throws AlreadyServed when another process serves the data folder.
 */
export async function startOwnDatabase(config: Config): Promise<OwnDatabase> {
  if (!start) throw new Error('DATABASE_URL is not set, and this program brings no PostgreSQL of its own.')
  return start(config)
}
