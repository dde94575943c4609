import type { FastifyRequest } from 'fastify'

/** Whether a host or an address is this machine itself. */
export const isLoopback = (host: string): boolean => /^(localhost$|127\.|::1$|::ffff:127\.)/.test(host)

/** Headers that proxies add. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip']

/** The header by which a proxy says whom it asks for; undefined when there is none. */
export const forwardingHeader = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  FORWARDING.find((name) => headers[name] !== undefined)

/** Whether a request was made on this machine, and not forwarded by a local proxy that TRUST_PROXY does not name. */
export const isAskedHere = (request: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  isLoopback(request.ip) && forwardingHeader(request) === undefined
