import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { ProviderEvent, ProviderName } from '../../../provider/provider.ts'

export type ReceivedEvent = { provider: ProviderName } & ProviderEvent

const { all: insertEvents } = prepared(
  (_tx, events: string) => sql<Pick<ReceivedEvent, 'provider' | 'kind' | 'ref'>>`
    with stored as (
      insert into provider_event (provider, event_ref, kind, ref, outcome)
      select provider, event_ref, kind, ref, case when kind = 'payment' and exists (select from provider_payment as payment
        where payment.provider = event.provider and payment.ref = event.ref and status = 'credited' and fee_cents is not null)
        then 'applied' else 'waiting' end
      from jsonb_to_recordset(${events}::jsonb) as event (provider text, event_ref text, kind text, ref text)
      on conflict do nothing returning provider, kind, ref, outcome)
    select provider, kind, ref from stored where outcome = 'waiting'`,
)

/**
 * Stores events, each once. An event about a payment that is credited with its fee changes nothing more.
 * @returns those that have to be processed.
 */
export const storeEvents = (tx: Db, events: readonly ReceivedEvent[]) => insertEvents(tx, JSON.stringify(events))

/** The ids of an object's events that are not processed yet. */
export const { all: findWaitingEvents } = prepared(
  (_db, provider: ProviderName, ref: string) => sql<{ event_ref: string }>`
    select event_ref from provider_event where provider = ${provider} and ref = ${ref} and outcome = 'waiting'`,
)

/** `unknown`: the shop has no object that the events are about. */
export const { all: endEvents } = prepared(
  (_db, provider: ProviderName, event_refs: readonly string[], outcome: 'applied' | 'unknown') => sql`
    update provider_event set outcome = ${outcome}
    where provider = ${provider} and event_ref = any (${event_refs}::text[])`,
)
