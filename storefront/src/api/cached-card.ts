import type { Card } from '@sampan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Lists are at most this deep in a reply: pages, page, items, card. */
const DEPTH_MAX = 6

const isCardOf = (value: object, product_id: string): value is Card =>
  'product_id' in value &&
  value.product_id === product_id &&
  'image' in value &&
  'sales' in value &&
  'sold_out' in value

function cardIn(value: unknown, product_id: string, depth: number): Card | undefined {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return undefined
  if (isCardOf(value, product_id)) return value
  for (const part of Object.values(value)) {
    const card = cardIn(part, product_id, depth + 1)
    if (card) return card
  }
  return undefined
}

/**
 * A product as the lists of this visit showed it: the card that the shopper tapped. Undefined if no list contained the
 * product.
 */
export function useCachedCard(product_id: string): Card | undefined {
  const client = useQueryClient()
  const [card] = useState(() => {
    for (const { state } of client.getQueryCache().getAll().toReversed()) {
      const card = cardIn(state.data, product_id, 0)
      if (card) return card
    }
    return undefined
  })
  return card
}
