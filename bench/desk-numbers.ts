// Each number `n` from 1 to `total` (a multiple of 100) becomes a row in every table. The constants are SQL expressions
// over `n`.

export const idText = (n: string, kind: number) =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/**
 * One in ten rows belongs to the first shopper, because lists must also be fast for a shopper with many rows. Other
 * shoppers have ten rows each.
 */
export const IS_FIRST_SHOPPERS = '(n % 10 = 3)'
/** Number of the shopper who owns a row. */
export const OWNER = `case when ${IS_FIRST_SHOPPERS} then 1 else 2 + n % (total / 10) end`
/** Position of a row among those of its owner, from 1. */
export const POSITION = `case when ${IS_FIRST_SHOPPERS} then 1 + n / 10 else 1 + (n - 1) / (total / 10) end`
/** Number of rows that shopper number `n` owns. */
export const ROW_COUNT = `case when n = 1 then total / 10 when n > 1 + total / 10 or n % 10 = 5 then 0 else 10 end`

/** Rows that differ from the majority; only few of them belong to the first shopper. */
export const IS_EXCEPTION = '(n % 50 = 0 or n % 1000 = 3)'

/** Times spread evenly over five years, in row order. */
export const SPREAD_OVER_FIVE_YEARS = `now() - interval '5 years' * (1 - n::float8 / total)`

/** Ids of the shopper with many rows, and of a shopper with ten rows in each table. */
export const BUSY_SHOPPER_ID = '00000001-0000-7000-8000-000000000001'
export const ORDINARY_SHOPPER_ID = '00000001-0000-7000-8000-000000000007'
/** Ids of the webhook with half of the events, and of one with few. */
export const BUSY_WEBHOOK_ID = '00000008-0000-7000-8000-000000000001'
export const QUIET_WEBHOOK_ID = '00000008-0000-7000-8000-000000000002'
