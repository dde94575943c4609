import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/**
 * The JSON schema by which fast-json-stringify serialises a reply.
 *
 * Zod's schema is changed in three ways. Inside `anyOf` the serialiser validates values with ajv, so
 * `additionalProperties: false` would turn one unlisted column into a 500; unlisted fields are dropped anyway. Patterns
 * would cost time and refuse replies. `X.nullable()` becomes one type with null instead of an `anyOf`, which would be
 * validated.
 */
export function replySchema(reply: z.ZodType): JsonSchema {
  return z.toJSONSchema(reply, { target: 'draft-7', io: 'output', override: ({ jsonSchema }) => rewrite(jsonSchema) })
}

function rewrite(schema: JsonSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties
  delete schema.pattern
  delete schema.propertyNames
  const [value, nothing, ...more] = (schema.anyOf ?? []) as JsonSchema[] // by JSON Schema, anyOf is a list of schemas
  if (nothing?.type !== 'null' || more.length > 0 || typeof value?.type !== 'string') return
  delete schema.anyOf
  Object.assign(schema, value, { type: [value.type, 'null'] })
  if (Array.isArray(schema.enum)) schema.enum = [...schema.enum, null]
}
