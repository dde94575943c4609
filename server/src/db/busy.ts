import pg from 'pg'

/**
 * PostgreSQL error codes after which the same call may succeed soon: a lock or statement timeout, a deadlock or
 * serialization failure after all retries, no free connection, a restart, or a host that accepts no writes (25006).
 */
const BUSY = new Set(['55P03', '57014', '40001', '40P01', '53300', '25P03', '57P01', '57P02', '57P03', '25006'])

/**
 * Error codes of connections that failed or broke. `no_writable_host`: no host accepts writes until a standby is
 * promoted.
 */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'no_writable_host'])
/**
 * Error code of a commit that may be lost if the primary fails. Repeating a call with its Idempotency-Key returns the
 * actual outcome.
 */
const UNKNOWN = 'not_replicated'

/**
 * Messages of pool and connection errors that carry no code: all connections are in use, or a restart closed the
 * connection.
 */
const NO_CONNECTION = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])

/** `statusCode` is set on errors of an HTTP request, such as a body that ends early because the client disconnected. */
type Failure = Error & { code?: string; syscall?: string; statusCode?: number }

/** Whether the error means that a connection failed or broke. */
export const isConnectionError = ({ code = '', message, syscall, statusCode }: Failure): boolean =>
  statusCode === undefined &&
  // ENOENT on connect: the unix socket does not exist.
  (LOST.has(code) || (code === 'ENOENT' && syscall === 'connect') || NO_CONNECTION.has(message))

export function isBusy(error: Failure): boolean {
  if (error instanceof pg.DatabaseError) return BUSY.has(error.code ?? '')
  return isConnectionError(error) || error.code === UNKNOWN
}

/**
 * Error codes that concern the whole database, not one statement: it refuses connections, shuts down or accepts no
 * writes.
 */
const UNAVAILABLE = new Set(['53300', '57P01', '57P02', '57P03', '25006'])

/** Whether the database itself is unavailable, so that any other statement would fail too. */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.has(error.code ?? '')
  return error instanceof Error && (isConnectionError(error) || (error as Failure).code === UNKNOWN) // may have a code
}
