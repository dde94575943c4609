import type { FastifyRequest } from 'fastify'
import type { Server } from '../implement.ts'
import { forwardingHeader } from './loopback.ts'

/**
 * Logs a warning, once, when an address outside TRUST_PROXY sends forwarding headers. Behind an unconfigured proxy all
 * shoppers share one address and its rate limits. The headers may also be forged; they are ignored.
 */
export function warnOfUnknownProxy({ http }: Pick<Server, 'http'>): void {
  let is_told = false
  http.addHook('onRequest', async (request) => {
    if (is_told) return
    const header = forwardingHeader(request)
    if (!header || isTrusted(request)) return
    is_told = true
    const from = request.socket.remoteAddress
    request.log.warn(
      { header, from },
      'forwarding headers from an address that is not in TRUST_PROXY count for nothing',
    )
  })
}

/**
 * Whether the sender is a trusted proxy whose X-Forwarded-For was used. If so, Fastify lists further addresses after
 * the sender's.
 */
const isTrusted = (request: FastifyRequest): boolean => (request.ips?.length ?? 0) > 1
