import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { Task } from '../../job/task.ts'
import { INTERNET } from '../../outgoing/post.ts'
import {
  type EventToSend,
  queueEvents,
  RETRY_TASK,
  retryNow,
  SEND_TASK,
  SEND_TO_PLATFORM_TASK,
} from './webhook-queue-sql.ts'
import { type SendToPlatform, sendEvents } from './webhook-sender.ts'

export const QUEUE_TASK = 'webhook_queue'

/** The largest number of addresses of a shop, so that no address waits for another. */
const ADDRESSES_AT_ONCE = 20
const PLATFORMS_AT_ONCE = 50
const FAULT_PAUSE_S = 3

type Source = Pick<Context, 'db' | 'config' | 'keys' | 'network'>

/** Queues events for the addresses that get them. */
export const webhookQueueTask = ({ db }: Pick<Context, 'db'>): Task => ({
  name: QUEUE_TASK,
  concurrency: 1,
  run: async ({ data }) => {
    const { events } = data as { events: EventToSend[] } // written by the listener
    await transaction(db, (tx) => queueEvents(tx, events))
    return undefined
  },
})

/** Sends queued events. @param sendToPlatform sends an event to an agent's platform, in its own format. */
export function webhookTasks(source: Source, sendToPlatform: SendToPlatform): readonly Task[] {
  const { db, network = INTERNET } = source
  const sending = {
    run: ({ data }, signal) => sendEvents({ ...source, network, sendToPlatform }, webhookOf(data), signal),
    pause_s: () => FAULT_PAUSE_S,
  } satisfies Partial<Task>
  return [
    { ...sending, name: SEND_TASK, concurrency: ADDRESSES_AT_ONCE },
    { ...sending, name: SEND_TO_PLATFORM_TASK, concurrency: PLATFORMS_AT_ONCE },
    {
      name: RETRY_TASK,
      concurrency: 5,
      run: async ({ data }) => {
        await transaction(db, (tx) => retryNow(tx, webhookOf(data)))
        return undefined
      },
    },
  ]
}

const webhookOf = (data: unknown) => (data as { webhook_id: string }).webhook_id // written by webhook-queue-sql.ts
