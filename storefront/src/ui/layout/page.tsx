import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import css from './page.module.css'

type PageProps = {
  /** Leaves space for the tab bar below this screen. */
  tabbed?: boolean
  /** The page uses the full width from 1,024 px. Other screens stay a narrow column. */
  wide?: boolean
  className?: string
  children: ReactNode
}

/** The column of a screen. On phones it is at least as high as the window. A top bar comes first, a footer last. */
export function Page({ tabbed, wide, className, children }: PageProps) {
  return <div className={classNames(css.page, tabbed && css.tabbed, wide && css.wide, className)}>{children}</div>
}
