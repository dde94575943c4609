import type { ReactNode } from 'react'
import css from './filters.module.css'

type Children = { children: ReactNode }

/** The filters between the heading of a list and its table. On a phone the fields are stacked. */
export function Filters({ children }: Children) {
  return (
    <div className={css.frame}>
      <div className={css.filters}>{children}</div>
    </div>
  )
}

/** Fields that stay together next to the tabs of a list. */
export function FilterFields({ children }: Children) {
  return <div className={css.fields}>{children}</div>
}

/** Two fields that share a line on a phone. */
export function FilterPair({ children }: Children) {
  return <div className={css.pair}>{children}</div>
}
