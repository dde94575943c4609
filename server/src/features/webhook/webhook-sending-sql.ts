import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { sendAfterCommit } from './webhook-queue-sql.ts'

type Address = { is_on: boolean; unreadable_since: string | null; sealed_secret: Buffer | null }

export const findAddress = (db: Db, webhook_id: string): Promise<Address | undefined> =>
  db
    .selectFrom('webhook')
    .select(['is_on', 'unreadable_since', 'sealed_secret'])
    .where('webhook_id', '=', webhook_id)
    .executeTakeFirst()

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
 * Returns the due event of an address that waits longest. The attempt counts before it is made: if the server dies, it is
 * repeated after a minute, and an event that ends servers is given up.
 */
export async function startDelivery(db: Db, webhook_id: string): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    with due as (
      select delivery_id from webhook_delivery where webhook_id = ${webhook_id} and next_try_at <= now()
      order by next_try_at, created_at, delivery_id limit 1 for update skip locked)
    update webhook_delivery as sent set tries = tries + 1, tried_at = now(), next_try_at = now() + interval '1 minute'
    from due, webhook where sent.delivery_id = due.delivery_id and webhook.webhook_id = sent.webhook_id and webhook.is_on
    returning sent.delivery_id, sent.webhook_id, type, data, created_at, tries, url, sealed_secret, platform_id`.execute(
    db,
  )
  return rows[0]
}

export async function markDelivered(db: Db, delivery_id: string, last_status: number): Promise<void> {
  await sql`
    with delivered as (
      update webhook_delivery set delivered_at = now(), next_try_at = null, last_status = ${last_status}, last_fault = null
      where delivery_id = ${delivery_id} returning webhook_id)
    update webhook set failing_since = null from delivered
    where webhook.webhook_id = delivered.webhook_id and failing_since is not null`.execute(db)
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

/** Number of waiting events from which an address that fails is turned off. */
const WAITING_LIMIT = 100_000

/**
 * Notes that an address failed, and turns it off if it replied 410, has accepted nothing for three days, or too many events
 * wait for it. Its waiting events are sent if an owner turns it on again. An address that an owner turns off at the same
 * time stays off.
 */
export async function markFailing(db: Db, webhook_id: string, is_gone: boolean): Promise<void> {
  await sql`
    with checked as (
      select webhook_id as failing_id, case
        when ${is_gone} then 'gone'
        when failing_since < now() - interval '3 days' then 'dead'
        when exists (select from webhook_delivery as sent where sent.webhook_id = webhook.webhook_id
          and next_try_at is not null offset ${sql.lit(WAITING_LIMIT)}) then 'full' end as reason
      from webhook where webhook_id = ${webhook_id} and is_on)
    update webhook set failing_since = coalesce(failing_since, now()), is_on = reason is null, off_because = reason
    from checked where webhook_id = failing_id and is_on`.execute(db)
}

/** Notes that a secret cannot be decrypted. */
export async function markUnreadable(db: Db, webhook_id: string): Promise<void> {
  await sql`update webhook set unreadable_since = now()
    where webhook_id = ${webhook_id} and is_on and unreadable_since is null`.execute(db)
}

/** Notes that a secret can be decrypted again, and sends the events that wait. */
export const markReadable = (db: Db, webhook_id: string): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`update webhook set unreadable_since = null
      where webhook_id = ${webhook_id} and is_on and unreadable_since is not null`.execute(tx)
    await sendAfterCommit(tx, [{ webhook_id, is_platform: false }])
  })

/** Turns off the addresses whose secret has been unreadable for three days. */
export async function turnOffUnreadable(db: Db): Promise<void> {
  await sql`update webhook set is_on = false, off_because = 'secret'
    where is_on and unreadable_since < now() - interval '3 days'`.execute(db)
}

type Secret = { webhook_id: string; sealed_secret: Buffer; is_unreadable: boolean }

export const findSecrets = (db: Db): Promise<Secret[]> =>
  db
    .selectFrom('webhook')
    .select(['webhook_id', 'sealed_secret'])
    .select(sql<boolean>`is_on and unreadable_since is not null`.as('is_unreadable'))
    .where('sealed_secret', 'is not', null)
    .$narrowType<Secret>()
    .execute()

export async function saveSecret(db: Db, { webhook_id, sealed_secret }: Omit<Secret, 'is_unreadable'>): Promise<void> {
  await db.updateTable('webhook').set({ sealed_secret }).where('webhook_id', '=', webhook_id).execute()
}

/** Deletes events older than 30 days. @returns the number of deleted events. */
export async function deleteOldDeliveries(db: Db, at_most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from webhook_delivery where delivery_id in (
    select delivery_id from webhook_delivery where created_at < now() - interval '30 days'
    limit ${at_most} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
