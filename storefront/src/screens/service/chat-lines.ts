import type { ChatMessage } from '@sampan/contract'
import type { Unsent } from '../../api/outbox/unsent.ts'

type Delivery = 'sending' | 'waiting' | 'sent' | 'read' | 'failed'

/** A message to display. It is stored on the server or still queued. */
export type Bubble = Pick<Unsent, 'order' | 'product'> & {
  key: string
  from: 'me' | 'shop'
  text: string | null
  order_id: string | null
  product_id: string | null
  /** A stored picture has a `url`. A picture that is still on this device is found by `unsent_id`. */
  picture: { width: number; height: number; url?: string } | null
  at: string
  /** The delivery state; undefined for messages of the shop. */
  delivery?: Delivery
  read_at?: string
  unsent_id?: string
  why?: string
}

/** A message, or the time shown above a message that is much later than the previous message. */
export type Line =
  | { kind: 'time'; key: string; at: string }
  | { kind: 'bubble'; key: string; bubble: Bubble; says_delivery: boolean }

const HOUR_MS = 60 * 60 * 1000
const dayOf = (at: string) => new Date(at).toDateString()
const liesApart = (before: string, at: string) =>
  dayOf(before) !== dayOf(at) || Date.parse(at) - Date.parse(before) > HOUR_MS

function storedBubble(message: ChatMessage): Bubble {
  const { client_id, message_id, from, text, file, order_id, product_id, order, product, created_at, read_at } = message
  const own = { delivery: read_at ? ('read' as const) : ('sent' as const), ...(read_at && { read_at }) }
  return {
    // The key stays the same before and after sending, so that React does not remount the message.
    key: client_id ?? message_id,
    from,
    text,
    order_id,
    product_id,
    ...(order && { order }),
    ...(product && { product }),
    picture: file,
    at: created_at,
    ...(from === 'me' && own),
  }
}

function queuedBubble(message: Unsent, isCutOff: boolean): Bubble {
  const { client_id, text, order_id, product_id, order, product, picture, file, created_at, state, why } = message
  return {
    key: client_id,
    unsent_id: client_id,
    from: 'me',
    text: text ?? null,
    order_id: order_id ?? null,
    product_id: product_id ?? null,
    ...(order && { order }),
    ...(product && { product }),
    picture: file ?? picture ?? null,
    at: created_at,
    delivery: state === 'waiting' ? (isCutOff ? 'waiting' : 'sending') : state,
    ...(why && { why }),
  }
}

/** All messages in order; queued messages last. */
export function bubblesOf(messages: readonly ChatMessage[], unsent: readonly Unsent[], isCutOff: boolean): Bubble[] {
  const storedIds = new Set(messages.map(({ client_id }) => client_id))
  const waiting = unsent.filter(({ client_id }) => !storedIds.has(client_id))
  return [...messages.map(storedBubble), ...waiting.map((message) => queuedBubble(message, isCutOff))]
}

/** Shows a delivery state below the last message in that state, and below each failed message. */
export function linesOf(bubbles: readonly Bubble[]): Line[] {
  const last = new Map(bubbles.map(({ delivery, key }) => [delivery, key]))
  return bubbles.flatMap((bubble, place): Line[] => {
    const { key, at, delivery } = bubble
    const before = bubbles[place - 1]?.at
    const says_delivery = delivery === 'failed' || (delivery !== undefined && last.get(delivery) === key)
    const line: Line = { kind: 'bubble', key, bubble, says_delivery }
    const isFirst = before === undefined || liesApart(before, at)
    return isFirst ? [{ kind: 'time', key: `${key} time`, at }, line] : [line]
  })
}
