import type { Duplex } from 'node:stream'
import pg from 'pg'

/** A text that is already escaped for COPY, so that a text of thousands of rows is escaped only once. */
export class Escaped {
  readonly text: string

  constructor(text: string) {
    this.text = escapeText(text)
  }
}

export type Value = string | Escaped | number | Date | null

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escapeText = (text: string) => text.replace(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)

const textOf = (value: Value): string => {
  if (value === null) return '\\N'
  if (value instanceof Escaped) return value.text
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? escapeText(value) : String(value)
}

/**
 * One row in COPY's text format.
 * @internal Exported for its test.
 */
export const lineOf = (values: readonly Value[]) => `${values.map(textOf).join('\t')}\n`

const CHUNK = 64 * 1024

/** Rows in COPY's text format, many per chunk. */
export function* chunksOf(rows: Iterable<readonly Value[]>): Generator<Buffer> {
  let chunk = ''
  for (const row of rows) {
    chunk += lineOf(row)
    if (chunk.length < CHUNK) continue
    yield Buffer.from(chunk)
    chunk = ''
  }
  if (chunk) yield Buffer.from(chunk)
}

type Chunks = Iterable<Buffer>

/** Methods of pg's connection that are missing in its types. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (reason: string) => void
}

/** Resolves when the stream accepts more data, or is closed. */
function drained(stream: Duplex): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stream.off('drain', end).off('close', end)
      resolve()
    }
    stream.on('drain', end).on('close', end)
  })
}

class CopyQuery extends pg.Query {
  readonly #chunks: Chunks
  #is_refused = false

  constructor(text: string, chunks: Chunks, end: (error?: Error) => void) {
    super(text, end)
    this.#chunks = chunks
  }

  /** Called by pg when PostgreSQL is ready for the rows. */
  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error) => connection.sendCopyFail(String(error)))
  }

  handleError(error: Error, connection: pg.Connection): void {
    this.#is_refused = true
    // @ts-expect-error a method of pg that is missing in its types
    super.handleError(error, connection)
  }

  async #send(connection: CopyConnection): Promise<void> {
    const { stream } = connection
    for (const chunk of this.#chunks) {
      connection.sendCopyFromChunk(chunk)
      if (stream.writableNeedDrain) await drained(stream)
      if (this.#is_refused || stream.destroyed) return
    }
    connection.endCopyFrom()
  }
}

type Target = { table: string; columns: readonly string[] }

/** Streams rows into a table with backpressure. If one row has an error, no row is stored. */
export function copyInto(client: pg.ClientBase, { table, columns }: Target, chunks: Chunks): Promise<void> {
  const text = `copy ${table} (${columns.join(', ')}) from stdin`
  return new Promise((resolve, fail) => {
    client.query(new CopyQuery(text, chunks, (error) => (error ? fail(error) : resolve())))
  })
}
