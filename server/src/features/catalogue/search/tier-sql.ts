import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/**
 * Listings are divided into three tiers by sales. These are the ranks of the last listing in the first and second tier.
 */
export type TierSizes = readonly [first: number, second: number]
export const TIER_SIZES: TierSizes = [20_000, 200_000]

/**
 * Hysteresis: a product enters a tier at 95 % of its size and leaves it at 105 %, so that small changes of sales do not
 * move it back and forth.
 */
const ENTER = 0.95
const LEAVE = 1.05

type RowKey = { sales: number; product_id: string }
export type Bounds = { enter: RowKey; leave: RowKey }

type BoundsRow = { enter_sales: number; enter_id: string; leave_sales: number; leave_id: string }
const boundsOf = ({ enter_sales, enter_id, leave_sales, leave_id }: BoundsRow): Bounds => ({
  enter: { sales: enter_sales, product_id: enter_id },
  leave: { sales: leave_sales, product_id: leave_id },
})

export async function findBounds(tx: Tx): Promise<readonly Bounds[]> {
  const rows = await tx.selectFrom('listing_tier').selectAll().orderBy('tier').execute()
  return rows.map(boundsOf)
}

/** The ranks of the bounds of each tier. */
const ranksOf = (sizes: TierSizes) =>
  sizes.map((size, at) => ({ tier: at + 1, enter: Math.round(size * ENTER), leave: Math.round(size * LEAVE) }))

/** Recomputes the bounds of the tiers, from the sales index of the listings or from all products on sale. */
export async function moveBounds(db: Db, sizes: TierSizes, among: 'listing' | 'product' = 'listing'): Promise<void> {
  const rows = among === 'listing' ? sql`listing` : sql`product where on_sale`
  for (const { tier, enter, leave } of ranksOf(sizes)) {
    const end = (place: number) => sql`(
      select sales, product_id from ${rows} order by sales desc, product_id desc offset ${place} limit 1)`
    await sql`
      update listing_tier set enter_sales = coalesce(enter.sales, -1), enter_id = coalesce(enter.product_id, ''),
        leave_sales = coalesce(leave.sales, -1), leave_id = coalesce(leave.product_id, '')
      from (select) as one left join ${end(enter)} as enter on true left join ${end(leave)} as leave on true
      where tier = ${tier}::int and (enter_sales, enter_id, leave_sales, leave_id) is distinct from
        (coalesce(enter.sales, -1), coalesce(enter.product_id, ''), coalesce(leave.sales, -1), coalesce(leave.product_id, ''))
      `.execute(db)
  }
}

/** Moves some listings whose tier no longer fits its bounds. @returns the number of moved listings. */
export async function moveToTiers(tx: Tx, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with bound as (select * from listing_tier), moved as (
      (select product_id, tier + 1 as into_tier from listing
        where tier = 1 and (sales, product_id) < (select leave_sales, leave_id from bound where tier = 1)
        order by sales, product_id limit ${limit})
      union all (select product_id, tier + 1 from listing
        where tier = 2 and (sales, product_id) < (select leave_sales, leave_id from bound where tier = 2)
        order by sales, product_id limit ${limit})
      union all (select product_id, tier - 1 from listing
        where tier = 2 and (sales, product_id) > (select enter_sales, enter_id from bound where tier = 1)
        order by sales desc, product_id desc limit ${limit})
      union all (select product_id, tier - 1 from listing
        where tier = 3 and (sales, product_id) > (select enter_sales, enter_id from bound where tier = 2)
        order by sales desc, product_id desc limit ${limit}))
    update listing set tier = into_tier from moved where moved.product_id = listing.product_id`.execute(tx)
  return Number(numAffectedRows)
}
