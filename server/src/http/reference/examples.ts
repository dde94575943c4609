import { TEXTS } from './example-texts.ts'
import type { JsonObject } from './shapes.ts'

/** Examples for texts with a pattern: the first that matches the pattern is used. */
const PATTERNED = [
  'clay-mug',
  '123456',
  '12345678',
  '1767225600000000.own-018f3c5e-7b6a-4c1d-9e2f-3a4b5c6d7e8f',
  '0',
  '1',
  '12.50',
  '2026-01-15',
  'SG',
  'SGD',
  'MUG10',
  'CLAY-MUG',
  'clay_mug',
  '#a05a2c',
  '1767225600000000.clay-mug',
  '/files/clay-mug.webp',
  '/product/clay-mug',
  'https://example.com/clay-mug',
  'https://example.com/tx/{hash}',
  // The public key and the secret of a browser for push messages.
  `B${'a'.repeat(86)}`,
  'a'.repeat(22),
  '+6591234567',
  `handover_${'a'.repeat(32)}`,
  'a'.repeat(32),
  'a'.repeat(43),
  'a'.repeat(64),
  `0x${'a'.repeat(40)}`,
  `T${'A'.repeat(33)}`,
  '0x'.padEnd(66, 'a'),
  '123456789012',
  'DBSSSGSG',
  'mei@example.com',
  'Clay mug',
  '2026-01-15T08:30:00.000Z',
]

const FORMATS: Record<string, string> = {
  uuid: '018f3c5e-7b6a-4c1d-9e2f-3a4b5c6d7e8f',
  'date-time': '2026-01-15T08:30:00.000Z',
  date: '2026-01-15',
  email: 'mei@example.com',
  uri: 'https://example.com/clay-mug',
  time: '08:30:00',
}

const isText = (value: unknown): value is string => typeof value === 'string'

function textOf(schema: JsonObject, name: string): string {
  const patterns = [schema, ...((schema.allOf as JsonObject[] | undefined) ?? [])]
    .map(({ pattern }) => pattern)
    .filter(isText)
  const fits = (text: string) =>
    patterns.every((pattern) => new RegExp(pattern, 'u').test(text)) &&
    text.length <= Number(schema.maxLength ?? 1_000) &&
    text.length >= Number(schema.minLength ?? 0)
  const format = FORMATS[String(schema.format)]
  if (format && fits(format)) return format
  const texts = TEXTS.filter(([field]) => field.test(name)).map(([, text]) => text)
  const least = 'x'.repeat(Number(schema.minLength ?? 1))
  return [...texts, ...(patterns.length > 0 ? PATTERNED : ['Clay mug']), least].find(fits) ?? least
}

function numberOf({ minimum, maximum, exclusiveMinimum, multipleOf }: JsonObject, name: string): number {
  const usual = name.endsWith('cents') ? 2_500 : 1
  const least = exclusiveMinimum === undefined ? Number(minimum ?? usual) : Number(exclusiveMinimum) + 1
  const value = Math.min(Math.max(usual, least), Number(maximum ?? usual))
  return multipleOf ? Math.ceil(value / Number(multipleOf)) * Number(multipleOf) : value
}

/** Creates examples for schemas: every required field, one item of a list, the first option of a choice. */
export const examplesOf = (schemas: JsonObject) => {
  function fieldsOf(schema: JsonObject): JsonObject {
    const required = new Set((schema.required as string[] | undefined) ?? [])
    const fields = Object.entries((schema.properties as Record<string, JsonObject> | undefined) ?? {})
    return Object.fromEntries(
      fields.filter(([field]) => required.has(field)).map(([field, type]) => [field, of(type, field)]),
    )
  }

  function of(schema: JsonObject, name = ''): unknown {
    if (isText(schema.$ref)) return of(schemas[schema.$ref.slice('#/components/schemas/'.length)] as JsonObject, name)
    if ('const' in schema) return schema.const
    if ('default' in schema) return schema.default
    if (Array.isArray(schema.enum)) return schema.enum[0]
    const choice = (schema.anyOf ?? schema.oneOf) as JsonObject[] | undefined
    if (choice?.[0]) return of(choice[0], name)
    switch (schema.type) {
      case 'object':
        return fieldsOf(schema)
      case 'array':
        return schema.prefixItems
          ? (schema.prefixItems as JsonObject[]).map((item) => of(item, name))
          : Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () =>
              of(schema.items as JsonObject, name),
            )
      case 'string':
        return textOf(schema, name)
      case 'integer':
      case 'number':
        return numberOf(schema, name)
      case 'boolean':
        return true
      default:
        return schema.allOf ? of((schema.allOf as JsonObject[])[0] ?? {}, name) : null
    }
  }
  return of
}
