import type { Duplex } from 'node:stream'
import pg from 'pg'

/** A text as COPY reads it: for one that stands in thousands of rows. */
export class Escaped {
  readonly text: string

  constructor(text: string) {
    this.text = escaped(text)
  }
}

export type Value = string | Escaped | number | Date | null

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (text: string) => text.replace(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)

const textOf = (value: Value): string => {
  if (value === null) return '\\N'
  if (value instanceof Escaped) return value.text
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? escaped(value) : String(value)
}

/**
 * One row of COPY's text format.
 * @internal Exported for its test.
 */
export const lineOf = (values: readonly Value[]) => `${values.map(textOf).join('\t')}\n`

/** How much is sent at once, in UTF-16 units. */
const CHUNK = 64 * 1024

function* chunksOf(lines: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const line of lines) {
    chunk += line
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

/** What pg's connection can do besides what its types say. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (reason: string) => void
}

/** When a stream takes more again, or is closed. */
function drained(stream: Duplex): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      stream.off('drain', end).off('close', end)
      done()
    }
    stream.on('drain', end).on('close', end)
  })
}

class CopyQuery extends pg.Query {
  readonly #lines: Iterable<string>
  #is_refused = false

  constructor(text: string, lines: Iterable<string>, end: (error?: Error) => void) {
    super(text, end)
    this.#lines = lines
  }

  /** pg calls it when PostgreSQL is ready for the rows. */
  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error) => connection.sendCopyFail(String(error)))
  }

  handleError(error: Error, connection: pg.Connection): void {
    this.#is_refused = true
    // @ts-expect-error pg's own method, which its types do not have
    super.handleError(error, connection)
  }

  async #send(connection: CopyConnection): Promise<void> {
    const { stream } = connection
    for (const chunk of chunksOf(this.#lines)) {
      connection.sendCopyFromChunk(Buffer.from(chunk))
      if (stream.writableNeedDrain) await drained(stream)
      if (this.#is_refused || stream.destroyed) return
    }
    connection.endCopyFrom()
  }
}

/** Streams rows into a table, no faster than PostgreSQL takes them. A fault in one row leaves none of them. */
export function copyInto(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<void> {
  const text = `copy ${table} (${columns.join(', ')}) from stdin`
  const lines = (function* () {
    for (const row of rows) yield lineOf(row)
  })()
  return new Promise((done, fail) => {
    client.query(new CopyQuery(text, lines, (error) => (error ? fail(error) : done())))
  })
}
