// long: one list of all sections of the export
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/**
 * A part of the export: the columns of the shopper's rows in a table. `key` is unique and determines the sequence of
 * rows.
 */
type Section = { name: string; table: string; key: readonly string[]; columns: readonly string[] }

/** All data about a shopper, except pictures and bills, which have separate readers. Excludes secrets and hashes. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'addresses',
    table: 'address',
    key: ['id'],
    columns: 'addressee mobile country area city detailed_address postcode tag is_default created_at'.split(' '),
  },
  {
    name: 'company',
    table: 'shopper_company',
    key: ['user_id'],
    columns: 'company company_tax_number used_at'.split(' '),
  },
  {
    name: 'cart',
    table: 'cart_item',
    key: ['cart_item_id'],
    columns: 'sku_id quantity selected created_at'.split(' '),
  },
  { name: 'favourites', table: 'product_like', key: ['product_id'], columns: ['created_at'] },
  { name: 'followed_shops', table: 'shop_follow', key: ['shop_id'], columns: ['created_at'] },
  { name: 'viewed', table: 'product_view', key: ['product_id'], columns: ['viewed_at'] },
  {
    name: 'notices',
    table: 'notice',
    key: ['notice_id'],
    columns: 'topic kind ref_id details created_at read_at'.split(' '),
  },
  { name: 'notice_choices', table: 'notice_choice', key: ['topic'], columns: ['in_app', 'by_mail', 'by_push'] },
  { name: 'news_consent', table: 'news_consent', key: ['user_id'], columns: ['agreed', 'source', 'agreed_at'] },
  {
    name: 'messages',
    table: 'chat_message',
    key: ['message_id'],
    columns: 'by_whom text file_id order_id product_id created_at read_at'.split(' '),
  },
  { name: 'promo_codes_used', table: 'promo_use', key: ['code'], columns: ['created_at'] },
  {
    name: 'checkouts',
    table: 'checkout',
    key: ['checkout_id'],
    columns: 'total_cents promo_code created_at'.split(' '),
  },
  {
    name: 'orders',
    table: 'shop_order',
    key: ['order_id'],
    columns:
      `order_number checkout_id shop_id status refund_label goods_cents freight_cents freight_service discount_cents tax_cents included_tax_cents total_cents
      promo_code notes address paid_cents refunded_cents refunded_tax_cents ended_discount_cents added_freight_cents carrier tracking_number created_at paid_at shipped_at received_at
      completed_at cancelled_at cancel_reason reviewed_at service_score postage_score`.split(/\s+/),
  },
  {
    name: 'order_items',
    table: 'order_item',
    key: ['order_item_id'],
    columns: `order_id product_id sku_id title axis_values price_cents quantity discount_cents paid_cents refunded_cents
      refunded_quantity sent_quantity not_sent_quantity weight_grams`.split(/\s+/),
  },
  {
    name: 'order_history',
    table: 'order_history',
    key: ['history_id'],
    columns: 'order_id event by_whom details created_at'.split(' '),
  },
  {
    name: 'order_companies',
    table: 'order_company',
    key: ['order_id'],
    columns:
      `company company_tax_number number_fault number_country delivery_country checked_at tax_effect register_result
      register_checked_on`.split(/\s+/),
  },
  {
    name: 'order_taxes',
    table: 'order_tax',
    key: ['order_id'],
    columns: 'outcome arrival_cents collected_cents included_cents country day'.split(' '),
  },
  {
    name: 'order_tax_parts',
    table: 'order_tax_part',
    key: ['order_item_id', 'position'],
    columns:
      'kind name at rate_1000 value_cents amount_cents added_cents goods_cents freight_cents charges_cents'.split(' '),
  },
  {
    name: 'parcels',
    table: 'parcel',
    key: ['parcel_id'],
    columns:
      'order_id position carrier tracking_number weight_grams shipped_at arrived_at lost_at lost_refunded_at'.split(
        ' ',
      ),
  },
  {
    name: 'parcel_items',
    table: 'parcel_item',
    key: ['parcel_id', 'order_item_id'],
    columns: ['quantity', 'refunded_quantity'],
  },
  {
    name: 'parcel_events',
    table: 'parcel_event',
    key: ['order_id', 'event_id'],
    columns: 'parcel_id happened_at offset_minutes place code text source created_at'.split(' '),
  },
  {
    name: 'refunds',
    table: 'refund',
    key: ['refund_id'],
    columns:
      `order_id by_whom type product_status amount_cents freight_cents deducted_discount_cents deducted_freight_cents reason
      explanation state agreed_cents less_reason refusal_reason
      return_address carrier tracking_number created_at resolved_at`.split(/\s+/),
  },
  {
    name: 'refund_tax_parts',
    table: 'refund_tax_part',
    key: ['refund_id', 'order_item_id', 'position'],
    columns: 'amount_cents added_cents'.split(' '),
  },
  {
    name: 'refund_items',
    table: 'refund_item',
    key: ['refund_id', 'order_item_id'],
    columns: 'quantity unsent_quantity amount_cents fate'.split(' '),
  },
  {
    name: 'receipts',
    table: 'receipt',
    key: ['receipt_id'],
    columns:
      `order_id kind shop_id issued_on year number goods_cents freight_cents discount_cents tax_cents total_cents seller buyer
      company company_tax_number`.split(/\s+/),
  },
  {
    name: 'reviews',
    table: 'review',
    key: ['review_id'],
    columns:
      'product_id sku_id author product_score content language pictures reply replied_at hidden_at created_at'.split(
        ' ',
      ),
  },
  {
    name: 'recharges',
    table: 'recharge',
    key: ['recharge_id'],
    columns:
      `method bank_reference network token address deposit_address transaction_hash amount_cents arrival_cents status audit_reason
      created_at audited_at`.split(/\s+/),
  },
  {
    name: 'card_payments',
    table: 'provider_payment',
    key: ['payment_id'],
    columns: 'provider amount_cents status method brand last_four decline_reason created_at credited_at'.split(' '),
  },
  {
    name: 'chain_deposits',
    table: 'chain_deposit',
    key: ['recharge_id'],
    columns: 'network transaction_hash log_index amount_cents created_at'.split(' '),
  },
  {
    name: 'chain_addresses',
    table: 'chain_address',
    key: ['address'],
    columns: 'kind created_at'.split(' '),
  },
  // Numbers of JSON are exact to 15 digits, which is enough for a remainder.
  { name: 'chain_remainders', table: 'chain_remainder', key: ['network', 'token'], columns: ['units'] },
  {
    name: 'withdrawals',
    table: 'withdrawal',
    key: ['extract_id'],
    columns: `draw_type amount_cents service_charge_cents net_cents bank_name account_name card_last_four network token
      address status payout_state audit_reason bank_reference transaction_hash created_at audited_at paid_at`.split(
      /\s+/,
    ),
  },
  {
    name: 'corrections',
    table: 'correction',
    key: ['correction_id'],
    columns: 'kind recharge_id amount_cents taken_cents reason created_at'.split(' '),
  },
  { name: 'opening_balance', table: 'opening_balance', key: ['balance_id'], columns: ['amount_cents', 'created_at'] },
  {
    name: 'contract_withdrawals',
    table: 'contract_withdrawal',
    key: ['contract_withdrawal_id'],
    columns: 'name order_number email items part order_id status declared_at resolved_at refusal_reason'.split(' '),
  },
  {
    name: 'card_disputes',
    table: 'provider_dispute',
    key: ['dispute_id'],
    columns: 'payment_id status amount_minor currency reason held_cents opened_at closed_at'.split(' '),
  },
  {
    name: 'card_refunds',
    table: 'provider_refund',
    key: ['refund_id'],
    columns: 'payment_id extract_id provider amount_minor currency state created_at ended_at'.split(' '),
  },
  {
    name: 'sessions',
    table: 'session',
    key: ['session_id'],
    columns: 'device ip created_at last_seen_at expires_at'.split(' '),
  },
  { name: 'security_events', table: 'security_event', key: ['event_id'], columns: 'event ip created_at'.split(' ') },
  {
    name: 'agents',
    table: 'agent_link',
    key: ['link_id'],
    columns: 'client_id name scopes allowance_cents created_at last_used_at ended_at'.split(' '),
  },
  {
    name: 'agent_purchases',
    table: 'agent_spending',
    key: ['checkout_id'],
    columns: 'link_id spent_cents spent_at'.split(' '),
  },
  { name: 'known_devices', table: 'known_device', key: ['last_used_at'], columns: [] },
]

export type ExportedRow = Record<string, unknown>
export const ROWS_AT_ONCE = 500

export async function readSection(
  db: Db,
  { table, key, columns }: Section,
  user_id: string,
  after: ExportedRow | undefined,
): Promise<ExportedRow[]> {
  const selection = sql.join([...key, ...columns].map((column) => sql.ref(column)))
  const order = sql.join(key.map((column) => sql.ref(column)))
  const beyond = after ? sql`and (${order}) > (${sql.join(key.map((column) => after[column]))})` : sql``
  const { rows } = await sql<ExportedRow>`select ${selection} from ${sql.table(table)}
    where user_id = ${user_id} ${beyond} order by ${order} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db)
  return rows
}

export const readAccount = (db: Db, user_id: string) =>
  db
    .selectFrom('user_account')
    .leftJoin('payment_code', 'payment_code.user_id', 'user_account.user_id')
    .select([
      'user_account.user_id',
      'account as email',
      'family_name',
      'given_name',
      'mobile',
      'language',
      'created_at',
      'email_verified_at',
    ])
    .select(['password_changed_at', 'payment_code.set_at as payment_code_set_at'])
    .where('user_account.user_id', '=', user_id)
    .executeTakeFirstOrThrow()

export async function readPictures(db: Db, user_id: string, after: string | undefined) {
  const all = db
    .selectFrom('uploaded_file')
    .select(['file_id', 'file_name', 'purpose', 'width', 'height', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('file_id')
    .limit(ROWS_AT_ONCE)
  return (after === undefined ? all : all.where('file_id', '>', after)).execute()
}
