// Shared by the server and the shop's form. Browsers load this file, so it imports no schema library.

/**
 * The most refunds of one withdrawal. Each is a line on the statement of a card; a shopper with more payments withdraws again.
 */
export const CARD_PARTS_LIMIT = 30

/** `is_blocked`: a refund was refused, so that operators have to decide first. */
type Payment = { left_cents: number; is_blocked: boolean }

/** `amount_cents` goes back to a payment. */
export type CardPart<P extends Payment> = { payment: P; amount_cents: number }

/**
 * Splits a withdrawal: money goes back to the payments first, in their order, up to the rest of each. The rest goes to a bank or
 * a chain. Blocked payments come last.
 * @returns `blocked_cents`: the part that cannot leave before operators decide. `above_cents`: the part of payments beyond the
 * limit of refunds.
 */
export function splitForCards<P extends Payment>(amount_cents: number, payments: readonly P[]) {
  const parts: CardPart<P>[] = []
  let rest_cents = Math.max(0, amount_cents)
  let [card_cents, blocked_cents, above_cents] = [0, 0, 0]
  for (const payment of payments.toSorted((one, other) => Number(one.is_blocked) - Number(other.is_blocked))) {
    const part_cents = Math.min(rest_cents, payment.left_cents)
    if (part_cents <= 0) break
    rest_cents -= part_cents
    if (payment.is_blocked) blocked_cents += part_cents
    else if (parts.length === CARD_PARTS_LIMIT) above_cents += part_cents
    else {
      parts.push({ payment, amount_cents: part_cents })
      card_cents += part_cents
    }
  }
  return { parts, card_cents, rest_cents, blocked_cents, above_cents }
}
