import type { FastifyRequest } from 'fastify'
import { inNetworks } from '../outgoing/networks.ts'
import { NotFound } from '../refusal/refusal.ts'
import type { Server } from './implement.ts'

const DESK = /^\/(?:api\/admin|console)(?:\/|$)/
/** Other routes that are available on the desk's host: pictures of products, icons, and health checks. */
const BESIDE = /^\/(?:pictures|files|icons|icon\.svg|healthz|readyz|metrics)(?:\/|$)/

/**
 * Restricts access to the operators' desk. With CONSOLE_HOST the desk is served only on that host, and the shop on all
 * others. With CONSOLE_ADDRESSES only those addresses reach the desk. Everyone else gets the same 404 as for an unknown
 * URL. The check uses the matched route instead of the URL, because one route can be written as many URLs.
 */
export function restrictDesk({ http, context }: Pick<Server, 'http' | 'context'>): void {
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
 * Compares the Host header itself. X-Forwarded-Host is ignored, because a trusted proxy may pass it on as the client
 * wrote it. CONSOLE_HOST may include a port.
 */
function isOf(console_host: string, { headers }: FastifyRequest): boolean {
  const host = (headers.host ?? '').toLowerCase()
  return host === console_host || host.replace(/:\d+$/, '') === console_host
}

/** @internal Exported for its test. */
export const allowing = (networks: readonly string[]): ((address: string) => boolean) =>
  networks.length === 0 ? () => true : inNetworks(networks)
