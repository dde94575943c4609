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
        .describe(
          'HTTPS URL of your own profile, which the shop reads, such as https://agent.example/profile.json. The program that runs you knows it; an invented address is refused',
        ),
    })
    .optional()
    .describe('The agent that calls: you'),
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{16,255}$/, 'expected 16 to 255 characters without spaces, such as a UUID')
    .optional()
    .describe(
      'A new UUID for each purchase or change. Repeat a call that got no reply with the same key and arguments: it then gets the first reply, and nothing happens twice',
    ),
  language: z.string().max(100).optional().describe(LANGUAGE_HINT),
})

const Arguments = z.object({ meta: Meta.optional(), id: z.string().max(200).optional() })

/** Whether the input may be left out, because none of its fields is needed. */
const isEmptiable = ({ input }: Operation) => input.safeParse({}).success
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

/** Where the id of a tool comes from, by the last word of the tool's name. */
const IDS: Record<string, string> = {
  cart: 'Id of the cart: "id" of the reply of create_cart',
  checkout: 'Id of the checkout: "id" of the reply of create_checkout',
  order: 'Id of the order: "order.id" of a checkout with the status completed',
}

const idOf = ({ tool }: Operation) => ({
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: IDS[tool.split('_')[1] ?? ''] ?? 'Id from an earlier reply',
})

/** The contents of the argument that holds the input of a tool. */
const CONTENTS: Record<string, string> = {
  search_catalog: 'What to search for',
  lookup_catalog: 'What to look up',
  get_product: 'The product to get',
  create_cart: 'The goods of the cart',
  update_cart: 'The whole new content of the cart, with the items that stay',
  create_checkout: 'The goods to buy, and where they are sent',
  update_checkout: 'The whole new content of the checkout, with the items that stay',
  complete_checkout: 'May be left out or empty: the checkout has everything',
}

function toolOf(operation: Operation) {
  const { tool, title, description, argument, input, tool_needs_key } = operation
  const { properties = {}, ...rest } = jsonSchemaOf(Meta)
  const { 'idempotency-key': key, ...fields } = properties
  const meta = {
    ...rest,
    // The key of a read has no effect, so it is not offered.
    properties: isRead(operation) ? fields : { ...fields, ...(key && { 'idempotency-key': key }) },
    description: 'Who calls, and how',
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
          [argument]: { ...jsonSchemaOf(input), description: CONTENTS[tool] },
        }),
      },
      required: [
        'meta',
        ...(hasId(operation) ? ['id'] : []),
        ...(argument === undefined || isEmptiable(operation) ? [] : [argument]),
      ],
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
export function readArguments(operation: Operation, input: unknown, key_in_header: string | undefined) {
  const { argument } = operation
  const { data, error } = Arguments.safeParse(input ?? {})
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
  const value = argument !== undefined && typeof input === 'object' && input !== null ? entryOf(input, argument) : {}
  const body = value === undefined && isEmptiable(operation) ? {} : value
  if (argument !== undefined && (typeof body !== 'object' || body === null))
    throw new WrongArguments(`${argument} is missing: an object, as inputSchema of the tool describes it.`)
  return { id: data.id ?? '', meta: data.meta, key, body }
}

const entryOf = (input: object, name: string): unknown =>
  Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : undefined

export const operationOf = (tool: unknown): Operation | undefined => OPERATIONS.find((one) => one.tool === tool)
