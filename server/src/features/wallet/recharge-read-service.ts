import type { Db } from '../../db/database.ts'
import { NotFound } from '../../http/refusal.ts'
import type { Keys } from '../../security/keys.ts'
import { countRecharges, findRecharges, type Page, type RechargeFilter } from './recharge-sql.ts'
import { type RechargeAtDeskReply, rechargeAtDesk, rechargeEntry } from './recharge-view.ts'

/** A shopper's own recharges, newest first. */
export async function listOwnRecharges(db: Db, filter: RechargeFilter & { user_id: string }, page: Page) {
  const [rows, total] = await Promise.all([findRecharges(db, filter, 'newest', page), countRecharges(db, filter)])
  return { items: rows.map(rechargeEntry), total, ...page }
}

/** Everybody's recharges for the desk: those to be audited first, the oldest of them at the top. */
export async function listRecharges(db: Db, keys: Keys, filter: RechargeFilter, page: Page) {
  const [rows, total] = await Promise.all([
    findRecharges(db, filter, 'waiting first', page),
    countRecharges(db, filter),
  ])
  return { items: rows.map((row) => rechargeAtDesk(row, keys)), total, ...page }
}

/** @throws NotFound */
export async function readRecharge(db: Db, keys: Keys, recharge_id: string): Promise<RechargeAtDeskReply> {
  const [row] = await findRecharges(db, { recharge_id }, 'newest', { page: 1, page_size: 1 })
  if (!row) throw new NotFound()
  return rechargeAtDesk(row, keys)
}
