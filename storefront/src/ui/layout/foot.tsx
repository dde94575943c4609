import type { ReactNode } from 'react'
import { classNames } from '../text/class-names.ts'
import css from './foot.module.css'

type FootProps = {
  /** Places the foot above the tab bar, for a screen with tabs. */
  aboveTabs?: boolean
  children: ReactNode
}

/**
 * The bar with a screen's main action. It must be the last child of a Page: it sticks to the window's bottom and never
 * covers the page's end.
 */
export function Foot({ aboveTabs, children }: FootProps) {
  return (
    <div data-foot="" className={classNames(css.foot, aboveTabs && css.aboveTabs)}>
      {children}
    </div>
  )
}
