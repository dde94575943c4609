import type { Reason } from '@sampan/contract'
import { QUANTITY_LIMIT } from '@sampan/contract/rules'
import type { AgentLine } from '../../../db/json-columns.ts'
import type { Offer } from '../checkout-sql.ts'
import type { WantedLine } from '../pricing.ts'

/** A difference between the goods that an agent wants and the goods that it gets. */
export type GoodsFault =
  | { fault: 'out_of_stock' | 'item_unavailable'; sku_id: string; title: Offer['title'] | undefined }
  | { fault: 'quantity_adjusted'; sku_id: string; quantity: number }
  | { fault: 'price_changed'; sku_id: string }

/**
 * The lines that can be bought. Lines of a SKU that is sold out or not sold are left out, and quantities are reduced to
 * the stock. Lines of one SKU are joined.
 */
export function chooseGoods(agent_lines: readonly AgentLine[], offers: readonly Offer[]) {
  const by_sku = new Map(offers.map((offer) => [offer.sku_id, offer]))
  const lines: WantedLine[] = []
  const faults: GoodsFault[] = []
  for (const { sku_id, quantity, price_cents } of mergeLines(agent_lines)) {
    const offer = by_sku.get(sku_id)
    if (!offer?.on_sale) {
      faults.push({ fault: 'item_unavailable', sku_id, title: undefined })
      continue
    }
    const most = Math.min(offer.stock, QUANTITY_LIMIT)
    if (most < 1) {
      faults.push({ fault: 'out_of_stock', sku_id, title: offer.title })
      continue
    }
    lines.push({ ...offer, cart_item_id: null, quantity: Math.min(quantity, most) })
    if (quantity > most) faults.push({ fault: 'quantity_adjusted', sku_id, quantity })
    if (price_cents !== 0 && price_cents !== offer.price_cents) faults.push({ fault: 'price_changed', sku_id })
  }
  return { lines, faults }
}

/** One line for each SKU, in the sequence in which the SKUs first occur. */
export function mergeLines<Line extends Pick<AgentLine, 'sku_id' | 'quantity'>>(lines: readonly Line[]): Line[] {
  const by_sku = new Map<string, Line>()
  for (const line of lines) {
    const { quantity = 0 } = by_sku.get(line.sku_id) ?? {}
    by_sku.set(line.sku_id, { ...line, quantity: quantity + line.quantity })
  }
  return [...by_sku.values()]
}

/** A promo code that an agent sent, with the reason why it has no effect. */
export type CodeFault = { code: string; at: number; fault: Reason | 'one_code' | 'too_many_codes' }
