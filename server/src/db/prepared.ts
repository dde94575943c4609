import assert from 'node:assert/strict'
import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from './database.ts'

type Building<Arguments extends unknown[], Row> = (db: Db, ...values: Arguments) => Compilable<Row> | RawBuilder<Row>

/** Placeholder for an argument while the statement is compiled. */
class Slot {
  readonly place: number

  constructor(place: number) {
    this.place = place
  }
}

/**
 * Compiles a statement once, at its first call. Used for the statements of every purchase, where compiling took a
 * quarter of the server's time. `build` may only pass its arguments on as values, because they are placeholders when it
 * runs.
 */
export function prepared<Arguments extends unknown[], Row>(build: Building<Arguments, Row>) {
  let statement: CompiledQuery<Row> | undefined
  const all = async (db: Db, ...values: Arguments): Promise<Row[]> => {
    statement ??= compiled(build, db)
    const parameters = statement.parameters.map((value) => (value instanceof Slot ? values[value.place] : value))
    // Skips Kysely's plugins: the shop uses none, so Kysely would not change the compiled statement.
    const query = { ...statement, parameters }
    const { rows } = await db.getExecutor().provideConnection((connection) => connection.executeQuery<Row>(query))
    return rows
  }
  const first = async (db: Db, ...values: Arguments): Promise<Row | undefined> => (await all(db, ...values))[0]
  return { all, first }
}

function compiled<Arguments extends unknown[], Row>(build: Building<Arguments, Row>, db: Db): CompiledQuery<Row> {
  const slots = Array.from({ length: build.length - 1 }, (_, place) => new Slot(place))
  const statement = build(db, ...(slots as unknown[] as Arguments)).compile(db) // placeholders are replaced before sending
  assert(
    slots.every((slot) => statement.parameters.includes(slot)),
    `an argument is no parameter of: ${statement.sql}`,
  )
  return statement
}

type Shaped<Form, Given extends object, Row> = (db: Db, values: Given, form: Form) => Compilable<Row> | RawBuilder<Row>

/**
 * Compiles a statement that has a few variants, each once. The variant depends on `form`, whose values become part of
 * the text, and on which properties of `given` are defined. `build` may only pass the properties of `given` on as
 * values.
 */
export function preparedForms<Form, Given extends object, Row>(build: Shaped<Form, Given, Row>) {
  const statements = new Map<string, CompiledQuery<Row>>()
  return async (db: Db, form: Form, values: Given): Promise<Row[]> => {
    const names = Object.keys(values).filter((name) => values[name as keyof Given] !== undefined) as (keyof Given)[]
    const key = JSON.stringify([form, names])
    let statement = statements.get(key)
    if (!statement) {
      const slots = Object.fromEntries(names.map((name, place) => [name, new Slot(place)])) as Given // placeholders are replaced before sending
      statement = build(db, slots, form).compile(db) as CompiledQuery<Row>
      statements.set(key, statement)
    }
    const parameters = statement.parameters.map((value) =>
      value instanceof Slot ? values[names[value.place] as keyof Given] : value,
    )
    const query = { ...statement, parameters }
    const { rows } = await db.getExecutor().provideConnection((connection) => connection.executeQuery<Row>(query))
    return rows
  }
}
