import { z } from 'zod'
import { describedAt, jsonSchemaOf } from '../input-schema.ts'
import { LANGUAGE_HINT } from '../language-hint.ts'
import type { Operation } from '../operation.ts'
import { OPERATIONS } from '../operations.ts'
import { outputSchemaOf } from './tool-output.ts'

/** Metadata of a call, which REST sends as headers. */
const Meta = z.object({
  'ucp-agent': z
    .object({
      profile: z
        .string()
        .max(500)
        .describe('HTTPS URL of the profile of the platform, such as https://agent.example/profile.json'),
    })
    .optional()
    .describe('The platform that calls'),
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{16,255}$/, 'expected 16 to 255 characters without spaces, such as a UUID')
    .optional()
    .describe('A new UUID for each purchase or change. A repeated call with the same key gets the first reply'),
  language: z.string().max(100).optional().describe(LANGUAGE_HINT),
})

const Arguments = z.object({ meta: Meta.optional(), id: z.string().max(200).optional() })

const hasId = ({ path }: Operation) => path.includes(':id')
const isRead = ({ method, from_replica }: Operation) => method === 'GET' || from_replica === true

/** Creating something destroys nothing; replacing, ending and paying cannot be undone. */
function annotationsOf(operation: Operation) {
  const { title, tool, tool_needs_key = false } = operation
  const is_read = isRead(operation)
  return {
    title,
    readOnlyHint: is_read,
    destructiveHint: !is_read && !tool.startsWith('create_'),
    idempotentHint: is_read || tool.startsWith('update_') || tool_needs_key,
    openWorldHint: false,
  }
}

const idOf = ({ tool }: Operation) => ({
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: `Id of the ${tool.split('_')[1]}, from an earlier reply`,
})

function toolOf(operation: Operation) {
  const { tool, title, description, argument, input, tool_needs_key } = operation
  const meta = {
    ...jsonSchemaOf(Meta),
    description: 'Metadata of the call',
    required: ['ucp-agent', ...(tool_needs_key ? ['idempotency-key'] : [])],
  }
  return {
    name: tool,
    title,
    description,
    inputSchema: {
      type: 'object',
      properties: {
        meta,
        ...(hasId(operation) && { id: idOf(operation) }),
        ...(argument !== undefined && {
          [argument]: { description: `The ${argument} of the call`, ...jsonSchemaOf(input) },
        }),
      },
      required: ['meta', ...(hasId(operation) ? ['id'] : []), ...(argument === undefined ? [] : [argument])],
    },
    outputSchema: outputSchemaOf(operation),
    annotations: annotationsOf(operation),
  }
}

/** The tools, in the order of the operations. */
export const TOOLS = OPERATIONS.map(toolOf)

/** Wrong arguments of a tool. The message names the field and its expected form. */
export class WrongArguments extends Error {}

/**
 * Reads the arguments of a call: the parts that REST has in its path, headers and body.
 * @throws WrongArguments.
 */
export function readArguments(operation: Operation, given: unknown, key_in_header: string | undefined) {
  const { argument } = operation
  const { data, error } = Arguments.safeParse(given ?? {})
  if (!data) {
    const { path, message } = error.issues[0] ?? { path: [], message: '' }
    throw new WrongArguments(
      `${path.map(String).join('.') || 'arguments'}: ${message}. ${describedAt(Arguments, path)}`,
    )
  }
  if (hasId(operation) && !data.id) throw new WrongArguments(`id is missing. ${idOf(operation).description}.`)
  const key = data.meta?.['idempotency-key'] ?? key_in_header
  if (operation.tool_needs_key && key === undefined)
    throw new WrongArguments(
      'meta["idempotency-key"] is missing: a new UUID for each purchase, so that a repeated call does not pay twice.',
    )
  const body = argument !== undefined && typeof given === 'object' && given !== null ? entryOf(given, argument) : {}
  if (argument !== undefined && (typeof body !== 'object' || body === null))
    throw new WrongArguments(`${argument} is missing: an object, as inputSchema of the tool describes it.`)
  return { id: data.id ?? '', meta: data.meta, key, body }
}

const entryOf = (given: object, name: string): unknown =>
  Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined

export const operationOf = (tool: unknown): Operation | undefined => OPERATIONS.find((one) => one.tool === tool)
