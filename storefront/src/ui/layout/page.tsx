import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './page.module.css'

type PageProps = {
  /** The tab bar stands under this screen: leaves room for it. */
  tabbed?: boolean
  className?: string
  children: ReactNode
}

/** The column of one screen: at least as high as the window, with a top bar first and a foot last. */
export function Page({ tabbed, className, children }: PageProps) {
  return <div className={classNames(css.page, tabbed && css.tabbed, className)}>{children}</div>
}
