import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import type { PaymentRow } from './card-sql.ts'

type CardTopUpReply = z.input<Endpoints['GET /api/user/card_top_up/detail']['reply']>

/** A payment as its screen shows it, with the balance now. */
export async function cardTopUp(db: Db, payment: PaymentRow): Promise<CardTopUpReply> {
  const { payment_id, provider, mode, status, amount_cents, decline_reason, last_four, brand, method } = payment
  const { order_ids, orders_outcome, orders_reason, created_at, expires_at, credited_at } = payment
  const { balance_cents } = await balanceOf(db, payment.user_id)
  return {
    ...{ payment_id, provider, mode, status, amount_cents, decline_reason, last_four, brand, method, balance_cents },
    fee_cents: 0,
    orders: order_ids && orders_outcome ? { order_ids, outcome: orders_outcome, reason: orders_reason } : null,
    ...{ created_at, expires_at, credited_at },
    url: status === 'open' ? payment.url : null,
  } as CardTopUpReply // the tables and providers use the same words
}
