import { WEBHOOKS_LIMIT, type WebhookTopic } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import type { Tx } from '../../db/transaction.ts'

const WEBHOOKS_LOCK = 5_362

const IS_FAILED = sql`delivered_at is null and next_try_at is null`

const webhooks = (db: Db) =>
  db
    .selectFrom('webhook')
    .leftJoin('operator', 'operator.operator_id', 'webhook.made_by')
    .leftJoin('agent_platform', 'agent_platform.platform_id', 'webhook.platform_id')
    .select(['webhook.webhook_id', 'url', 'topics', 'is_on', 'operator.account as made_by', 'made_at'])
    .select('agent_platform.host as agent')
    .select([
      sql<number>`(select count(*)::int from webhook_delivery as sent where sent.webhook_id = webhook.webhook_id
        and next_try_at is not null)`.as('waiting'),
      sql<number>`(select count(*)::int from webhook_delivery as sent where sent.webhook_id = webhook.webhook_id
        and ${IS_FAILED})`.as('failed'),
      sql<string | null>`(select max(delivered_at) from webhook_delivery as sent
        where sent.webhook_id = webhook.webhook_id)`.as('delivered_at'),
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

type Change = { webhook_id: string; topics?: WebhookTopic[] | undefined; is_on: boolean }

/** @returns false when the address does not exist, or has no topics because it is that of an agent's platform. */
export async function updateWebhook(tx: Tx, { webhook_id, topics, is_on }: Change): Promise<boolean> {
  const changed = tx
    .updateTable('webhook')
    .set({ is_on, ...(topics && { topics }) })
    .where('webhook_id', '=', webhook_id)
    .where('platform_id', topics ? 'is' : 'is not', null)
  return (await changed.executeTakeFirst()).numUpdatedRows > 0n
}

/** @returns the URL, or undefined when the address does not exist. */
export async function deleteWebhook(tx: Tx, webhook_id: string): Promise<string | undefined> {
  const deleted = tx.deleteFrom('webhook').where('webhook_id', '=', webhook_id).returning('url')
  return (await deleted.executeTakeFirst())?.url
}

/** Queues a test event. @returns false when the address does not exist or is off. */
export async function insertTestDelivery(tx: Tx, webhook_id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`insert into webhook_delivery (webhook_id, type, data)
    select webhook_id, 'test', '{}' from webhook where webhook_id = ${webhook_id} and is_on and platform_id is null`.execute(
    tx,
  )
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
  return tx
    .updateTable('webhook_delivery')
    .set({ tries: 0, next_try_at: sql<string>`now()`, delivered_at: null })
    .where('delivery_id', '=', delivery_id)
    .returning(['type', 'webhook_id'])
    .executeTakeFirst()
}

type Due = { webhook_id: string; is_platform: boolean }

const HAS_DUE = sql`is_on and exists (select from webhook_delivery as sent
  where sent.webhook_id = webhook.webhook_id and next_try_at <= now())`

/** All addresses of the shopkeeper's programs with due events. A shop has at most WEBHOOKS_LIMIT of them. */
export async function findDueWebhooks(db: Db): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select webhook_id, false as is_platform from webhook where platform_id is null and ${HAS_DUE}`.execute(db)
  return rows
}

/** Addresses of agents' platforms with due events, up to `limit`, except those that are being served. */
export async function findDuePlatforms(db: Db, served: readonly string[], limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select webhook_id, true as is_platform from webhook
    where platform_id is not null and webhook_id <> all (${served}::uuid[]) and ${HAS_DUE}
    order by random() limit ${Math.max(0, limit)}`.execute(db)
  return rows
}

export type Delivery = {
  delivery_id: string
  webhook_id: string
  type: string
  data: unknown
  created_at: string
  tries: number
  url: string
  /** Null for the address of an agent's platform. */
  sealed_secret: Buffer | null
  platform_id: string | null
}

/**
 * Claims the due event of an address that waits longest. If this server dies, another server sends the event after a
 * minute. Events that other servers are claiming are skipped.
 */
export async function claimDelivery(db: Db, webhook_id: string): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    with due as (
      select delivery_id from webhook_delivery where webhook_id = ${webhook_id} and next_try_at <= now()
      order by next_try_at, delivery_id limit 1 for update skip locked)
    update webhook_delivery as sent set tries = tries + 1, tried_at = now(), next_try_at = now() + interval '1 minute'
    from due, webhook where sent.delivery_id = due.delivery_id and webhook.webhook_id = sent.webhook_id and webhook.is_on
    returning sent.delivery_id, sent.webhook_id, type, data, created_at, tries, url, sealed_secret, platform_id`.execute(
    db,
  )
  return rows[0]
}

export async function markDelivered(db: Db, delivery_id: string, last_status: number): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ delivered_at: sql<string>`now()`, next_try_at: null, last_status, last_fault: null })
    .where('delivery_id', '=', delivery_id)
    .execute()
}

type Failure = { last_status: number | null; last_fault: string | null; after_s: number | undefined }

/** Records a failed attempt. @param failure without `after_s`, the event is given up. */
export async function markFailed(db: Db, delivery_id: string, { after_s, ...last }: Failure): Promise<void> {
  const next_try_at = after_s === undefined ? null : sql<string>`now() + make_interval(secs => ${after_s}::int)`
  await db
    .updateTable('webhook_delivery')
    .set({ next_try_at, ...last })
    .where('delivery_id', '=', delivery_id)
    .execute()
}

type PlatformWebhook = { platform_id: string; url: string }

/** Sets the address for the orders of a platform's agents. A new address is turned on. */
export async function savePlatformWebhook(tx: Tx, { platform_id, url }: PlatformWebhook): Promise<void> {
  await tx
    .insertInto('webhook')
    .values({ platform_id, url, topics: [], sealed_secret: null, made_by: null })
    .onConflict((conflict) =>
      conflict.column('platform_id').doUpdateSet({ url, is_on: true }).where('webhook.url', '<>', url),
    )
    .execute()
}

export async function turnOffWebhook(db: Db, webhook_id: string): Promise<void> {
  await db.updateTable('webhook').set({ is_on: false }).where('webhook_id', '=', webhook_id).execute()
}

/** Deletes up to a thousand events older than 30 days. */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await sql`delete from webhook_delivery where delivery_id in (
    select delivery_id from webhook_delivery where created_at < now() - interval '30 days'
    limit 1000 for update skip locked)`.execute(db)
}
