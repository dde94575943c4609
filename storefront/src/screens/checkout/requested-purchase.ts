import { QUANTITY_LIMIT } from '@sampan/contract/rules'

/**
 * The purchase in the URL of /checkout: lines of the cart, one SKU that is bought directly from its product page, or a
 * checkout that an agent prepared.
 */
export type RequestedPurchase =
  | { cart_item_ids: string[] }
  | { sku_id: string; quantity: number }
  | { handover_id: string }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const HANDOVER = /^handover_[\w-]{32}$/
const SLUG = /^[a-z\d][a-z\d-]{0,79}$/

/**
 * Reads the purchase from a URL.
 * @returns the goods that the URL names; undefined if it names nothing that can be bought.
 */
export function readRequestedPurchase(search: URLSearchParams): RequestedPurchase | undefined {
  const handover_id = search.get('handover') ?? ''
  if (HANDOVER.test(handover_id)) return { handover_id }
  const cart_item_ids = (search.get('items') ?? '').split(',').filter((id) => UUID.test(id))
  if (cart_item_ids.length > 0) return { cart_item_ids: [...new Set(cart_item_ids)] }
  const sku_id = search.get('sku') ?? ''
  const quantity = Number(search.get('quantity') ?? '1')
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_LIMIT
  return SLUG.test(sku_id) && isQuantity ? { sku_id, quantity } : undefined
}
