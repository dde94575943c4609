import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/**
 * Formats an error for the log, without the details that PostgreSQL adds: whole rows with hashes and addresses, and
 * inputs.
 */
export function errorInLog(error: Error) {
  const { detail, where, internalQuery, ...told } = pino.stdSerializers.err(error)
  return told
}

/** A logger for background work, outside of requests. */
export const openLog = ({ log_level }: Config, name: string): Logger =>
  pino({ level: log_level, name, serializers: { err: errorInLog } })
