import type { AccountObstacle } from '@sampan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { inOrder } from '../../../db/in-order.ts'
import type { Tx } from '../../../db/transaction.ts'

type Found = Record<Exclude<AccountObstacle, 'balance' | 'hold' | 'receivable'>, boolean>

/** What is not finished yet. An order counts until it is completed or cancelled, since money and goods still move. */
export async function findUnfinished(db: Db, user_id: string): Promise<Found> {
  const { rows } = await sql<Found>`select
    exists (select from shop_order where user_id = ${user_id} and status in (0, 1, 2, 3, -4)) as order,
    exists (select from refund where user_id = ${user_id} and state in ('applied', 'agreed', 'returning')) as refund,
    exists (select from recharge where user_id = ${user_id} and status = 0) as recharge,
    exists (select from withdrawal where user_id = ${user_id}
      and (status = 0 or payout_state in ('queued', 'sent'))) as withdrawal`.execute(db)
  const [found] = rows
  if (!found) throw new Error('a select without a table has one row')
  return found
}

/** What goes with the account: every row of the shopper's in these tables, those that refer to others first. */
export const GOING = [
  'chat_message',
  'chat',
  'recharge_evidence',
  'refund_attachment',
  'refusal_picture',
  'parcel_event',
  'notice',
  'desk_note',
  'order_name_word',
  'address',
  'cart_item',
  'product_like',
  'product_view',
  'promo_use',
  'payment_code',
  'shopper_block',
  'known_device',
  'security_event',
  'keyed_call',
  'session',
] as const

/** What stays for the books, the shops and other shoppers, without anything that says who it was. */
export const STAYING = [
  'checkout',
  'shop_order',
  'order_item',
  'order_history',
  'refund',
  'refund_item',
  'recharge',
  'chain_deposit',
  'withdrawal',
  'correction',
  'review',
] as const

/** What goes in steps of its own: shops count their fans, and a picture's file goes before its row. */
export const GOING_IN_STEPS = ['shop_follow', 'uploaded_file'] as const

/**
 * Keeps the uses of promo codes for whoever comes again: under the mailbox that each was made with. Uses without one belong to
 * `address_mac`; those that a former account left there are among them.
 */
export async function keepPromoUses(tx: Db, user_id: string, address_mac: Buffer): Promise<void> {
  await sql`insert into former_promo_use (address_mac, code, uses)
    select ${address_mac}, code, count(*) from promo_use where user_id = ${user_id} and mailbox_mac is null group by code
    on conflict (address_mac, code) do update set uses = greatest(former_promo_use.uses, excluded.uses)`.execute(tx)
  await sql`insert into former_promo_use (address_mac, code, uses)
    select mailbox_mac, code, count(*) from promo_use where user_id = ${user_id} and mailbox_mac is not null group by 1, 2
    on conflict (address_mac, code) do update set uses = former_promo_use.uses + excluded.uses`.execute(tx)
}

export async function deleteWhatGoes(tx: Tx, user_id: string): Promise<void> {
  await inOrder(
    tx,
    GOING.map((table) => (tx: Tx) => sql`delete from ${sql.table(table)} where user_id = ${user_id}`.execute(tx)),
  )
}

/** Takes the name, the address and the shopper's own words from what stays. */
export async function takeNamesAway(tx: Db, user_id: string): Promise<void> {
  // Only the country is left, which freight and taxes depend on.
  await sql`update shop_order set notes = null, cancel_reason = null,
    address = jsonb_build_object('addressee', '', 'mobile', '', 'country', address -> 'country', 'area', '[]'::jsonb,
      'detailed_address', '', 'postcode', null) where user_id = ${user_id}`.execute(tx)
  await sql`select forget_reasons_of_orders(${user_id})`.execute(tx)
  await sql`update refund set explanation = '' where user_id = ${user_id} and by_whom = 'shopper'`.execute(tx)
  await sql`update recharge set bank_reference = null, reference = null where user_id = ${user_id}`.execute(tx)
  await sql`update withdrawal set account_name = '' where user_id = ${user_id} and account_name is not null`.execute(tx)
  // What operators proposed about the shopper is not decided any more; who decides at this moment finds nobody. A correction
  // stays open: what was credited wrongly is owed, whoever deletes the account.
  await sql`update desk_proposal set state = 'outdated', outdated_because = 'moved', decided_at = now(), body = body - 'sealed'
    where proposal_id in (select proposal_id from desk_proposal
      where state = 'open' and ref_id = ${user_id}::text for update skip locked)`.execute(tx)
  await sql`update desk_proposal set changes = '[]',
      body = body || case when body ? 'account_name' then '{"account_name": ""}'::jsonb else '{}' end
    where kind = 'shopper_payout' and ref_id = ${user_id}`.execute(tx)
}

/** Reviews stay without a name. Their pictures are the shopper's uploads and go, and products count them no more. */
export async function takeReviewsNames(tx: Db, user_id: string): Promise<void> {
  // Products are locked in the order of their ids, as a new review locks them.
  await sql`select from product where product_id in (select product_id from review where user_id = ${user_id})
    order by product_id for no key update`.execute(tx)
  await sql`update review_count set with_pictures = with_pictures - pictured.reviews from (
      select product_id, product_score, count(*)::int as reviews from review
      where user_id = ${user_id} and cardinality(pictures) > 0 and hidden_at is null group by 1, 2) as pictured
    where (review_count.product_id, review_count.product_score) = (pictured.product_id, pictured.product_score)`.execute(
    tx,
  )
  await sql`update review set author = '', pictures = '{}' where user_id = ${user_id}`.execute(tx)
}

/** Shops count their fans. Locked in the order of their ids, as whoever follows locks them. */
export async function unfollowAll(tx: Db, user_id: string): Promise<void> {
  await sql`select from shop where shop_id in (select shop_id from shop_follow where user_id = ${user_id})
    order by shop_id for no key update`.execute(tx)
  await sql`with unfollowed as (delete from shop_follow where user_id = ${user_id} returning shop_id)
    update shop set fans = greatest(fans - 1, 0) where shop_id in (select shop_id from unfollowed)`.execute(tx)
}

/** Leaves a row that only says that there was somebody. Nobody logs in to it: its password is no hash of anything. */
export async function emptyAccount(tx: Db, user_id: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({
      account: sql<string>`'deleted-' || user_id`,
      password_hash: '',
      family_name: '',
      given_name: '',
      mobile: null,
      avatar_id: null,
      email_verified_at: null,
      blocked_at: sql<string>`now()`,
      deleted_at: sql<string>`now()`,
    })
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
}

/** Codes that were mailed to an address. */
export async function deleteMailedCodes(tx: Db, account: string): Promise<void> {
  await tx.deleteFrom('one_time_code').where('account', '=', account).execute()
}

/** Counts the uses of promo codes that former accounts of a mailbox left against a shopper too, each once. */
export async function bringPromoUsesBack(tx: Db, user_id: string, address_macs: Buffer[]): Promise<void> {
  // No checkout of the shopper's has these ids, so the uses are never given back.
  await sql`insert into promo_use (user_id, code, checkout_id)
    select ${user_id}, code, uuidv7()
    from (select code, sum(uses)::int as uses from former_promo_use
      where address_mac = any(${address_macs}) group by code) as former
    cross join generate_series(1, uses - (select count(*)::int from promo_use
      where user_id = ${user_id} and promo_use.code = former.code and mailbox_mac is null))`.execute(tx)
}
