import { z } from 'zod'

/**
 * Why a node gave no usable reply:
 * - `unreachable`: no connection, or a status that is not 200
 * - `too_slow`: no complete reply within the time limit
 * - `limited`: the provider's rate limit (429)
 * - `refused`: the node replied with an error, for example because a range of blocks is too large
 * - `too_large`: the reply exceeds the size limit
 * - `malformed`: the reply is not what was asked for
 */
export type NodeFault = 'unreachable' | 'too_slow' | 'limited' | 'refused' | 'too_large' | 'malformed'

/** A node gave no usable reply. The message never contains the URL, which may contain the key of an account. */
export class NodeError extends Error {
  readonly fault: NodeFault
  /** True if the node refused because it does not have the state of an old block any more, or never offers it. */
  readonly lacks_state: boolean
  /** True if a server replied, but with an error and without JSON, as the proxies of providers do. */
  readonly is_of_proxy: boolean
  constructor(fault: NodeFault, message: string, { lacks_state = false, is_of_proxy = false } = {}) {
    super(message)
    this.fault = fault
    this.lacks_state = lacks_state
    this.is_of_proxy = is_of_proxy
  }
}

/** Messages of nodes that do not have the state of an old block: geth, Erigon, Nethermind, reth, archive plans, TRON. */
const LACKS_STATE =
  /missing trie node|no state (available|found)|state .*(not available|unavailable|pruned)|pruned|pruning|archive|QUANTITY not supported/i

const TIMEOUT_MS = 10_000
/** Parsing a larger reply would block the server for too long. */
const REPLY_BYTES = 8 * 1024 * 1024
const TOO_MANY_REQUESTS = 429

const Reply = z.object({
  jsonrpc: z.string().optional(),
  // Null if the node could not read the request.
  id: z.number().nullish(),
  result: z.unknown().optional(),
  error: z.object({ code: z.union([z.number(), z.string()]).optional(), message: z.string().catch('') }).nullish(),
})
/** The message of a node is never shown, nor is a code that is a sentence: both can contain the key of an account. */
const shownCode = (code: number | string | undefined) =>
  typeof code === 'number' || /^[A-Za-z0-9_-]{1,30}$/.test(code ?? '') ? `code ${code}` : 'no code'

/** Calls a method of a node and validates its result. @throws NodeError */
export type Rpc = <Result extends z.ZodType>(
  method: string,
  params: readonly unknown[],
  result: Result,
) => Promise<z.output<Result>>

type Limits = { timeout_ms?: number; reply_bytes?: number; signal?: AbortSignal | undefined }

/** A client of one node. Every call has limits of time and size, so that a node cannot block the server. */
export function jsonRpc(url: string, { timeout_ms = TIMEOUT_MS, reply_bytes = REPLY_BYTES, signal }: Limits = {}): Rpc {
  let last_id = 0
  return async (method, params, result) => {
    const id = ++last_id
    const limit = AbortSignal.timeout(timeout_ms)
    const text = await send(url, JSON.stringify({ jsonrpc: '2.0', id, method, params }), reply_bytes, [
      limit,
      ...(signal ? [signal] : []),
    ]).catch((error: unknown) => {
      if (error instanceof NodeError) throw error
      if (limit.aborted) throw new NodeError('too_slow', `no reply to ${method} within ${timeout_ms} ms`)
      throw new NodeError('unreachable', `${method} failed: ${causeOf(error)}`)
    })
    return resultOf(method, id, text, result)
  }
}

/** The code of a network error, such as ECONNREFUSED. Other messages may contain the URL. */
function causeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : 'no connection'
}

async function send(url: string, body: string, reply_bytes: number, signals: AbortSignal[]): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.any(signals),
    redirect: 'error',
  })
  if (response.status === TOO_MANY_REQUESTS) {
    await response.body?.cancel()
    throw new NodeError('limited', 'the provider limits the requests (429)')
  }
  const text = await readAtMost(response, reply_bytes)
  // Some nodes reply to errors, such as a range that is too large, with status 400 or 500 and a JSON body.
  if (!response.ok && !text.startsWith('{'))
    throw new NodeError('unreachable', `status ${response.status}`, { is_of_proxy: true })
  return text
}

async function readAtMost(response: Response, reply_bytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > reply_bytes) throw new NodeError('too_large', `a reply is larger than ${reply_bytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function resultOf<Result extends z.ZodType>(method: string, id: number, text: string, result: Result) {
  const reply = Reply.safeParse(parsed(text))
  if (!reply.success) throw new NodeError('malformed', `the reply to ${method} is not JSON-RPC`)
  const { error } = reply.data
  if (error)
    throw new NodeError('refused', `${method} was refused with ${shownCode(error.code)}`, {
      lacks_state: LACKS_STATE.test(error.message),
    })
  if (reply.data.id !== id) throw new NodeError('malformed', `the reply to ${method} belongs to another request`)
  const checked = result.safeParse(reply.data.result)
  if (!checked.success) throw new NodeError('malformed', `the result of ${method} has an unknown form`)
  return checked.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
