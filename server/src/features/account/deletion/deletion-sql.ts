import type { AccountObstacle } from '@sampan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { sendTogether } from '../../../db/send-together.ts'
import type { Tx } from '../../../db/transaction.ts'
import { dropJobsOf } from '../../../job/job-sql.ts'

type Found = Record<Exclude<AccountObstacle, 'balance' | 'hold' | 'receivable'>, boolean>

/**
 * Whether the shopper has unfinished orders, refunds, recharges or withdrawals. Until an order is completed or
 * cancelled, money or goods may still move, so it counts as unfinished.
 */
export async function findUnfinished(db: Db, user_id: string): Promise<Found> {
  const { rows } = await sql<Found>`select
    exists (select from shop_order where user_id = ${user_id} and status in ('unpaid', 'paid', 'shipped', 'received', 'after_sale')) as order,
    exists (select from refund where user_id = ${user_id} and state in ('applied', 'agreed', 'returning')) as refund,
    exists (select from recharge where user_id = ${user_id} and status = 'auditing')
      or exists (select from provider_payment where user_id = ${user_id} and status in ('open', 'pending', 'held'))
      or exists (select from provider_dispute where user_id = ${user_id} and status in ('open', 'evidence_sent')) as recharge,
    exists (select from withdrawal where user_id = ${user_id}
      and (status = 'auditing' or payout_state in ('queued', 'sent'))) as withdrawal`.execute(db)
  const [obstacles] = rows
  if (!obstacles) throw new Error('a select without a table has one row')
  return obstacles
}

/** Tables whose rows are deleted with the account. Referencing tables come first. */
export const DELETED_TABLES = [
  'chat_message',
  'chat',
  'recharge_evidence',
  'refund_attachment',
  'refusal_picture',
  'parcel_event',
  'event',
  'push_subscription',
  'notice_choice',
  'notice',
  'desk_note',
  'contract_withdrawal',
  'order_name_word',
  'order_find',
  'address',
  'shopper_company',
  'cart_item',
  'product_like',
  'product_view',
  'card_decline',
  'agent_spending',
  'agent_link',
  'promo_use',
  'payment_code',
  'invitation',
  'news_consent',
  'shopper_block',
  'known_device',
  'security_event',
  'keyed_call',
  'session',
] as const

/** Tables whose rows remain for the ledger, the shops and other shoppers, but are anonymised. */
export const ANONYMISED_TABLES = [
  'agent_checkout',
  'checkout',
  'shop_order',
  'order_item',
  'parcel',
  'parcel_item',
  'order_history',
  'order_company',
  'order_tax',
  'order_tax_part',
  'receipt',
  'refund',
  'refund_item',
  'refund_tax_part',
  'recharge',
  'provider_payment',
  'provider_dispute',
  'provider_refund',
  'statement_credit',
  'chain_deposit',
  'chain_address',
  'chain_remainder',
  'withdrawal',
  'payout_payment',
  'correction',
  'review',
  'move_in_line',
  'opening_balance',
] as const

/**
 * Tables whose rows are deleted by separate functions: shops count their followers, the file of a picture is removed as
 * well, and the lanes of jobs go on.
 */
export const SEPARATELY_DELETED_TABLES = ['shop_follow', 'uploaded_file', 'job'] as const

/**
 * Stores the uses of promo codes for a later account with the same mailbox. A use is stored under its own mailbox or,
 * if it has no mailbox, under `address_mac`. Uses without a mailbox may be copies of uses that a former account left
 * here, so the larger count is kept instead of the sum.
 */
export async function savePromoUses(tx: Db, user_id: string, address_mac: Buffer): Promise<void> {
  await sql`insert into former_promo_use (address_mac, code, uses)
    select ${address_mac}, code, count(*) from promo_use where user_id = ${user_id} and mailbox_mac is null group by code
    on conflict (address_mac, code) do update set uses = greatest(former_promo_use.uses, excluded.uses)`.execute(tx)
  await sql`insert into former_promo_use (address_mac, code, uses)
    select mailbox_mac, code, count(*) from promo_use where user_id = ${user_id} and mailbox_mac is not null group by 1, 2
    on conflict (address_mac, code) do update set uses = former_promo_use.uses + excluded.uses`.execute(tx)
}

export async function deleteAccountRows(tx: Tx, user_id: string): Promise<void> {
  await sendTogether(tx, [
    (tx) => dropJobsOf(tx, [user_id]),
    ...DELETED_TABLES.map(
      (table) => (tx: Tx) => sql`delete from ${sql.table(table)} where user_id = ${user_id}`.execute(tx),
    ),
  ])
}

/** Deletes the declarations of the mailbox that fit no order; those of orders are deleted with the account's rows. */
export const deleteDeclarations = (tx: Tx, account: string) =>
  sql`delete from contract_withdrawal where email = ${account} and order_id is null`.execute(tx)

