import type { ReactNode } from 'react'
import { classNames } from '../text/class-names.ts'
import css from './data-table.module.css'

export type Column<Row> = {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Right-aligned, for figures. */
  align?: 'end'
  /**
   * Position of the column in card layout, where each row is a card of two lines. The first line has the first column
   * and the `sum`, the second line the others, in this order. Columns without a position are hidden.
   */
  card?: 'sum' | 'status' | 'about' | 'when'
  /** On a card, the heading is shown before the value, for figures that need an explanation. */
  isNamed?: true
  /** Hidden in a narrow window and next to an open pane. */
  isExtra?: true
  /** Takes the remaining width, and is truncated if that is too little. */
  isWide?: true
}

export function cellClass<Row>(column: Column<Row> | undefined) {
  return classNames(column?.align === 'end' && css.end, column?.isExtra && css.extra, column?.isWide && css.wide)
}
