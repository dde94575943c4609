import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { inNetworks } from '../outgoing/networks.ts'
import { isLoopback } from './client-address/loopback.ts'
import { networkOf } from './rate-limits.ts'

/** Limits for clients' connections. Tests shorten the times. */
export type ConnectionLimits = {
  /**
   * Time limit from the first byte of a request to the end of its headers. It also applies to a connection that never
   * sends anything.
   */
  headers_ms: number
  /** Time limit from the first byte of a request to the end of its body. */
  request_ms: number
  /** How often both limits are checked. A request may exceed them by this time. */
  check_every_ms: number
  /** How long a client may stop reading while a reply is waiting to be sent. */
  stall_ms: number
  /**
   * How long a connection may be idle between requests. Longer than the minute after which proxies close their side.
   */
  idle_ms: number
  per_address: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers_ms: 10_000,
  request_ms: 30_000,
  check_every_ms: 2_000,
  stall_ms: 30_000,
  idle_ms: 72_000,
  per_address: 128,
}

type Exempting = { limits: boolean; trust_proxy: string | undefined }

/**
 * Creates the HTTP servers of one shop, one per address that it listens on. The servers share the count of connections.
 */
export function serverFactoryOf(times: ConnectionLimits, config: Exempting): (handler: RequestListener) => Server {
  const countConnection = connectionLimit(times.per_address, config)
  return (handler) => {
    const server = createServer(
      {
        headersTimeout: times.headers_ms,
        requestTimeout: times.request_ms,
        connectionsCheckingInterval: times.check_every_ms,
        keepAliveTimeout: times.idle_ms,
      },
      handler,
    )
    return server.on('connection', countConnection)
  }
}

/**
 * Closes new connections of an address (IPv6: a /64) that has too many. Proxies in TRUST_PROXY, which connect for many
 * clients, and this machine are not limited.
 * @internal Exported for its test.
 */
export function connectionLimit(
  per_address: number,
  { limits, trust_proxy = '' }: Exempting,
): (socket: Pick<Socket, 'remoteAddress' | 'destroy' | 'once'>) => void {
  const isProxy = inNetworks(trust_proxy.split(',').flatMap((text) => text.trim() || []))
  const open = new Map<string, number>()
  return (socket) => {
    const address = socket.remoteAddress ?? ''
    if (!limits || isLoopback(address) || isProxy(address)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > per_address) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const remaining = (open.get(network) ?? 1) - 1
      if (remaining > 0) open.set(network, remaining)
      else open.delete(network)
    })
  }
}

/**
 * Closes the connection of a client that stops reading a reply. Node replaces the socket's timeout after each reply, so
 * each reply sets it again. The timeout restarts whenever a part of the reply is sent. A reply whose next part the server
 * still makes may be silent for longer. Event streams have a separate limit (features/live/streams.ts).
 */
export function limitStalls(http: FastifyInstance, { stall_ms }: Pick<ConnectionLimits, 'stall_ms'>): void {
  http.addHook('onSend', (_request, { raw }, _payload, done) => {
    const { socket } = raw
    // A request that is injected in-process has no connection.
    if (!(socket instanceof Socket)) return done()
    socket.setTimeout(stall_ms)
    // With a listener, Node leaves it to the listener to close the connection.
    raw.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy()
    })
    done()
  })
}

/**
 * Reads and discards the rest of a body after the reply. Node does so only when nothing of the body was read. Without
 * this, after a form that was refused half-way, the next request on the connection (a proxy may send another client's)
 * would wait for 30 seconds and end with 408.
 */
export function readToTheEnd(http: FastifyInstance): void {
  http.addHook('onResponse', ({ raw }, _reply, done) => {
    // A request that is injected in-process has no connection.
    if (!raw.readableEnded && raw.socket instanceof Socket) raw.unpipe().resume()
    done()
  })
}

/** Refuses a request with several Host headers, because Node uses the first and a proxy may have used another. */
export function refuseTwoHosts(http: FastifyInstance): void {
  http.addHook('onRequest', ({ raw: { rawHeaders } }, reply, done) => {
    let hosts = 0
    for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? '')) hosts += 1
    if (hosts < 2) return done()
    reply.header('connection', 'close')
    done(Object.assign(new Error('several Host headers'), { statusCode: 400 }))
  })
}

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Replies to a request that is too slow or not HTTP, and closes its connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = STATUS_OF[error.code ?? ''] ?? 400
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // Node's internal marker that a reply has begun. A client would read a second reply as part of the first.
  const { _httpMessage: begun }: { _httpMessage?: ServerResponse | null } = socket as object
  if (socket.writable && !begun?.headersSent)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`,
    )
  socket.destroy(error)
}
