import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import css from './footer.module.css'

type FooterProps = {
  /** Places the footer above the tab bar, for a screen with tabs. */
  aboveTabs?: boolean
  children: ReactNode
}

/**
 * The bar with a screen's main action. It must be the last child of a Page: it sticks to the window's bottom and never
 * covers the page's end.
 */
export function Footer({ aboveTabs, children }: FooterProps) {
  return (
    <div data-footer="" className={classNames(css.footer, aboveTabs && css.aboveTabs)}>
      {children}
    </div>
  )
}
