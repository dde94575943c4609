import type { ReactNode } from 'react'
import { classNames } from '../text/class-names.ts'
import css from './page.module.css'

type PageProps = {
  /** The tab bar stands under this screen: leaves room for it. */
  tabbed?: boolean
  /** From 1,024 px it takes the page's whole width; others stay a column for reading and filling in. */
  wide?: boolean
  className?: string
  children: ReactNode
}

/** The column of one screen: on phones at least as high as the window, with a top bar first and a foot last. */
export function Page({ tabbed, wide, className, children }: PageProps) {
  return <div className={classNames(css.page, tabbed && css.tabbed, wide && css.wide, className)}>{children}</div>
}