/** Removes the shopper's name, address and texts from the rows that remain. */
export async function anonymiseRows(tx: Db, user_id: string): Promise<void> {
  // Keeps only the country, which freight and taxes depend on.
  await sql`update shop_order set notes = null, cancel_reason = null,
    address = jsonb_build_object('addressee', '', 'mobile', '', 'country', address -> 'country', 'area', '[]'::jsonb,
      'detailed_address', '', 'postcode', null) where user_id = ${user_id}`.execute(tx)
  await sql`update receipt set company = null, company_tax_number = null,
    buyer = jsonb_build_object('addressee', '', 'country', buyer -> 'country', 'area', '[]'::jsonb,
      'detailed_address', '', 'postcode', null) where user_id = ${user_id}`.execute(tx)
  // The number of an exempt order stays: it proves to the tax office why no tax was collected.
  await sql`update order_company set company = null,
    company_tax_number = case when tax_effect in ('exempt', 'reverse_charge') then company_tax_number end
    where user_id = ${user_id}`.execute(tx)
  await sql`update agent_checkout set destination = null, buyer = null where user_id = ${user_id}
    and (destination is not null or buyer is not null)`.execute(tx)
  await sql`select forget_reasons_of_orders(${user_id})`.execute(tx)
  await sql`update refund set explanation = '' where user_id = ${user_id} and by_whom = 'shopper'`.execute(tx)
  await sql`update recharge set bank_reference = null, reference = null where user_id = ${user_id}`.execute(tx)
  await sql`update provider_payment set url = null, fingerprint = null, last_four = null, network = null where user_id = ${user_id}`.execute(
    tx,
  )
  // A dispute that is open prevents the deletion, so the evidence is not needed any more.
  await sql`update provider_dispute set evidence = '', evidence_pdf = null where user_id = ${user_id} and evidence is not null`.execute(
    tx,
  )
  await sql`update move_in_line set cells = '{}', value = null, title = '', about = '', key = null, remarks = '[]', user_id = null
    where user_id = ${user_id}`.execute(tx)
  await sql`update withdrawal set account_name = '' where user_id = ${user_id} and account_name is not null`.execute(tx)
  // Ends open proposals about the shopper. Locked proposals are skipped: the concurrent decision finds a deleted
  // account. Proposals to take back a wrongly credited recharge stay open (their `ref_id` is the recharge), because the
  // money is owed.
  await sql`update desk_proposal set state = 'outdated', outdated_because = 'moved', decided_at = now(), body = body - 'sealed'
    where proposal_id in (select proposal_id from desk_proposal
      where state = 'open' and ref_id = ${user_id}::text for update skip locked)`.execute(tx)
  await sql`update desk_proposal set changes = '[]',
      body = body || case when body ? 'account_name' then '{"account_name": ""}'::jsonb else '{}' end
    where kind = 'shopper_payout' and ref_id = ${user_id}`.execute(tx)
}

/**
 * Removes the author from reviews. The pictures of reviews are deleted, because they are the shopper's uploads, and the
 * product's count of reviews with pictures decreases.
 */
export async function anonymiseReviews(tx: Db, user_id: string): Promise<void> {
  // Locks products by id, in the same order as a new review, to avoid deadlocks.
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

/** Ends follows and reduces the shops' follower counts. Locks shops by id, in the same order as following does. */
export async function unfollowAll(tx: Db, user_id: string): Promise<void> {
  await sql`select from shop where shop_id in (select shop_id from shop_follow where user_id = ${user_id})
    order by shop_id for no key update`.execute(tx)
  await sql`with unfollowed as (delete from shop_follow where user_id = ${user_id} returning shop_id)
    update shop set fans = greatest(fans - 1, 0) where shop_id in (select shop_id from unfollowed)`.execute(tx)
}

/**
 * Empties the account row, which other rows still reference. The password hash becomes an empty string, which no
 * password matches.
 */
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

export async function deleteMailedCodes(tx: Db, account: string): Promise<void> {
  await tx.deleteFrom('one_time_code').where('account', '=', account).execute()
}

/** Adds the promo uses of the mailbox's former accounts to the shopper's uses. Each former use is counted once. */
export async function restorePromoUses(tx: Db, user_id: string, address_macs: Buffer[]): Promise<void> {
  // The uses get new checkout ids that belong to no checkout, so that these uses are never returned.
  await sql`insert into promo_use (user_id, code, checkout_id)
    select ${user_id}, code, uuidv7()
    from (select code, sum(uses)::int as uses from former_promo_use
      where address_mac = any(${address_macs}) group by code) as former
    cross join generate_series(1, uses - (select count(*)::int from promo_use
      where user_id = ${user_id} and promo_use.code = former.code and mailbox_mac is null))`.execute(tx)
}
