import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/**
 * The JSON schema that fast-json-stringify serialises a reply by.
 *
 * Three rewrites of what Zod gives: inside `anyOf` the serialiser checks values with ajv, so `additionalProperties:
 * false` would turn one unlisted column into a 500 (unlisted fields are dropped all the same), patterns would cost and
 * refuse, and `X.nullable()` would be a checked choice where one type with null does.
 */
export function replySchema(reply: z.ZodType): JsonSchema {
  return z.toJSONSchema(reply, { target: 'draft-7', io: 'output', override: ({ jsonSchema }) => rewrite(jsonSchema) })
}

function rewrite(schema: JsonSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties
  delete schema.pattern
  delete schema.propertyNames
  const [value, nothing, ...more] = (schema.anyOf ?? []) as JsonSchema[] // anyOf is a list of schemas by JSON Schema
  if (nothing?.type !== 'null' || more.length > 0 || typeof value?.type !== 'string') return
  delete schema.anyOf
  Object.assign(schema, value, { type: [value.type, 'null'] })
  if (Array.isArray(schema.enum)) schema.enum = [...schema.enum, null]
}
