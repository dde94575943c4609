import { z } from 'zod'

/** The JSON schema of an input. */
export function jsonSchemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

/** The description of a field of a schema, as a sentence. */
export function describedAt(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let at: unknown = jsonSchemaOf(schema)
  for (const name of path) {
    if (typeof at !== 'object' || at === null) return ''
    const { properties, items } = at as { properties?: Record<string, unknown>; items?: unknown } // a JSON schema
    at = typeof name === 'number' ? items : properties?.[String(name)]
  }
  const description = typeof at === 'object' && at !== null && 'description' in at ? at.description : undefined
  return typeof description === 'string' ? `${description}.` : ''
}
