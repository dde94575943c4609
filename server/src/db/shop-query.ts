import pg from 'pg'

/** The description of a statement's columns, as `pg` derives it from PostgreSQL's reply. */
type Columns = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown }

/** The columns of the prepared statements of a connection, by the name of the statement. */
export type StatementColumns = Map<string, Columns>

/** The messages that a query sends. */
type Connection = Record<'bind' | 'execute' | 'describe' | 'parse' | 'close', (message: object) => void> & {
  sync: () => void
  flush: () => void
  parsedStatements: object
  submittedNamedStatements: object
}
type Callback = (error: Error | null, result: pg.QueryResult) => void

type Internals = pg.Query & {
  name: string | undefined
  callback: Callback
  _result: Columns
  _accumulateRows: unknown
  prepare(connection: Connection): void
}

// The types of pg leave these parts out.
const Query = pg.Query as unknown as new (text: string, values: unknown[]) => Internals

/**
 * A statement that asks PostgreSQL for its columns only at its first execution on a connection. Otherwise PostgreSQL
 * describes the columns at each execution, and `pg` reads and prepares them, which took a third of the time of a short
 * statement. The columns of a prepared statement do not change: after its table was altered, PostgreSQL refuses it.
 */
export class ShopQuery extends Query {
  readonly #columns: StatementColumns

  constructor(
    text: string,
    values: unknown[],
    name: string | undefined,
    columns: StatementColumns,
    callback: Callback,
  ) {
    super(text, values)
    this.#columns = columns
    this.name = name
    this.callback = (error, result) => {
      if (!error && name !== undefined && !columns.has(name)) {
        const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
        columns.set(name, { fields, _parsers, _prebuiltEmptyResultObject })
      }
      callback(error, result)
    }
  }

  override prepare(connection: Connection): void {
    const columns = this.name === undefined ? undefined : this.#columns.get(this.name)
    if (!columns) {
      super.prepare(connection)
      return
    }
    Object.assign(this._result, columns)
    this._accumulateRows = true
    super.prepare({
      parsedStatements: connection.parsedStatements,
      submittedNamedStatements: connection.submittedNamedStatements,
      parse: (message) => connection.parse(message),
      bind: (message) => connection.bind(message),
      describe: () => {},
      execute: (message) => connection.execute(message),
      close: (message) => connection.close(message),
      sync: () => connection.sync(),
      flush: () => connection.flush(),
    })
  }
}
