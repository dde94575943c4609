import type { MoveInKind } from '@sampan/contract/rules'
import { balance_record } from './balance/balance-record.ts'
import { customer_record } from './customer/customer-record.ts'
import { promo_record } from './promo/promo-record.ts'
import { anyRecord, type RecordKind } from './record-kind.ts'
import { review_record } from './review/review-record.ts'

/** How lines of each kind are checked, applied and undone. */
export const RECORD_KINDS: Record<MoveInKind, RecordKind<unknown>> = {
  customers: anyRecord(customer_record),
  balances: anyRecord(balance_record),
  promos: anyRecord(promo_record),
  reviews: anyRecord(review_record),
}
