import pg from 'pg'

/**
 * Whether the database is out of time or connections for now, so that the same call may succeed in a moment: a lock or
 * statement timeout, a third collision with other transactions, no free connection, a restart, or a host that takes no
 * writes (25006).
 */
const BUSY = new Set(['55P03', '57014', '40001', '40P01', '53300', '25P03', '57P01', '57P02', '57P03', '25006'])

/** The connection could not be made or broke, or no host takes writes until one of them is promoted. */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'no_writable_host'])
/** What was written may be lost with the primary: whoever sends again learns what became of it. */
const UNKNOWN = 'not_replicated'

/** Messages of the pool and its connections that carry no code: all connections in use, or one lost to a restart. */
const NO_CONNECTION = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])

/** `statusCode` is set on errors of a request, such as a body that breaks off with its client's connection. */
type Failure = Error & { code?: string; syscall?: string; statusCode?: number }

/** Whether there is no connection: it could not be made, or it broke. */
export const isLost = ({ code = '', message, syscall, statusCode }: Failure): boolean =>
  statusCode === undefined &&
  // A unix socket that is not there.
  (LOST.has(code) || (code === 'ENOENT' && syscall === 'connect') || NO_CONNECTION.has(message))

export function isBusy(error: Failure): boolean {
  if (error instanceof pg.DatabaseError) return BUSY.has(error.code ?? '')
  return isLost(error) || error.code === UNKNOWN
}

/** Errors of the whole database, not of one statement: it refuses connections, shuts down or takes no writes. */
const AWAY = new Set(['53300', '57P01', '57P02', '57P03', '25006'])

/** Whether the database itself is away, so that any other statement would fail as well. */
export const isAway = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return AWAY.has(error.code ?? '')
  return error instanceof Error && (isLost(error) || (error as Failure).code === UNKNOWN) // such errors have a code
}
