import type { FreightTerms } from '@sampan/contract/delivery'
import type { RefundFate } from '@sampan/contract/rules'
import type { Generated } from 'kysely'
import type { Texts } from '../../language/text-in.ts'
import type { ValueInWords } from './catalogue-tables.ts'
import type { Json, JsonByDefault, Moment, MomentByDefault, NullByDefault } from './columns.ts'

type CartItemTable = {
  user_id: string
  cart_item_id: Generated<string>
  sku_id: string
  quantity: number
  selected: Generated<boolean>
  created_at: MomentByDefault
}

type PromoCodeTable = {
  code: string
  kind: 'percentage' | 'fixed'
  value: number
  minimum_cents: Generated<number>
  includes_freight: Generated<boolean>
  /** Whether the code is shown at checkout to shoppers who can use it. */
  listed: Generated<boolean>
  starts_at: MomentByDefault
  ends_at: Moment | null
  uses_limit: number | null
  uses: Generated<number>
  product_ids: Generated<string[]>
  categories: Generated<string[]>
  uses_per_shopper: number | null
}

type PromoUseTable = {
  user_id: string
  code: string
  checkout_id: string
  counted: Generated<boolean>
  /** Null if a deleted account used the promo code, and for uses older than this column. */
  mailbox_mac: Generated<Buffer | null>
  created_at: MomentByDefault
}

type CheckoutTable = {
  user_id: string
  checkout_id: Generated<string>
  total_cents: number
  promo_code: string | null
  promo_minimum_cents: Generated<number>
  created_at: MomentByDefault
  expires_at: Moment
}

/** An address as it was when the order was placed. */
export type OrderAddress = {
  addressee: string
  mobile: string
  country: string
  area: string[]
  /** Null in orders older than this column. */
  city?: string | null
  detailed_address: string
  postcode: string | null
}

type ShopOrderTable = {
  user_id: string
  order_id: Generated<string>
  order_number: string
  checkout_id: string
  shop_id: string
  status: Generated<0 | 1 | 2 | 3 | 4 | -1 | -4>
  refund_label: Generated<'none' | 'apply' | 'refunding' | 'refunded'>
  goods_cents: number
  freight_cents: number
  discount_cents: number
  total_cents: number
  promo_code: string | null
  notes: string | null
  address: Json<OrderAddress>
  handling_days: number | null
  transit_days_min: number | null
  transit_days_max: number | null
  paid_cents: Generated<number>
  refunded_cents: Generated<number>
  released_cents: Generated<number>
  free_freight: FreightTerms | null
  fault_goods_cents: Generated<number>
  fault_other_cents: Generated<number>
  ended_discount_cents: Generated<number>
  added_freight_cents: Generated<number>
  carrier: string | null
  tracking_number: string | null
  created_at: MomentByDefault
  expires_at: Moment
  waits_for_recharge: Generated<boolean>
  waited_at: Moment | null
  paid_at: Moment | null
  shipped_at: Moment | null
  auto_confirm_at: Moment | null
  arrival_asked_at: Moment | null
  auto_complete_at: Moment | null
  received_at: Moment | null
  completed_at: Moment | null
  cancelled_at: Moment | null
  cancel_reason: string | null
  reviewed_at: Moment | null
  service_score: number | null
  postage_score: number | null
  paused_status: 1 | 2 | 3 | null
  paused_at: Moment | null
}

type RefundTable = {
  user_id: string
  refund_id: Generated<string>
  order_id: string
  by_whom: 'shopper' | 'operator'
  type: 'refund_only' | 'return_and_refund'
  product_status: 'received' | 'not_received' | null
  amount_cents: number
  freight_cents: number
  deducted_discount_cents: Generated<number>
  deducted_freight_cents: Generated<number>
  takes_goods: boolean
  restocks: boolean
  reason: 'damaged' | 'wrong' | 'not_received' | 'unwanted' | 'other'
  explanation: string
  state: 'applied' | 'agreed' | 'returning' | 'executed' | 'refused' | 'withdrawn'
  refusal_reason: string | null
  return_address: string | null
  return_until: Moment | null
  carrier: string | null
  tracking_number: string | null
  agreed_by: string | null
  resolved_by: string | null
  /** The approved amount, if a smaller amount was refunded; `less_reason` says why. */
  agreed_cents: NullByDefault<number>
  less_reason: NullByDefault<string>
  created_at: MomentByDefault
  resolved_at: Moment | null
}

type RefundItemTable = {
  user_id: string
  refund_id: string
  order_item_id: string
  quantity: number
  amount_cents: number
  /** Whether the pieces were never sent, come back to the shop, or stay with the shopper. */
  fate: RefundFate
}

type RefundAttachmentTable = { user_id: string; refund_id: string; position: number; file_id: string }

type OrderItemTable = {
  user_id: string
  order_item_id: Generated<string>
  order_id: string
  position: number
  product_id: string
  sku_id: string
  title: Json<Texts>
  axis_values: Json<ValueInWords[]>
  image: string
  price_cents: number
  quantity: number
  discount_cents: Generated<number>
  paid_cents: number
  refunded_cents: Generated<number>
  refunded_quantity: Generated<number>
  counts_for_promo: Generated<boolean>
  reviewed: Generated<boolean>
}

type CarrierTable = {
  carrier_id: Generated<string>
  name: string
  link: string | null
  version: Generated<number>
  created_at: MomentByDefault
}

type ParcelEventTable = {
  user_id: string
  order_id: string
  event_id: string
  happened_at: Moment
  place: string | null
  text: string
  operator_id: string
  created_at: MomentByDefault
}

type OrderHistoryTable = {
  user_id: string
  order_id: string
  history_id: Generated<string>
  event: string
  by_whom: 'shopper' | 'operator' | 'system'
  operator_id: string | null
  details: JsonByDefault<Record<string, string>>
  created_at: MomentByDefault
}

/** Words of recipients' names, for finding orders. Written by triggers. */
type OrderNameWordTable = { user_id: string; order_id: string; word: string; created_at: Moment }

export type OrderTables = {
  cart_item: CartItemTable
  promo_code: PromoCodeTable
  promo_use: PromoUseTable
  checkout: CheckoutTable
  shop_order: ShopOrderTable
  order_item: OrderItemTable
  order_history: OrderHistoryTable
  carrier: CarrierTable
  order_name_word: OrderNameWordTable
  parcel_event: ParcelEventTable
  refund: RefundTable
  refund_item: RefundItemTable
  refund_attachment: RefundAttachmentTable
  refusal_picture: RefundAttachmentTable
}
