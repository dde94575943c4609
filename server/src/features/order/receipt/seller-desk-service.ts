import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { rightTaxNumber } from '../../tax/tax-number-rules.ts'
import { findSeller, findSellers, lockSeller, type Seller, type SellerQuery, updateSeller } from './seller-desk-sql.ts'

const withRevision = <S extends Seller>(seller: S) => ({
  ...seller,
  revision: revisionOf([seller.legal_name, seller.seller_address, seller.tax_number]),
})

export async function listSellers(db: Db, language: Language, query: SellerQuery) {
  const rows = await findSellers(db, language, query)
  const items = rows.slice(0, query.page_size).map(withRevision)
  return { items, next_cursor: rows.length > items.length ? (items.at(-1)?.shop_id ?? null) : null }
}

/**
 * Sets the seller that receipts of a shop name from now on. Issued receipts have their own copy.
 * @throws NotFound for an unknown shop; Refusal changed_meanwhile when the seller changed since it was
 * read, tax_number_form or tax_number_digit for a wrong number with the prefix of a country.
 */
export const setSeller = (
  db: Db,
  language: Language,
  operator: OperatorSession,
  { shop_id, revision, ...seller }: Seller & { shop_id: string; revision: string },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const stored = await lockSeller(tx, shop_id)
    refuseOutdated(revision, stored && withRevision(stored).revision)
    const tax_number = rightTaxNumber(null, seller.tax_number, 'tax_number')
    const checked = { ...seller, tax_number }
    await updateSeller(tx, shop_id, checked)
    await log({ action: 'seller_set', ref_type: 'shop', ref_id: shop_id, details: checked })
    return withRevision(await findSeller(tx, language, shop_id))
  })
