import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { findSeller, findSellers, type Seller, type SellerQuery, swapSeller } from './seller-desk-sql.ts'

export async function listSellers(db: Db, language: Language, asked: SellerQuery) {
  const found = await findSellers(db, language, asked)
  const items = found.slice(0, asked.page_size)
  return { items, next_cursor: found.length > items.length ? (items.at(-1)?.shop_id ?? null) : null }
}

/**
 * Sets the seller that receipts of a shop name from now on. Issued receipts have their own copy.
 * @throws NotFound for an unknown shop; Refusal changed_meanwhile when the seller changed since it was read.
 */
export const setSeller = (
  db: Db,
  language: Language,
  operator: OperatorSession,
  { shop_id, seen, ...seller }: Seller & { shop_id: string; seen: Seller },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const isChanged = await swapSeller(tx, shop_id, seen, seller)
    const shop = await findSeller(tx, language, shop_id)
    if (!shop) throw new NotFound()
    if (!isChanged) throw new Refusal('changed_meanwhile')
    await log({ action: 'seller_set', ref_type: 'shop', ref_id: shop_id, details: seller })
    return shop
  })
