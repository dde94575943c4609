import type { ReactNode } from 'react'
import css from './pane-rows.module.css'

type RowsProps = { isLoading?: boolean; children: ReactNode }

/** Rows of a pane that need no table: a main text, and some facts next to it. */
export function Rows({ isLoading = false, children }: RowsProps) {
  return (
    <ul className={css.rows} aria-busy={isLoading}>
      {children}
    </ul>
  )
}

/** `main` takes the remaining width. */
export function Row({ main, children }: { main: ReactNode; children: ReactNode }) {
  return (
    <li className={css.row}>
      <span className={css.main}>{main}</span>
      {children}
    </li>
  )
}
