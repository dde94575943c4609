import type { Context } from '../../context.ts'
import type { Happening, ShopEvent } from '../../event/events.ts'
import { listener } from '../../event/listener.ts'
import type { Task } from '../../job/task.ts'
import { type LiveMessage, sendLiveMessages } from './live-sql.ts'

const TASK = 'live'

const ORDER_MOVES = [
  'order.cancelled',
  'order.expired',
  'order.waited',
  'order.funded',
  'order.unfunded',
  'order.shipped',
  'order.parcel_shipped',
  'order.parcel_lost',
  'order.parcel_found',
  'order.corrected',
  'order.readdressed',
  'order.received',
  'order.completed',
  'order.refund_refused',
  'order.refund_approved',
  'order.refund_lapsed',
  'order.refunded',
  'order.paid_back',
] as const satisfies readonly Happening[]
const OTHERS = [
  'order.reported',
  'order.repriced',
  'chain.changed',
  'card.changed',
  'dispute.changed',
  'chat.answered',
  'chat.read',
  'notice.written',
  'notice.read',
] as const satisfies readonly Happening[]

/** Updates the shopper's open screens after changes that the screen did not make itself. */
export const liveListener = listener([...ORDER_MOVES, ...OTHERS], (events) => {
  const messages = events.flatMap((event) =>
    messagesOf(event).flatMap(({ kind, ref_id = event.ref_id }): LiveMessage[] =>
      event.user_id === null ? [] : [{ user_id: event.user_id, kind, ref_id }],
    ),
  )
  return messages.length === 0 ? [] : [{ task: TASK, data: { messages } }]
})

type Message = Pick<LiveMessage, 'kind'> & { ref_id?: string }

function messagesOf(event: ShopEvent): Message[] {
  switch (event.happening) {
    case 'order.reported':
    case 'order.repriced':
      return [{ kind: 'order' }]
    case 'chain.changed':
    case 'card.changed':
    case 'dispute.changed':
      return [{ kind: 'wallet' }]
    case 'chat.answered':
      return [{ kind: 'message' }]
    case 'chat.read':
      if (event.data.by === 'operator') return [{ kind: 'message' }]
      // When all is read, the notice is read too, which is a separate event.
      return event.data.is_all ? [] : [{ kind: 'notice' }]
    case 'notice.read':
      return [{ kind: 'notice' }]
    case 'notice.written': {
      const { topic, about } = event.data
      return [{ kind: 'notice' }, ...(topic === 'wallet' ? [{ kind: 'wallet', ref_id: about } as const] : [])]
    }
    default:
      return 'by' in event.data && event.data.by !== 'shopper' ? [{ kind: 'order' }] : []
  }
}

/** Sends live events to every server. A second send is harmless: the screens load their data again. */
export const liveTask = ({ db }: Pick<Context, 'db'>): Task => ({
  name: TASK,
  concurrency: 2,
  run: async ({ data }) => {
    const { messages } = data as { messages: LiveMessage[] } // written above
    await sendLiveMessages(db, messages)
    return undefined
  },
})
