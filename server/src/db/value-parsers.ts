import type { CustomTypesConfig } from 'pg'
import pg from 'pg'

const { builtins } = pg.types
const BIGINT_ARRAY = 1016

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number exactly`)
  return value
}

/**
 * Formats a time with milliseconds in UTC, as the API sends it.
 * @throws for an infinite time; no column of the shop contains one.
 */
function isoTime(text: string): string {
  const parse = pg.types.getTypeParser(builtins.TIMESTAMPTZ)
  return new Date(parse(text)).toISOString()
}

/**
 * Parses `{1,2,3}`.
 * @throws for a null element.
 */
function safeIntegers(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(safeInteger)
}

const asText = (text: string) => text

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [BIGINT_ARRAY, safeIntegers],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, isoTime],
  [builtins.DATE, asText],
])

/** Parsers per column type, chosen so that rows can be sent without conversion. */
export const valueParsers: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'], // pg declares one overload per type; this lookup satisfies all
}
