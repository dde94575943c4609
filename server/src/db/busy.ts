import pg from 'pg'

/**
 * What says that the database has no time or no room now, while the same call may succeed in a moment: it waited too
 * long for a lock or took too long, collided with others three times, has no free connection or is being restarted.
 */
const BUSY = new Set(['55P03', '57014', '40001', '40P01', '53300', '25P03', '57P01', '57P02', '57P03', 'ECONNREFUSED'])

/** What the pool and its connections say, in prose alone, when all stay in use or one was lost, say to a restart. */
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
