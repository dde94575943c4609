import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import css from './panes.module.css'

type PanesProps = {
  list: ReactNode
  detail: ReactNode
  /** The pane needs most of the width. */
  isDetailWide?: boolean
}

/** A list, and the pane of the open row next to it. On narrow screens the pane covers the list. */
export function Panes({ list, detail, isDetailWide }: PanesProps) {
  const isOpen = detail !== undefined && detail !== null
  return (
    <div className={classNames(css.panes, isOpen && css.open, isOpen && isDetailWide && css.wide)}>
      <div className={css.list}>{list}</div>
      {detail}
    </div>
  )
}
