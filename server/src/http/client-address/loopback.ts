import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true
  const address = name.replace(/^::ffff:/, '')
  return isIPv4(address) && address.startsWith('127.')
}

/** Headers that proxies add, in addition to those with the prefix `x-forwarded-`. */
const FORWARDING = ['forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip']

/** The header by which a proxy reveals itself; undefined when there is none. */
export const forwardingHeader = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  Object.keys(headers).find((name) => name.startsWith('x-forwarded-') || FORWARDING.includes(name))

/** The connection and headers of a request, before headers of a trusted proxy are applied. */
export type DirectRequest = Pick<FastifyRequest, 'headers'> & {
  socket: { remoteAddress?: string | undefined }
  raw: { httpVersion: string }
}

/**
 * Whether the request comes from a program on this machine and not through a proxy: the connection is local, no header
 * reveals a proxy, and the Host header is loopback. The Host header and the HTTP version detect a proxy that adds no
 * header, because that proxy passes the public host on, or uses HTTP/1.0 like an unconfigured nginx.
 */
export const isLocalRequest = (request: DirectRequest): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') &&
  forwardingHeader(request) === undefined &&
  request.headers.via === undefined &&
  request.raw.httpVersion !== '1.0' &&
  isLoopback((request.headers.host ?? '').replace(/:\d+$/, ''))
