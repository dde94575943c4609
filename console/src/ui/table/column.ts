import type { ReactNode } from 'react'
import { classNames } from '../text/class-names.ts'
import css from './data-table.module.css'

export type Column<Row> = {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end. */
  align?: 'end'
  /**
   * Where it stands when there is no room for columns and each row is a card of two lines. On the first line the first
   * column and the `sum`, on the second the others, in their order. Without a place it is left out.
   */
  card?: 'sum' | 'status' | 'about' | 'when'
  /** On a card its head stands before it: a figure that does not explain itself. */
  isNamed?: true
  /** In a narrow window or beside an open pane it is left out. */
  isExtra?: true
  /** Takes what is left of the width, and is cut where that is too little. */
  isWide?: true
}

export function cellClass<Row>(column: Column<Row> | undefined) {
  return classNames(column?.align === 'end' && css.end, column?.isExtra && css.extra, column?.isWide && css.wide)
}
