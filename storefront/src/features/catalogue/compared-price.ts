import type { Card } from '@sampan/contract'

/** The price that `Money` shows next to the price: a former price, or a recommended one. */
export function comparedPrice({ was_cents, is_recommended_price }: Pick<Card, 'was_cents' | 'is_recommended_price'>) {
  if (was_cents === null) return {}
  return is_recommended_price ? { recommended: was_cents } : { was: was_cents }
}
