import { endpoints, FIND_LIMIT, mayAtDesk } from '@sampan/contract'
import type { DeskRole, Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { textIn } from '../../language/text-in.ts'
import { listShoppers } from '../account/shopper/shopper-read-service.ts'
import { listAtDesk } from '../catalogue/product/product-desk-list-service.ts'
import { listOrdersAtDesk } from '../order/order-desk-service.ts'

type Find = { find: string; roles: readonly DeskRole[] }
const START = { page: 1, page_size: FIND_LIMIT }

/** Orders, shoppers and products that a text finds. Kinds that the operator's roles may not list are empty. */
export async function findAtDesk(db: Db, { find, roles }: Find, language: Language) {
  const may = (key: 'GET /api/admin/order/list' | 'GET /api/admin/shopper/list' | 'GET /api/admin/product/list') =>
    mayAtDesk(endpoints[key].access, roles)
  const [orders, shoppers, products] = await Promise.all([
    may('GET /api/admin/order/list') ? listOrdersAtDesk(db, language, { find }, START) : undefined,
    may('GET /api/admin/shopper/list') ? listShoppers(db, { q: find.toLowerCase(), ...START }) : undefined,
    may('GET /api/admin/product/list') ? listAtDesk(db, { keyword: find, ...START }, language) : undefined,
  ])
  return {
    orders: orders?.items ?? [],
    shoppers: shoppers?.items ?? [],
    products: (products?.items ?? [])
      .slice(0, FIND_LIMIT)
      .map(({ product_id, title, image }) => ({ product_id, title: textIn(title, language), image })),
  }
}
