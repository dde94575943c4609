import type { Config } from '../config.ts'
import type { DatabaseAddress } from '../db/database.ts'

/** Another server runs on this data already. */
export class AlreadyServed extends Error {}

/** A database that this process started and stops again. */
export type OwnDatabase = {
  address: DatabaseAddress
  /** Where it stores its data. */
  folder: string
  stop: () => Promise<void>
}

type StartDatabase = (config: Config) => Promise<OwnDatabase>

let start: StartDatabase | undefined

/** Sets how a database is started where DATABASE_URL names none. Production sets nothing. */
export function startOwnDatabaseBy(given: StartDatabase): void {
  start = given
}

/** @throws AlreadyServed when another process serves the data folder. */
export async function startOwnDatabase(config: Config): Promise<OwnDatabase> {
  if (!start) throw new Error('DATABASE_URL is not set, and this program brings no PostgreSQL of its own.')
  return start(config)
}
