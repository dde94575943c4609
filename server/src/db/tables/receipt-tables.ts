import type { Generated } from 'kysely'
import type { Texts } from '../../language/text-in.ts'
import type { Json, MomentByDefault, NullByDefault } from './columns.ts'
import type { OrderAddress } from './order-tables.ts'

/** The seller on a receipt, as it was when the receipt was issued. */
export type ReceiptSeller = {
  shop_name: Texts
  legal_name: string | null
  seller_address: string | null
  tax_number: string | null
}

type ReceiptTable = {
  user_id: string
  receipt_id: string
  order_id: string
  kind: 'receipt' | 'credit_note'
  shop_id: string
  issued_on: Generated<string>
  year: Generated<number>
  /** Null until a server assigned it. */
  number: number | null
  goods_cents: number
  freight_cents: number
  discount_cents: number
  total_cents: number
  seller: Json<ReceiptSeller>
  buyer: Json<Omit<OrderAddress, 'mobile'>>
  company: NullByDefault<string>
  company_tax_number: NullByDefault<string>
  created_at: MomentByDefault
}

export type ReceiptTables = { receipt: ReceiptTable }
