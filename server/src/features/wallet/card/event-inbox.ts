import { setTimeout as wait } from 'node:timers/promises'
import { GATHER_MS, gatherer } from '../../../background/gather.ts'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { addJobs, type NewJob } from '../../../job/job-sql.ts'
import type { Provider, ProviderName } from '../../../provider/provider.ts'
import { type ReceivedEvent, storeEvents } from './event-sql.ts'
import { providerOf } from './open-provider.ts'

export const EVENT_TASK = 'provider_event'
export type EventData = Pick<ReceivedEvent, 'provider' | 'kind' | 'ref'>

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
  const store = gatherer((events: readonly ReceivedEvent[]) =>
    transaction(db, async (tx) => {
      const jobs = new Map<string, NewJob>()
      for (const job of (await storeEvents(tx, events)).map(jobOf)) jobs.set(job.lane, job)
      await addJobs(tx, [...jobs.values()])
    }),
  )

  function providerNow(name: ProviderName): Promise<Provider | undefined> {
    const lookUp = lookUps.get(name) ?? providerOf(context, name)
    if (!lookUps.has(name)) {
      lookUps.set(name, lookUp)
      void wait(GATHER_MS).then(() => lookUps.delete(name))
    }
    return lookUp
  }

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
