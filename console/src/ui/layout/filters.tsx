import type { ReactNode } from 'react'
import css from './filters.module.css'

type Children = { children: ReactNode }

/** The line of filters between the head of a list and its table. On a phone its fields are aligned under each other. */
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
