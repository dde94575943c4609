import type { Card } from '@sampan/contract'

/** Sales move while one scrolls: what slid onto the next page is not shown twice. */
export const withoutRepeats = (cards: readonly Card[]): Card[] => [
  ...new Map(cards.map((card) => [card.product_id, card])).values(),
]
