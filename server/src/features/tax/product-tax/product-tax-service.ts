import type { TaxSum } from '@sampan/contract'
import { deliveriesFor } from '@sampan/contract/delivery'
import type { Db } from '../../../db/database.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { readTaxBook } from '../tax-book-service.ts'
import { sumOfTaxes, taxesOfOrders } from '../tax-checkout-service.ts'
import { findFreightOfSku, findSoldSku } from './product-tax-sql.ts'

/**
 * The taxes and duties of one piece, as checkout would estimate them for an address without a region.
 * @returns null without rules, and if the shop does not ship to the country
 * @throws NotFound if the SKU is not sold
 */
export async function taxesOfSku(
  db: Db,
  { sku_id, country }: { sku_id: string; country: string },
): Promise<TaxSum | null> {
  const book = await readTaxBook(db)
  if (book.byCountry.size === 0) return null
  const [sku, freight] = await Promise.all([findSoldSku(db, sku_id), findFreightOfSku(db, sku_id, country)])
  if (!sku) throw new NotFound()
  const line = { sku_id, ...sku, quantity: 1, discount_cents: 0 }
  const [delivery] = deliveriesFor(freight, country, [line])
  if (!delivery) return null
  const order = { shop_id: sku.shop_id, freight_cents: delivery.freight_cents, discount_cents: 0, lines: [line] }
  const taxes = await taxesOfOrders(db, book, { country, area: [] }, [order])
  return sumOfTaxes(taxes?.quotes ?? [])
}
