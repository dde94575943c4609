import { DESK_COUNT_LIMIT } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { findWords } from '../../db/find-words.ts'
import { productsTitled } from '../catalogue/product/product-desk-list-service.ts'
import { FOUND_LIMIT, findOrderIds, findOrderIdsInside, findOrderIdsOfProducts } from './order-find-sql.ts'

/** Products whose orders are read, and orders of each of them. */
const PRODUCTS_LIMIT = 20
const ORDERS_OF_EACH = 50

type Search = { find?: string | undefined; product_id?: string | undefined }

/**
 * Ids of the orders that a search finds, or undefined without a search. `find` is any part of the number, of the
 * recipient's name or telephone, the beginning of an e-mail address or tracking number, or a product: its title, its id or
 * the id of a SKU. `product_id` limits the result to orders of this product, of which the newest are read.
 */
export async function searchOrders(
  db: Db,
  { find, product_id }: Search,
  language: Language,
): Promise<string[] | undefined> {
  if (find === undefined && product_id === undefined) return undefined
  const [matches, of_product] = await Promise.all([
    find === undefined ? undefined : ordersLike(db, find, language),
    product_id === undefined ? undefined : findOrderIdsOfProducts(db, [product_id], DESK_COUNT_LIMIT + 1),
  ])
  if (!matches || !of_product) return matches ?? of_product
  const wanted = new Set(of_product)
  return matches.filter((order_id) => wanted.has(order_id))
}

async function ordersLike(db: Db, find: string, language: Language): Promise<string[]> {
  const words = findWords(find)
  const [beginning, of_products] = await Promise.all([findOrderIds(db, find), ordersOfTitle(db, find, language)])
  // The beginning of many numbers, such as the year, is a part of as many: reading them all takes long and adds nothing.
  const inside = beginning.length < FOUND_LIMIT ? await findOrderIdsInside(db, words) : []
  return [...new Set([...beginning, ...inside, ...of_products])]
}

async function ordersOfTitle(db: Db, find: string, language: Language): Promise<string[]> {
  if (find.includes('@')) return []
  const product_ids = await productsTitled(db, find, language, PRODUCTS_LIMIT)
  return product_ids.length === 0 ? [] : findOrderIdsOfProducts(db, product_ids, ORDERS_OF_EACH)
}
