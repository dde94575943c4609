import type { Context } from '../../context.ts'
import type { EventOf } from '../../event/events.ts'
import { listener } from '../../event/listener.ts'
import type { Task } from '../../job/task.ts'
import { type LiveMessage, sendLiveMessages } from './live-sql.ts'

const TASK = 'live'

const HAPPENINGS = ['order.reported', 'order.repriced'] as const

/** Updates the shopper's open screens after changes that the screen did not make itself. */
export const liveListener = listener(HAPPENINGS, (events) => {
  const messages = events.flatMap(messagesOf)
  return messages.length === 0 ? [] : [{ task: TASK, data: { messages } }]
})

type Heard = EventOf<(typeof HAPPENINGS)[number]>

function messagesOf({ user_id, ref_id }: Heard): LiveMessage[] {
  if (user_id === null) return []
  return [{ user_id, kind: 'order', ref_id }]
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
