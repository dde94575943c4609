import type { ReactNode } from 'react'
import { classNames } from '../text/class-names.ts'
import css from './panes.module.css'

type PanesProps = {
  list: ReactNode
  detail: ReactNode
  /** What is open needs most of the room. */
  isDetailWide?: boolean
}

/** A list, and beside it what is open of it; where there is no room for both, what is open covers the list. */
export function Panes({ list, detail, isDetailWide }: PanesProps) {
  const isOpen = detail !== undefined && detail !== null
  return (
    <div className={classNames(css.panes, isOpen && css.open, isOpen && isDetailWide && css.wide)}>
      <div className={css.list}>{list}</div>
      {detail}
    </div>
  )
}
