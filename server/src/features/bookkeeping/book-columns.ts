import type { BookFile } from '@sampan/contract/rules'

/** The codes of transfers that have a file. All others, except for the completion of orders, are other movements. */
export const FEE_CODES = ['withdrawal_fee', 'provider_fee', 'dispute_fee'] as const
export const OWN_CODES = ['payment', 'refund', 'completion', 'recharge', 'withdrawal', ...FEE_CODES] as const

/** How a cell is written: money in cents, a day as `YYYY-MM-DD`, a time in the shop's time zone. */
type ColumnKind = 'text' | 'money' | 'count' | 'day' | 'time'
export type BookColumn = { name: string; kind: ColumnKind }

const columns = (kinds: Record<string, ColumnKind>): BookColumn[] =>
  Object.entries(kinds).map(([name, kind]) => ({ name, kind }))

/** A cell: money and counts are numbers, everything else is text. */
export type BookCell = string | number | null
export type BookRow = Readonly<Record<string, BookCell>>

const MONEY_MOVED = { day: 'day', time: 'time' } as const

/** The columns of each file. The names are the same in all languages, so that programs can read the files. */
export const BOOK_COLUMNS: Record<BookFile | 'control', BookColumn[]> = {
  orders: columns({
    ...MONEY_MOVED,
    order_number: 'text',
    placed_at: 'time',
    status: 'text',
    shop_id: 'text',
    shop: 'text',
    country: 'text',
    goods_usd: 'money',
    freight_usd: 'money',
    discount_usd: 'money',
    tax_usd: 'money',
    paid_usd: 'money',
    promo_code: 'text',
    receipt: 'text',
  }),
  order_lines: columns({
    day: 'day',
    order_number: 'text',
    line: 'count',
    product_id: 'text',
    sku_id: 'text',
    title: 'text',
    quantity: 'count',
    price_usd: 'money',
    goods_usd: 'money',
    discount_usd: 'money',
    paid_usd: 'money',
  }),
  receipts: columns({
    day: 'day',
    kind: 'text',
    number: 'text',
    order_number: 'text',
    seller: 'text',
    seller_tax_number: 'text',
    buyer_country: 'text',
    company: 'text',
    company_tax_number: 'text',
    goods_usd: 'money',
    freight_usd: 'money',
    discount_usd: 'money',
    tax_usd: 'money',
    total_usd: 'money',
  }),
  refunds: columns({
    ...MONEY_MOVED,
    order_number: 'text',
    shop_id: 'text',
    country: 'text',
    reason: 'text',
    goods_usd: 'money',
    freight_usd: 'money',
    deducted_usd: 'money',
    tax_usd: 'money',
    refunded_usd: 'money',
    from_account: 'text',
  }),
  top_ups: columns({
    ...MONEY_MOVED,
    recharge_id: 'text',
    shopper: 'text',
    method: 'text',
    from_account: 'text',
    reference: 'text',
    amount_usd: 'money',
  }),
  withdrawals: columns({
    ...MONEY_MOVED,
    extract_id: 'text',
    shopper: 'text',
    type: 'text',
    to_account: 'text',
    destination: 'text',
    reference: 'text',
    fee_usd: 'money',
    paid_out_usd: 'money',
  }),
  fees: columns({ ...MONEY_MOVED, kind: 'text', account: 'text', reference: 'text', income_usd: 'money' }),
  other_movements: columns({
    ...MONEY_MOVED,
    kind: 'text',
    debit_account: 'text',
    credit_account: 'text',
    reference: 'text',
    amount_usd: 'money',
  }),
  journal: columns({
    day: 'day',
    account: 'text',
    opening_usd: 'money',
    debit_usd: 'money',
    credit_usd: 'money',
    closing_usd: 'money',
  }),
  sums: columns({
    country: 'text',
    shop_id: 'text',
    shop: 'text',
    orders: 'count',
    goods_usd: 'money',
    freight_usd: 'money',
    discount_usd: 'money',
    tax_usd: 'money',
    paid_usd: 'money',
    refunds: 'count',
    refunded_usd: 'money',
  }),
  taxes: columns({
    month: 'text',
    country: 'text',
    region: 'text',
    kind: 'text',
    name: 'text',
    rate: 'text',
    value_usd: 'money',
    collected_usd: 'money',
    returned_usd: 'money',
    owed_usd: 'money',
  }),
  one_stop: columns({ month: 'text', member_state: 'text', rate: 'text', value_eur: 'money', vat_eur: 'money' }),
  control: columns({
    check: 'text',
    in_files_usd: 'money',
    in_ledger_usd: 'money',
    difference_usd: 'money',
    result: 'text',
  }),
}
