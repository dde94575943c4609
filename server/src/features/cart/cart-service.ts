import { CART_LINES_LIMIT, type Language, QUANTITY_LIMIT } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { sendTogether } from '../../db/send-together.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { lockShopper } from '../account/lock-shopper-sql.ts'
import { hasTaxRules } from '../tax/tax-book-service.ts'
import {
  changeLine,
  deleteLines,
  findCartFreight,
  findCartLines,
  findQuantities,
  findStock,
  markLines,
  putLine,
  putLines,
} from './cart-sql.ts'
import { isAvailable } from './cart-view.ts'

type SkuQuantity = { sku_id: string; quantity: number }
type Stock = { sku_id: string; product_id: string; stock: number; on_sale: boolean }

/** Locks the shopper's cart. Without the lock, two concurrent calls would both see the last free line. */
const withCart = <Result>(db: Db, user_id: string, work: (tx: Tx) => Promise<Result>) =>
  transaction(db, async (tx) => {
    await lockShopper(tx, user_id)
    return work(tx)
  })

/**
 * Adds pieces of a SKU to the cart.
 * @returns the cart afterwards.
 * @throws Refusal sku_unavailable, out_of_stock, quantity_limit or cart_full, each naming the SKU.
 */
export const addToCart = (db: Db, user_id: string, { sku_id, quantity }: SkuQuantity, language: Language) =>
  transaction(db, async (tx) => {
    const [, lines, sku] = await sendTogether(tx, [
      (tx) => lockShopper(tx, user_id),
      (tx) => findQuantities(tx, user_id),
      (tx) => stockOf(tx, sku_id),
    ])
    const line = lines.find((line) => line.sku_id === sku_id)
    const wanted_quantity = (line?.quantity ?? 0) + quantity
    refuseUnavailable(sku, wanted_quantity)
    if (!line && lines.length >= CART_LINES_LIMIT) throw new Refusal('cart_full', { field: sku_id })
    const [, contents] = await sendTogether(tx, [
      (tx) => putLine(tx, user_id, sku_id, wanted_quantity),
      (tx) => cartContents(tx, user_id, language),
    ])
    return contents
  })

export async function cartContents(db: Db, user_id: string, language: Language) {
  const [lines, freight, has_tax_rules] = await Promise.all([
    findCartLines(db, user_id, language),
    findCartFreight(db, user_id),
    hasTaxRules(db),
  ])
  return { lines, freight, has_tax_rules }
}

type LineChange = { quantity?: number | undefined; selected?: boolean | undefined; sku_id?: string | undefined }

/**
 * Changes the quantity, the selection or the SKU of a line. If the cart already has the new SKU, the two lines are
 * merged, limited by stock.
 * @returns the SKUs whose combined quantity was limited.
 * @throws NotFound for another shopper's line or another product's SKU; Refusal as `addToCart`.
 */
export const changeCartLine = (db: Db, user_id: string, cart_item_id: string, change: LineChange) =>
  withCart(db, user_id, async (tx): Promise<string[]> => {
    const lines = await findQuantities(tx, user_id)
    const line = lines.find((line) => line.cart_item_id === cart_item_id)
    if (!line) throw new NotFound()
    const { quantity = line.quantity, sku_id = line.sku_id, selected } = change
    if (sku_id !== line.sku_id) return changeSku(tx, user_id, { ...line, quantity, selected }, sku_id, lines)
    if (change.quantity) refuseUnavailable(await stockOf(tx, sku_id), quantity)
    await changeLine(tx, user_id, cart_item_id, { quantity: change.quantity, selected })
    return []
  })

type CartLine = { cart_item_id: string; sku_id: string; quantity: number }

async function changeSku(
  tx: Tx,
  user_id: string,
  { cart_item_id, sku_id, quantity, selected }: CartLine & { selected: boolean | undefined },
  new_sku_id: string,
  lines: CartLine[],
): Promise<string[]> {
  const [former, target] = await Promise.all([stockOf(tx, sku_id), stockOf(tx, new_sku_id)])
  if (former.product_id !== target.product_id) throw new NotFound()
  refuseUnavailable(target, quantity)
  const joined = lines.find((line) => line.sku_id === new_sku_id)
  if (joined) await deleteLines(tx, user_id, [joined.cart_item_id])
  const wanted_quantity = quantity + (joined?.quantity ?? 0)
  const had = atMost(target, wanted_quantity)
  await changeLine(tx, user_id, cart_item_id, { sku_id: new_sku_id, quantity: had, selected })
  return had < wanted_quantity ? [new_sku_id] : []
}

