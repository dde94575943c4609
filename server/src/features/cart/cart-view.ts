import { createHash } from 'node:crypto'
import { type Endpoints, sumCents } from '@sampan/contract'
import type { z } from 'zod'
import type { LocalisedOffer, ShopFreight } from './cart-sql.ts'

export type CartReply = z.input<Endpoints['GET /api/cart']['reply']>
type Group = CartReply['groups'][number]
type CartLine = LocalisedOffer & { cart_item_id: string; quantity: number; selected: boolean }

type CartContents = { lines: CartLine[]; freight: ShopFreight[]; has_tax_rules?: boolean }

/**
 * The cart as it is shown: grouped by shop, in the order of the lines. Lines that cannot be bought are left out of the
 * sums.
 */
export function cartOf({ lines, freight, has_tax_rules }: CartContents, adjusted?: string[]): CartReply {
  const selected = lines.filter((line) => line.selected && isAvailable(line))
  return {
    groups: [...Map.groupBy(lines, (line) => line.shop_id).values()].map((own) => groupOf(own, freight)),
    count: lines.length,
    selected_count: selected.length,
    selected_total_cents: sumCents(selected.map((line) => line.price_cents * line.quantity)),
    ...(adjusted?.length && { adjusted }),
    ...(has_tax_rules && { has_tax_rules }),
  }
}

export const isAvailable = ({ on_sale, stock }: { on_sale: boolean; stock: number }) => on_sale && stock > 0

function groupOf(lines: CartLine[], freight: ShopFreight[]): Group {
  const [{ shop_id, shop_name, shop_logo }] = lines as [CartLine] // a group has at least one line
  return {
    shop: { shop_id, name: shop_name, logo: shop_logo },
    items: lines.map(itemOf),
    freight: freight.filter((rule) => rule.shop_id === shop_id),
  }
}

function itemOf({ on_sale, shop_id, shop_name, shop_logo, ...line }: CartLine): Group['items'][number] {
  const available = isAvailable({ on_sale, stock: line.stock })
  return { ...line, selected: line.selected && available, available }
}

/** Derives a stable id from the SKU, because a visitor's lines exist only on the device. */
export function previewLineId(sku_id: string): string {
  const bytes = createHash('sha256').update(`preview ${sku_id}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80 // UUID version 8: a custom scheme (RFC 9562)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
