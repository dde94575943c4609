import { cents } from '@sampan/contract'
import { QUANTITY_LIMIT, UNPAID_CHECKOUTS_LIMIT } from '@sampan/contract/rules'
import { inOrder } from '../../../db/in-order.ts'
import type { Tx } from '../../../db/transaction.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { findUnpaidGoodsLimit, findUnpaidLines, type UnpaidLine } from './unpaid-sql.ts'

/** What a shopper holds unpaid, and which of it is over the limits. */
export type Unpaid = { lines: UnpaidLine[]; limit_cents: number; balance_cents: number }

/**
 * Reads what a shopper holds unpaid. The caller has locked the shopper, so that no other checkout begins meanwhile. The
 * balance is read last: a payment in between makes the answer stricter, never laxer.
 */
export async function readUnpaid(tx: Tx, user_id: string): Promise<Unpaid> {
  const [lines, limit_cents, { balance_cents }] = await inOrder(tx, [
    (tx) => findUnpaidLines(tx, user_id),
    (tx) => findUnpaidGoodsLimit(tx, user_id),
    (tx) => balanceOf(tx, user_id),
  ])
  return { lines, limit_cents, balance_cents }
}

type Wanted = Omit<UnpaidLine, 'checkout_id'>

/**
 * Limits unpaid orders, because others can't buy reserved goods: the number of checkouts, the pieces of one SKU, and the
 * goods' value beyond the free balance. One piece of each SKU in the oldest checkout is exempt, so that a newcomer can
 * order anything.
 * @throws Refusal too_many_unpaid, with the sum where it is about that; quantity_limit naming the SKU.
 */
export function refuseHoarding(wanted: readonly Wanted[], { lines, limit_cents, balance_cents }: Unpaid): void {
  const oldest = lines[0]?.checkout_id
  if (new Set(lines.map((line) => line.checkout_id)).size >= UNPAID_CHECKOUTS_LIMIT)
    throw new Refusal('too_many_unpaid')
  const greedy = wanted.find(({ sku_id, quantity }) => piecesOf(lines, sku_id) + quantity > QUANTITY_LIMIT)
  if (greedy) throw new Refusal('quantity_limit', { field: greedy.sku_id })
  const held_cents = lines.map((line) => worthOf(line, line.checkout_id === oldest)).reduce(sum, 0)
  const wanted_cents = wanted.map((line) => worthOf(line, oldest === undefined)).reduce(sum, 0)
  const over_cents = held_cents + wanted_cents - balance_cents - limit_cents
  if (wanted_cents > 0 && over_cents > 0) throw new Refusal('too_many_unpaid', { limit_cents, over_cents })
}

const sum = (one: number, other: number) => cents(one + other)

const piecesOf = (lines: readonly UnpaidLine[], sku_id: string) =>
  lines.reduce((pieces, line) => pieces + (line.sku_id === sku_id ? line.quantity : 0), 0)

const worthOf = ({ price_cents, quantity }: Wanted, is_one_exempt: boolean) =>
  cents(price_cents * (is_one_exempt ? quantity - 1 : quantity))
