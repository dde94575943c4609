import pg from 'pg'

/**
 * Whether the database is out of time or connections for now, so that the same call may succeed in a moment: a lock or
 * statement timeout, a third collision with other transactions, no free connection, or a restart.
 */
const BUSY = new Set(['55P03', '57014', '40001', '40P01', '53300', '25P03', '57P01', '57P02', '57P03', 'ECONNREFUSED'])

/** Messages of the pool and its connections that carry no code: all connections in use, or one lost to a restart. */
const NO_CONNECTION = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])

export function isBusy(error: Error & { code?: string }): boolean {
  if (error instanceof pg.DatabaseError || error.code === 'ECONNREFUSED') return BUSY.has(error.code ?? '')
  return NO_CONNECTION.has(error.message)
}
