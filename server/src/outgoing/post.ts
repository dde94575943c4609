import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { hostOf, isPublicAddress, lookupAllowed, NotPublic } from './public-address.ts'

/** Time in which an address has to reply, in ms, including the lookup of its name. */
const REPLY_MS = 15_000

export type Post = { url: string; headers: Record<string, string>; body: string | Buffer }

export type PostReply = { status: number; fault: null } | { status: null; fault: string }

/**
 * The addresses that requests may be sent to. Tests replace it, because their receivers are internal. `reply_ms` is the
 * time in which an address has to reply.
 */
export type Network = { isAllowed: (address: string) => boolean; reply_ms?: number }
export const INTERNET: Network = { isAllowed: isPublicAddress }

/** The fault of an address on an internal network. */
export const NOT_PUBLIC = 'NOT_PUBLIC'

/**
 * Sends a request to an address that a person has entered. Redirects are not followed, because they could lead to an
 * internal network; the reply's body is not read. @returns the status, or the reason why there was no reply.
 */
export function post(
  { url: address, headers, body }: Post,
  { isAllowed, reply_ms = REPLY_MS }: Network,
): Promise<PostReply> {
  const url = new URL(address)
  const host = hostOf(url)
  // Connections to a literal address make no lookup.
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve({ status: null, fault: NOT_PUBLIC })
  return new Promise((settle) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const sending = request(url, {
      method: 'POST',
      agent: false, // no connection is reused: each is made to an address that was just checked
      lookup: lookupAllowed(isAllowed),
      signal: AbortSignal.timeout(reply_ms),
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    const readStatus = (reply: IncomingMessage) => {
      settle({ status: reply.statusCode ?? 0, fault: null })
      reply.destroy()
    }
    sending.on('response', readStatus)
    // Without a listener, a reply that switches to another protocol ends the request without any event.
    sending.on('upgrade', readStatus)
    sending.on('error', (error) => settle({ status: null, fault: faultOf(error) }))
    sending.end(body)
  })
}

export function faultOf(error: Error): string {
  if (error instanceof NotPublic) return NOT_PUBLIC
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'TIMEOUT'
  const { code }: Record<string, unknown> = { ...error }
  return typeof code === 'string' ? code.slice(0, 60) : 'FAILED'
}
