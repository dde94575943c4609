import { cents } from '@sampan/contract'
import { QUANTITY_LIMIT, UNPAID_CHECKOUTS_LIMIT } from '@sampan/contract/rules'
import { sendTogether } from '../../../db/send-together.ts'
import type { Tx } from '../../../db/transaction.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { findUnpaidGoodsLimit, findUnpaidLines, type UnpaidLine } from './unpaid-sql.ts'

/** Lines of a shopper's unpaid orders, the limit of their value and the shopper's balance. */
export type Unpaid = { lines: UnpaidLine[]; limit_cents: number; balance_cents: number }

/**
 * Reads a shopper's unpaid orders. The caller has locked the shopper, so that no other checkout begins. The balance is
 * read last: a concurrent payment then makes the check stricter, never laxer.
 */
export async function readUnpaid(tx: Tx, user_id: string): Promise<Unpaid> {
  const [lines, limit_cents, { balance_cents }] = await sendTogether(tx, [
    (tx) => findUnpaidLines(tx, user_id),
    (tx) => findUnpaidGoodsLimit(tx, user_id),
    (tx) => balanceOf(tx, user_id),
  ])
  return { lines, limit_cents, balance_cents }
}

type Wanted = Omit<UnpaidLine, 'checkout_id'>

/**
 * Limits unpaid orders, because they reserve goods that others cannot buy: the number of checkouts, the pieces of one
 * SKU, and the value of the goods above the shopper's balance. One piece of each SKU in the oldest checkout is exempt,
 * so that a new shopper can order anything.
 * @throws Refusal too_many_unpaid, with amounts if the value is exceeded; quantity_limit with the SKU.
 */
export function refuseHoarding(wanted_lines: readonly Wanted[], { lines, limit_cents, balance_cents }: Unpaid): void {
  const oldest = lines[0]?.checkout_id
  if (new Set(lines.map((line) => line.checkout_id)).size >= UNPAID_CHECKOUTS_LIMIT)
    throw new Refusal('too_many_unpaid')
  const greedy = wanted_lines.find(({ sku_id, quantity }) => piecesOf(lines, sku_id) + quantity > QUANTITY_LIMIT)
  if (greedy) throw new Refusal('quantity_limit', { field: greedy.sku_id })
  const held_cents = lines.map((line) => worthOf(line, line.checkout_id === oldest)).reduce(sum, 0)
  const wanted_cents = wanted_lines.map((line) => worthOf(line, oldest === undefined)).reduce(sum, 0)
  const over_cents = held_cents + wanted_cents - balance_cents - limit_cents
  if (wanted_cents > 0 && over_cents > 0) throw new Refusal('too_many_unpaid', { limit_cents, over_cents })
}

const sum = (one: number, other: number) => cents(one + other)

const piecesOf = (lines: readonly UnpaidLine[], sku_id: string) =>
  lines.reduce((pieces, line) => pieces + (line.sku_id === sku_id ? line.quantity : 0), 0)

const worthOf = ({ price_cents, quantity }: Wanted, is_one_exempt: boolean) =>
  cents(price_cents * (is_one_exempt ? quantity - 1 : quantity))
