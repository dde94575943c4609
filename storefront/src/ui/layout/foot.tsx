import type { ReactNode } from 'react'
import { classNames } from '../text/class-names.ts'
import css from './foot.module.css'

type FootProps = {
  /** Placed above the tab bar of a tabbed screen. */
  aboveTabs?: boolean
  children: ReactNode
}

/**
 * The bar with a screen's main action. Last child of a Page: it sticks to the window's bottom and never covers the
 * page's end.
 */
export function Foot({ aboveTabs, children }: FootProps) {
  return (
    <div data-foot="" className={classNames(css.foot, aboveTabs && css.aboveTabs)}>
      {children}
    </div>
  )
}
