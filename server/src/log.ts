import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/**
 * Formats an error for the log, without the details that PostgreSQL adds: whole rows with hashes and addresses, and
 * inputs.
 */
export function errorInLog(error: Error) {
  const { detail, where, internalQuery, ...logDetails } = pino.stdSerializers.err(error)
  return logDetails
}

/** Fields that a line shows elsewhere, or that mean nothing on one machine. */
const NOT_LISTED = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'err', 'reqId'])

/** Other control characters would let a request write lines of the log, or move the terminal's cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g
const visible = (text: string) =>
  text.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
const onOneLine = (text: string) => visible(text).replaceAll('\n', '\\n')

/**
 * A record of pino as text for people, such as `10:21:03 WARN wallet: the books are not sound problems=2`. An error's
 * stack follows on separate lines.
 */
function textLine(json: string): string {
  const record: Record<string, unknown> = JSON.parse(json)
  const { level, time, name, msg = '', err } = record
  const severity =
    Number(level) === pino.levels.values.info ? '' : `${pino.levels.labels[Number(level)]?.toUpperCase()} `
  const details = Object.entries(record)
    .filter(([key]) => !NOT_LISTED.has(key))
    .map(([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const clock = new Date(Number(time)).toTimeString().slice(0, 8)
  const line = onOneLine(`${severity}${name ? `${name}: ` : ''}${msg}${details.join('')}`)
  const { stack } = (err ?? {}) as { stack?: string } // an error as pino serializes it
  return `${clock} ${line}\n${stack ? `  ${visible(stack).replaceAll('\n', '\n  ')}\n` : ''}`
}

const TEXT = { write: (json: string) => void process.stdout.write(textLine(json)) }

/** Fastify's option for the output of the log: lines for people, or pino's own output of JSON. */
export const logStream = ({ log_format }: Config) => (log_format === 'text' ? { stream: TEXT } : {})

/** A logger for background work, outside of requests. */
export const openLog = (config: Config, name: string): Logger =>
  pino({ level: config.log_level, name, serializers: { err: errorInLog } }, logStream(config).stream)
