import type { Tx } from '../db/transaction.ts'
import { owedTo, type TaxKind, walletOf } from './accounts.ts'
import { repayingDebt } from './repayment.ts'
import { move, type Ref, type Transfer } from './transfer.ts'

/** Order 0 → 1: the money stays in escrow until the order is completed. */
export const paymentOf = (order: { user_id: string; order_id: string; amount_cents: number }): Transfer =>
  move({
    code: 'payment',
    debit_account: walletOf(order.user_id),
    credit_account: 'orders:escrow',
    amount_cents: order.amount_cents,
    ref_type: 'order',
    ref_id: order.order_id,
  })

/** `ref` is the refund, or the order if it is cancelled as a whole. Each `ref` returns money only once. */
type Refund = Ref & { user_id: string; amount_cents: number }

const refundFrom =
  (source: 'orders:escrow' | 'sales') =>
  (tx: Tx, refund: Refund): Promise<Transfer[]> => {
    const { user_id, ...credit } = refund
    return repayingDebt(tx, refund, [
      move({ ...credit, code: 'refund', debit_account: source, credit_account: walletOf(user_id) }),
    ])
  }

/** A refund before the order is completed. First, it repays the shopper's open debt. */
export const refundFromEscrow = refundFrom('orders:escrow')

/** A goodwill refund after the order is completed. First, it repays the shopper's open debt. */
export const refundFromSales = refundFrom('sales')

/**
 * Moves money between escrow and sales when a refund changes the cost of other, completed orders of the purchase. A
 * negative amount moves money from sales to escrow.
 */
export function releaseOfRefund({ to_sales_cents, ...ref }: Ref & { to_sales_cents: number }): Transfer {
  const [debit_account, credit_account] =
    to_sales_cents < 0 ? (['sales', 'orders:escrow'] as const) : (['orders:escrow', 'sales'] as const)
  return move({ ...ref, code: 'completion', debit_account, credit_account, amount_cents: Math.abs(to_sales_cents) })
}

/** Order 3 → 4: the money goes to sales. `amount_cents` is the paid minus the refunded amount. */
export const completion = (order: { order_id: string; amount_cents: number }): Transfer =>
  move({
    code: 'completion',
    debit_account: 'orders:escrow',
    credit_account: 'sales',
    amount_cents: order.amount_cents,
    ref_type: 'order',
    ref_id: order.order_id,
  })

/** Collected taxes of one kind for a country. */
export type TaxSum = { country: string; kind: TaxKind; amount_cents: number }

/** The taxes in the payment of an order. They are owed to authorities and carriers, and leave escrow immediately. */
export const taxesOfPayment = (order_id: string, taxes: readonly TaxSum[]): Transfer[] =>
  taxes.map(({ country, kind, amount_cents }) =>
    move({
      code: `${kind}_collected`,
      debit_account: 'orders:escrow',
      credit_account: owedTo(country, kind),
      amount_cents,
      ref_type: 'order',
      ref_id: order_id,
    }),
  )

/** The taxes in a refund, which return to the account that pays it. */
export const taxesOfRefund = (ref: Ref, source: 'orders:escrow' | 'sales', taxes: readonly TaxSum[]): Transfer[] =>
  taxes.map(({ country, kind, amount_cents }) =>
    move({
      ...ref,
      code: `${kind}_returned`,
      debit_account: owedTo(country, kind),
      credit_account: source,
      amount_cents,
    }),
  )