/** Selects or deselects lines for checkout. @throws NotFound when a line is not the shopper's; then none is changed. */
export const markCartLines = (db: Db, user_id: string, cart_item_ids: string[], selected: boolean) =>
  withCart(db, user_id, async (tx) => {
    const ids = [...new Set(cart_item_ids)]
    if ((await markLines(tx, user_id, ids, selected)) < ids.length) throw new NotFound()
  })

/** Removes lines; some may already be gone. @throws NotFound when none exists. */
export const removeCartLines = (db: Db, user_id: string, cart_item_ids: string[]) =>
  withCart(db, user_id, async (tx) => {
    const deleted = await deleteLines(tx, user_id, cart_item_ids)
    if (deleted.length === 0) throw new NotFound()
  })

/**
 * Merges a visitor's lines, latest first, into the shopper's cart. Each SKU gets the larger quantity, limited by stock.
 * Unknown SKUs and SKUs that are no longer sold are skipped.
 * @returns the SKUs whose quantity was limited by stock or whose line did not fit into the cart.
 */
export const mergeIntoCart = (db: Db, user_id: string, items: SkuQuantity[]) =>
  withCart(db, user_id, async (tx): Promise<string[]> => {
    const lines = new Map((await findQuantities(tx, user_id)).map((line) => [line.sku_id, line.quantity]))
    const { capped, adjusted } = await capQuantities(tx, items, (sku_id) => lines.get(sku_id) ?? 0)
    const room = CART_LINES_LIMIT - lines.size
    const fresh = capped.filter((line) => !lines.has(line.sku_id))
    const left_out = new Set(fresh.slice(room).map((line) => line.sku_id))
    await putLines(
      tx,
      user_id,
      // The line that is written last counts as the latest.
      capped.filter((line) => !left_out.has(line.sku_id)).reverse(),
    )
    return [...new Set([...adjusted, ...left_out])]
  })

export async function takeFromCart(tx: Tx, user_id: string, cart_item_ids: string[]): Promise<void> {
  await deleteLines(tx, user_id, cart_item_ids)
}

/** For each known SKU, the larger of the requested quantity and the quantity in the cart, limited by stock. */
export async function capQuantities(db: Db, items: SkuQuantity[], already = (_sku_id: string) => 0) {
  const wanted_by_sku = new Map<string, number>()
  for (const { sku_id, quantity } of items)
    wanted_by_sku.set(sku_id, Math.max(quantity, wanted_by_sku.get(sku_id) ?? already(sku_id)))
  if (wanted_by_sku.size === 0) return { capped: [], adjusted: [] }
  const stock = new Map((await findStock(db, [...wanted_by_sku.keys()])).map((sku) => [sku.sku_id, sku]))
  const capped: SkuQuantity[] = []
  const adjusted: string[] = []
  for (const [sku_id, quantity] of wanted_by_sku) {
    const sku = stock.get(sku_id)
    if (!sku?.on_sale) continue
    const had = atMost(sku, quantity)
    if (had > 0) capped.push({ sku_id, quantity: had })
    if (had < quantity) adjusted.push(sku_id)
  }
  return { capped, adjusted }
}

async function stockOf(tx: Tx, sku_id: string): Promise<Stock> {
  const [sku] = await findStock(tx, [sku_id])
  if (!sku) throw new NotFound()
  return sku
}

const atMost = ({ stock }: Stock, quantity: number) => Math.min(quantity, stock, QUANTITY_LIMIT)

function refuseUnavailable(sku: Stock, quantity: number): void {
  const { sku_id } = sku
  if (!sku.on_sale) throw new Refusal('sku_unavailable', { field: sku_id })
  if (quantity > QUANTITY_LIMIT) throw new Refusal('quantity_limit', { field: sku_id })
  if (!isAvailable(sku) || quantity > sku.stock) throw new Refusal('out_of_stock', { field: sku_id })
}
