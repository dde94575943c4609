// Delivery of signed events to the shop.
import { createHmac } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Due, Store } from './store.ts'

const MS = 1_000
const SOCKETS = 16
const TIMEOUT_MS = 10_000
const LONGEST_WAIT_MS = 60_000
const TRIES = 20

type Settings = { webhook_secret: string; retry_ms: number; random: () => number }

export type Deliveries = {
  /** Sends an event. A refused one is scheduled again, later and later. */
  deliver: (due: Due, later: (due: Due) => void) => void
  /** Counts since the start. */
  counts: { delivered: number; refused: number; given_up: number }
  /** The number of deliveries that wait for a reply. */
  running: () => number
  sendTo: (url: string | null) => void
  /** Aborts deliveries; they stay due. */
  close: () => Promise<void>
}

export function openDeliveries(
  store: Store,
  events_url: string | null,
  { webhook_secret, retry_ms, random }: Settings,
): Deliveries {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  const counts = { delivered: 0, refused: 0, given_up: 0 }
  const running = new Set<Promise<void>>()
  let url = events_url

  const send = async (id: string): Promise<boolean> => {
    const event = store.get('event', id)
    if (!event) return true
    const body = JSON.stringify(event)
    const status = url ? await post(url, agent, body, signatureOf(body, webhook_secret)) : 0
    const isTaken = status >= 200 && status < 300
    if (isTaken) event.pending_webhooks = 0
    return isTaken
  }
  const deliver: Deliveries['deliver'] = (due, later) => {
    const delivery = send(due.id).then((isTaken) => {
      running.delete(delivery)
      if (isTaken) counts.delivered++
      else if (due.tries + 1 >= TRIES) counts.given_up++
      else {
        counts.refused++
        const wait_ms = Math.min(LONGEST_WAIT_MS, retry_ms * 2 ** due.tries) * (0.5 + random() / 2)
        later({ ...due, at_ms: Date.now() + wait_ms, tries: due.tries + 1 })
      }
    })
    running.add(delivery)
  }
  return {
    deliver,
    counts,
    running: () => running.size,
    sendTo: (next) => {
      url = next
    },
    close: async () => {
      agent.destroy()
      await Promise.all(running)
    },
  }
}

/** Stripe signs each delivery with its time. */
function signatureOf(body: string, secret: string): string {
  const time = Math.floor(Date.now() / MS)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

/** @returns the status of the reply; 0 if there is none. */
const post = (url: string, agent: Agent, body: string, signature: string): Promise<number> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    const call = request(url, { method: 'POST', agent, headers, timeout: TIMEOUT_MS }, (reply) => {
      reply.resume()
      reply.on('end', () => resolve(reply.statusCode ?? 0))
      reply.on('error', () => resolve(0))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(0))
    call.end(body)
  })
