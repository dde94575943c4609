import {
  type DatabaseConnection,
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

/** Required by Kysely, but unused here: `openTransaction` begins and ends the transaction. */
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  // biome-ignore lint/suspicious/noExplicitAny: as Kysely declares it
  createIntrospector: (db: Kysely<any>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const driver = new DummyDriver()

/**
 * A handle on a connection's transaction. Kysely's own handle waits for each result before it sends the next statement;
 * this handle sends statements that are issued together in one packet.
 */
export function transactionHandle(db: Db, connection: DatabaseConnection): { tx: Tx; close: () => void } {
  let is_open = true
  const executor = db.getExecutor().withConnectionProvider({
    provideConnection: (consumer) =>
      is_open ? consumer(connection) : Promise.reject(new Error('a statement came after the end of its transaction')),
  })
  const tx: Tx = new Transaction({ config: { dialect }, dialect, driver, executor })
  return {
    tx,
    close: () => {
      is_open = false
    },
  }
}
