import assert from 'node:assert/strict'
import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from './database.ts'

type Building<Arguments extends unknown[], Row> = (db: Db, ...given: Arguments) => Compilable<Row> | RawBuilder<Row>

/** Stands for an argument while the statement is compiled. */
class Slot {
  readonly place: number

  constructor(place: number) {
    this.place = place
  }
}

/**
 * A statement that is compiled once: for those in every purchase, where compiling took a quarter of the server's time.
 * `build` may only pass its arguments on as values, because they are placeholders when it runs.
 */
export function prepared<Arguments extends unknown[], Row>(build: Building<Arguments, Row>) {
  let statement: CompiledQuery<Row> | undefined
  const all = async (db: Db, ...given: Arguments): Promise<Row[]> => {
    statement ??= compiled(build, db)
    const parameters = statement.parameters.map((value) => (value instanceof Slot ? given[value.place] : value))
    // Without plugins, Kysely would do nothing more to it.
    const sent = { ...statement, parameters }
    const { rows } = await db.getExecutor().provideConnection((connection) => connection.executeQuery<Row>(sent))
    return rows
  }
  const first = async (db: Db, ...given: Arguments): Promise<Row | undefined> => (await all(db, ...given))[0]
  return { all, first }
}

function compiled<Arguments extends unknown[], Row>(build: Building<Arguments, Row>, db: Db): CompiledQuery<Row> {
  const slots = Array.from({ length: build.length - 1 }, (_, place) => new Slot(place))
  const statement = build(db, ...(slots as unknown[] as Arguments)).compile(db) // each is replaced before it is sent
  assert(
    slots.every((slot) => statement.parameters.includes(slot)),
    `an argument is no parameter of: ${statement.sql}`,
  )
  return statement
}

type Shaped<Form, Given extends object, Row> = (db: Db, given: Given, form: Form) => Compilable<Row> | RawBuilder<Row>

/**
 * A statement of which there are a few forms, each compiled once: by what is given and what is not, and by `form`, whose
 * values become part of the text. `build` may only pass on what is given as values.
 */
export function preparedForms<Form, Given extends object, Row>(build: Shaped<Form, Given, Row>) {
  const statements = new Map<string, CompiledQuery<Row>>()
  return async (db: Db, form: Form, given: Given): Promise<Row[]> => {
    const names = Object.keys(given).filter((name) => given[name as keyof Given] !== undefined) as (keyof Given)[]
    const key = JSON.stringify([form, names])
    let statement = statements.get(key)
    if (!statement) {
      const slots = Object.fromEntries(names.map((name, place) => [name, new Slot(place)])) as Given // replaced before it is sent
      statement = build(db, slots, form).compile(db) as CompiledQuery<Row>
      statements.set(key, statement)
    }
    const parameters = statement.parameters.map((value) =>
      value instanceof Slot ? given[names[value.place] as keyof Given] : value,
    )
    const sent = { ...statement, parameters }
    const { rows } = await db.getExecutor().provideConnection((connection) => connection.executeQuery<Row>(sent))
    return rows
  }
}
