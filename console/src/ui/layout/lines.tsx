import type { ReactNode } from 'react'
import css from './lines.module.css'

type LinesProps = { isLoading?: boolean; children: ReactNode }

/** Rows of a pane that need no table: a main text, and some facts next to it. */
export function Lines({ isLoading = false, children }: LinesProps) {
  return (
    <ul className={css.lines} aria-busy={isLoading}>
      {children}
    </ul>
  )
}

/** `main` takes the remaining width. */
export function Line({ main, children }: { main: ReactNode; children: ReactNode }) {
  return (
    <li className={css.line}>
      <span className={css.main}>{main}</span>
      {children}
    </li>
  )
}
