import type { FastifyRequest } from 'fastify'
import { NotFound } from '../refusal/refusal.ts'
import { inNetworks } from './client-address/networks.ts'
import type { Server } from './implement.ts'

/** What the desk consists of, by the addresses of its routes. */
const DESK = /^\/(?:api\/admin|console)(?:\/|$)/
/** What else a page of the desk asks for: pictures of the goods, the shop's mark, and what tells that the server lives. */
const BESIDE = /^\/(?:pictures|files|icons|icon\.svg|healthz|readyz|metrics)(?:\/|$)/

/**
 * With CONSOLE_HOST the desk is on that host and the shop on all others; with CONSOLE_ADDRESSES only those reach the
 * desk. Whoever is kept out is told what every unknown address is told. The address of the route counts, not what was
 * written: there are many ways to write one.
 */
export function keepDeskDoor({ http, context }: Pick<Server, 'http' | 'context'>): void {
  const { console_host, console_addresses } = context.config
  if (!console_host && console_addresses.length === 0) return
  const isAllowed = allowing(console_addresses)
  http.addHook('onRequest', async (request, reply) => {
    const is_at_desk_host = !console_host || isOf(console_host, request)
    const route = request.routeOptions.url ?? ''
    if (DESK.test(route)) {
      if (!is_at_desk_host || !isAllowed(request.ip)) throw new NotFound()
    } else if (console_host && is_at_desk_host) {
      if (route === '/' || request.url === '/') return reply.redirect('/console')
      if (!BESIDE.test(route)) throw new NotFound()
    }
  })
}

/**
 * The Host header itself: X-Forwarded-Host, which a trusted proxy may pass on as the client wrote it, does not count.
 * CONSOLE_HOST may include a port.
 */
function isOf(console_host: string, { headers }: FastifyRequest): boolean {
  const host = (headers.host ?? '').toLowerCase()
  return host === console_host || host.replace(/:\d+$/, '') === console_host
}

/** @internal Exported for its test. */
export const allowing = (networks: readonly string[]): ((address: string) => boolean) =>
  networks.length === 0 ? () => true : inNetworks(networks)
