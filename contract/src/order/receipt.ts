import { z } from 'zod'
import { desk } from '../access.ts'
import { Address } from '../address/address.ts'
import { FREIGHT_SERVICES } from '../address/address-rules.ts'
import { AxisValue } from '../catalogue/sku.ts'
import {
  Amount,
  Day,
  type EndpointTable,
  Id,
  Name,
  Paging,
  Revision,
  SingleLine,
  Slug,
  Text,
  Trimmed,
} from '../endpoint.ts'
import { DESK_SETUP } from '../stale/desk-reads.ts'
import { RECEIPTS } from '../stale/shop-reads.ts'
import { COMPANY_LIMIT, TAX_NUMBER_LIMIT } from '../tax/tax-rules.ts'
import { KEYWORD_LIMIT } from '../text/text-rules.ts'
import { Invoice } from './invoice.ts'
import { SELLER_ADDRESS_LIMIT } from './receipt-rules.ts'

const SellerDetails = z.object({
  /** The registered name of the seller. Null if it is the name of the shop. */
  legal_name: z.string().nullable(),
  seller_address: z.string().nullable(),
  tax_number: z.string().nullable(),
})

const Company = z.object({ company: z.string().nullable(), company_tax_number: z.string().nullable() })

export const ReceiptLine = z.object({
  title: z.string(),
  values: z.array(AxisValue),
  article_number: z.string().nullable(),
  /** 0 for further money that is refunded for pieces that were refunded before. */
  quantity: z.int(),
  /** Price of a piece. */
  price_cents: Amount,
  /** Price of the pieces before any discount; on a credit note, what was refunded for them. The sum is `goods_cents`. */
  amount_cents: Amount,
})

/** The receipt of an order, or the credit note of a refund, as it was issued. Later changes of the shop do not apply. */
export const Receipt = z.object({
  /** The id of the order for a receipt, the id of the refund for a credit note. */
  receipt_id: Id,
  kind: z.enum(['receipt', 'credit_note']),
  /** For example `R-2026-000123`. Numbers of one shop, kind and year have no gaps. */
  number: z.string(),
  issued_on: Day,
  /** The day of the payment, or of the refund. */
  paid_on: Day,
  order_number: z.string(),
  seller: SellerDetails.extend({ shop_id: Slug, shop_name: z.string() }),
  buyer: Address.omit({ id: true, tag: true, is_default: true, mobile: true, mobile_text: true }).extend(Company.shape),
  lines: z.array(ReceiptLine),
  goods_cents: Amount,
  freight_cents: Amount,
  /** The delivery service of the order; null for older orders. */
  freight_service: z.enum(FREIGHT_SERVICES).nullish(),
  /**
   * The discount of the order. On a credit note, the benefits that the purchase lost by the refund; negative if earlier
   * deductions are returned.
   */
  discount_cents: Amount,
  /** Taxes, duties and charges on top of the prices. */
  tax_cents: Amount,
  total_cents: Amount,
  promo_code: z.string().nullable(),
  /** The taxes of the order, if the shop collected some at checkout. */
  invoice: Invoice.nullable(),
})
export type Receipt = z.output<typeof Receipt>

const Receipts = z.object({
  receipt: Receipt,
  /** Oldest first. */
  credit_notes: z.array(Receipt),
})

const SellerOfShop = SellerDetails.extend({ shop_id: Slug, name: z.string(), revision: Revision })

const Changed = {
  legal_name: Name(COMPANY_LIMIT).nullable(),
  seller_address: Text(SELLER_ADDRESS_LIMIT).nullable(),
  tax_number: SingleLine(TAX_NUMBER_LIMIT).nullable(),
}

export const receipt_endpoints = {
  'GET /api/order/receipts': {
    summary: 'The receipt of a paid order, and a credit note for each of its refunds',
    access: 'shopper',
    query: z.object({ order_id: Id }),
    reply: Receipts,
  },
  'POST /api/order/receipt_company': {
    summary: 'Set the company and its tax number on the receipt and the credit notes of an order; null removes them',
    access: 'shopper',
    body: z.strictObject({
      order_id: Id,
      company: Name(COMPANY_LIMIT).nullable(),
      company_tax_number: SingleLine(TAX_NUMBER_LIMIT).nullable(),
    }),
    reply: Receipts,
    stale: [RECEIPTS],
  },
  'GET /api/admin/order/receipts': {
    summary: 'The receipt of a paid order, and a credit note for each of its refunds',
    access: desk('fulfilment', 'support', 'finance'),
    query: z.object({ order_id: Id }),
    reply: Receipts,
  },
  'GET /api/admin/shop/sellers': {
    summary: 'The seller of each shop as receipts name it, sorted by shop',
    access: desk('finance'),
    query: Paging.omit({ page: true }).extend({
      keyword: Trimmed.max(KEYWORD_LIMIT).optional(),
      cursor: Slug.optional(),
    }),
    reply: z.object({ items: z.array(SellerOfShop), next_cursor: Slug.nullable() }),
  },
  'POST /api/admin/shop/seller': {
    summary:
      'Set the seller that later receipts of a shop name; refused if it changed since `revision`. Issued receipts keep theirs',
    access: desk('finance'),
    body: z.strictObject({ shop_id: Slug, revision: Revision, ...Changed }),
    reply: SellerOfShop,
    stale: ['GET /api/admin/shop/sellers', DESK_SETUP],
  },
} as const satisfies EndpointTable
