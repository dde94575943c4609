import type { BookFile, Language } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { CUSTOM_PLAN } from '../../db/pool.ts'
import { type BookRow, FEE_CODES, OWN_CODES } from './book-columns.ts'
import type { BookDay } from './book-days-sql.ts'

/** Transfers of one page. Their orders, lines and receipts are read with them. */
const PAGE_LIMIT = 1_000

/** The files with a row for each transfer of the ledger, or for each line of its order. */
export type TransferFile = Exclude<BookFile, 'journal' | 'sums' | 'taxes' | 'one_stop'>

const isOneOf = (...codes: string[]) => sql`(code in (${sql.join(codes.map((code) => sql.lit(code)))}))`

const WHICH: Record<TransferFile, RawBuilder<unknown>> = {
  orders: isOneOf('payment'),
  order_lines: isOneOf('payment'),
  receipts: isOneOf('payment', 'refund'),
  refunds: isOneOf('refund'),
  top_ups: isOneOf('recharge'),
  withdrawals: isOneOf('withdrawal'),
  fees: isOneOf(...FEE_CODES),
  other_movements: sql`not ${isOneOf(...OWN_CODES)}`,
}

/** A time as text in the time zone in which the shop counted it. */
const local = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone (select time_zone from bank_zone
  where from_at <= ${at} order by from_at desc, from_day desc limit 1), 'YYYY-MM-DD HH24:MI:SS')`
const TIME = local(sql`page.created_at`)

/** A number in groups of four, as the shop shows it, because a spreadsheet would round sixteen digits. */
const grouped = (number: RawBuilder<unknown>) => sql`trim(regexp_replace(${number}, '(.{4})', '\\1 ', 'g'))`
const ORDER_NUMBER = grouped(sql`shop_order.order_number`)

/** The account of a transfer. Those of single shoppers are summed up as `wallets` and `receivables`. */
export const accountName = (code: RawBuilder<unknown>) => sql`case when ${code} like 'user:%' then 'wallets'
  when ${code} like 'receivable:%' then 'receivables' else ${code} end`

const ORDER_OF_PAYMENT = sql`join shop_order on shop_order.order_id = page.ref_id::uuid`
const ORDER_OF_REFUND = sql`left join refund on page.ref_type = 'refund' and refund.refund_id = page.ref_id::uuid
  join shop_order on shop_order.order_id = coalesce(refund.order_id, page.ref_id::uuid)`
const ACCOUNTS = sql`join ledger_account as debit on debit.account_id = page.debit_account_id
  join ledger_account as credit on credit.account_id = page.credit_account_id`
const SHOPPER = sql`join user_account using (user_id)`
/** The parts of the number, which is made from them when the row is written. */
const receiptNumber = sql`case when receipt.number is not null
  then jsonb_build_object('kind', receipt.kind, 'year', receipt.year, 'number', receipt.number) end`

/** The columns of each file, without the day, and the joins to the page of transfers. */
const rowsOf = (file: TransferFile, language: Language): RawBuilder<unknown> => {
  const shop = sql`(select worded(name, ${language}) from shop where shop.shop_id = shop_order.shop_id)`
  const selects: Record<TransferFile, () => RawBuilder<unknown>> = {
    orders:
      () => sql`${TIME} as time, ${ORDER_NUMBER} as order_number, ${local(sql`shop_order.created_at`)} as placed_at,
        status, shop_order.shop_id, ${shop} as shop, address ->> 'country' as country,
        shop_order.goods_cents as goods_usd, shop_order.freight_cents as freight_usd,
        shop_order.discount_cents as discount_usd, shop_order.tax_cents as tax_usd, page.amount_cents as paid_usd, promo_code, ${receiptNumber} as receipt
      from page ${ORDER_OF_PAYMENT}
      left join receipt on receipt.user_id = shop_order.user_id and receipt_id = shop_order.order_id`,
    order_lines: () => sql`${ORDER_NUMBER} as order_number, position as line, product_id, sku_id,
        worded(title, ${language}) as title, quantity, price_cents as price_usd, price_cents * quantity as goods_usd,
        order_item.discount_cents as discount_usd, order_item.paid_cents as paid_usd
      from page ${ORDER_OF_PAYMENT}
      join order_item on order_item.user_id = shop_order.user_id and order_item.order_id = shop_order.order_id`,
    receipts: () => sql`receipt.kind, ${receiptNumber} as number, ${ORDER_NUMBER} as order_number,
        seller ->> 'legal_name' as seller, seller ->> 'tax_number' as seller_tax_number,
        buyer ->> 'country' as buyer_country, company, company_tax_number, receipt.goods_cents as goods_usd,
        receipt.freight_cents as freight_usd, receipt.discount_cents as discount_usd, receipt.tax_cents as tax_usd,
        receipt.total_cents as total_usd
      from page ${ORDER_OF_REFUND}
      join receipt on receipt.user_id = shop_order.user_id and receipt_id = page.ref_id::uuid
        and receipt.kind = case page.code when 'payment' then 'receipt' else 'credit_note' end`,
    refunds: () => sql`${TIME} as time, ${ORDER_NUMBER} as order_number, shop_order.shop_id,
        address ->> 'country' as country, coalesce(refund.reason, 'cancelled') as reason,
        page.amount_cents - coalesce(refund.freight_cents, shop_order.freight_cents)
          + coalesce(deducted_discount_cents + deducted_freight_cents, 0)
          - coalesce(refund.tax_cents, shop_order.refunded_tax_cents) as goods_usd,
        coalesce(refund.freight_cents, shop_order.freight_cents) as freight_usd,
        coalesce(deducted_discount_cents + deducted_freight_cents, 0) as deducted_usd,
        coalesce(refund.tax_cents, shop_order.refunded_tax_cents) as tax_usd,
        page.amount_cents as refunded_usd, debit.code as from_account
      from page ${ORDER_OF_REFUND} ${ACCOUNTS}`,
    top_ups: () => sql`${TIME} as time, recharge_id::text, account as shopper, method, debit.code as from_account,
        coalesce(bank_reference, transaction_hash, reference) as reference, page.amount_cents as amount_usd
      from page join recharge on recharge_id = page.ref_id::uuid ${SHOPPER} ${ACCOUNTS}`,
    withdrawals: () => sql`${TIME} as time, extract_id::text, account as shopper, draw_type as type,
        credit.code as to_account, coalesce(bank_name || ' *' || card_last_four, address) as destination,
        coalesce(bank_reference, transaction_hash) as reference, service_charge_cents as fee_usd,
        page.amount_cents as paid_out_usd
      from page join withdrawal on extract_id = page.ref_id::uuid ${SHOPPER} ${ACCOUNTS}`,
    fees: () => sql`${TIME} as time, page.code as kind,
        case when debit.code like 'fees:%' then debit.code else credit.code end as account, page.ref_id as reference,
        case when debit.code like 'fees:%' then - page.amount_cents else page.amount_cents end as income_usd
      from page ${ACCOUNTS}`,
    other_movements: () => sql`${TIME} as time, page.code as kind, ${accountName(sql`debit.code`)} as debit_account,
        ${accountName(sql`credit.code`)} as credit_account, page.ref_type || ' ' || page.ref_id as reference,
        page.amount_cents as amount_usd
      from page ${ACCOUNTS}`,
  }
  return selects[file]()
}

type DayOfFile = BookDay & { file: TransferFile; up_to: number }
/** The first and the last sequence number of a page. */
type PageRange = { first: number; last: number }

const transfersOf = ({ file, begins_at, ends_at, up_to }: Omit<DayOfFile, 'day'>) => sql`from ledger_transfer
  where created_at >= ${begins_at}::timestamptz and created_at < ${ends_at}::timestamptz and sequence <= ${up_to}
    and phase in ('single', 'post') and ${WHICH[file]}`

/**
 * The pages of a day's transfers. The day is found by its times once: to find each page by them, PostgreSQL would read
 * the ledger from its beginning.
 */
export async function findPages(db: Db, day: DayOfFile): Promise<PageRange[]> {
  const { rows } = await sql<PageRange>`
    select min(sequence) as first, max(sequence) as last
    from (select sequence, row_number() over (order by sequence) - 1 as place ${transfersOf(day)}) as moved
    group by place / ${sql.lit(PAGE_LIMIT)} order by first`.execute(db)
  return rows
}

type Page = DayOfFile & PageRange & { language: Language }

/** The rows of a page, in the order of the ledger. */
export async function findBookRows(db: Db, page: Page): Promise<BookRow[]> {
  const { file, language, day, first, last } = page
  const { rows } = await sql<BookRow>`${sql.raw(CUSTOM_PLAN)}
    with page as (select * ${transfersOf(page)} and sequence between ${first} and ${last})
    select ${day}::text as day, ${rowsOf(file, language)}
    order by page.sequence${file === 'order_lines' ? sql`, position` : sql``}`.execute(db)
  return rows
}

type Sum = { country: string; shop_id: string; shop: string } & Record<
  'orders' | 'goods_usd' | 'freight_usd' | 'discount_usd' | 'tax_usd' | 'paid_usd' | 'refunds' | 'refunded_usd',
  number
>

/** Sums of a day's payments and refunds by country and shop. */
export async function findSums(
  db: Db,
  { language, ...period }: Omit<DayOfFile, 'file'> & { language: Language },
): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    with page as (
      select * ${transfersOf({ ...period, file: 'receipts' })}),
    moved as (
      select page.code, page.amount_cents, shop_order.shop_id, address ->> 'country' as country,
        shop_order.goods_cents, shop_order.freight_cents, shop_order.discount_cents, shop_order.tax_cents
      from page ${ORDER_OF_REFUND})
    select coalesce(country, '') as country, shop_id, (select worded(name, ${language}) from shop where shop.shop_id = moved.shop_id) as shop,
      count(*) filter (where code = 'payment')::int as orders,
      coalesce(sum(goods_cents) filter (where code = 'payment'), 0)::bigint as goods_usd,
      coalesce(sum(freight_cents) filter (where code = 'payment'), 0)::bigint as freight_usd,
      coalesce(sum(discount_cents) filter (where code = 'payment'), 0)::bigint as discount_usd,
      coalesce(sum(tax_cents) filter (where code = 'payment'), 0)::bigint as tax_usd,
      coalesce(sum(amount_cents) filter (where code = 'payment'), 0)::bigint as paid_usd,
      count(*) filter (where code = 'refund')::int as refunds,
      coalesce(sum(amount_cents) filter (where code = 'refund'), 0)::bigint as refunded_usd
    from moved group by 1, 2`.execute(db)
  return rows
}
