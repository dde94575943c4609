import type { Db } from '../../db/database.ts'
import type { Place } from '../../db/newest-first.ts'
import { NotFound } from '../../http/refusal.ts'
import type { Keys } from '../../security/keys.ts'
import {
  countRecharges,
  findOwnRecharges,
  findRecharge,
  findRechargesAtDesk,
  type RechargeFilter,
} from './recharge-sql.ts'
import { type RechargeAtDeskReply, rechargeAtDesk, rechargeEntry } from './recharge-view.ts'

/** A page of a shopper's own recharges. */
export async function listOwnRecharges(db: Db, filter: RechargeFilter & { user_id: string }, place: Place) {
  const [{ items, next_cursor }, total] = await Promise.all([
    findOwnRecharges(db, filter, place),
    countRecharges(db, filter),
  ])
  const { page, page_size } = place
  return { items: items.map(rechargeEntry), next_cursor, total, page, page_size }
}

/** Everybody's recharges for the desk. */
export async function listRecharges(db: Db, keys: Keys, filter: RechargeFilter, page: Omit<Place, 'cursor'>) {
  const [rows, total] = await Promise.all([findRechargesAtDesk(db, filter, page), countRecharges(db, filter)])
  return { items: rows.map((row) => rechargeAtDesk(row, keys)), total, ...page }
}

/** @throws NotFound */
export async function readRecharge(db: Db, keys: Keys, recharge_id: string): Promise<RechargeAtDeskReply> {
  const row = await findRecharge(db, recharge_id)
  if (!row) throw new NotFound()
  return rechargeAtDesk(row, keys)
}
