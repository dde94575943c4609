import type { Cart, TaxSum } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { isTooMany, linesOf, wantedOf } from './cart-lines.ts'

/**
 * The taxes and duties of the lines that checkout would buy, for the default address or, without one, for the country.
 * `null` while they are unknown: before the reply, without a connection, while a change of the cart is queued, and if a
 * line exceeds the stock. Undefined if there is nothing to say: in a shop without rules, and while no line is selected.
 */
export function useCartTaxes(cart: Cart, country: string | undefined, isSettled: boolean): TaxSum | null | undefined {
  const { data: addresses } = useRead('GET /api/user/address_list')
  const items = wantedOf(linesOf(cart))
  const isWanted = cart.has_tax_rules === true && items.length > 0
  const canQuote = isWanted && isSettled && country !== undefined && !items.some(isTooMany)
  const address_id = addresses?.[0]?.id
  const place = address_id === undefined ? { ...(country && { country }) } : { address_id }
  const { data, error, isFetching } = useRead(
    'POST /api/checkout/quote',
    { cart_item_ids: items.map(({ cart_item_id }) => cart_item_id), ...place },
    { enabled: canQuote },
  )
  if (!isWanted) return undefined
  return canQuote && !isFetching && !error ? (data?.taxes ?? null) : null
}
