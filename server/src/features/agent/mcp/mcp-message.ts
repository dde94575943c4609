import { z } from 'zod'
import { MCP_VERSIONS, STATELESS } from './mcp-versions.ts'

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion'
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities'

const Id = z.union([z.string().max(1_000), z.int()])

const Message = z.object({
  jsonrpc: z.literal('2.0'),
  id: Id.optional(),
  method: z.string().max(200),
  params: z.record(z.string(), z.unknown()).optional(),
})

export type McpRequest = { id: string | number; method: string; params: Record<string, unknown>; is_stateless: boolean }

/** An error of JSON-RPC, with its HTTP status. */
export class McpError extends Error {
  readonly rpc: number
  readonly status: number
  readonly data: object | undefined

  constructor(rpc: number, status: number, message: string, data?: object) {
    super(message)
    this.rpc = rpc
    this.status = status
    this.data = data
  }
}

const INVALID_REQUEST = -32600
const INVALID_PARAMS = -32602
const HEADER_MISMATCH = -32020
const UNSUPPORTED_VERSION = -32022

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The id of a message, for errors about it. */
export const idIn = (body: unknown): string | number | undefined =>
  typeof body === 'object' && body !== null && 'id' in body ? Id.safeParse(body.id).data : undefined

/**
 * Reads a message. Requests name their version: those of 2026-07-28 in the body and in a header.
 * @returns undefined for messages without a reply: notifications, and responses of a client.
 * @throws McpError.
 */
export function readMessage(body: unknown, headers: Headers): McpRequest | undefined {
  if (isResponse(body)) return undefined
  const { data } = Message.safeParse(body)
  if (!data) throw new McpError(INVALID_REQUEST, 400, 'The body must be one request or notification of JSON-RPC 2.0.')
  const { id, method, params = {} } = data
  const is_stateless = checkVersion(method, params, headers)
  if (id === undefined) return undefined
  if (is_stateless) checkHeaders(method, params, headers)
  return { id, method, params, is_stateless }
}

const isResponse = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !('method' in body) && ('result' in body || 'error' in body)

/** @returns whether the message is of the revision without sessions. */
function checkVersion(method: string, { _meta }: Record<string, unknown>, headers: Headers): boolean {
  const in_header = headers['mcp-protocol-version']
  const in_body =
    typeof _meta === 'object' && _meta !== null ? (_meta as Record<string, unknown>)[VERSION_KEY] : undefined
  const requested = in_body ?? in_header
  if (requested !== undefined && !MCP_VERSIONS.includes(String(requested)))
    throw new McpError(UNSUPPORTED_VERSION, 400, 'Unsupported protocol version', {
      supported: MCP_VERSIONS,
      requested: String(requested).slice(0, 40),
    })
  const is_stateless = requested === STATELESS && method !== 'initialize'
  if (!is_stateless) return false
  if (in_header !== STATELESS || in_body !== STATELESS)
    throw new McpError(HEADER_MISMATCH, 400, 'MCP-Protocol-Version and the version in _meta must be the same.')
  const capabilities = (_meta as Record<string, unknown>)[CAPABILITIES_KEY] // the version was read from it
  if (typeof capabilities !== 'object' || capabilities === null)
    throw new McpError(INVALID_PARAMS, 400, `_meta needs ${CAPABILITIES_KEY}.`)
  return true
}

/** Proxies route by these headers, so they must say the same as the body. */
function checkHeaders(method: string, params: Record<string, unknown>, headers: Headers): void {
  if (headers['mcp-method'] !== method)
    throw new McpError(HEADER_MISMATCH, 400, 'Mcp-Method must be the method of the request.')
  if (method === 'tools/call' && plainOf(headers['mcp-name']) !== params.name)
    throw new McpError(HEADER_MISMATCH, 400, 'Mcp-Name must be the name of the tool.')
}

/** Names that are no plain ASCII are sent in base64. */
function plainOf(header: string | string[] | undefined): string | undefined {
  const text = header === undefined ? undefined : String(header)
  const encoded = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(text ?? '')?.[1]
  return encoded === undefined ? text : Buffer.from(encoded, 'base64').toString()
}
