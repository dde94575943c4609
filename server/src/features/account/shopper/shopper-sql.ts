import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { containsWords } from '../../../db/find-words.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { Tx } from '../../../db/transaction.ts'

export type ShopperState = 'all' | 'blocked'

const SESSIONS_SHOWN = 50
/** The highest code point. Appended to a prefix, it follows every text with that prefix in byte order. */
const LAST_LETTER = '\u{10FFFF}'

const shoppers = (db: Db) =>
  db
    .selectFrom('user_account')
    .select(['user_account.user_id', 'account', 'family_name', 'given_name', 'mobile'])
    .select(['user_account.created_at', 'user_account.blocked_at'])
    .where('deleted_at', 'is', null)

/** A page of shoppers, newest first. Blocked shoppers are sorted by the time of their block, latest first. */
export const findShoppers = (db: Db, state: ShopperState, start: PageStart) =>
  state === 'blocked'
    ? newestFirst(
        shoppers(db).where('user_account.blocked_at', 'is not', null),
        { at: 'user_account.blocked_at', id: 'user_account.user_id' },
        start,
      )
    : newestFirst(shoppers(db), { at: 'user_account.created_at', id: 'user_account.user_id' }, start)

const begins = (text: ReturnType<typeof sql>, beginning: string) =>
  sql<boolean>`(${text} collate "C" >= ${beginning} and ${text} collate "C" < ${beginning + LAST_LETTER})`

type Search = { state: ShopperState; limit: number }

const PARTS = sql<string>`shopper_find_text(account, family_name, given_name, mobile)`

const limited = (db: Db, { state, limit }: Search) =>
  shoppers(db)
    .$if(state === 'blocked', (query) => query.where('user_account.blocked_at', 'is not', null))
    .limit(limit)

/** Finds shoppers by a prefix of the e-mail address, in alphabetical order. */
export const findShoppersByAccount = (db: Db, beginning: string, search: Search) =>
  limited(db, search).where(begins(sql`account`, beginning)).orderBy(sql`account collate "C"`).execute()

/** Number of matches of which the newest are shown. A part of more names has to be completed anyway. */
const MATCHES_COMPARED = 500

/** Finds shoppers by parts of their names, mobile number or e-mail address, newest first. */
export const findShoppersByPart = (db: Db, words: readonly string[], { state, limit }: Search) =>
  db
    .selectFrom(limited(db, { state, limit: MATCHES_COMPARED }).where(containsWords(PARTS, words)).as('matching'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

/** One shopper by id. Deleted accounts are included, because orders and the log contain their ids. */
export function findShopper(db: Db, user_id: string) {
  return db
    .selectFrom('user_account')
    .leftJoin('payment_code', 'payment_code.user_id', 'user_account.user_id')
    .select(['user_account.user_id', 'account', 'family_name', 'given_name', 'mobile', 'language'])
    .select(['user_account.created_at', 'user_account.blocked_at', 'deleted_at'])
    .select(['wrong_tries', 'key_id'])
    .select([
      sql<boolean>`payment_code.user_id is not null`.as('has_code'),
      sql<boolean>`coalesce(must_reset, false)`.as('must_reset'),
      sql<string | null>`case when locked_until > now() then locked_until end`.as('locked_until'),
    ])
    .where('user_account.user_id', '=', user_id)
    .executeTakeFirst()
}

export const findLatestSessions = (db: Db, user_id: string) =>
  db
    .selectFrom('session')
    .select(['session_id', 'device', 'ip', 'created_at', 'last_seen_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(SESSIONS_SHOWN)
    .execute()

export const findBlocks = (db: Db, user_id: string) =>
  db
    .selectFrom('shopper_block')
    .innerJoin('operator as blocking', 'blocking.operator_id', 'shopper_block.blocked_by')
    .leftJoin('operator as lifting', 'lifting.operator_id', 'shopper_block.lifted_by')
    .select(['block_id', 'reason', 'shopper_block.blocked_at', 'lift_reason', 'lifted_at'])
    .select(['blocking.account as blocked_by', 'lifting.account as lifted_by'])
    .where('shopper_block.user_id', '=', user_id)
    .orderBy('block_id', 'desc')
    .execute()

export const findEvents = (db: Db, user_id: string, start: PageStart) =>
  newestFirst(
    db.selectFrom('security_event').select(['event_id', 'event', 'ip', 'created_at']).where('user_id', '=', user_id),
    { at: 'security_event.created_at', id: 'security_event.event_id' },
    start,
  )

export const findBlocked = (db: Db, user_id: string) =>
  db
    .selectFrom('user_account')
    .select(['account', sql<boolean>`blocked_at is not null`.as('is_blocked')])
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/**
 * Locks a shopper until the transaction ends. Log-ins wait for the lock.
 * @returns the time since which the account is blocked. Undefined for an unknown or deleted shopper.
 */
export const lockShopper = (tx: Tx, user_id: string) =>
  tx
    .selectFrom('user_account')
    .select(['account', 'blocked_at'])
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Blocks or unblocks the account and its payment code. Payments lock the row of the payment code, so this function
 * waits for payments in progress.
 */
export async function setBlocked(tx: Tx, user_id: string, is_blocked: boolean): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ blocked_at: is_blocked ? sql<string>`now()` : null })
    .where('user_id', '=', user_id)
    .execute()
  await tx.updateTable('payment_code').set({ is_blocked }).where('user_id', '=', user_id).execute()
}

export async function insertBlock(
  tx: Tx,
  block: { user_id: string; reason: string; blocked_by: string },
): Promise<void> {
  await tx.insertInto('shopper_block').values(block).execute()
}

export async function liftBlock(
  tx: Tx,
  { user_id, ...lifted }: { user_id: string; lift_reason: string; lifted_by: string },
): Promise<void> {
  await tx
    .updateTable('shopper_block')
    .set({ ...lifted, lifted_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('lifted_at', 'is', null)
    .execute()
}
