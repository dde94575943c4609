import type { FastifyRequest } from 'fastify'
import type { Server } from './implement.ts'

/** What proxies add about whom they ask for. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip']

/**
 * Tells, once, that somebody who is not in TRUST_PROXY sends forwarding headers: behind a proxy that nobody named every
 * shopper looks like one address, and their limits are one. Or somebody makes them up; they count for nothing.
 */
export function warnOfUnknownProxy({ http }: Pick<Server, 'http'>): void {
  let is_told = false
  http.addHook('onRequest', async (request) => {
    if (is_told) return
    const header = FORWARDING.find((name) => request.headers[name] !== undefined)
    if (!header || isTrusted(request)) return
    is_told = true
    const from = request.socket.remoteAddress
    request.log.warn(
      { header, from },
      'forwarding headers from an address that is not in TRUST_PROXY count for nothing',
    )
  })
}

/** A trusted sender's X-Forwarded-For names the asker: then the addresses on the way are more than its own. */
const isTrusted = (request: FastifyRequest): boolean => (request.ips?.length ?? 0) > 1
