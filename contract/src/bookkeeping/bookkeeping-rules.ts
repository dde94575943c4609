/** The files for the bookkeeper, in the order in which they are shown. docs/bookkeeping.md lists their columns. */
export const BOOK_FILES = [
  'orders',
  'order_lines',
  'receipts',
  'refunds',
  'top_ups',
  'withdrawals',
  'fees',
  'other_movements',
  'journal',
  'sums',
  'taxes',
  'one_stop',
] as const
export type BookFile = (typeof BOOK_FILES)[number]

export const BOOK_FORMATS = ['csv', 'xlsx'] as const
export type BookFormat = (typeof BOOK_FORMATS)[number]

/** Longest period of a file, in days. */
export const BOOK_DAYS_LIMIT = 366
