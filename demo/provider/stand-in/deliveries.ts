// Delivery of signed events to the shop.
import { Agent, request } from 'node:http'
import type { Due } from './store.ts'

const SOCKETS = 16
const TIMEOUT_MS = 10_000
const LONGEST_WAIT_MS = 60_000
const TRIES = 20

type Settings = {
  retry_ms: number
  random: () => number
  /** The event's message; undefined if there is no such event. `taken` notes that the shop has it. */
  messageOf: (event_ref: string) => { body: string; headers: Record<string, string>; taken?: () => void } | undefined
}

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

export function openDeliveries(events_url: string | null, { retry_ms, random, messageOf }: Settings): Deliveries {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  const counts = { delivered: 0, refused: 0, given_up: 0 }
  const running = new Set<Promise<void>>()
  let url = events_url

  const send = async (id: string): Promise<boolean> => {
    const message = messageOf(id)
    if (!message) return true
    const status = url ? await post(url, agent, message) : 0
    const isTaken = status >= 200 && status < 300
    if (isTaken) message.taken?.()
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

/** @returns the status of the reply; 0 if there is none. */
const post = (
  url: string,
  agent: Agent,
  { body, headers: signature }: { body: string; headers: Record<string, string> },
): Promise<number> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', ...signature }
    const call = request(url, { method: 'POST', agent, headers, timeout: TIMEOUT_MS }, (reply) => {
      reply.resume()
      reply.on('end', () => resolve(reply.statusCode ?? 0))
      reply.on('error', () => resolve(0))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(0))
    call.end(body)
  })
