import type { ReactNode } from 'react'
import css from './filters.module.css'

/** The line of filters between the head of a list and its table. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={css.filters}>{children}</div>
}
