import { z } from 'zod'

export type JsonObject = Record<string, unknown>
type Io = 'input' | 'output'

/** Converts a schema to JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export function jsonSchema(type: z.ZodType, io: Io, unrepresentable: 'any' | 'throw' = 'throw'): JsonObject {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable })
  return schema
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A key that is equal for schemas with equal fields, whatever their description. */
const keyOf = ({ description: _, ...shape }: JsonObject) => JSON.stringify(shape)

/** Objects with at least two fields and lists of at least five words get a name. */
const deservesName = (shape: JsonObject) =>
  (isObject(shape.properties) && Object.keys(shape.properties).length >= 2) ||
  (Array.isArray(shape.enum) && shape.enum.length >= 5)

/** Contract names that would shadow a JavaScript type in a generated client. */
const RENAMED: Readonly<Record<string, string>> = { File: 'StoredFile' }

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const pascal = (words: string) =>
  words
    .split(/[^A-Za-z0-9]/)
    .map(capital)
    .join('')
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<![su])s$/, '')

/**
 * The named schemas of the document. A schema is named after the exported constant of the contract; otherwise after the
 * call or schema that contains it, and its field. Equal schemas are stored once and referenced.
 */
export class Shapes {
  readonly schemas: JsonObject = {}
  readonly #names = new Map<string, string>()
  readonly #taken = new Set<string>()

  constructor(reserved: JsonObject, named_types: ReadonlyMap<string, z.ZodType>) {
    Object.assign(this.schemas, reserved)
    for (const name of Object.keys(reserved)) this.#taken.add(name)
    for (const io of ['output', 'input'] as const)
      for (const [name, type] of named_types) this.#know(jsonSchema(type, io, 'any'), RENAMED[name] ?? name, io)
  }

  /** Converts the schema of a request or reply and replaces named schemas by references. */
  of(type: z.ZodType, io: Io, name: string): JsonObject {
    return this.part(jsonSchema(type, io), name)
  }

  /** Like `of`, for a schema that is already JSON Schema. */
  part(schema: JsonObject, name: string): JsonObject {
    return this.#refer(schema, name) as JsonObject // an object stays an object
  }

  #know(shape: JsonObject, name: string, io: Io): void {
    if (!deservesName(shape) || this.#names.has(keyOf(shape))) return
    this.#names.set(keyOf(shape), this.#free(this.#taken.has(name) && io === 'input' ? `${name}Input` : name))
  }

  #free(name: string): string {
    let free = name
    for (let number = 2; this.#taken.has(free); number += 1) free = `${name}${number}`
    this.#taken.add(free)
    return free
  }

  #refer(value: unknown, name: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#refer(item, name))
    if (!isObject(value)) return value
    if (!deservesName(value)) return this.#inside(value, name)
    const key = keyOf(value)
    const shape_name = this.#names.get(key) ?? this.#free(name)
    this.#names.set(key, shape_name)
    const { description, ...shape } = value
    this.schemas[shape_name] ??= this.#inside(shape, shape_name)
    return { $ref: `#/components/schemas/${shape_name}`, ...(description !== undefined && { description }) }
  }

  /** Processes the parts of a schema. Only `properties` contains field names instead of JSON Schema keywords. */
  #inside(shape: JsonObject, name: string): JsonObject {
    const parts = Object.entries(shape).map(([word, part]) => {
      if (word === 'enum' || word === 'default' || word === 'const') return [word, part]
      if (word === 'properties' && isObject(part)) return [word, this.#fields(part, name)]
      return [word, this.#refer(part, word === 'items' ? singular(name) : name)]
    })
    return Object.fromEntries(parts)
  }

  #fields(fields: JsonObject, name: string): JsonObject {
    const base = name.replace(/(Reply|Body)$/, '')
    const entries = Object.entries(fields)
    return Object.fromEntries(entries.map(([field, type]) => [field, this.#refer(type, base + pascal(field))]))
  }
}
