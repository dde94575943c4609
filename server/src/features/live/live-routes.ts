import type { FastifyReply } from 'fastify'
import { startWorker } from '../../background/worker.ts'
import { implement, type Server } from '../../http/implement.ts'
import { Busy, NotSignedIn } from '../../refusal/refusal.ts'
import { openTicket, redeemTicket } from '../account/session/event-ticket-service.ts'
import { findValidSessions } from '../account/session/event-ticket-sql.ts'
import type { LiveMessage } from './live-sql.ts'
import { type StreamOwner, Streams } from './streams.ts'

const BEAT_EVERY_MS = 20_000

type Asked = { ticket?: unknown; since?: unknown }

/**
 * `GET /api/events?ticket=…&since=…`: streams live events of one shopper on a connection that stays open
 * (docs/live-events.md).
 */
export function liveRoutes(server: Server): void {
  const { http, context } = server
  const streams = new Streams()
  implement(server, 'POST /api/events/ticket', async ({ db, session_id }) => ({
    ticket: await openTicket(db, session_id),
  }))
  // HEAD is not exposed: its response would never end, and it would use up the ticket.
  const options = { exposeHeadRoute: false }
  http.get<{ Querystring: Asked }>('/api/events', options, async ({ query: { ticket, since } }, reply) => {
    if (streams.isFull) throw new Busy()
    const owner = typeof ticket === 'string' ? await redeemTicket(context.db, ticket) : undefined
    if (!owner) throw new NotSignedIn()
    streams.add(owner, openStream(reply), typeof since === 'string' ? Number(since) : undefined)
  })
  listen(server, streams)
}

function listen({ http, context }: Server, streams: Streams): void {
  context.notifications?.on('live', (payload) => {
    // An empty payload means that the connection to PostgreSQL was lost, so events may be missing.
    if (payload === '') return streams.endAll()
    const { user_id, ...about } = JSON.parse(payload) as LiveMessage // written by `publishEvents`
    streams.tell(user_id, about)
  })
  context.notifications?.on('session_end', (payload) => {
    if (payload !== '') streams.endSession(JSON.parse(payload) as StreamOwner) // written by the table's trigger
  })
  // Expired sessions and blocked accounts send no notification, so they are checked here.
  const beat = async () => {
    streams.beat()
    const { owners } = streams
    if (owners.length === 0) return 'done' as const
    const living = new Set(await findValidSessions(context.db, [...new Set(owners.map(sessionOf))]))
    for (const owner of owners) if (!living.has(owner.session_id)) streams.endSession(owner)
    return 'done' as const
  }
  const jobs = () => [{ name: 'live_events', every_ms: BEAT_EVERY_MS, work: beat }]
  const beating = startWorker(context, {
    log_name: 'live events',
    failed: 'checking sessions of streams failed',
    jobs,
  })
  http.addHook('preClose', async () => {
    await beating.stop()
    streams.endAll()
  })
}

const sessionOf = ({ session_id }: StreamOwner) => session_id

/** Disables compression, caching and proxy buffering, so that each event is sent immediately. */
function openStream(reply: FastifyReply) {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  return reply.raw
}
