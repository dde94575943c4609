import { sql } from 'kysely'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/transaction.ts'
import { addJobs, type NewJob } from '../../job/job-sql.ts'

/** The tasks that send the events of one address. Platforms have their own, because anybody can have one. */
export const SEND_TASK = 'webhook'
export const SEND_TO_PLATFORM_TASK = 'platform_webhook'
/** The task that sends the events of an address whose pause is over. */
export const RETRY_TASK = 'webhook_retry'

/** An event before it is queued for addresses. `at` is when it happened. */
export type EventToSend = { event_id: number; at: string; type: string; data: object }
type Address = { webhook_id: string; is_platform: boolean }

/** One job at a time sends the events of an address, on all servers. */
const sendJob = ({ webhook_id, is_platform }: Address): NewJob => ({
  task: is_platform ? SEND_TO_PLATFORM_TASK : SEND_TASK,
  lane: `webhook:${webhook_id}`,
  data: { webhook_id },
})

/** Sends the due events of the addresses after the commit. */
export const sendAfterCommit = (tx: Tx, addresses: readonly Address[]): Promise<void> =>
  addJobs(tx, addresses.map(sendJob))

/**
 * Queues events for each address that is on and gets their topic: the part of the type before the point. An event that is
 * queued already, and an address that is being removed, are skipped.
 */
export async function queueEvents(tx: Tx, events: readonly EventToSend[]): Promise<void> {
  const { rows } = await sql<{ webhook_id: string }>`
    with queued as (
      insert into webhook_delivery (webhook_id, event_id, type, data, created_at)
      select webhook.webhook_id, event.event_id, event.type, event.data, event.at
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as event (event_id bigint, type text, data jsonb, at timestamptz)
      join webhook on is_on and split_part(event.type, '.', 1) = any (topics)
      order by event.event_id for key share of webhook skip locked
      on conflict (webhook_id, event_id) where event_id is not null do nothing
      returning webhook_id)
    select distinct webhook_id from queued`.execute(tx)
  await sendAfterCommit(
    tx,
    rows.map(({ webhook_id }) => ({ webhook_id, is_platform: false })),
  )
}

const { first: findWebhook } = prepared(
  (_db, is_platform: boolean) => sql<{ exists: boolean }>`
    select exists (select from webhook where is_on and (platform_id is not null) = ${is_platform}::boolean)`,
)

/** Whether an address of the shop is on, so that events may have to be queued. */
export const hasWebhooks = async (tx: Tx): Promise<boolean> => (await findWebhook(tx, false))?.exists === true

/** Whether the address of an agent's platform is on. */
export const hasPlatformWebhooks = async (tx: Tx): Promise<boolean> => (await findWebhook(tx, true))?.exists === true

/** Orders whose state changed. `event_id` is the event that says so. */
export type ChangedOrder = { user_id: string; order_id: string; event_id: number }

/**
 * Queues an event for the platform whose agent prepared a paid order. The order is read when the event is sent, so a
 * second event is not queued while the first waits.
 */
export async function queueOrderEvents(tx: Tx, orders: readonly ChangedOrder[]): Promise<void> {
  const { rows } = await sql<{ webhook_id: string }>`
    with changed as (
      select user_id, checkout_id, max(event_id) as event_id
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as listed (user_id uuid, order_id uuid, event_id bigint)
      join shop_order using (user_id, order_id) where paid_at is not null group by 1, 2),
    queued as (
      insert into webhook_delivery (webhook_id, event_id, type, data)
      select webhook.webhook_id, changed.event_id, 'agent.order',
        jsonb_build_object('checkout_id', changed.checkout_id)
      from changed join agent_checkout using (user_id, checkout_id) join webhook using (platform_id)
      where webhook.is_on and not exists (select from webhook_delivery as waiting
        where waiting.webhook_id = webhook.webhook_id and waiting.next_try_at is not null and waiting.tries = 0
        and waiting.data = jsonb_build_object('checkout_id', changed.checkout_id))
      order by changed.event_id for key share of webhook skip locked
      on conflict (webhook_id, event_id) where event_id is not null do nothing
      returning webhook_id)
    select distinct webhook_id from queued`.execute(tx)
  await sendAfterCommit(
    tx,
    rows.map(({ webhook_id }) => ({ webhook_id, is_platform: true })),
  )
}

/** Sends the events of an address when the first of their pauses is over. */
export async function retryLater(tx: Tx, webhook_id: string): Promise<void> {
  const { rows } = await sql<{ next_try_at: string | null }>`
    select to_json(min(next_try_at)) #>> '{}' as next_try_at from webhook_delivery join webhook using (webhook_id)
    where webhook_id = ${webhook_id} and next_try_at is not null and is_on and unreadable_since is null`.execute(tx)
  const run_at = rows[0]?.next_try_at
  if (run_at)
    await addJobs(tx, [{ task: RETRY_TASK, data: { webhook_id }, run_at, once_key: `${webhook_id} ${run_at}` }])
}

/** Sends the due events of an address, when the pause of one is over. */
export async function retryNow(tx: Tx, webhook_id: string): Promise<void> {
  const { rows } = await sql<Address>`
    select webhook_id, platform_id is not null as is_platform from webhook where webhook_id = ${webhook_id}`.execute(tx)
  await sendAfterCommit(tx, rows)
}
