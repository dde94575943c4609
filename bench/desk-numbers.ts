// Of each number `n` from 1 to `total`, a multiple of 100, a row of every table is made: SQL over them.

export const idText = (n: string, kind: number) =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** One in ten rows belongs to the first shopper: a list has to hold for who has much, too. The others have ten each. */
export const IS_OF_FIRST = '(n % 10 = 3)'
/** The number of whose a row is. */
export const OWNER = `case when ${IS_OF_FIRST} then 1 else 2 + n % (total / 10) end`
/** Where a row stands among those of its owner, from 1. */
export const POSITION = `case when ${IS_OF_FIRST} then 1 + n / 10 else 1 + (n - 1) / (total / 10) end`
/** How many rows the shopper of a number owns. */
export const ENTRIES = `case when n = 1 then total / 10 when n > 1 + total / 10 or n % 10 = 5 then 0 else 10 end`

/** Rows that are not like most; few of the first shopper's are. */
export const IS_OTHER = '(n % 50 = 0 or n % 1000 = 3)'

/** Five years, a row after the other. */
export const IN_FIVE_YEARS = `now() - interval '5 years' * (1 - n::float8 / total)`

/** A shopper who has much of everything, and one who has ten rows of each. */
export const MUCH = '00000001-0000-7000-8000-000000000001'
export const LITTLE = '00000001-0000-7000-8000-000000000007'
