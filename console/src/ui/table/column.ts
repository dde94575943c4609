import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import css from './data-table.module.css'

export type Column<Row> = {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Right-aligned, for figures. */
  align?: 'end'
  /**
   * Position of the column in card layout, where each row is a card of two lines. The first line has the first column
   * and the `sum`, the second line `status`, `about` and `when`, in this order. `below` has a third line, in which its text
   * wraps. Columns without a position are hidden.
   */
  card?: 'sum' | 'status' | 'about' | 'when' | 'below'
  /** Shows the heading before the value in card layout, for figures that need an explanation. */
  isNamed?: true
  /** Hides the column in a narrow window and next to an open pane. */
  isExtra?: true
  /** Gives the column the remaining width, and truncates its text if that is too little. */
  isWide?: true
}

export function cellClass<Row>(column: Column<Row> | undefined) {
  return classNames(column?.align === 'end' && css.end, column?.isExtra && css.extra, column?.isWide && css.wide)
}
