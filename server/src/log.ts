import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/** An error as it stands in the log. What PostgreSQL adds, whole rows with hashes and addresses, or inputs, is left out. */
export function errorInLog(error: Error) {
  const { detail, where, internalQuery, ...told } = pino.stdSerializers.err(error)
  return told
}

/** The log of what runs beside the requests. */
export const openLog = ({ log_level }: Config, name: string): Logger =>
  pino({ level: log_level, name, serializers: { err: errorInLog } })
