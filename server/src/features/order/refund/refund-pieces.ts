import { piecesLeft, piecesWaiting, sentPiecesLeft } from '@sampan/contract/refund-sums'
import type { GoodsOutcome } from '@sampan/contract/rules'
import { Refusal } from '../../../refusal/refusal.ts'
import type { PaidLine } from './refund-sql.ts'

/** Which pieces of a line a refund takes: pieces that wait to be sent, or pieces that were sent. */
export type PiecesToTake = 'unsent_first' | 'unsent_only' | 'sent_first' | 'sent_only'

const UNSENT: Record<PiecesToTake, (line: PaidLine, quantity: number) => number> = {
  unsent_first: (line, quantity) => Math.min(quantity, piecesWaiting(line)),
  unsent_only: (_, quantity) => quantity,
  sent_first: (line, quantity) => Math.max(0, quantity - sentPiecesLeft(line)),
  sent_only: () => 0,
}

/**
 * Of the chosen pieces of a line, those that are never sent. Stable only while the order is locked.
 * @throws Refusal refund_too_much for more pieces than are left of those that may be taken.
 */
function unsentPieces(line: PaidLine, quantity: number, which: PiecesToTake): number {
  const unsent = UNSENT[which](line, quantity)
  const isTooMuch =
    quantity > piecesLeft(line) || unsent > piecesWaiting(line) || quantity - unsent > sentPiecesLeft(line)
  if (isTooMuch) throw new Refusal('refund_too_much', { field: 'items' })
  return unsent
}

type Part = { order_item_id: string; quantity: number; amount_cents: number }
type Choice = { fate: GoodsOutcome; which: PiecesToTake; takes_goods: boolean }

/**
 * Adds to each part of a refund the number of its pieces that are never sent. A part without sent pieces is `not_sent`. A
 * refund of money only takes no pieces.
 */
export const partsByPieces = <P extends Part>(parts: readonly P[], lines: PaidLine[], choice: Choice) =>
  parts.map((part) => {
    const { quantity, order_item_id } = part
    const line = lines.find((one) => one.order_item_id === order_item_id)
    const isTaken = line !== undefined && choice.takes_goods
    const unsent_quantity = isTaken ? unsentPieces(line, quantity, choice.which) : 0
    const fate: GoodsOutcome = quantity > 0 && unsent_quantity === quantity ? 'not_sent' : choice.fate
    return { ...part, fate, unsent_quantity }
  })
