import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { countRecharges, findOwnRecharges, type RechargeFilter } from './recharge-sql.ts'
import { rechargeEntry } from './recharge-view.ts'

export async function listOwnRecharges(db: Db, filter: RechargeFilter & { user_id: string }, start: PageStart) {
  const [{ items, next_cursor }, total] = await Promise.all([
    findOwnRecharges(db, filter, start),
    countRecharges(db, filter),
  ])
  const { page, page_size } = start
  return { items: items.map(rechargeEntry), next_cursor, total, page, page_size }
}
