import { z } from 'zod'
import type { Operation } from '../operation.ts'
import { OPERATIONS } from '../operations.ts'

/** Metadata of a call, which REST sends as headers. */
const Meta = z.object({
  'ucp-agent': z.object({ profile: z.string().max(500).describe('URL of the profile of the platform') }).optional(),
  'idempotency-key': z.string().max(255).optional().describe('makes a repeated call get the first reply'),
})

const Arguments = z.object({ meta: Meta.optional(), id: z.string().max(200).optional() })

const hasId = ({ path }: Operation) => path.includes(':id')

function toolOf(operation: Operation) {
  const { tool, description, argument, input, method, from_replica } = operation
  const meta = { ...jsonSchemaOf(Meta), required: ['ucp-agent'] }
  const isRead = method === 'GET' || from_replica === true
  return {
    name: tool,
    description,
    inputSchema: {
      type: 'object',
      properties: {
        meta,
        ...(hasId(operation) && { id: { type: 'string' } }),
        ...(argument !== undefined && { [argument]: jsonSchemaOf(input) }),
      },
      required: ['meta', ...(hasId(operation) ? ['id'] : []), ...(argument === undefined ? [] : [argument])],
    },
    annotations: { readOnlyHint: isRead, openWorldHint: false },
  }
}

function jsonSchemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

/** The tools, in the order of the operations. */
export const TOOLS = OPERATIONS.map(toolOf)

/** Reads the arguments of a call: the parts that REST has in its path, headers and body. */
export function readArguments({ argument }: Operation, given: unknown) {
  const { data } = Arguments.safeParse(given ?? {})
  const body = argument !== undefined && typeof given === 'object' && given !== null ? entryOf(given, argument) : {}
  return data && { id: data.id ?? '', meta: data.meta, body }
}

const entryOf = (given: object, name: string): unknown =>
  Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined

export const operationOf = (tool: unknown): Operation | undefined => OPERATIONS.find((one) => one.tool === tool)
