import { WEBHOOK_COUNT_LIMIT, WEBHOOKS_LIMIT, type WebhookTopic } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import type { Tx } from '../../db/transaction.ts'
import { sendAfterCommit } from './webhook-queue-sql.ts'

const WEBHOOKS_LOCK = 5_362

/** The number of events of an address, up to WEBHOOK_COUNT_LIMIT. Each condition has an index. */
const countOf = (condition: RawBuilder<unknown>) => sql<number>`(select count(*)::int from (
  select from webhook_delivery as sent where sent.webhook_id = webhook.webhook_id and ${condition}
  limit ${sql.lit(WEBHOOK_COUNT_LIMIT)}) as first_ones)`

const webhooks = (db: Db) =>
  db
    .selectFrom('webhook')
    .leftJoin('operator', 'operator.operator_id', 'webhook.made_by')
    .leftJoin('agent_platform', 'agent_platform.platform_id', 'webhook.platform_id')
    .select(['webhook.webhook_id', 'url', 'topics', 'is_on', 'operator.account as made_by', 'made_at'])
    .select('agent_platform.host as agent')
    .select(['failing_since', 'unreadable_since', 'off_because'])
    .select([
      countOf(sql`next_try_at is not null`).as('waiting'),
      countOf(sql`delivered_at is null and next_try_at is null`).as('failed'),
      sql<string | null>`(select delivered_at from webhook_delivery as sent
        where sent.webhook_id = webhook.webhook_id and delivered_at is not null
        order by delivered_at desc limit 1)`.as('delivered_at'),
    ])

/** The platforms of agents that are listed: those whose address was added last. */
const LISTED_PLATFORMS = 200

/** Addresses of the shopkeeper's programs, then those of agents' platforms, each newest first. */
export const findWebhooks = (db: Db) =>
  webhooks(db)
    .orderBy(sql`webhook.platform_id is not null`)
    .orderBy('made_at', 'desc')
    .orderBy('webhook_id')
    .limit(WEBHOOKS_LIMIT + LISTED_PLATFORMS)
    .execute()

export const findWebhook = (db: Db, webhook_id: string) =>
  webhooks(db).where('webhook.webhook_id', '=', webhook_id).executeTakeFirst()

/** Serialises adding addresses until the transaction ends. @returns the number of addresses. */
export async function lockAndCountWebhooks(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(WEBHOOKS_LOCK)})`.execute(tx)
  const { count } = await tx
    .selectFrom('webhook')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('platform_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type NewWebhook = { webhook_id: string; url: string; topics: WebhookTopic[]; sealed_secret: Buffer; made_by: string }

export async function insertWebhook(tx: Tx, webhook: NewWebhook): Promise<void> {
  await tx.insertInto('webhook').values(webhook).execute()
}

type Change = { webhook_id: string; topics?: WebhookTopic[] | undefined; is_on?: boolean | undefined }

/**
 * Changes only the given fields. An address that is turned on gets its waiting events at once.
 * @returns false when the address does not exist, or has no topics because it is that of an agent's platform.
 */
export async function updateWebhook(tx: Tx, { webhook_id, topics, is_on }: Change): Promise<boolean> {
  const clearedFaults = { failing_since: null, unreadable_since: null, off_because: null }
  const update = tx
    .updateTable('webhook')
    .set({ topics: topics ?? sql<WebhookTopic[]>`topics`, ...(is_on !== undefined && { is_on, ...clearedFaults }) })
    .where('webhook_id', '=', webhook_id)
    .$if(topics !== undefined, (webhook) => webhook.where('platform_id', 'is', null))
  const row = await update.returning(sql<boolean>`platform_id is not null`.as('is_platform')).executeTakeFirst()
  if (row && is_on) await sendAfterCommit(tx, [{ webhook_id, ...row }])
  return row !== undefined
}

/** @returns the URL, or undefined when the address does not exist. */
export async function deleteWebhook(tx: Tx, webhook_id: string): Promise<string | undefined> {
  const deletion = tx.deleteFrom('webhook').where('webhook_id', '=', webhook_id).returning('url')
  return (await deletion.executeTakeFirst())?.url
}

/** Queues a test event. @returns false when the address does not exist or is off. */
export async function insertTestDelivery(tx: Tx, webhook_id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`insert into webhook_delivery (webhook_id, type, data)
    select webhook_id, 'test', '{}' from webhook where webhook_id = ${webhook_id} and is_on and platform_id is null`.execute(
    tx,
  )
  await sendAfterCommit(tx, [{ webhook_id, is_platform: false }])
  return numAffectedRows > 0n
}

export const findDeliveries = (db: Db, webhook_id: string, start: PageStart) =>
  newestFirst(
    db
      .selectFrom('webhook_delivery')
      .select(['delivery_id', 'type', 'tries', 'created_at', 'tried_at', 'next_try_at', 'last_status', 'last_fault'])
      .select([
        sql<'waiting' | 'delivered' | 'failed'>`case when delivered_at is not null then 'delivered'
          when next_try_at is null then 'failed' else 'waiting' end`.as('state'),
        sql<string>`data::text`.as('data'),
      ])
      .where('webhook_id', '=', webhook_id),
    { at: 'webhook_delivery.created_at', id: 'webhook_delivery.delivery_id' },
    start,
  )

/** Queues an event again. @returns its type and address, or undefined when it does not exist. */
export async function replayDelivery(tx: Tx, delivery_id: string) {
  const replayed = await tx
    .updateTable('webhook_delivery')
    .from('webhook')
    .set({ tries: 0, next_try_at: sql<string>`now()`, delivered_at: null })
    .where('delivery_id', '=', delivery_id)
    .whereRef('webhook.webhook_id', '=', 'webhook_delivery.webhook_id')
    .returning(['type', 'webhook.webhook_id', sql<boolean>`platform_id is not null`.as('is_platform')])
    .executeTakeFirst()
  if (replayed) await sendAfterCommit(tx, [replayed])
  return replayed
}

type PlatformWebhook = { platform_id: string; url: string }

/** Sets the address for the orders of a platform's agents. A new address is turned on. */
export async function savePlatformWebhook(tx: Tx, { platform_id, url }: PlatformWebhook): Promise<void> {
  const rows = await tx
    .insertInto('webhook')
    .values({ platform_id, url, topics: [], sealed_secret: null, made_by: null })
    .onConflict((conflict) =>
      conflict
        .column('platform_id')
        .doUpdateSet({ url, is_on: true, off_because: null, failing_since: null })
        .where('webhook.url', '<>', url),
    )
    .returning('webhook_id')
    .execute()
  await sendAfterCommit(
    tx,
    rows.map(({ webhook_id }) => ({ webhook_id, is_platform: true })),
  )
}

/** The addresses that get no events although an owner did not turn them off; null when there are none. */
export async function findFailingWebhooks(db: Db): Promise<{ count: number; off: number; since: string } | null> {
  const { rows } = await sql<{ count: number; off: number; since: string }>`
    select count(*)::int as count, count(*) filter (where is_off)::int as off, min(since) as since
    from failing_webhook having count(*) > 0`.execute(db)
  return rows[0] ?? null
}
