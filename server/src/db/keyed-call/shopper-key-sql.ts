import { sql } from 'kysely'
import { Refusal } from '../../refusal/refusal.ts'
import type { Db } from '../database.ts'
import { prepared } from '../prepared.ts'
import type { CallKey } from './keyed-call.ts'

type ShopperKey = {
  user_id: string
  key: string
  call: string
  body_mac: Buffer
  isSameBody: (body_mac: Buffer) => boolean
  /** Maximum number of unexpired keys per shopper. */
  keys_limit: number
}

/**
 * The Idempotency-Key of a shopper's call.
 * @throws Refusal idempotency_key_reused when the key was sent before with another call or body; too_many_tries with
 * retry_at when the shopper has too many keys.
 */
export const shopperKey = (claiming: ShopperKey): CallKey => ({
  claim: (tx) => claimKey(tx, claiming),
  store: (tx, answer) => storeReply(tx, claiming.user_id, claiming.key, JSON.stringify(answer)),
})

/**
 * Maximum number of keys per shopper: more than a person uses in a day, which is the lifetime of a key. The limit is
 * not enforced when rate limits are off.
 */
export const KEYS_LIMIT = 1_000

const { first: insertKey } = prepared((tx, user_id: string, key: string, call: string, body_mac: Buffer) =>
  tx
    .insertInto('keyed_call')
    .values({ user_id, key, call, body_mac })
    // The insert waits here while the first send of this key is still in progress.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ call, body_mac, reply: null, created_at: sql`now()` })
        .where(sql<boolean>`keyed_call.created_at < now() - time_limit('keyed_call')`),
    )
    // The keys of a shopper are limited. They are counted only when a new key is inserted, so that a repeated call gets
    // its stored reply even if the limit is reached.
    .returning(
      sql<number>`(select count(*) from (
        select from keyed_call as held where held.user_id = ${user_id} limit ${sql.lit(KEYS_LIMIT)}) as counted)`.as(
        'held',
      ),
    ),
)

const { first: storeReply } = prepared((tx, user_id: string, key: string, reply: string) =>
  tx.updateTable('keyed_call').set({ reply }).where('user_id', '=', user_id).where('key', '=', key),
)

async function refuseKeys(tx: Db, user_id: string): Promise<never> {
  const { retry_at } = await tx
    .selectFrom('keyed_call')
    .select(sql<string>`min(created_at) + time_limit('keyed_call')`.as('retry_at'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  throw new Refusal('too_many_tries', { retry_at })
}

/** Claims the key, or returns the answer stored for it. */
async function claimKey(tx: Db, claiming: ShopperKey): Promise<unknown> {
  const { user_id, key, call, body_mac, isSameBody, keys_limit } = claiming
  const claim = await insertKey(tx, user_id, key, call, body_mac)
  if (claim) return claim.held >= keys_limit ? refuseKeys(tx, user_id) : undefined
  const claimed = await tx
    .selectFrom('keyed_call')
    .select(['call', 'body_mac', 'reply'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (claimed.call !== call || !isSameBody(claimed.body_mac)) throw new Refusal('idempotency_key_reused')
  return claimed.reply
}
