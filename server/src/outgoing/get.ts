import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { faultOf, type Network, NOT_PUBLIC } from './post.ts'
import { hostOf, lookupAllowed } from './public-address.ts'

export type Got =
  | { status: number; body: Buffer; max_age_s: number | undefined; location: string | undefined; fault: null }
  | { status: null; fault: string }

type Limits = { max_bytes: number; timeout_ms: number; accept?: string }

/** The fault of a reply that is longer than the limit. */
export const TOO_LONG = 'TOO_LONG'

/**
 * Reads a document from an address that a stranger has named. Redirects are not followed, because they could lead to an
 * internal network. @returns the reply, or the reason why there was none.
 */
export function get(address: string, limits: Limits, { isAllowed }: Network): Promise<Got> {
  const url = new URL(address)
  const host = hostOf(url)
  // Connections to a literal address make no lookup.
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve({ status: null, fault: NOT_PUBLIC })
  return new Promise((settle) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const asking = request(url, {
      agent: false, // no connection is reused: each is made to an address that was just checked
      lookup: lookupAllowed(isAllowed),
      signal: AbortSignal.timeout(limits.timeout_ms),
      headers: { accept: limits.accept ?? 'application/json', 'user-agent': 'Sampan-Agents/1' },
    })
    const fail = (error: Error) => settle({ status: null, fault: faultOf(error) })
    asking.on('error', fail)
    // Without a listener, a reply that switches to another protocol ends the request without any event.
    asking.on('upgrade', (reply) => {
      fail(new Error('the reply switches to another protocol'))
      reply.destroy()
    })
    asking.on('response', (reply) => {
      reply.on('error', fail)
      readBody(reply, limits.max_bytes, (body) => {
        if (!body) settle({ status: null, fault: TOO_LONG })
        else {
          const { location } = reply.headers
          settle({ status: reply.statusCode ?? 0, body, max_age_s: maxAge(reply), location, fault: null })
        }
      })
    })
    asking.end()
  })
}

/** Calls `done` with the whole body, or without it as soon as it is longer than the limit. */
function readBody(reply: IncomingMessage, max_bytes: number, done: (body?: Buffer) => void): void {
  const chunks: Buffer[] = []
  let bytes = 0
  reply.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= max_bytes) chunks.push(chunk)
    else {
      done()
      reply.destroy()
    }
  })
  reply.on('end', () => done(Buffer.concat(chunks)))
}

function maxAge({ headers }: IncomingMessage): number | undefined {
  const match = /(?:^|[,\s])max-age=(\d{1,9})/i.exec(headers['cache-control'] ?? '')
  return match ? Number(match[1]) : undefined
}
