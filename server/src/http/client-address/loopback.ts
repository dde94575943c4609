import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Whether a host or an address is this machine itself. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true
  const address = name.replace(/^::ffff:/, '')
  return isIPv4(address) && address.startsWith('127.')
}

/** Headers that proxies add, in addition to those with the prefix `x-forwarded-`. */
const FORWARDING = ['forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip']

/** The header by which a proxy says that it passes a request on; undefined when there is none. */
export const forwardingHeader = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  Object.keys(headers).find((name) => name.startsWith('x-forwarded-') || FORWARDING.includes(name))

/** A request as it came over the wire: nothing of it was taken from the headers of a trusted proxy. */
export type Arrived = Pick<FastifyRequest, 'headers'> & {
  socket: { remoteAddress?: string | undefined }
  raw: { httpVersion: string }
}

/**
 * Whether the request comes from a program on this machine and not through a proxy: the connection is local, no header
 * names a proxy, and the Host header names this machine. A silent proxy passes the public host on, or speaks HTTP/1.0
 * like an unconfigured nginx.
 */
export const isAskedHere = (request: Arrived): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') &&
  forwardingHeader(request) === undefined &&
  request.headers.via === undefined &&
  request.raw.httpVersion !== '1.0' &&
  isLoopback((request.headers.host ?? '').replace(/:\d+$/, ''))
