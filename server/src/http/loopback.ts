import type { FastifyRequest } from 'fastify'

/** Whether a host or an address is this machine itself. */
export const isLoopback = (host: string): boolean => /^(localhost$|127\.|::1$|::ffff:127\.)/.test(host)

/** Whether a request was made on this machine, and not forwarded by a local proxy that TRUST_PROXY does not name. */
export const isAskedHere = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
