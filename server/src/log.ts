import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/** An error as it is logged, without what PostgreSQL adds: whole rows with hashes and addresses, and inputs. */
export function errorInLog(error: Error) {
  const { detail, where, internalQuery, ...told } = pino.stdSerializers.err(error)
  return told
}

/** The log of background work, outside requests. */
export const openLog = ({ log_level }: Config, name: string): Logger =>
  pino({ level: log_level, name, serializers: { err: errorInLog } })
