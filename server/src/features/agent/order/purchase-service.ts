import type { Db } from '../../../db/database.ts'
import {
  findPurchasedLines,
  findPurchasedOrders,
  findPurchaseMoves,
  findPurchaseParcels,
  findPurchaseRefunds,
  findPurchaseReports,
  type PurchaseKey,
} from './purchase-sql.ts'
import type { Purchase } from './purchase-view.ts'

export async function readPurchase(db: Db, key: PurchaseKey): Promise<Purchase> {
  const [orders, lines, moves, parcels, reports, refunds] = await Promise.all([
    findPurchasedOrders(db, key),
    findPurchasedLines(db, key),
    findPurchaseMoves(db, key),
    findPurchaseParcels(db, key),
    findPurchaseReports(db, key),
    findPurchaseRefunds(db, key),
  ])
  return { orders, lines, moves, parcels, reports, refunds }
}
