import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { addJobs, type NewJob } from '../../../job/job-sql.ts'
import type { Provider, ProviderName } from '../../../provider/provider.ts'
import { type ReceivedEvent, storeEvents } from './event-sql.ts'
import { providerOf } from './open-provider.ts'

export const EVENT_TASK = 'provider_event'
export type EventData = Pick<ReceivedEvent, 'provider' | 'kind' | 'ref'>

/** How long events are gathered: providers wait for seconds, and one commit for several events costs purchases less. */
const GATHER_MS = 25
const MOST_TOGETHER = 200

type Waiting = { event: ReceivedEvent; stored: () => void; failed: (error: unknown) => void }
type Headers = Parameters<Provider['readEvent']>[0]
export type EventInbox = {
  /**
   * Verifies and stores an event. @returns false if the shop does not have the provider.
   * @throws ForgedEvent, ProviderUnavailable
   */
  receive: (name: ProviderName, headers: Headers, body: Buffer) => Promise<boolean>
}

/** Takes the events of providers. Those that arrive within a moment are stored together. */
export function openInbox(context: Pick<Context, 'db' | 'keys'>): EventInbox {
  const { db } = context
  const lookUps = new Map<ProviderName, Promise<Provider | undefined>>()
  const waiting: Waiting[] = []
  let isStoring = false

  async function storeWaiting(): Promise<void> {
    isStoring = true
    await wait(GATHER_MS)
    while (waiting.length > 0) {
      const some = waiting.splice(0, MOST_TOGETHER)
      try {
        await storeWithJobs(some.map(({ event }) => event))
        for (const { stored } of some) stored()
      } catch {
        // One event that cannot be stored does not refuse the others.
        for (const { event, stored, failed } of some) await storeWithJobs([event]).then(stored, failed)
      }
    }
    isStoring = false
  }

  const storeWithJobs = (events: readonly ReceivedEvent[]) =>
    transaction(db, async (tx) => {
      const jobs = new Map<string, NewJob>()
      for (const job of (await storeEvents(tx, events)).map(jobOf)) jobs.set(job.lane, job)
      await addJobs(tx, [...jobs.values()])
    })

  function providerNow(name: ProviderName): Promise<Provider | undefined> {
    const lookUp = lookUps.get(name) ?? providerOf(context, name)
    if (!lookUps.has(name)) {
      lookUps.set(name, lookUp)
      void wait(GATHER_MS).then(() => lookUps.delete(name))
    }
    return lookUp
  }

  const store = (event: ReceivedEvent) =>
    new Promise<void>((stored, failed) => {
      waiting.push({ event, stored, failed })
      if (!isStoring) void storeWaiting()
    })

  return {
    receive: async (name, headers, body) => {
      const provider = await providerNow(name)
      if (!provider) return false
      await store({ provider: name, ...(await provider.readEvent(headers, body)) })
      return true
    },
  }
}

/** One job reads an object for all events about it that wait. Objects are read one at a time, so that no old state follows a newer one. */
const jobOf = ({ provider, kind, ref }: EventData) => ({
  task: EVENT_TASK,
  lane: `${EVENT_TASK}:${provider}:${ref}`,
  data: { provider, kind, ref } satisfies EventData,
  joins_waiting: true,
})
