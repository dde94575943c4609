import type { ReactNode } from 'react'
import { classNames } from '../text/class-names.ts'
import css from './panes.module.css'

/** A list, and beside it what is open of it; where there is no room for both, what is open covers the list. */
export function Panes({ list, detail }: { list: ReactNode; detail: ReactNode }) {
  return (
    <div className={classNames(css.panes, detail !== undefined && detail !== null && css.open)}>
      <div className={css.list}>{list}</div>
      {detail}
    </div>
  )
}
